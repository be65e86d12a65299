import { sql } from 'drizzle-orm'
import { beginningInMoscow, firstOfMonthInMoscow } from '../../../src/domain/dates/dates.ts'
import { operationsOf } from '../../../src/domain/money/history-operations.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { accounts, pointHistory } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/**
 * One kind after the other, from the beginning of the month on: the primary key of the history answers it, and what came before is not
 * read.
 */
const sumEarned = prepared(['userId', 'operations', 'since'], (db, { userId, operations, since }) =>
  db
    .select({ earned: sql<number>`coalesce(sum(${pointHistory.amount}), 0)`.mapWith(Number) })
    .from(pointHistory)
    .where(
      sql`${pointHistory.accountId} = (select ${accounts.id} from ${accounts} where ${accounts.userId} = ${userId} and ${accounts.kind} = 'points')
        and ${pointHistory.operation} = any(${operations}::text[]) and ${pointHistory.createdAt} >= ${since}::timestamptz`,
    ),
)

/**
 * What a person has been given since the calendar month began in Moscow, in kopecks (D173). Points that came back were not earned, and
 * points that were paid out stay earned.
 * @param now epoch milliseconds
 */
export const earnedThisMonth = async (db: Db, userId: string, now: number): Promise<number> => {
  const since = new Date(beginningInMoscow(firstOfMonthInMoscow(now))).toISOString()
  const { earned } = oneOf(await sumEarned(db, { userId, operations: operationsOf('charged'), since }))
  return Math.max(0, earned)
}
