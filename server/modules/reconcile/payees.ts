/** Whom the programme has paid in a year, for the tax service (E20). */
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { beginningInMoscow } from '../../../src/domain/dates.ts'
import type { Streamed } from '../../kernel/call/handlers.ts'
import { cells, csvFile, MARK } from '../../kernel/csv.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
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

const page = async (db: Db, { since, before }: { since: string; before: string }, after: string): Promise<Payee[]> =>
  rowsOf<Payee>(
    await db.execute(sql`
      select u.id, u.surname, u.username, u.patronymic, u.inn, u.mobile, count(*)::int as payouts, sum(p.amount)::float8 as amount
        from users u join payouts p on p.user_id = u.id
        where u.id > ${after}::uuid and coalesce(p.arrived, p.step = 'settled') and p.ended_at >= ${since}::timestamptz and p.ended_at < ${before}::timestamptz
        group by u.id order by u.id limit ${BATCH}`),
  )

/** Payouts to people who have deleted their accounts since: their sum belongs to the year, their names to nobody. */
const gone = async (
  db: Db,
  { since, before }: { since: string; before: string },
): Promise<{ payouts: number; amount: number }> => {
  const [row] = rowsOf<{ payouts: number; amount: number }>(
    await db.execute(sql`
      select count(*)::int as payouts, coalesce(sum(p.amount), 0)::float8 as amount from payouts p
        where p.user_id is null and coalesce(p.arrived, p.step = 'settled') and p.ended_at >= ${since}::timestamptz and p.ended_at < ${before}::timestamptz`),
  )
  return row ?? { payouts: 0, amount: 0 }
}

async function* linesOf(db: Db, period: { since: string; before: string }): AsyncGenerator<string> {
  yield MARK + cells(HEADER)
  let after: string | undefined = FIRST
  while (after !== undefined) {
    const rows: Payee[] = await page(db, period, after)
    yield rows
      .map((row) =>
        cells([row.surname, row.username, row.patronymic ?? '', row.inn ?? '', row.mobile, row.payouts, { kopecks: row.amount }]),
      )
      .join('')
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  }
  const rest = await gone(db, period)
  if (rest.payouts > 0) yield cells(['Удалённые учётные записи', '', '', '', '', rest.payouts, { kopecks: rest.amount }])
}

/** A line for each person with payouts that arrived in the year, by Moscow. */
export const payeesFile = (db: Db, year: number): Streamed => {
  const at = (of: number): string => new Date(beginningInMoscow(`${of}-01-01`)).toISOString()
  return csvFile(`payees-${year}.csv`, Readable.from(linesOf(db, { since: at(year), before: at(year + 1) })))
}
