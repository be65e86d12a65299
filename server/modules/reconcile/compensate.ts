import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { ledgerComments, ledgerEntries, ledgerTransactions } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { accountsOf, lockAccounts, PAYOUTS, writeSides } from '../ledger/ledger.ts'
import { correctArrival } from '../payouts/outside.ts'

/**
 * Gives a person the points of a payout that had been settled and did not arrive after all: what is written stays, and a transaction of
 * its own takes it back, which the ledger lets be done once. Nobody gets anything for an account that is gone.
 * @returns whether somebody got them
 * @throws Refusal alreadyDecided when they were given before
 */
export const compensate = async (tx: Tx, payoutId: string, now: number): Promise<boolean> => {
  const userId = await correctArrival(tx, payoutId, false, now)
  const to = userId === null ? undefined : (await accountsOf(tx, [userId], 'points')).get(userId)
  if (userId === null || to === undefined) return false
  await lockAccounts(tx, [to])
  const isDischarge = and(eq(ledgerTransactions.payoutId, payoutId), eq(ledgerTransactions.operation, 'DISCHARGE'))
  const [settled] = await tx
    .select({ id: ledgerTransactions.id, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.accountId, PAYOUTS)))
    .where(isDischarge)
  if (!settled) throw new Error(`payout ${payoutId} was never settled`)
  const [added] = await tx
    .insert(ledgerTransactions)
    .values({ id: randomUUID(), operation: 'MANUAL_CHARGE_SELLER', reverses: settled.id, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  if (!added) return refuse('alreadyDecided')
  await tx.insert(ledgerComments).values({ transactionId: added.id, userId, text: 'Вывод не дошёл, поддержка вернула баллы' })
  await writeSides(tx, [{ transactionId: added.id, from: PAYOUTS, to, amount: settled.amount }])
  return true
}
