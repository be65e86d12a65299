/**
 * The year of an INN, whoever's account it is in (F01). A payout counts under a name of its INN: the HMAC under a key that lies outside of
 * the database, because the name outlives the account. The sums in `payee_years` are kept by triggers.
 *
 * Locks: the person, then payouts, then years. The rows of years are taken in the order of their names, by the triggers too.
 */
import { createHmac } from 'node:crypto'
import { beginningInMoscow } from '../../../src/domain/dates/dates.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { payeeYears, payouts } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { Key, KeyPair } from '../../kernel/secrets/keys.ts'
import { yearOf } from './spent.ts'

/** The setting of the key. */
export const PAYEE_KEY = 'PAYEE_KEY'

/** A former key is asked for as long as the year lasts in which it was replaced: sums of that year stand under it. */
export const isFormerAsked =
  (now: number) =>
  (replacedAt: number): boolean =>
    yearOf(replacedAt) === yearOf(now)

const nameUnder = ({ print, value }: Key, inn: string): string =>
  `${print}.${createHmac('sha256', value).update(inn).digest('hex')}`

/** The names of an INN: the one that is written first, and the one under the former key. */
export type PayeeNames = readonly [current: string, ...former: string[]]

export const payeeNames = ({ current, former }: KeyPair, inn: string): PayeeNames =>
  former === null ? [nameUnder(current, inn)] : [nameUnder(current, inn), nameUnder(former, inn)]

/** When the calendar year in Moscow has begun. */
export const beginningOfYear = (now: number): Date => new Date(beginningInMoscow(`${yearOf(now)}-01-01`))

/** What has been paid to an INN in a calendar year, kopecks. */
const sumOf = (db: Db, names: PayeeNames, now: number) =>
  db
    .select({ amount: payeeYears.amount })
    .from(payeeYears)
    .where(and(isAnyOf(payeeYears.payee, names), eq(payeeYears.year, yearOf(now))))
    .orderBy(payeeYears.payee)

const total = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

export const paidTo = async (db: Db, names: PayeeNames, now: number): Promise<number> => total(await sumOf(db, names, now))

/** The same, locked until the end of the transaction: withdrawals of one INN come one after the other, whatever accounts they are from. */
export const takePaidTo = async (tx: Tx, names: PayeeNames, now: number): Promise<number> => {
  // A row that is not there cannot be locked.
  const row = { payee: names[0], year: yearOf(now), amount: 0 }
  await tx.insert(payeeYears).values(row).onConflictDoNothing()
  return total(await sumOf(tx, names, now).for('update'))
}

/**
 * An INN begins with what the account has had this year: the account's payouts count for it, too, those that count for another INN as
 * well. The person is locked.
 */
export const countForInn = async (tx: Tx, userId: string, names: PayeeNames, now: number): Promise<void> => {
  const isOther = sql`not (${payouts.payees} && ${sql.param([...names])}::text[])`
  await tx
    .update(payouts)
    .set({ payees: sql`array_append(${payouts.payees}, ${names[0]}::text)` })
    .where(and(eq(payouts.userId, userId), gte(payouts.createdAt, beginningOfYear(now)), isOther))
}

const BATCH = 1_000

/** Takes the names off payouts that nobody is judged by any more, in short transactions. A row that is held is left for the next run. */
const forgetNames = async (db: Db, before: Date): Promise<void> => {
  const some = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(sql`${payouts.payees} <> '{}'`, lt(payouts.createdAt, before)))
    .limit(BATCH)
    .for('no key update', { skipLocked: true })
  for (let gone = BATCH; gone === BATCH;) {
    const rows = await db
      .update(payouts)
      .set({ payees: [] })
      .where(sql`${payouts.id} = any(array(${some}))`)
      .returning({ id: payouts.id })
    gone = rows.length
  }
}

/**
 * The part of the cleanup that forgets years by which nobody is judged any more, here and beside the payouts. The last year stays, lest a
 * clock that is ahead renews a limit.
 */
export const forgetOldYears = async (db: Db, now: number): Promise<void> => {
  const last = yearOf(now) - 1
  await forgetNames(db, new Date(beginningInMoscow(`${last}-01-01`)))
  await deleteInBatches(db, payeeYears, lt(payeeYears.year, last))
}
