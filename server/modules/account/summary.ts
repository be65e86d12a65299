import { eq } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { toPoints } from '../../../src/domain/money/money.ts'
import { LEAST_PAYOUT } from '../../../src/domain/money/payout.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { users } from '../../kernel/database/schema.ts'
import type { TaxStatus } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { earnedThisMonth } from '../ledger/earned.ts'
import { balanceOf, heldOf } from '../ledger/ledger.ts'
import { lastCardOf } from '../payouts/last-card.ts'
import { leftOf } from '../payouts/room.ts'
import { paidTo, payeeNames } from '../payouts/payees.ts'
import type { PayoutNeeds } from '../payouts/rules.ts'
import { spentBy, yearOf } from '../payouts/spent.ts'
import { expectedOf } from '../sales/overview.ts'

const findPayee = prepared(['id'], (db, { id }) =>
  db.select({ inn: users.inn, taxStatus: users.taxStatus, limitYear: users.taxLimitYear }).from(users).where(eq(users.id, id)),
)

/** What has been paid to the person's INN; nobody is told what has been paid to an INN that is not approved as their own. */
const paidToInn = async (
  db: Db,
  { inn, taxStatus }: { inn: string | null; taxStatus: TaxStatus | null },
  keys: KeyPair,
  now: number,
) => (inn !== null && taxStatus === 'ACCEPTED' ? paidTo(db, payeeNames(keys, inn), now) : 0)

const read = async (db: Db, userId: string, keys: KeyPair, now: number) => {
  const payee = oneOf(await findPayee(db, { id: userId }))
  return {
    available: await balanceOf(db, userId),
    held: await heldOf(db, userId),
    expected: await expectedOf(db, userId),
    earned: await earnedThisMonth(db, userId, now),
    lastCard: await lastCardOf(db, userId),
    spent: await spentBy(db, userId, now),
    toInn: await paidToInn(db, payee, keys, now),
    limitYear: payee.limitYear,
  }
}

/** What a person's points come to, all of it of one moment, and the limits of payouts. @param now epoch milliseconds */
export const summaryOf = async (
  db: Db,
  userId: string,
  { payoutRules: { perPayout, perDay, perYear, workingDays }, payeeKeys }: PayoutNeeds,
  now: number,
): Promise<components['schemas']['Summary']> => {
  // One snapshot: a payout that begins meanwhile must not be in two of the sums, nor in none.
  const sums = await db.transaction((tx) => read(tx, userId, payeeKeys, now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const { available, held, expected, earned, lastCard, spent, toInn, limitYear } = sums
  return {
    available: toPoints(available),
    expected: toPoints(expected),
    held: toPoints(held),
    earnedThisMonth: toPoints(earned),
    // What the limit counts: the larger of two sums (F01).
    paidThisYear: toPoints(Math.max(spent.year, toInn)),
    lastCard,
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
