import { desc } from 'drizzle-orm'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { addDays } from '../../../src/domain/dates/days.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { reconciledDays, statementLines } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { Acquirer, StatementLine } from '../payouts/acquirer.ts'
import { takePayoutNotice } from '../payouts/outside.ts'
import { compareDay, noteSuspects, paidUnderWay } from './compare.ts'
import { closeMoot } from './decide.ts'

const EVERY = 3_600_000
const HOUR = 3_600_000
/** Banks finish a day's statement in the night: at six in Moscow it is asked for. */
const READY = 6 * HOUR
/** A first start does not ask for statements of years. */
const BACK = 3
const BATCH = 500

/** The day whose statement is ready. */
const lastReady = (now: number): string => addDays(moscowDay(now - READY), -1)

/** Days whose statements have not been read, oldest first. */
const daysDue = async (db: Db, now: number): Promise<string[]> => {
  const last = lastReady(now)
  const [known] = await db.select().from(reconciledDays).orderBy(desc(reconciledDays.day)).limit(1)
  const days: string[] = []
  for (let day = known ? addDays(known.day, 1) : addDays(last, 1 - BACK); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

type LineRow = typeof statementLines.$inferInsert

const saysTheSame = (one: LineRow, other: LineRow): boolean =>
  one.day === other.day && one.key === other.key && one.amount === other.amount && one.at.getTime() === other.at.getTime()

/**
 * Writes lines, those of a statement that has broken off a second time.
 * @throws when a number of the bank stands for two payments: the second one would be lost, and its payout look like one that is missing
 */
const insertLines = async (db: Db, rows: LineRow[]): Promise<void> => {
  const added = await db
    .insert(statementLines)
    .values(rows)
    .onConflictDoNothing()
    .returning({ reference: statementLines.reference })
  if (added.length === rows.length) return
  const stored = await db
    .select()
    .from(statementLines)
    .where(isAnyOf(statementLines.reference, [...new Set(rows.map(({ reference }) => reference))]))
  const known = new Map(stored.map((line) => [line.reference, line]))
  for (const row of rows) {
    const line = known.get(row.reference)
    if (!line || !saysTheSame(line, row)) throw new Error(`the bank's number ${row.reference} stands for two payments`)
  }
}

/** Stores a statement as it comes, one batch in memory. A statement that breaks off is read again: its lines are there once. */
const store = async (db: Db, day: string, lines: AsyncIterable<StatementLine>): Promise<void> => {
  let batch: StatementLine[] = []
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    const rows = batch.map(({ at, ...line }) => ({ ...line, day, at: new Date(at) }))
    await insertLines(db, rows)
    batch = []
  }
  for await (const line of lines) {
    batch.push(line)
    if (batch.length === BATCH) await flush()
  }
  await flush()
}

/** Reads the statement of a day and compares it. */
const reconcileDay = async (db: Db, acquirer: Acquirer, day: string, { now, signal }: { now: number; signal?: AbortSignal }) => {
  await store(db, day, acquirer.statement(day, signal))
  // The statement is the bank's word too: what it has paid has arrived, whether its notice has or not.
  for (let after: string | undefined = ''; after !== undefined;) {
    const keys: string[] = await paidUnderWay(db, day, after)
    for (const key of keys) await db.transaction((tx) => takePayoutNotice(tx, { key, state: 'settled', reason: null }, now))
    after = keys.at(-1)
  }
  await db.transaction(async (tx) => {
    await compareDay(tx, day, now)
    await tx
      .insert(reconciledDays)
      .values({ day, at: new Date(now) })
      .onConflictDoNothing()
  })
}

/** The job «reconcile», every hour: reads the statements of the days that are over, once each, and looks for payouts without an answer. */
export const reconcileJob =
  (acquirer: Acquirer): JobHandler =>
  async (_payload, { db, now, signal }) => {
    await noteSuspects(db, now)
    await closeMoot(db, now)
    for (const day of await daysDue(db, now)) await reconcileDay(db, acquirer, day, { now, signal })
    return async () => new Date(now + EVERY)
  }
