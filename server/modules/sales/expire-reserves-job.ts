import { and, lte, min } from 'drizzle-orm'
import { HELD, sales } from '../../kernel/database/schema.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'

/** No reserve made in the meantime ends before the next run: reserves last days. */
const LOOK_EVERY = 3_600_000

/**
 * The job «expire-reserves»: fails every expired reserve or manual entry without a receipt (E09), so that the serial is free
 * again and the owner sees the reason (C03, C05). Runs again when the next one ends, at the latest in an hour.
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
