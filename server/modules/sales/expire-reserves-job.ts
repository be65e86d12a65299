import { and, lte, min } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { HELD, sales } from '../../kernel/database/schema.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { tell } from '../notifications/tell.ts'
import { nextHeld, toldSales } from './told.ts'

/** No reserve made in the meantime ends before the next run: reserves last days. */
const LOOK_EVERY = 3_600_000

/**
 * The job «expire-reserves»: fails every expired reserve or manual entry without a receipt (E09), so that the serial is free
 * again, and tells the owner (C03, C05). Runs again when the next one ends, at the latest in an hour.
 */
export const expireReservesJob: JobHandler =
  async (_payload, { now }) =>
  async (tx) => {
    const isOver = and(HELD, lte(sales.reservedUntil, new Date(now)))
    const { ids, hasMore } = await nextHeld(tx, isOver)
    const ended = await tx
      .update(sales)
      .set({ status: 'FAIL', statusAt: new Date(now) })
      .where(and(isAnyOf(sales.id, ids), isOver))
      .returning()
    const told = await toldSales(tx, ended)
    await tell(
      tx,
      told.map(({ userId, sale }) => ({ userId, event: 'reserveEnded', sale })),
      now,
    )
    if (hasMore) return new Date(now)
    const [next] = await tx
      .select({ at: min(sales.reservedUntil) })
      .from(sales)
      .where(HELD)
    return new Date(Math.min(next?.at?.getTime() ?? Infinity, now + LOOK_EVERY))
  }
