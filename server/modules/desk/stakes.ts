/**
 * The one rule for what operators move by hand: corrections of points, and findings about payouts. Above a sum a day one operator is not
 * enough. Sums are added up by person and by operator, those that wait among them, so that slices need a second operator too.
 */
import { and, eq, gt, lte, not, or, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { lockPerson } from '../../kernel/database/lock-people.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { stakes } from '../../kernel/database/schema.ts'
import type { StakeKind } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

/** Sums count for so long. */
const COUNTS_FOR = 86_400_000

/** A sum that an operator wants to move. */
export interface Stake {
  kind: StakeKind
  /** Of the correction, or of the finding. */
  id: string
  /** Null for nobody any more. */
  userId: string | null
  operator: string
  /** Kopecks, without a sign. */
  amount: number
}

type Key = Pick<Stake, 'kind' | 'id'>

const isIt = ({ kind, id }: Key) => and(eq(stakes.kind, kind), eq(stakes.id, id))
const counts = (now: number) => or(eq(stakes.waits, true), gt(stakes.at, new Date(now - COUNTS_FOR)))

/** What else counts for a person or an operator, in kopecks. */
const sumOf = async (tx: Tx, stake: Stake, of: 'userId' | 'operatorId', who: string, now: number): Promise<number> => {
  const rows = await tx
    .select({ sum: sql<string>`coalesce(sum(${stakes.amount}), 0)` })
    .from(stakes)
    .where(and(eq(stakes[of], who), counts(now), not(isIt(stake) ?? sql`false`)))
  return Number(oneOf(rows).sum)
}

/**
 * Whether a second operator has to agree. The caller has locked the person; the operator is locked here, after the person: whoever counts
 * the same sums waits.
 * @param secondAbove rubles
 */
export const asksForSecond = async (tx: Tx, stake: Stake, secondAbove: number, now: number): Promise<boolean> => {
  await lockPerson(tx, stake.operator)
  const most = secondAbove * 100 - stake.amount
  if (most < 0) return true
  if ((await sumOf(tx, stake, 'operatorId', stake.operator, now)) > most) return true
  return stake.userId !== null && (await sumOf(tx, stake, 'userId', stake.userId, now)) > most
}

/** Writes a sum down: it waits for a second operator, or counts from now on. One that has waited stays with who has proposed it. */
export const writeStake = async (tx: Tx, stake: Stake, waits: boolean, now: number): Promise<void> => {
  const { kind, id, userId, operator, amount } = stake
  if (amount === 0) return
  const at = new Date(now)
  await tx
    .insert(stakes)
    .values({ kind, id, userId, operatorId: operator, amount, waits, at })
    .onConflictDoUpdate({ target: [stakes.kind, stakes.id], set: { waits, at } })
}

/** The sum will not be moved. */
export const dropStakes = async (tx: Db, kind: StakeKind, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(stakes).where(and(eq(stakes.kind, kind), isAnyOf(stakes.id, ids)))
}

/** Of somebody who goes nothing waits any more. */
export const dropWaiting = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(stakes).where(and(eq(stakes.userId, userId), eq(stakes.waits, true)))
}

/** The part of the cleanup that deletes sums that count no more. */
export const forgetOldStakes = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, stakes, and(eq(stakes.waits, false), lte(stakes.at, new Date(now - COUNTS_FOR))))
