import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Finding } from './finding.ts'
import { arrayOf, readSides } from './sides.ts'
import type { Transaction } from './sides.ts'

const SIDES: Record<string, string> = { CHARGE_FOR_SALE: 'seller', CHARGE_FOR_ADMIN: 'seller', CHARGE_FOR_BUY: 'buyer' }

/** A whole percent of a sum, rounded down. */
const shareOf = (bonus: bigint, percent: number): bigint => (bonus * BigInt(percent)) / 100n

/**
 * Whether the sale of a charge has earned it. Who administered the point on that day nobody knows any more: of an administrator only that
 * it was not the seller, and the sum.
 */
const isEarned = ({ operation, saleSide, saleStatus, seller, bonus, percent, sides: [, to] }: Transaction): boolean => {
  if (!to || saleStatus !== 'FINISH' || saleSide !== SIDES[operation] || bonus === null) return false
  if (operation !== 'CHARGE_FOR_ADMIN') return to.owner === seller && to.amount === bonus
  return (to.owner === null || to.owner !== seller) && BigInt(to.amount) === shareOf(BigInt(bonus), percent ?? 0)
}

/** Charges are what their finished sales have earned (C01). @param transactions that have the shape of their operation */
export const judgeCharges = (transactions: readonly Transaction[]): Finding[] =>
  transactions
    .filter((one) => one.operation in SIDES && !isEarned(one))
    .map(({ id, operation, sale, saleStatus, bonus, sides }) => {
      const sold = sale === null ? 'продажи нет' : `продажа ${sale}: ${saleStatus ?? 'строки нет'}, бонус ${bonus ?? 0} коп.`
      return { kind: 'charge', what: id, detail: `${operation}, ${sides[1]?.amount ?? 0} коп., ${sold}` }
    })

const BY_HAND = new Set(['MANUAL_CHARGE_BUYER', 'MANUAL_CHARGE_SELLER', 'MANUAL_CHARGE_ART'])

export const isByHand = (operation: string): boolean => BY_HAND.has(operation)

/** Corrections that have been carried out, by their ids, in kopecks. */
const correctionsOf = async (
  db: Db,
  transactions: readonly Transaction[],
): Promise<Map<string, { amount: string; owner: string | null }>> => {
  const ids = arrayOf(transactions.map(({ id }) => id))
  const rows = rowsOf<{ id: string; amount: string; owner: string | null }>(
    await db.execute(
      sql`select id::text as id, amount::text as amount, user_id::text as owner from corrections where id = any(${ids}::uuid[]) and state = 'done'`,
    ),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Points by hand that no correction of that sum and person grounds. */
const ungrounded = async (db: Db, given: readonly Transaction[]): Promise<Transaction[]> => {
  const known = given.length === 0 ? new Map<string, never>() : await correctionsOf(db, given)
  return given.filter(({ id, sides }) => {
    const [correction, side] = [known.get(id), sides.find(({ kind }) => kind === 'points')]
    return !correction || side?.amount !== correction.amount || (side.owner !== null && side.owner !== correction.owner)
  })
}

/**
 * Points by hand are corrections that operators have decided; or they give back what a settled payout took, to where it came from, because
 * an operator has decided so.
 */
export const judgeManual = async (db: Db, transactions: readonly Transaction[]): Promise<Finding[]> => {
  const byHand = transactions.filter(({ operation }) => isByHand(operation))
  if (byHand.length === 0) return []
  const given = byHand.filter(({ reverses }) => reverses !== null)
  const wrong = await ungrounded(
    db,
    byHand.filter(({ reverses }) => reverses === null),
  )
  const reversed = arrayOf(given.flatMap(({ reverses }) => reverses ?? []))
  const taken = await readSides(db, sql`select * from ledger_transactions where id = any(${reversed}::uuid[])`)
  const payouts = arrayOf(taken.flatMap(({ payout }) => payout ?? []))
  const holds = await readSides(
    db,
    sql`select * from ledger_transactions where payout_id = any(${payouts}::uuid[]) and operation = 'DISCHARGE_HOLD'`,
  )
  const decided = rowsOf<{ id: string }>(
    await db.execute(
      sql`select payout_id::text as id from payout_findings where payout_id = any(${payouts}::uuid[]) and decision = 'return'`,
    ),
  )
  const isDecided = new Set(decided.map(({ id }) => id))
  const isGrounded = ({ reverses, sides: [, to] }: Transaction): boolean => {
    const of = taken.find(({ id }) => id === reverses)
    if (of?.operation !== 'DISCHARGE' || of.payout === null || of.sides[1]?.amount !== to?.amount) return false
    const hold = holds.find(({ payout }) => payout === of.payout)
    return hold?.sides[0]?.account === to?.account && isDecided.has(of.payout)
  }
  return [...wrong, ...given.filter((one) => !isGrounded(one))].map(({ id, operation, reverses, sides }) => {
    const detail = `${operation}, ${sides[1]?.amount ?? 0} коп., отменяет ${reverses ?? 'ничего'}`
    return { kind: 'manual', what: id, detail }
  })
}
