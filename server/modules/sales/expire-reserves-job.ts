import { and, lte, min } from 'drizzle-orm'
import { HELD, sales } from '../../kernel/database/schema.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'

/** A new reserve cannot end before the next look: its time is counted in days. */
const LOOK_EVERY = 3_600_000

/**
 * The job «expire-reserves»: a reserve, or an entry by hand without a receipt (E09), whose time is over fails, so that its
 * serial is free again and its owner reads
 * why (C03, C05). Comes back at the moment the next one ends, at the latest in an hour.
 */
export const expireReservesJob: JobHandler =
  async (_payload, { now }) =>
  async (tx) => {
    await tx
      .update(sales)
      .set({ status: 'FAIL', statusAt: new Date(now) })
      .where(and(HELD, lte(sales.reservedUntil, new Date(now))))
    const [next] = await tx
      .select({ at: min(sales.reservedUntil) })
      .from(sales)
      .where(HELD)
    return new Date(Math.min(next?.at?.getTime() ?? Infinity, now + LOOK_EVERY))
  }
