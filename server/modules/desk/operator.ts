import { and, eq } from 'drizzle-orm'
import { users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The operator with this phone, however it is written: commands at the server are told who decides. @returns the id, or why not */
export const operatorOf = async (db: Db, phone: string): Promise<{ id: string } | { problem: string }> => {
  const isOperator = and(eq(users.mobile, phone.replaceAll(/\D/g, '')), eq(users.isOperator, true))
  const [person] = await db.select({ id: users.id, locked: users.locked }).from(users).where(isOperator)
  if (!person) return { problem: 'Оператора с таким телефоном нет' }
  return person.locked ? { problem: 'Этот оператор заблокирован' } : { id: person.id }
}
