import { and, eq, ne } from 'drizzle-orm'
import { users } from '../../../kernel/database/schema.ts'
import type { Rule } from './rule.ts'

/** Another living account with the same INN, of people or of companies (F01). */
export const sharedInn: Rule = {
  rule: 'sharedInn',
  weight: 3,
  kinds: ['tool', 'document', 'inn', 'point', 'finding', 'payout'],
  look: async (db, { owner: { id, inn, isLegalEntity } }) => {
    if (inn === null) return { off: 'ИНН не указан' }
    const others = await db.$count(users, and(eq(users.inn, inn), eq(users.isLegalEntity, isLegalEntity), ne(users.id, id)))
    return others > 0 ? { fired: true, note: `других учётных записей: ${others}` } : { fired: false, note: null }
  },
}
