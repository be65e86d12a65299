import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { prepared, preparedLock } from '../../kernel/database/prepared.ts'
import { accounts, balances, ledgerEntries, ledgerTransactions } from '../../kernel/database/schema.ts'
import type { ChargeOperation, PersonAccountKind } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

/** The programme's own accounts, created by a migration: the source of points and the target of payouts. */
export const PROGRAMME = '00000000-0000-4000-8000-000000000001'
export const PAYOUTS = '00000000-0000-4000-8000-000000000002'

/** A person's points for a sale; `amount` in kopecks, above zero. */
export interface Charge {
  userId: string
  operation: ChargeOperation
  saleId: string
  amount: number
}

const findBalance = prepared(['userId', 'kind'], (db, { userId, kind }) =>
  db
    .select({ amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.accountId))
    .where(and(eq(accounts.userId, userId), eq(accounts.kind, kind))),
)

const amountOf = async (db: Db, userId: string, kind: PersonAccountKind): Promise<number> => {
  const [row] = await findBalance(db, { userId, kind })
  return row?.amount ?? 0
}

/** A person's points to spend, in kopecks; zero without an account. */
export const balanceOf = (db: Db, userId: string): Promise<number> => amountOf(db, userId, 'points')

/** The points that a person's payouts hold, in kopecks. */
export const heldOf = (db: Db, userId: string): Promise<number> => amountOf(db, userId, 'held')

const findAccounts = prepared(['userIds', 'kind'], (db, { userIds, kind }) =>
  db
    .select({ id: accounts.id, userId: accounts.userId })
    .from(accounts)
    .where(and(sql`${accounts.userId} = any(${userIds})`, eq(accounts.kind, kind))),
)
const takeAccounts = preparedLock(['ids'], (db, { ids }) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`${accounts.id} = any(${ids})`)
    .orderBy(accounts.id)
    .for('no key update'),
)

/**
 * Locks accounts until the end of the transaction, before anything is written to them or judged by their balance. In one order
 * everywhere: two transactions about the same two people cannot deadlock.
 */
export const lockAccounts = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await takeAccounts(tx, { ids: [...ids] })
}

/**
 * Accounts of a kind of these people, opened where missing, except for people who have deleted theirs meanwhile (A40).
 * @returns ids of accounts by ids of people
 */
export const accountsOf = async (tx: Tx, userIds: readonly string[], kind: PersonAccountKind): Promise<Map<string, string>> => {
  const wanted = await protectPeople(tx, [...new Set(userIds)])
  if (wanted.length === 0) return new Map()
  await tx
    .insert(accounts)
    .values(wanted.map((userId) => ({ id: randomUUID(), userId, kind })))
    .onConflictDoNothing()
  const rows = await findAccounts(tx, { userIds: wanted, kind })
  return new Map(rows.map((row) => [row.userId ?? '', row.id]))
}

/** The two sides of a transaction; `amount` in kopecks, above zero. */
export interface Transfer {
  transactionId: string
  from: string
  to: string
  amount: number
}

/** Writes the sides of transactions. The accounts of people among them are locked before. */
export const writeSides = async (tx: Tx, transfers: readonly Transfer[]): Promise<void> => {
  await tx.insert(ledgerEntries).values(
    transfers.flatMap(({ transactionId, from, to, amount }) => [
      { transactionId, accountId: from, amount: -amount },
      { transactionId, accountId: to, amount },
    ]),
  )
}

/**
 * Charges points for sales: for each charge one balanced transaction, from the programme to the person. Charges that already
 * exist are skipped, so a repeated job charges nothing twice.
 */
export const chargePoints = async (tx: Tx, charges: Charge[], now: number): Promise<void> => {
  const due = charges.filter((charge) => charge.amount > 0)
  if (due.length === 0) return
  const accountIds = await accountsOf(
    tx,
    due.map((charge) => charge.userId),
    'points',
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
  // Locked as late as possible, because every sale of the point needs its administrator's account.
  await lockAccounts(
    tx,
    charged.map(({ accountId }) => accountId),
  )
  await writeSides(
    tx,
    charged.map(({ id, accountId, amount }) => ({ transactionId: id, from: PROGRAMME, to: accountId, amount })),
  )
}
