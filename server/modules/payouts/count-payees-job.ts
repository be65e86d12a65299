import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { payouts, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { beginningOfYear, payeeNames } from './payees.ts'

const EVERY = 3_600_000
/** Rows that another transaction holds are taken by the next run. */
const SOON = 5_000
const BATCH = 1_000
/** A job must end well before its lock does. */
const RUN = 15_000

/** Payouts of this year that count for no INN yet, of people whose INN is approved. */
const uncounted = (db: Db, size: number, now: number) =>
  db
    .select({ id: payouts.id, inn: sql<string>`${users.inn}` })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(
      and(
        sql`${payouts.payees} = '{}' and ${payouts.userId} is not null`,
        gte(payouts.createdAt, beginningOfYear(now)),
        isNotNull(users.inn),
        eq(users.taxStatus, 'ACCEPTED'),
      ),
    )
    .orderBy(payouts.createdAt, payouts.id)
    .limit(size)

/** Counts some payouts, in a transaction of their own. @returns how many */
const countSome = (db: Db, keys: KeyPair, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await uncounted(tx, BATCH, now).for('no key update', { of: payouts, skipLocked: true })
    if (rows.length === 0) return 0
    const [ids, names] = [rows.map(({ id }) => id), rows.map(({ inn }) => payeeNames(keys, inn)[0])]
    await tx.execute(sql`
      update payouts set payees = array[counted.payee]
        from unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[]) as counted (id, payee) where payouts.id = counted.id`)
    return rows.length
  })

/**
 * The job «count-payees», every hour: lets payouts count for the year of their INN that were made before there were such years, and those
 * of people whose INN was approved by hand. What is left to do stands in the rows themselves, so that a run goes on where the last one was
 * broken off. Until it is through, a withdrawal is judged by the sum of its own account at the least, which it counts by itself.
 */
export const countPayeesJob =
  (keys: KeyPair): JobHandler =>
  async (_payload, { db, now, signal }) => {
    const until = performance.now() + RUN
    let counted = BATCH
    while (counted === BATCH && performance.now() < until && !signal.aborted) counted = await countSome(db, keys, now)
    const isThrough = (await uncounted(db, 1, now)).length === 0
    return async () => new Date(now + (isThrough ? EVERY : SOON))
  }
