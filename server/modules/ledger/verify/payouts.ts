import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Finding } from './finding.ts'
import { arrayOf, readSides } from './sides.ts'
import type { Transaction } from './sides.ts'

/** Rows of payouts read at a time. */
const PAGE = 10_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

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

const nameOf = ({ id, payout, operation }: Transaction): Finding => ({
  kind: 'payout',
  what: id,
  detail: `${operation}, выплата ${payout}`,
})

/** Every outcome is of what one hold has put aside, and the only one of it. */
export const judgeOutcomes = async (db: Db, transactions: readonly Transaction[]): Promise<Finding[]> => {
  const outcomes = transactions.filter(isOutcome)
  if (outcomes.length === 0) return []
  const ids = arrayOf([...new Set(outcomes.map(({ payout }) => payout ?? ''))])
  const related = await readSides(db, sql`select * from ledger_transactions where payout_id = any(${ids}::uuid[])`)
  const byPayout = new Map<string | null, Transaction[]>()
  for (const each of related) byPayout.set(each.payout, [...(byPayout.get(each.payout) ?? []), each])
  return outcomes.filter((outcome) => !agrees(outcome, byPayout.get(outcome.payout) ?? [])).map(nameOf)
}

/** Outcomes and the rows of their payouts say the same, and so do holds and theirs. */
export const judgeRows = async (db: Db, transactions: readonly Transaction[]): Promise<Finding[]> => {
  const held = transactions.filter(({ payout }) => payout !== null)
  if (held.length === 0) return []
  const ids = arrayOf([...new Set(held.map(({ payout }) => payout ?? ''))])
  const rows = rowsOf<{ id: string; step: string; amount: string }>(
    await db.execute(sql`select id::text, step, amount::text from payouts where id = any(${ids}::uuid[])`),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isRight = ({ operation, payout, sides }: Transaction): boolean => {
    const row = byId.get(payout ?? '')
    const step = operation === 'DISCHARGE' ? 'settled' : operation === 'DISCHARGE_HOLD' ? row?.step : 'returned'
    return row?.step === step && row?.amount === sides[1]?.amount
  }
  return held.filter((one) => !isRight(one)).map(nameOf)
}

/** A payout with what the ledger has of it, all of one moment. */
interface PayoutRow {
  id: string
  step: string
  amount: string
  isHeld: boolean
  hasEnded: boolean
  hasOutcome: boolean
}

const judgeRow = ({ id, step, amount, isHeld, hasEnded, hasOutcome }: PayoutRow): Finding[] => {
  const detail = `${step}, ${amount} коп.`
  if (!isHeld) return [{ kind: 'unheld', what: id, detail }]
  return hasEnded && !hasOutcome ? [{ kind: 'payout', what: id, detail: `${detail}, исхода в журнале нет` }] : []
}

/**
 * The other way round: every row of a payout has its hold, and one that has ended its outcome. That both are of its sum is judged with
 * them.
 * @param after the last payout of the step before; empty at first
 * @returns the last one of this step, or null when none is left
 */
export const verifyPayouts = async (db: Db, after: string): Promise<{ after: string | null; findings: Finding[] }> => {
  const said = (operations: string) =>
    sql`exists (select from ledger_transactions t where t.payout_id = p.id and t.operation in (${sql.raw(operations)}))`
  const rows = rowsOf<PayoutRow>(
    await db.execute(sql`
      select p.id::text, p.step, p.amount::text, p.ended_at is not null as "hasEnded", ${said(`'DISCHARGE_HOLD'`)} as "isHeld",
        ${said(`'DISCHARGE', 'DISCHARGE_FAILED'`)} as "hasOutcome"
      from payouts p where p.id > ${after === '' ? NO_ID : after}::uuid order by p.id limit ${PAGE}`),
  )
  return { after: rows.at(-1)?.id ?? null, findings: rows.flatMap(judgeRow) }
}
