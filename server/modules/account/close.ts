import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accounts, balances, ledgerEntries, ledgerTransactions } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { PROGRAMME } from './ledger.ts'

/**
 * Closes a person's account: returns the unpaid points to the programme and detaches the account from the person. The entries
 * stay under the account's number, which identifies no one (A40, C06).
 */
export const closeAccount = async (tx: Db, userId: string, now: number): Promise<void> => {
  const [account] = await tx
    .select({ id: accounts.id, amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.accountId))
    .where(eq(accounts.userId, userId))
    .for('update', { of: balances })
  if (!account) return
  if (account.amount > 0) {
    const id = randomUUID()
    await tx.insert(ledgerTransactions).values({ id, operation: 'FORFEIT', createdAt: new Date(now) })
    await tx.insert(ledgerEntries).values([
      { transactionId: id, accountId: account.id, amount: -account.amount },
      { transactionId: id, accountId: PROGRAMME, amount: account.amount },
    ])
  }
  await tx
    .update(accounts)
    .set({ userId: null, code: `closed:${account.id}` })
    .where(eq(accounts.id, account.id))
}
