/**
 * Compares payouts with the lines of statements, in the database: however long a day's statement is, the server holds one page of it.
 * Whatever disagrees becomes a finding, once.
 */
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { beginningInMoscow } from '../../../src/domain/dates/dates.ts'
import { addDays } from '../../../src/domain/dates/days.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

const CORRECT = sql.raw('on conflict do nothing')

const find = async (db: Db, now: number, found: SQL): Promise<void> => {
  await db.execute(sql`
    insert into payout_findings (id, kind, day, payout_id, user_id, reference, ours, bank, found_at)
    select gen_random_uuid(), found.*, ${new Date(now).toISOString()}::timestamptz from (${found}) as found ${CORRECT}`)
}

const earlier = sql`exists (select from statement_lines first
  where first.key = line.key and (first.at, first.reference) < (line.at, line.reference))`

/**
 * The payout of a line, through its index: a key may be anything that somebody has written. A row under which nothing is held is no payout
 * of ours: its money left without us.
 */
const payoutOf = sql`p.id = case when line.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then line.key::uuid end
  and exists (select from ledger_transactions t where t.payout_id = p.id and t.operation = 'DISCHARGE_HOLD')`

/** What the statement of a day says that we do not: money that left twice, without us, in another sum, or after we took it back. */
const compareLines = async (tx: Tx, day: string, now: number): Promise<void> => {
  const lines = sql`from statement_lines line left join payouts p on ${payoutOf} where line.day = ${day}`
  await find(
    tx,
    now,
    sql`
    select 'unknown', line.day, null::uuid, null::uuid, line.reference, null::bigint, line.amount ${lines} and p.id is null`,
  )
  await find(
    tx,
    now,
    sql`
    select 'doubled', line.day, p.id, p.user_id, line.reference, p.amount, line.amount ${lines} and p.id is not null and ${earlier}`,
  )
  await find(
    tx,
    now,
    sql`
    select 'differs', line.day, p.id, p.user_id, line.reference, p.amount, line.amount ${lines} and p.amount <> line.amount and not ${earlier}`,
  )
  await find(
    tx,
    now,
    sql`
    select 'returnedButPaid', line.day, p.id, p.user_id, null, p.amount, line.amount ${lines} and p.step = 'returned' and not ${earlier}`,
  )
  // An operator has given the points of a missing one, and now it stands there.
  await find(
    tx,
    now,
    sql`
    select 'returnedButPaid', line.day, p.id, p.user_id, null, p.amount, line.amount ${lines} and p.arrived = false and not ${earlier}`,
  )
}

/**
 * Payouts that arrived and stand in no statement. The day before the statement's is compared, because the bank may write a payment
 * of midnight on the next day. Payouts that an operator has decided are left out: no statement had them to begin with.
 */
const findMissing = async (tx: Tx, day: string, now: number): Promise<void> => {
  const [since, before] = [beginningInMoscow(day), beginningInMoscow(addDays(day, 1))].map((at) => new Date(at).toISOString())
  await find(
    tx,
    now,
    sql`
    select 'missing', ${day}, p.id, p.user_id, null, p.amount, null::bigint from payouts p
      where p.step = 'settled' and p.ended_at >= ${since}::timestamptz and p.ended_at < ${before}::timestamptz
        and not exists (select from statement_lines line where line.key = p.id::text)
        and not exists (select from payout_findings f where f.payout_id = p.id and f.decided_at is not null)`,
  )
}

/** Compares the statement of a day, which has been read to its end. */
export const compareDay = async (tx: Tx, day: string, now: number): Promise<void> => {
  await compareLines(tx, day, now)
  const before = addDays(day, -1)
  const [known] = rowsOf(await tx.execute(sql`select from reconciled_days where day = ${before}`))
  if (known) await findMissing(tx, before, now)
}

const BATCH = 500

/**
 * Payouts on which the statement says what the bank has not told: their keys, of the right sum, page by page.
 * @param after the last one of the page before; empty at first
 */
export const paidUnderWay = async (db: Db, day: string, after: string): Promise<string[]> => {
  const rows = await db.execute(sql`
    select distinct p.id::text as id from statement_lines line join payouts p on ${payoutOf} and p.amount = line.amount
      where line.day = ${day} and p.ended_at is null and line.key > ${after} order by 1 limit ${BATCH}`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/**
 * Payouts that the bank says nothing of, or of whose end it says the opposite. Those that are findings already are not looked at again:
 * however many they are, new ones are found.
 */
export const noteSuspects = async (db: Db, now: number): Promise<void> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const dayOf = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'Europe/Moscow', 'YYYY-MM-DD')`
  await find(
    db,
    now,
    sql`
    select 'unanswered', ${dayOf(sql`p.until`)}, p.id, p.user_id, null, p.amount, null::bigint from payouts p
      where p.ended_at is null and p.sent_at is not null and p.until < ${at}
        and not exists (select from payout_findings f where f.payout_id = p.id and f.kind = 'unanswered')`,
  )
  const kind = sql`case p.step when 'returned' then 'returnedButPaid' else 'missing' end`
  await find(
    db,
    now,
    sql`
    select ${kind}, ${dayOf(sql`p.contradicted_at`)}, p.id, p.user_id, null, p.amount, null::bigint from payouts p
      where p.contradicted_at is not null
        and not exists (select from payout_findings f where f.payout_id = p.id and f.kind = ${kind})`,
  )
}
