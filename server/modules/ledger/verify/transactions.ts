import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { PAYOUTS, PROGRAMME } from '../ledger.ts'
import { isByHand, judgeCharges, judgeManual } from './charges.ts'
import { hashOf } from './entry.ts'
import type { Finding } from './finding.ts'
import { judgeOutcomes, judgeRows } from './payouts.ts'
import { arrayOf, readSides } from './sides.ts'
import type { SideRow, Transaction } from './sides.ts'

/** Transactions read at a time. */
const PAGE = 10_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

const isBalanced = ({ sides: [from, to, ...rest] }: Transaction): boolean =>
  from !== undefined && to !== undefined && rest.length === 0 && BigInt(from.amount) + BigInt(to.amount) === 0n

type Ends = readonly [from: string, to: string]

/** The accounts of an operation: kinds of a person's, ids of the programme's. */
const ENDS: Record<string, Ends> = {
  CHARGE_FOR_SALE: [PROGRAMME, 'points'],
  CHARGE_FOR_ADMIN: [PROGRAMME, 'points'],
  CHARGE_FOR_BUY: [PROGRAMME, 'points'],
  DISCHARGE_HOLD: ['points', 'held'],
  DISCHARGE: ['held', PAYOUTS],
  DISCHARGE_FAILED: ['held', 'points'],
  FORFEIT: ['points', PROGRAMME],
}
/** Before payouts were held they went straight away; a constraint lets no new one do it. */
const OLD_PAYOUT: Ends = ['points', PAYOUTS]

/** By hand: of a settled payout that did not arrive support gives the points back; a correction gives or takes. */
const BY_HAND: Readonly<Record<'back' | 'given' | 'taken', Ends>> = {
  back: [PAYOUTS, 'points'],
  given: [PROGRAMME, 'points'],
  taken: ['points', PROGRAMME],
}

const endsOf = ({ operation, payout, reverses, sides: [from, to] }: Transaction): Ends | undefined => {
  if (isByHand(operation)) {
    const isBack = reverses !== null || (operation === 'MANUAL_CHARGE_SELLER' && from?.account === PAYOUTS)
    return BY_HAND[isBack ? 'back' : to?.kind === 'points' ? 'given' : 'taken']
  }
  return operation === 'DISCHARGE' && payout === null ? OLD_PAYOUT : ENDS[operation]
}

const endOf = ({ kind, account }: SideRow): string => (kind === 'programme' ? account : (kind ?? ''))

const fits = (transaction: Transaction): boolean => {
  const {
    operation,
    sides: [from, to],
  } = transaction
  if (!from || !to) return false
  const [source, target] = endsOf(transaction) ?? []
  const isOnePerson = from.kind === 'programme' || to.kind === 'programme' || from.owner === to.owner
  // Points are forfeited when their person goes, and never before.
  const isLeft = operation !== 'FORFEIT' || from.owner === null
  return endOf(from) === source && endOf(to) === target && isOnePerson && isLeft
}

const judge = (transaction: Transaction): Finding[] => {
  const { id, operation, sides } = transaction
  const detail = `${operation}, ${sides.map(({ id: entry, amount }) => `проводка ${entry}: ${amount} коп.`).join(', ') || 'проводок нет'}`
  const wrong = sides.filter((side) => side.kind === 'programme' && hashOf('', side) !== side.hash)
  const entries = wrong.map((side): Finding => ({ kind: 'entry', what: side.id, detail: `счёт ${side.account}, операция ${id}` }))
  if (!isBalanced(transaction)) return [...entries, { kind: 'unbalanced', what: id, detail }]
  return fits(transaction) ? entries : [...entries, { kind: 'shape', what: id, detail }]
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
 * Judges the next transactions: two sides that make zero, accounts that fit the operation, one charge a sale and what it has
 * earned, one outcome a payout.
 * @param after the last transaction of the step before; empty at first
 * @returns the last one of this step, or null when none is left; how many entries they have
 */
export const verifyTransactions = async (
  db: Db,
  after: string,
): Promise<{ after: string | null; entries: number; findings: Finding[] }> => {
  const start = after === '' ? NO_ID : after
  const transactions = await readSides(
    db,
    sql`select * from ledger_transactions where id > ${start}::uuid order by id limit ${PAGE}`,
  )
  const last = transactions.at(-1)
  if (!last) return { after: null, entries: 0, findings: [] }
  // What has not even the shape of its operation has one name already.
  const shaped = transactions.filter((one) => isBalanced(one) && fits(one))
  const findings = once([
    ...transactions.flatMap(judge),
    ...judgeCharges(shaped),
    ...(await judgeManual(db, shaped)),
    ...(await judgeOutcomes(db, transactions)),
    ...(await judgeRows(db, transactions)),
    ...(await judgeSales(db, transactions)),
  ])
  return { after: last.id, entries: transactions.reduce((sum, { sides }) => sum + sides.length, 0), findings }
}
