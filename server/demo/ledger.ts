import { randomUUID } from 'node:crypto'
import { adminShare } from '../../src/domain/money.ts'
import { accounts, ledgerEntries, ledgerTransactions } from '../kernel/database/schema.ts'
import type { LedgerOperation } from '../kernel/database/sets.ts'
import type { Db } from '../kernel/database/types.ts'
import { PAYOUTS, PROGRAMME } from '../modules/account/ledger.ts'
import { ANDREY, ANNA, IGOR, MASTER } from './people.ts'
import type { SeedSale } from './sales.ts'

const PERCENT = 10

/** One movement of points in kopecks: to a person when `amount` is positive, from a person otherwise. */
interface Movement {
  userId: string
  operation: LedgerOperation
  saleId: string | null
  amount: number
  at: Date
}

/** Анна's withdrawals: 15 750 points earned less these leave 12 450. */
const WITHDRAWN = [180_000, 150_000]

const chargesOf = (sale: SeedSale): Movement[] => {
  const amount = sale.bonus ?? 0
  if (sale.side !== 'seller' || sale.status !== 'FINISH' || amount === 0) return []
  const admin = sale.pointId === MASTER ? ANDREY : IGOR
  const at = sale.saleDate
  return [
    { userId: sale.ownerId, operation: 'CHARGE_FOR_SALE', saleId: sale.id, amount, at },
    { userId: admin, operation: 'CHARGE_FOR_ADMIN', saleId: sale.id, amount: adminShare(amount, PERCENT), at },
  ]
}

/** Writes the points of the demo sales as ordinary ledger transactions. */
export const seedLedger = async (tx: Db, sales: readonly SeedSale[], now: number): Promise<void> => {
  const payouts = WITHDRAWN.map((amount): Movement => ({
    userId: ANNA,
    operation: 'DISCHARGE',
    saleId: null,
    amount: -amount,
    at: new Date(now),
  }))
  const movements = [...sales.flatMap(chargesOf), ...payouts]
  const accountIds = new Map([...new Set(movements.map((movement) => movement.userId))].map((userId) => [userId, randomUUID()]))
  await tx.insert(accounts).values([...accountIds].map(([userId, id]) => ({ id, userId })))
  const rows = movements.map((movement) => Object.assign(movement, { id: randomUUID() }))
  await tx
    .insert(ledgerTransactions)
    .values(rows.map(({ id, operation, saleId, at }) => ({ id, operation, saleId, createdAt: at })))
  await tx.insert(ledgerEntries).values(
    rows.flatMap(({ id, userId, operation, amount }) => [
      { transactionId: id, accountId: operation === 'DISCHARGE' ? PAYOUTS : PROGRAMME, amount: -amount },
      { transactionId: id, accountId: accountIds.get(userId) ?? '', amount },
    ]),
  )
}
