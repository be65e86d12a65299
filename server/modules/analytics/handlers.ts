import { sql } from 'drizzle-orm'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { PLACES } from '../../../src/domain/portal/places.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { pageHits } from '../../kernel/database/schema.ts'

const places: ReadonlySet<string> = new Set(PLACES.map(({ path }) => path))

export const analyticsHandlers = defineHandlers<'recordPageHit'>({
  /** API64: one more visit of a route on this day. The counter stores no visitor, no time and no origin (A29, B02). */
  recordPageHit: async ({ body: { route }, db, now }) => {
    if (!places.has(route)) return refuse('invalidRequest')
    await db
      .insert(pageHits)
      .values({ day: moscowDay(now), route, hits: 1 })
      .onConflictDoUpdate({ target: [pageHits.day, pageHits.route], set: { hits: sql`${pageHits.hits} + 1` } })
    return ok(null)
  },
})
