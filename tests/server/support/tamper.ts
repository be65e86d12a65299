import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { ANNA } from '../../../server/demo/people.ts'
import { PAYOUTS, PROGRAMME } from '../../../server/modules/ledger/ledger.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db, Tx } from '../../../server/kernel/database/types.ts'

/** Thrown to take back what a test has broken. */
class TakenBack extends Error {}

/** Runs work in a transaction that is always taken back. */
export const takenBack = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  let result: { value: Result } | undefined
  const undone = await db
    .transaction(async (tx) => {
      result = { value: await work(tx) }
      throw new TakenBack()
    })
    .catch((error: unknown) => error)
  if (!(undone instanceof TakenBack) || !result) throw undone
  return result.value
}

/** The database's own words for a statement that it refuses; null when it took it. */
export const refusalOf = async (work: Promise<unknown>): Promise<string | null> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error === null) return null
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) throw error
  return cause.message
}

/** Runs statements one after the other and then everything that is checked at commit. */
export const perform = async (tx: Tx, statements: readonly (string | SQL)[]): Promise<void> => {
  for (const statement of [...statements, 'set constraints all immediate'])
    await tx.execute(typeof statement === 'string' ? sql.raw(statement) : statement)
}

/** An id that stands for nothing yet, by number. */
export const idOf = (number: number): string => `99999999-0000-4000-8000-${String(number).padStart(12, '0')}`

/** An account of a person as SQL. */
export const accountSql = (userId: string, kind: 'points' | 'held' = 'points'): string =>
  `(select id from accounts where user_id = '${userId}' and kind = '${kind}')`

export const [PROGRAMME_SQL, PAYOUTS_SQL] = [`'${PROGRAMME}'::uuid`, `'${PAYOUTS}'::uuid`]

interface Said {
  number: number
  operation?: string
  sale?: string
  payout?: string
  reverses?: string
}

/** Statements that write a transaction past all code of the server: its row, then its sides in kopecks. */
export const written = (
  { number, operation = 'CHARGE_FOR_SALE', sale, payout, reverses }: Said,
  ...sides: [account: string, amount: number][]
): string[] => {
  const text = (value: string | undefined): string => (value === undefined ? 'null' : `'${value}'`)
  return [
    `insert into ledger_transactions (id, operation, sale_id, payout_id, reverses, created_at)
      values ('${idOf(number)}', '${operation}', ${text(sale)}, ${text(payout)}, ${text(reverses)}, '2026-11-22')`,
    ...sides.map(
      ([account, amount]) =>
        `insert into ledger_entries (transaction_id, account_id, amount) values ('${idOf(number)}', ${account}, ${amount})`,
    ),
  ]
}

/** A statement that writes the row of a payout of Анна's. @param amount kopecks */
export const payoutSql = (id: string, step: 'sent' | 'settled' | 'returned' = 'sent', amount = 100): string => {
  const [reason, endedAt] = [step === 'returned' ? `'declined'` : 'null', step === 'sent' ? 'null' : `'2026-11-22'`]
  return `insert into payouts (id, user_id, bank_card, pan, amount, step, reason, created_at, until, ended_at)
    values ('${id}', '${ANNA}', 'bank-card', '2200********4242', ${amount}, '${step}', ${reason}, '2026-11-22', '2026-11-23', ${endedAt})`
}

interface Sold {
  number: number
  owner: string
  /** Kopecks. */
  bonus: number
  side?: 'seller' | 'buyer'
  status?: 'FINISH' | 'TAX_PENDING'
  point?: string
}

/** Statements that write a sale, and a model with its bonus. */
export const soldSql = ({ number, owner, bonus, side = 'seller', status = 'FINISH', point }: Sold): string[] => [
  `insert into models (id, name, bonus, buyer_bonus, warranty_months)
    values (md5('bonus ${bonus}')::uuid, 'Модель на ${bonus}', ${bonus}, ${bonus}, 12) on conflict do nothing`,
  `insert into sales (id, side, owner_id, point_id, sn, model_id, status, status_at, bonus, sale_date, purchase_date)
    values ('${idOf(number)}', '${side}', '${owner}', ${point === undefined ? 'null' : `'${point}'`}, 'sold.${number}',
      md5('bonus ${bonus}')::uuid, '${status}', '2026-11-22', ${bonus}, '2026-11-22', '2026-11-22')`,
]

/** A statement that writes an operator's decision to give back the points of a payout. */
export const decisionSql = (number: number, payout: string): string =>
  `insert into payout_findings (id, kind, day, payout_id, ours, found_at, decision, reason, decided_at)
    values ('${idOf(number)}', 'missing', '2026-11-22', '${payout}', 100, '2026-11-23', 'return', 'Банк не платил', '2026-11-23')`

/** Takes away what the database asks of new rows: they can be written as they could before it asked. */
export const WITHOUT_RULES = [
  'alter table ledger_transactions disable trigger ledger_fits',
  'alter table ledger_transactions drop constraint ledger_transactions_grounds',
  'alter table payouts disable trigger payouts_held',
  'alter table sales disable trigger sales_guard',
]

/** The only value of a statement. */
export const valueOf = async (db: Db, statement: string): Promise<string> => {
  const [row] = rowsOf<{ value: string }>(await db.execute(sql.raw(statement)))
  return row?.value ?? ''
}
