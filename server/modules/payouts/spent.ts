import { and, eq, sql } from 'drizzle-orm'
import { beginningInMoscow, moscowDay } from '../../../src/domain/dates/dates.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { payouts } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** Not back, as far as anybody knows: an operator's word is above how the payout has ended. */
const HAS_LEFT = sql`coalesce(${payouts.arrived}, ${payouts.step} <> 'returned')`

const sumSince = prepared(['userId', 'year', 'day'], (db, { userId, year, day }) =>
  db
    .select({
      year: sql<number>`coalesce(sum(${payouts.amount}), 0)`.mapWith(Number),
      day: sql<number>`coalesce(sum(${payouts.amount}) filter (where ${payouts.createdAt} >= ${day}), 0)`.mapWith(Number),
    })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), HAS_LEFT, sql`${payouts.createdAt} >= ${year}`)),
)

/** The calendar year in Moscow. @param now epoch milliseconds */
export const yearOf = (now: number): number => Number(moscowDay(now).slice(0, 4))

/** A person's payouts of this year and this day in Moscow, settled and under way, in kopecks. Those that came back, or did not arrive after all, do not count. */
export const spentBy = async (db: Db, userId: string, now: number): Promise<{ year: number; day: number }> => {
  const today = moscowDay(now)
  const since = (day: string): string => new Date(beginningInMoscow(day)).toISOString()
  return oneOf(await sumSince(db, { userId, year: since(`${yearOf(now)}-01-01`), day: since(today) }))
}
