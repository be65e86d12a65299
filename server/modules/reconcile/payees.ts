/** Whom the programme has paid in a year, for the tax service (E20). */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { beginningInMoscow } from '../../../src/domain/dates/dates.ts'
import type { Streamed } from '../../kernel/call/handlers.ts'
import { cells, csvFile, MARK } from '../../kernel/csv.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import { taxRecords } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

const BATCH = 500
const HEADER = ['Фамилия', 'Имя', 'Отчество', 'ИНН', 'Телефон', 'Выводов', 'Сумма, ₽']

interface Payee {
  id: string
  surname: string
  username: string
  patronymic: string | null
  inn: string | null
  mobile: string
  payouts: number
  amount: number
}

const FIRST = '00000000-0000-0000-0000-000000000000'

interface Period {
  year: number
  since: string
  before: string
}

const page = async (db: Db, { since, before }: Period, after: string): Promise<Payee[]> =>
  rowsOf<Payee>(
    await db.execute(sql`
      select u.id, u.surname, u.username, u.patronymic, u.inn, u.mobile, count(*)::int as payouts, sum(p.amount)::float8 as amount
        from users u join payouts p on p.user_id = u.id
        where u.id > ${after}::uuid and coalesce(p.arrived, p.step = 'settled') and p.ended_at >= ${since}::timestamptz and p.ended_at < ${before}::timestamptz
        group by u.id order by u.id limit ${BATCH}`),
  )

/** Of people who have deleted their accounts: what the deletion has written for this file. */
const recordsOf = (db: Db, year: number, after: string) =>
  db
    .select()
    .from(taxRecords)
    .where(and(eq(taxRecords.year, year), gt(taxRecords.id, after), gt(taxRecords.payouts, 0)))
    .orderBy(asc(taxRecords.id))
    .limit(BATCH)

/**
 * The rest of the payouts to people who are gone: of whom nothing is recorded, and what an operator has found out about a payout after
 * the deletion. Their sum belongs to the year, their names to nobody.
 */
const nameless = async (db: Db, { year, since, before }: Period): Promise<{ payouts: number; amount: number }> => {
  const [row] = rowsOf<{ payouts: number; amount: number }>(
    await db.execute(sql`
      select (gone.payouts - named.payouts)::int as payouts, (gone.amount - named.amount)::float8 as amount from (
        select count(*) as payouts, coalesce(sum(p.amount), 0) as amount from payouts p
          where p.user_id is null and coalesce(p.arrived, p.step = 'settled') and p.ended_at >= ${since}::timestamptz and p.ended_at < ${before}::timestamptz
      ) as gone, (
        select coalesce(sum(payouts), 0) as payouts, coalesce(sum(amount), 0) as amount from tax_records where year = ${year}
      ) as named`),
  )
  return row ?? { payouts: 0, amount: 0 }
}

const lineOf = (payee: Omit<Payee, 'id'>): string =>
  cells([
    payee.surname,
    payee.username,
    payee.patronymic ?? '',
    payee.inn ?? '',
    payee.mobile,
    payee.payouts,
    { kopecks: payee.amount },
  ])

/** All rows, page by page. @param read the rows behind an id */
async function* all<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    const rows: Row[] = await read(after)
    yield rows
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  }
}

async function* linesOf(db: Db, period: Period): AsyncGenerator<string> {
  yield MARK + cells(HEADER)
  for await (const rows of all((after) => page(db, period, after))) yield rows.map(lineOf).join('')
  for await (const rows of all((after) => recordsOf(db, period.year, after)))
    yield rows.map((row) => lineOf({ ...row, mobile: '' })).join('')
  const rest = await nameless(db, period)
  if (rest.payouts !== 0 || rest.amount !== 0)
    yield cells(['Удалённые учётные записи', '', '', '', '', rest.payouts, { kopecks: rest.amount }])
}

const periodOf = (year: number): Period => {
  const at = (of: number): string => new Date(beginningInMoscow(`${of}-01-01`)).toISOString()
  return { year, since: at(year), before: at(year + 1) }
}

/** How many people the file of a year names. */
export const countPayees = async (db: Db, year: number): Promise<number> => {
  const { since, before } = periodOf(year)
  const [row] = rowsOf<{ people: number }>(
    await db.execute(sql`
      select (
        select count(distinct p.user_id) from payouts p
          where coalesce(p.arrived, p.step = 'settled') and p.ended_at >= ${since}::timestamptz and p.ended_at < ${before}::timestamptz
      )::int + (select count(*) from tax_records where year = ${year} and payouts > 0)::int as people`),
  )
  return row?.people ?? 0
}

/** A line for each person with payouts that arrived in the year, by Moscow; those who are gone after the others. */
export const payeesFile = (db: Db, year: number): Streamed => csvFile(`payees-${year}.csv`, linesOf(db, periodOf(year)))
