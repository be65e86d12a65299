import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { PAYOUTS, PROGRAMME } from '../ledger.ts'
import { ENTRY_COLUMNS, hashOf } from './entry.ts'
import type { EntryRow } from './entry.ts'
import type { Finding } from './finding.ts'

/** Transactions read at a time. */
const PAGE = 10_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** A side of a transaction with its account; without an entry a transaction has one row of nothing. */
type SideRow = EntryRow & { tx: string; kind: string | null; owner: string | null; code: string | null }

interface Transaction {
  id: string
  operation: string
  sale: string | null
  payout: string | null
  reverses: string | null
  sides: SideRow[]
}

const SIDES = sql.raw(`select t.id::text as tx, ${ENTRY_COLUMNS}, a.kind, a.user_id::text as owner, a.code from`)
const JOINED = sql.raw(
  't left join ledger_entries e on e.transaction_id = t.id left join accounts a on a.id = e.account_id order by t.id, e.amount',
)

const gathered = (rows: readonly SideRow[]): Transaction[] => {
  const found = new Map<string, Transaction>()
  for (const row of rows) {
    const { tx: id, operation, sale, payout, reverses } = row
    const transaction = found.get(id) ?? { id, operation: operation ?? '', sale, payout, reverses, sides: [] }
    // A left join: without an entry its columns are null.
    if ((row.id as string | null) !== null) transaction.sides.push(row)
    found.set(id, transaction)
  }
  return [...found.values()]
}

const readTransactions = async (db: Db, after: string): Promise<Transaction[]> =>
  gathered(
    rowsOf<SideRow>(
      await db.execute(
        sql`${SIDES} (select * from ledger_transactions where id > ${after}::uuid order by id limit ${PAGE}) ${JOINED}`,
      ),
    ),
  )

const arrayOf = (ids: readonly string[]): string => `{${ids.join()}}`

const isBalanced = ({ sides: [from, to, ...rest] }: Transaction): boolean =>
  from !== undefined && to !== undefined && rest.length === 0 && BigInt(from.amount) + BigInt(to.amount) === 0n

type Ends = readonly [from: string, to: string]

/** The accounts of an operation: kinds of a person's, ids of the programme's. */
const ENDS: Record<string, Ends> = {
  CHARGE_FOR_SALE: [PROGRAMME, 'points'],
  CHARGE_FOR_ADMIN: [PROGRAMME, 'points'],
  CHARGE_FOR_BUY: [PROGRAMME, 'points'],
  // A settled payout that did not arrive: support gives the points back.
  MANUAL_CHARGE_SELLER: [PAYOUTS, 'points'],
  DISCHARGE_HOLD: ['points', 'held'],
  DISCHARGE: ['held', PAYOUTS],
  DISCHARGE_FAILED: ['held', 'points'],
  FORFEIT: ['points', PROGRAMME],
}
/** Before payouts were held they went straight away; a constraint lets no new one do it. */
const OLD_PAYOUT: Ends = ['points', PAYOUTS]

const endOf = ({ kind, account }: SideRow): string => (kind === 'programme' ? account : (kind ?? ''))

const fits = ({ operation, payout, sides: [from, to] }: Transaction): boolean => {
  if (!from || !to) return false
  const [source, target] = (operation === 'DISCHARGE' && payout === null ? OLD_PAYOUT : ENDS[operation]) ?? []
  const isOnePerson = from.kind === 'programme' || to.kind === 'programme' || from.owner === to.owner
  return endOf(from) === source && endOf(to) === target && isOnePerson
}

const judge = (transaction: Transaction): Finding[] => {
  const { id, operation, sides } = transaction
  const detail = `${operation}, ${sides.map(({ id: entry, amount }) => `проводка ${entry}: ${amount} коп.`).join(', ') || 'проводок нет'}`
  const wrong = sides.filter((side) => side.kind === 'programme' && hashOf('', side) !== side.hash)
  const entries = wrong.map((side): Finding => ({ kind: 'entry', what: side.id, detail: `счёт ${side.account}, операция ${id}` }))
  if (!isBalanced(transaction)) return [...entries, { kind: 'unbalanced', what: id, detail }]
  return fits(transaction) ? entries : [...entries, { kind: 'shape', what: id, detail }]
}

const isOutcome = ({ operation, payout }: Transaction): boolean =>
  payout !== null && operation.startsWith('DISCHARGE') && operation !== 'DISCHARGE_HOLD'

const agrees = (outcome: Transaction, same: readonly Transaction[]): boolean => {
  const [hold, ...more] = same.filter(({ operation }) => operation === 'DISCHARGE_HOLD')
  if (!hold || more.length > 0 || same.filter(isOutcome).length !== 1) return false
  const [[points, held], [from, to]] = [hold.sides, outcome.sides]
  const isSameSum = held?.account === from?.account && held?.amount === to?.amount
  return outcome.operation === 'DISCHARGE'
    ? isSameSum
    : isSameSum && points?.account === to?.account && outcome.reverses === hold.id
}

const judgePayouts = async (db: Db, transactions: readonly Transaction[]): Promise<Finding[]> => {
  const outcomes = transactions.filter(isOutcome)
  if (outcomes.length === 0) return []
  const ids = arrayOf([...new Set(outcomes.map(({ payout }) => payout ?? ''))])
  const related = gathered(
    rowsOf<SideRow>(
      await db.execute(sql`${SIDES} (select * from ledger_transactions where payout_id = any(${ids}::uuid[])) ${JOINED}`),
    ),
  )
  const byPayout = new Map<string | null, Transaction[]>()
  for (const each of related) byPayout.set(each.payout, [...(byPayout.get(each.payout) ?? []), each])
  return outcomes
    .filter((outcome) => !agrees(outcome, byPayout.get(outcome.payout) ?? []))
    .map(({ id, payout, operation }) => ({ kind: 'payout', what: id, detail: `${operation}, выплата ${payout}` }))
}

/** Outcomes and the rows of their payouts say the same, and so do holds and theirs; a compensation gives what its payout took. */
const judgeRows = async (db: Db, transactions: readonly Transaction[]): Promise<Finding[]> => {
  const held = transactions.filter(({ payout }) => payout !== null)
  const ids = arrayOf([...new Set(held.map(({ payout }) => payout ?? ''))])
  const rows =
    held.length === 0
      ? []
      : rowsOf<{ id: string; step: string; amount: string }>(
          await db.execute(sql`select id::text, step, amount::text from payouts where id = any(${ids}::uuid[])`),
        )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isRight = ({ operation, payout, sides }: Transaction): boolean => {
    const row = byId.get(payout ?? '')
    const step = operation === 'DISCHARGE' ? 'settled' : operation === 'DISCHARGE_HOLD' ? row?.step : 'returned'
    return row?.step === step && row?.amount === sides[1]?.amount
  }
  const given = transactions.filter(({ operation, reverses }) => operation === 'MANUAL_CHARGE_SELLER' && reverses !== null)
  const taken =
    given.length === 0
      ? []
      : gathered(
          rowsOf<SideRow>(
            await db.execute(sql`${SIDES} (select * from ledger_transactions
        where id = any(${arrayOf(given.map(({ reverses }) => reverses ?? ''))}::uuid[])) ${JOINED}`),
          ),
        )
  const isGivenBack = ({ reverses, sides }: Transaction): boolean => {
    const of = taken.find(({ id }) => id === reverses)
    return of?.operation === 'DISCHARGE' && of.sides[1]?.amount === sides[1]?.amount
  }
  return [...held.filter((one) => !isRight(one)), ...given.filter((one) => !isGivenBack(one))].map(
    ({ id, payout, operation }) => ({
      kind: 'payout',
      what: id,
      detail: payout === null ? operation : `${operation}, выплата ${payout}`,
    }),
  )
}

const judgeSales = async (db: Db, transactions: readonly Transaction[]): Promise<Finding[]> => {
  const ids = arrayOf(transactions.flatMap(({ sale }) => sale ?? []))
  const rows = rowsOf<{ id: string; sale: string; operation: string }>(
    await db.execute(sql`select max(id::text) as id, sale_id::text as sale, operation from ledger_transactions
      where sale_id = any(${ids}::uuid[]) group by sale_id, operation having count(*) > 1`),
  )
  return rows.map(({ id, sale, operation }) => ({ kind: 'twice', what: id, detail: `${operation}, продажа ${sale}` }))
}

/** A transaction may be wrong in two ways of a kind: it has one name. */
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.toReversed().map((finding) => [`${finding.kind} ${finding.what}`, finding])).values(),
]

/**
 * Judges the next transactions: two sides that make zero, accounts that fit the operation, one charge a sale, one outcome a payout.
 * @param after the last transaction of the step before; empty at first
 * @returns the last one of this step, or null when none is left; how many entries they have
 */
export const verifyTransactions = async (
  db: Db,
  after: string,
): Promise<{ after: string | null; entries: number; findings: Finding[] }> => {
  const transactions = await readTransactions(db, after === '' ? NO_ID : after)
  const last = transactions.at(-1)
  if (!last) return { after: null, entries: 0, findings: [] }
  const findings = once([
    ...transactions.flatMap(judge),
    ...(await judgePayouts(db, transactions)),
    ...(await judgeRows(db, transactions)),
    ...(await judgeSales(db, transactions)),
  ])
  return { after: last.id, entries: transactions.reduce((sum, { sides }) => sum + sides.length, 0), findings }
}
