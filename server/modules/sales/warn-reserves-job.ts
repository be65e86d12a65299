import { and, lte, min } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { sales, UNWARNED } from '../../kernel/database/schema.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { tell } from '../notifications/tell.ts'
import { DAY } from './deadlines.ts'
import { nextHeld, toldSales } from './told.ts'

/** How long before its end a seller is told of a reserve. */
const WARNING = 3 * DAY
const LOOK_EVERY = 3_600_000

/**
 * The job «warn-reserves»: tells each seller once of a reserve that ends in three days. One that lasts no longer is not worth a
 * word: it has just been made.
 */
export const warnReservesJob: JobHandler =
  async (_payload, { now }) =>
  async (tx) => {
    const isNear = and(UNWARNED, lte(sales.reservedUntil, new Date(now + WARNING)))
    const { ids, hasMore } = await nextHeld(tx, isNear)
    const warned = await tx
      .update(sales)
      .set({ isWarned: true })
      .where(and(isAnyOf(sales.id, ids), isNear))
      .returning()
    const told = await toldSales(tx, warned)
    await tell(
      tx,
      told.flatMap(({ userId, sale, row: { reservedUntil: until, saleDate } }) =>
        until !== null && until.getTime() > now && until.getTime() - saleDate.getTime() > WARNING
          ? [{ userId, event: 'reserveEnding' as const, sale, until }]
          : [],
      ),
      now,
    )
    if (hasMore) return new Date(now)
    const [next] = await tx
      .select({ at: min(sales.reservedUntil) })
      .from(sales)
      .where(UNWARNED)
    const nextAt = next?.at ? next.at.getTime() - WARNING : Infinity
    return new Date(Math.min(Math.max(now, nextAt), now + LOOK_EVERY))
  }
