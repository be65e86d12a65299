import { randomUUID } from 'node:crypto'
import { moscowDay } from '../../src/domain/dates/dates.ts'
import { adminShare } from '../../src/domain/money/money.ts'
import { accounts, ledgerEntries, ledgerTransactions } from '../kernel/database/schema.ts'
import type { PersonAccountKind, TransactionOperation } from '../kernel/database/sets.ts'
import type { Tx } from '../kernel/database/types.ts'
import { PAYOUTS, PROGRAMME } from '../modules/ledger/ledger.ts'
import { ANDREY, ANNA, demoId, IGOR, MASTER } from './people.ts'
import type { SeedSale } from './sales.ts'

const PERCENT = 10
const PAYOUT = 10
const DAY = 86_400_000
const PAID_AGO = 12 * DAY

/** A payout of the demo world that is over; `amount` in kopecks. */
export interface SeedPayout {
  id: string
  userId: string
  amount: number
  heldAt: Date
  settledAt: Date
}

/**
 * Анна's withdrawals: 15 750 points earned less these leave 12 450. One is of the calendar year before, so that this year's stay well
 * below the limit of a year.
 * @param now epoch milliseconds
 */
export const makePayouts = (now: number): SeedPayout[] => {
  const year = Number(moscowDay(now).slice(0, 4))
  const payout = (number: number, amount: number, heldAt: number): SeedPayout => ({
    id: demoId(PAYOUT, number),
    userId: ANNA,
    amount,
    heldAt: new Date(heldAt),
    settledAt: new Date(heldAt + DAY),
  })
  return [payout(1, 180_000, Date.UTC(year - 1, 11, 20, 9)), payout(2, 150_000, now - PAID_AGO)]
}

/** An account of a person by its kind, or one of the programme's by its id. */
type Side = { userId: string; kind: PersonAccountKind } | string

/** One transaction; `amount` in kopecks, above zero. */
interface Movement {
  operation: TransactionOperation
  saleId?: string
  payoutId?: string
  from: Side
  to: Side
  amount: number
  at: Date
}

const pointsOf = (userId: string): Side => ({ userId, kind: 'points' })
const heldOf = (userId: string): Side => ({ userId, kind: 'held' })

const chargesOf = (sale: SeedSale): Movement[] => {
  const amount = sale.bonus ?? 0
  if (sale.side !== 'seller' || sale.status !== 'FINISH' || amount === 0) return []
  const admin = sale.pointId === MASTER ? ANDREY : IGOR
  const charge = { saleId: sale.id, from: PROGRAMME, at: sale.saleDate }
  return [
    { ...charge, operation: 'CHARGE_FOR_SALE', to: pointsOf(sale.ownerId), amount },
    { ...charge, operation: 'CHARGE_FOR_ADMIN', to: pointsOf(admin), amount: adminShare(amount, PERCENT) },
  ]
}

const payoutOf = ({ id: payoutId, userId, amount, heldAt, settledAt }: SeedPayout): Movement[] => [
  { operation: 'DISCHARGE_HOLD', payoutId, from: pointsOf(userId), to: heldOf(userId), amount, at: heldAt },
  { operation: 'DISCHARGE', payoutId, from: heldOf(userId), to: PAYOUTS, amount, at: settledAt },
]

const keyOf = (side: Side): string => (typeof side === 'string' ? side : `${side.userId} ${side.kind}`)

/** Writes the points of the demo sales and Анна's payouts as ordinary ledger transactions. */
export const seedLedger = async (tx: Tx, sales: readonly SeedSale[], now: number): Promise<void> => {
  const movements = [...sales.flatMap(chargesOf), ...makePayouts(now).flatMap(payoutOf)].map((movement) =>
    Object.assign(movement, { id: randomUUID() }),
  )
  const sides = new Map(movements.flatMap(({ from, to }) => [from, to]).map((side) => [keyOf(side), side]))
  const opened = [...sides.values()].flatMap((side) => (typeof side === 'string' ? [] : [{ ...side, id: randomUUID() }]))
  await tx.insert(accounts).values(opened)
  const ids = new Map(opened.map((account) => [keyOf(account), account.id]))
  const idOf = (side: Side): string => (typeof side === 'string' ? side : (ids.get(keyOf(side)) ?? ''))
  await tx.insert(ledgerTransactions).values(
    movements.map(({ id, operation, saleId = null, payoutId = null, at }) => ({
      id,
      operation,
      saleId,
      payoutId,
      createdAt: at,
    })),
  )
  await tx.insert(ledgerEntries).values(
    movements.flatMap(({ id, from, to, amount }) => [
      { transactionId: id, accountId: idOf(from), amount: -amount },
      { transactionId: id, accountId: idOf(to), amount },
    ]),
  )
}
