import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { holdPeople } from '../../kernel/database/hold-people.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { accounts, balances, ledgerEntries, ledgerTransactions } from '../../kernel/database/schema.ts'
import type { LedgerOperation } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The programme's own accounts, created by a migration: the source of points and the target of payouts. */
export const PROGRAMME = '00000000-0000-4000-8000-000000000001'
export const PAYOUTS = '00000000-0000-4000-8000-000000000002'

/** A person's points for a sale; `amount` in kopecks, above zero. */
export interface Charge {
  userId: string
  operation: LedgerOperation
  saleId: string
  amount: number
}

const findBalance = prepared(['userId'], (db, { userId }) =>
  db
    .select({ amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.accountId))
    .where(eq(accounts.userId, userId)),
)

/** A person's balance in kopecks; zero without an account. */
export const balanceOf = async (db: Db, userId: string): Promise<number> => {
  const [row] = await findBalance(db, { userId })
  return row?.amount ?? 0
}

const findAccounts = prepared(['userIds'], (db, { userIds }) =>
  db
    .select({ id: accounts.id, userId: accounts.userId })
    .from(accounts)
    .where(sql`${accounts.userId} = any(${userIds})`),
)
const holdBalances = prepared(['accountIds'], (db, { accountIds }) =>
  db
    .select({ id: balances.accountId })
    .from(balances)
    .where(sql`${balances.accountId} = any(${accountIds})`)
    .orderBy(balances.accountId)
    .for('update'),
)

/** Accounts of these people, opened where missing, except for people who have deleted theirs meanwhile (A40). */
const accountsOf = async (tx: Db, userIds: string[]): Promise<Map<string, string>> => {
  const wanted = await holdPeople(tx, [...new Set(userIds)])
  if (wanted.length === 0) return new Map()
  await tx
    .insert(accounts)
    .values(wanted.map((userId) => ({ id: randomUUID(), userId })))
    .onConflictDoNothing()
  const rows = await findAccounts(tx, { userIds: wanted })
  return new Map(rows.map((row) => [row.userId ?? '', row.id]))
}

/**
 * Charges points for sales: for each charge one balanced transaction, from the programme to the person. Charges that already
 * exist are skipped, so a repeated job charges nothing twice. Call it inside a transaction.
 */
export const chargePoints = async (tx: Db, charges: Charge[], now: number): Promise<void> => {
  const due = charges.filter((charge) => charge.amount > 0)
  if (due.length === 0) return
  const accountIds = await accountsOf(
    tx,
    due.map((charge) => charge.userId),
  )
  const wanted = due.flatMap(({ userId, ...charge }) => {
    const accountId = accountIds.get(userId)
    return accountId === undefined ? [] : [{ id: randomUUID(), accountId, ...charge }]
  })
  if (wanted.length === 0) return
  const added = await tx
    .insert(ledgerTransactions)
    .values(wanted.map(({ id, operation, saleId }) => ({ id, operation, saleId, createdAt: new Date(now) })))
    .onConflictDoNothing({ target: [ledgerTransactions.saleId, ledgerTransactions.operation], where: sql`sale_id is not null` })
    .returning({ id: ledgerTransactions.id })
  const isNew = new Set(added.map(({ id }) => id))
  const charged = wanted.filter(({ id }) => isNew.has(id))
  if (charged.length === 0) return
  // Locked in one order everywhere: two jobs for the same two people cannot deadlock. Locked as late as possible, because every
  // sale of the point needs its administrator's balance.
  await holdBalances(tx, { accountIds: charged.map(({ accountId }) => accountId) })
  await tx.insert(ledgerEntries).values(
    charged.flatMap(({ id, accountId, amount }) => [
      { transactionId: id, accountId: PROGRAMME, amount: -amount },
      { transactionId: id, accountId, amount },
    ]),
  )
}
