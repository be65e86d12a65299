import type { users } from '../../kernel/database/schema.ts'

/** What somebody is, in words. */
export const roleWords = (person: Pick<typeof users.$inferSelect, 'isLegalEntity' | 'status'>, isAdmin: boolean): string => {
  if (person.isLegalEntity) return 'Компания'
  if (isAdmin) return 'Администратор точки'
  if (person.status === 'SELLER') return 'Продавец'
  if (person.status === 'SELLER_PENDING') return 'Заявка продавца'
  return person.status === 'ART_PENDING' ? 'Заявка на точку' : 'Покупатель'
}
