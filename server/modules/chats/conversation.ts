/** Conversations of people with support: opened by their first message, locked by whoever writes in them. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { protectPerson } from '../../kernel/database/lock-people.ts'
import { conversations } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

export type Conversation = typeof conversations.$inferSelect

/** waiting: nobody has taken it · taken: an operator answers · closed: nothing is to be answered. */
export type ChatStatus = 'waiting' | 'taken' | 'closed'

export const statusOf = ({ closedAt, operatorId }: Pick<Conversation, 'closedAt' | 'operatorId'>): ChatStatus => {
  if (closedAt !== null) return 'closed'
  return operatorId === null ? 'waiting' : 'taken'
}

/** A person's conversation, locked; their first message opens it. @throws Refusal unauthorised when the account has been deleted */
export const ownConversation = async (tx: Tx, ownerId: string, now: number): Promise<Conversation> => {
  if (!(await protectPerson(tx, ownerId))) return refuse('unauthorised')
  const mine = tx.select().from(conversations).where(eq(conversations.ownerId, ownerId)).for('update')
  const [found] = await mine
  if (found) return found
  const row = { id: randomUUID(), ownerId, operatorId: null, waitingSince: null, closedAt: null, createdAt: new Date(now) }
  await tx.insert(conversations).values(row).onConflictDoNothing({ target: conversations.ownerId })
  const [opened] = await tx.select().from(conversations).where(eq(conversations.ownerId, ownerId)).for('update')
  return opened ?? refuse('unauthorised')
}

/** A conversation by its id, locked. @throws Refusal notFound */
export const lockConversation = async (tx: Tx, id: string): Promise<Conversation> => {
  const [found] = isUuid(id) ? await tx.select().from(conversations).where(eq(conversations.id, id)).for('update') : []
  return found ?? refuse('notFound')
}

/** The same without a lock, for readers. @throws Refusal notFound */
export const findConversation = async (db: Db, id: string): Promise<Conversation> => {
  const [found] = isUuid(id) ? await db.select().from(conversations).where(eq(conversations.id, id)) : []
  return found ?? refuse('notFound')
}
