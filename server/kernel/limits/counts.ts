import { eq, lte, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/in-batches.ts'
import { limitCounts } from '../database/schema.ts'
import type { Db } from '../database/types.ts'

/** A budget per window of so many milliseconds; the name says whose. */
export interface Limit {
  name: string
  budget: number
  window: number
}

const { name, used, extra, endsAt } = limitCounts

/** An expired window; or one that ends later than any can, because a clock was wrong. */
const overOf = (now: number, end: Date) =>
  sql`(${endsAt} <= ${new Date(now).toISOString()}::timestamptz or ${endsAt} > ${end.toISOString()}::timestamptz)`

/** The row's new values: the current window continued, or a new one. */
const written = (
  now: number,
  window: number,
  going: { used: unknown; extra: unknown },
  fresh: { used: number; extra: number },
) => {
  const end = new Date(now + window)
  const over = overOf(now, end)
  return {
    used: sql`case when ${over} then ${fresh.used} else ${going.used} end`,
    extra: sql`case when ${over} then ${fresh.extra} else ${going.extra} end`,
    endsAt: sql`case when ${over} then ${end.toISOString()}::timestamptz else ${endsAt} end`,
  }
}

/**
 * Takes one unit of a limit's budget, in one statement: concurrent calls cannot exceed the budget. A refused call writes nothing,
 * so a flood costs no disk.
 * @returns null when taken, else the milliseconds until the budget is full again
 */
export const take = async (db: Db, limit: Limit, now: number): Promise<number | null> => {
  const end = new Date(now + limit.window)
  const [taken] = await db
    .insert(limitCounts)
    .values({ name: limit.name, used: 1, endsAt: end })
    .onConflictDoUpdate({
      target: name,
      set: written(now, limit.window, { used: sql`${used} + 1`, extra }, { used: 1, extra: 0 }),
      setWhere: sql`${overOf(now, end)} or ${used} < ${limit.budget} + ${extra}`,
    })
    .returning({ name })
  if (taken) return null
  const [row] = await db.select({ endsAt }).from(limitCounts).where(eq(name, limit.name))
  // No row: the cleanup has just deleted an expired window, so the shortest wait is right.
  return Math.max(1, (row?.endsAt.getTime() ?? now) - now)
}

/** Gives back what was taken in vain. */
export const giveBack = async (db: Db, limit: Limit): Promise<void> => {
  await db
    .update(limitCounts)
    .set({ used: sql`greatest(${used} - 1, 0)` })
    .where(eq(name, limit.name))
}

/** Raises a limit's budget by one until its window ends. */
export const extend = async (db: Db, limit: Limit, now: number): Promise<void> => {
  await db
    .insert(limitCounts)
    .values({ name: limit.name, used: 0, extra: 1, endsAt: new Date(now + limit.window) })
    .onConflictDoUpdate({
      target: name,
      set: written(now, limit.window, { used, extra: sql`${extra} + 1` }, { used: 0, extra: 1 }),
    })
}

/** The part of the cleanup that deletes expired windows. */
export const forgetOldCounts = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, limitCounts, lte(endsAt, new Date(now)))
