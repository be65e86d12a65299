import { eq } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { toPoints } from '../../../src/domain/money.ts'
import { LEAST_PAYOUT } from '../../../src/domain/payout.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { balanceOf, heldOf } from '../ledger/ledger.ts'
import { leftOf } from '../payouts/room.ts'
import type { PayoutRules } from '../payouts/rules.ts'
import { spentBy, yearOf } from '../payouts/spent.ts'
import { expectedOf } from '../sales/overview.ts'

const findYear = prepared(['id'], (db, { id }) => db.select({ year: users.taxLimitYear }).from(users).where(eq(users.id, id)))

const read = async (db: Db, userId: string, now: number) => ({
  available: await balanceOf(db, userId),
  held: await heldOf(db, userId),
  expected: await expectedOf(db, userId),
  spent: await spentBy(db, userId, now),
  limitYear: oneOf(await findYear(db, { id: userId })).year,
})

/** What a person's points come to, all of it of one moment, and the limits of payouts. @param now epoch milliseconds */
export const summaryOf = async (
  db: Db,
  userId: string,
  { perPayout, perDay, perYear, workingDays }: PayoutRules,
  now: number,
): Promise<components['schemas']['Summary']> => {
  // One snapshot: a payout that begins meanwhile must not be in two of the sums, nor in none.
  const sums = await db.transaction((tx) => read(tx, userId, now), { isolationLevel: 'repeatable read', accessMode: 'read only' })
  const { available, held, expected, spent, limitYear } = sums
  return {
    available: toPoints(available),
    expected: toPoints(expected),
    held: toPoints(held),
    paidThisYear: toPoints(spent.year),
    limits: {
      least: LEAST_PAYOUT,
      perPayout,
      perDay,
      // The administration has lifted this year's limit for the person.
      perYear: limitYear === yearOf(now) ? null : perYear,
      leftToday: leftOf(perDay, spent.day),
      workingDays,
    },
  }
}
