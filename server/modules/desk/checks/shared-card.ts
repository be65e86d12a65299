import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import { cards } from '../../../kernel/database/schema.ts'
import type { Rule } from './rule.ts'

/** So many people with one card are more than a family. */
const MANY = 3

/** A card that many people have bound, by the bank's name of it; removed ones count. */
export const sharedCard: Rule = {
  rule: 'sharedCard',
  weight: 4,
  kinds: ['tool', 'document', 'inn', 'point', 'finding', 'payout'],
  look: async (db, { owner }) => {
    if ((await db.$count(cards, eq(cards.userId, owner.id))) === 0) return { off: 'карты нет' }
    const found = await db.execute(sql`
      select coalesce(max(people), 0)::int as people from (
        select count(distinct other.user_id) as people from cards mine join cards other on other.token = mine.token
        where mine.user_id = ${owner.id}::uuid group by mine.token) as shared`)
    const people = rowsOf<{ people: number }>(found)[0]?.people ?? 0
    return people >= MANY ? { fired: true, note: `людей с этой картой: ${people}` } : { fired: false, note: null }
  },
}
