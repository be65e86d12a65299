import { and, eq, sql } from 'drizzle-orm'
import { accounts, balances } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { forfeit } from './forfeit.ts'
import { lockAccounts } from './ledger.ts'

/**
 * Closes a person's accounts: returns the points that nobody has paid to the programme and detaches the accounts from the person. The
 * entries stay under the accounts' numbers, which identify no one (A40, C06). A payout under way goes on: what it holds stays held, and
 * what comes back goes to the programme.
 */
export const closeAccounts = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const own = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId))
  if (own.length === 0) return
  await lockAccounts(
    tx,
    own.map(({ id }) => id),
  )
  const [points] = await tx
    .select({ id: accounts.id, amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.accountId))
    .where(and(eq(accounts.userId, userId), eq(accounts.kind, 'points')))
  if (points && points.amount > 0) await forfeit(tx, { accountId: points.id, amount: points.amount, payoutId: null }, now)
  await tx.execute(sql`select ledger_close_accounts(${userId})`)
}
