import { and, eq, isNull } from 'drizzle-orm'
import { protectPerson } from '../../kernel/database/lock-people.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { chatMessages } from '../../kernel/database/schema.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { tell } from '../notifications/tell.ts'

/**
 * Tells a person of an answer that their chat has not shown by now: with the chat open, on whichever server, it has been read. Answers
 * that follow an unread one are told with it.
 */
export const chatAnswerJob: JobHandler = async ({ messageId = '' }, { db, now }) => {
  const unread = and(eq(chatMessages.id, messageId), isNull(chatMessages.readAt))
  const [answer] = isUuid(messageId) ? await db.select({ ownerId: chatMessages.ownerId }).from(chatMessages).where(unread) : []
  return async (tx) => {
    if (!answer || !(await protectPerson(tx, answer.ownerId))) return null
    const { ownerId } = answer
    const waiting = and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.side, 'operator'), isNull(chatMessages.readAt))
    const [first] = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(waiting)
      .orderBy(chatMessages.number)
      .limit(1)
    if (first) await tell(tx, [{ event: 'chatAnswered', userId: ownerId, messageId: first.id }], now)
    return null
  }
}
