import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { accounts, balances, ledgerEntries, ledgerTransactions } from '../../kernel/database/schema.ts'
import type { PayoutOutcome } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { forfeit } from './forfeit.ts'
import { accountsOf, lockAccounts, PAYOUTS, writeSides } from './ledger.ts'

/** A person's payout; `amount` in kopecks, above zero. */
export interface Hold {
  userId: string
  payoutId: string
  amount: number
}

const findAmount = prepared(['accountId'], (db, { accountId }) =>
  db.select({ amount: balances.amount }).from(balances).where(eq(balances.accountId, accountId)),
)

/**
 * Puts a person's points aside for a payout: they cannot be spent again, and have not gone yet. The same payout is held once: a repeat
 * does nothing.
 * @throws Refusal pointsShort when the person has fewer points, or has deleted the account meanwhile
 */
export const holdPoints = async (tx: Tx, { userId, payoutId, amount }: Hold, now: number): Promise<void> => {
  const [points, held] = [await accountsOf(tx, [userId], 'points'), await accountsOf(tx, [userId], 'held')]
  const [from, to] = [points.get(userId), held.get(userId)]
  if (from === undefined || to === undefined) return refuse('pointsShort')
  // Judged under the lock: another payout of this person waits here, and then sees what is left.
  await lockAccounts(tx, [from, to])
  const id = randomUUID()
  const added = await tx
    .insert(ledgerTransactions)
    .values({ id, operation: 'DISCHARGE_HOLD', payoutId, createdAt: new Date(now) })
    .onConflictDoNothing({
      target: [ledgerTransactions.payoutId, ledgerTransactions.operation],
      where: sql`payout_id is not null`,
    })
    .returning({ id: ledgerTransactions.id })
  if (added.length === 0) return
  const [left] = await findAmount(tx, { accountId: from })
  if ((left?.amount ?? 0) < amount) return refuse('pointsShort')
  await writeSides(tx, [{ transactionId: id, from, to, amount }])
}

/** What a payout holds. */
interface Held {
  transactionId: string
  /** The account that the points came from, and whether its person is gone. */
  points: string
  isClosed: boolean
  held: string
  amount: number
}

const findHeld = async (tx: Tx, payoutId: string): Promise<Held> => {
  const sides = await tx
    .select({
      transactionId: ledgerTransactions.id,
      accountId: ledgerEntries.accountId,
      amount: ledgerEntries.amount,
      kind: accounts.kind,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.payoutId, payoutId), eq(ledgerTransactions.operation, 'DISCHARGE_HOLD')))
  const points = sides.find(({ kind }) => kind === 'points')
  const held = sides.find(({ kind }) => kind === 'held')
  if (!points || !held) throw new Error(`payout ${payoutId} holds nothing`)
  await lockAccounts(tx, [points.accountId, held.accountId])
  // Read under the lock: a deletion closes the accounts under the same one.
  const [account] = await tx.select({ userId: accounts.userId }).from(accounts).where(eq(accounts.id, points.accountId))
  return {
    transactionId: held.transactionId,
    points: points.accountId,
    isClosed: account?.userId === null,
    held: held.accountId,
    amount: held.amount,
  }
}

/** Whether a payout holds exactly so much, and still does: looked at before the bank is told to pay it. */
export const isHeld = async (db: Db, payoutId: string, amount: number): Promise<boolean> => {
  const sides = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(accounts, and(eq(accounts.id, ledgerEntries.accountId), eq(accounts.kind, 'held')))
    .where(
      and(
        eq(ledgerTransactions.payoutId, payoutId),
        eq(ledgerTransactions.operation, 'DISCHARGE_HOLD'),
        eq(ledgerEntries.amount, amount),
      ),
    )
  return sides.length === 1 && (await outcomeOf(db, payoutId)) === null
}

/** Writes the outcome of a payout unless it has one. @returns the transaction's id, or null when there was an outcome already */
const begin = async (
  tx: Tx,
  row: { operation: PayoutOutcome; payoutId: string; reverses: string | null },
  now: number,
): Promise<string | null> => {
  const [added] = await tx
    .insert(ledgerTransactions)
    .values({ id: randomUUID(), ...row, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  return added?.id ?? null
}

/** How a payout has ended; null while it holds. */
export const outcomeOf = async (db: Db, payoutId: string): Promise<PayoutOutcome | null> => {
  const outcomes: PayoutOutcome[] = ['DISCHARGE', 'DISCHARGE_FAILED']
  const [row] = await db
    .select({ operation: ledgerTransactions.operation })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.payoutId, payoutId), inArray(ledgerTransactions.operation, outcomes)))
  return (row?.operation as PayoutOutcome | undefined) ?? null
}

const standing = async (tx: Tx, payoutId: string): Promise<PayoutOutcome> => {
  const outcome = await outcomeOf(tx, payoutId)
  if (outcome === null) throw new Error(`payout ${payoutId} has lost its outcome`)
  return outcome
}

/**
 * The bank has paid: the held points are gone. Does nothing when the payout has an outcome, which stays.
 * @returns the outcome that stands: DISCHARGE, or DISCHARGE_FAILED when the points had gone back before
 * @throws Error when the payout holds nothing
 */
export const settleHeld = async (tx: Tx, { payoutId }: { payoutId: string }, now: number): Promise<PayoutOutcome> => {
  const { held, amount } = await findHeld(tx, payoutId)
  const id = await begin(tx, { operation: 'DISCHARGE', payoutId, reverses: null }, now)
  if (id === null) return standing(tx, payoutId)
  await writeSides(tx, [{ transactionId: id, from: held, to: PAYOUTS, amount }])
  return 'DISCHARGE'
}

/**
 * The payout has failed: the held points go back to the person, or to the programme when the person is gone (A40). Does nothing when
 * the payout has an outcome, which stays.
 * @returns the outcome that stands: DISCHARGE_FAILED, or DISCHARGE when the payout had been settled before
 * @throws Error when the payout holds nothing
 */
export const returnHeld = async (tx: Tx, { payoutId }: { payoutId: string }, now: number): Promise<PayoutOutcome> => {
  const { transactionId, points, isClosed, held, amount } = await findHeld(tx, payoutId)
  const id = await begin(tx, { operation: 'DISCHARGE_FAILED', payoutId, reverses: transactionId }, now)
  if (id === null) return standing(tx, payoutId)
  await writeSides(tx, [{ transactionId: id, from: held, to: points, amount }])
  if (isClosed) await forfeit(tx, { accountId: points, amount, payoutId }, now)
  return 'DISCHARGE_FAILED'
}
