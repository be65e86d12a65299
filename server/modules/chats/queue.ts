/** The desk's side: who waits, who answers whom (design of the desk: longest waiting first). */
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { operatorName, shortName } from '../../../src/domain/people/short-name.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { chatMessages, conversations, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { lockConversation, statusOf } from './conversation.ts'
import type { ChatStatus, Conversation } from './conversation.ts'
import { TOLD_AFTER } from './limits.ts'
import { storeAnswer } from './write.ts'
import type { Written } from './write.ts'

/** The beginning of the last message that a list shows. */
const PREVIEW = 200

export interface QueueRow {
  id: string
  /** Masked. */
  name: string
  mobile: string
  status: ChatStatus
  waitingSince: Date | null
  unread: number
  takenBy: { id: string; name: string } | null
  lastMessage: string | null
}

const isOpen = isNull(conversations.closedAt)
const STATUS = {
  waiting: and(isOpen, isNull(conversations.operatorId)),
  taken: and(isOpen, isNotNull(conversations.operatorId)),
  closed: isNotNull(conversations.closedAt),
} as const

/** Far beyond every moment: who waits for nothing comes last. */
const NEVER = sql`'infinity'::timestamptz`
const waited = sql`coalesce(${conversations.waitingSince}, ${NEVER})`

/** Where a page ends. The row itself may have moved when the next one is asked for: an answer ends its waiting. */
const cursorAfter = ({ id, waitingSince }: Pick<QueueRow, 'id' | 'waitingSince'>): string =>
  Buffer.from(JSON.stringify([waitingSince?.toISOString() ?? null, id])).toString('base64url')

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Whatever it contains, it is no list of values.
    return null
  }
}

/** What lies behind a page. @throws Refusal invalidRequest for a broken cursor */
const behind = (cursor: string) => {
  const parts = parse(cursor)
  const [since, id] = Array.isArray(parts) ? (parts as unknown[]) : []
  if (typeof id !== 'string' || !isUuid(id) || (since !== null && !isMoment(since))) return refuse('invalidRequest')
  const place = since === null ? NEVER : sql`${since}::timestamptz`
  return or(sql`${waited} > ${place}`, and(sql`${waited} = ${place}`, gt(conversations.id, id)))
}

/**
 * Conversations, those that wait longest first.
 * @param status null for all that are open
 * @param size how many at most
 * @param cursor `next` of the page before
 * @throws Refusal invalidRequest for a broken cursor
 */
export const queueOf = async (
  db: Db,
  { status, size, cursor }: { status: ChatStatus | null; size: number; cursor: string | undefined },
): Promise<{ chats: QueueRow[]; next: string | null }> => {
  const operator = alias(users, 'operator')
  const after = cursor === undefined ? undefined : behind(cursor)
  const last = db
    .select({ value: chatMessages.value, isFile: chatMessages.isFile })
    .from(chatMessages)
    .where(eq(chatMessages.ownerId, conversations.ownerId))
    .orderBy(sql`${chatMessages.number} desc`)
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      conversation: conversations,
      person: users,
      takenBy: operator,
      last: { value: last.value, isFile: last.isFile },
      unread: sql<number>`(select count(*)::int from chat_messages m
        where m.owner_id = ${conversations.ownerId} and m.side = 'person' and m.read_at is null)`,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.ownerId))
    .leftJoin(operator, eq(operator.id, conversations.operatorId))
    .leftJoinLateral(last, sql`true`)
    .where(and(status === null ? isOpen : STATUS[status], after))
    .orderBy(asc(waited), asc(conversations.id))
    .limit(size + 1)
  const chats = rows.slice(0, size).map(({ conversation, person, takenBy, last: message, unread }) => ({
    id: conversation.id,
    name: shortName(person),
    mobile: person.mobile,
    status: statusOf(conversation),
    waitingSince: conversation.waitingSince,
    unread,
    takenBy: takenBy && { id: takenBy.id, name: operatorName(takenBy) },
    lastMessage: message === null ? null : message.isFile ? 'Файл' : Array.from(message.value).slice(0, PREVIEW).join(''),
  }))
  const end = chats.at(-1)
  return { chats, next: rows.length > size && end ? cursorAfter(end) : null }
}

const NO_OPERATOR = 'Такого оператора нет'

/** Whether an operator has neither been removed nor locked: what they have taken is free, also what they took at that very moment. */
const isOnDuty = async (tx: Tx, id: string): Promise<boolean> => {
  const onDuty = and(eq(users.id, id), eq(users.isOperator, true), eq(users.locked, false))
  return (await tx.select({ id: users.id }).from(users).where(onDuty)).length > 0
}

/** Locks a conversation that this operator may work on. @throws Refusal notFound, chatTaken */
const ownWork = async (tx: Tx, id: string, operatorId: string): Promise<Conversation> => {
  const conversation = await lockConversation(tx, id)
  const { operatorId: other, closedAt } = conversation
  if (closedAt === null && other !== null && other !== operatorId && (await isOnDuty(tx, other))) return refuse('chatTaken')
  return conversation
}

type Change = Partial<Pick<Conversation, 'operatorId' | 'waitingSince' | 'closedAt'>>
const change = async (tx: Tx, { id, ownerId }: Conversation, to: Change): Promise<string> => {
  await tx.update(conversations).set(to).where(eq(conversations.id, id))
  return ownerId
}

/** One act of an operator. Each returns whose conversation it is. */
interface Act {
  /** The conversation. */
  id: string
  operatorId: string
  now: number
}

/** Takes a conversation; a closed one is open again. @throws Refusal notFound, chatTaken */
export const take = async (tx: Tx, { id, operatorId }: Act): Promise<string> =>
  change(tx, await ownWork(tx, id, operatorId), { operatorId, closedAt: null })

/** @throws Refusal notFound, chatTaken, refused where nobody of that id answers people */
export const handOver = async (tx: Tx, { id, operatorId }: Act, to: string): Promise<string> => {
  const conversation = await ownWork(tx, id, operatorId)
  const isOperator = and(eq(users.id, to), eq(users.isOperator, true), eq(users.locked, false))
  const [other] = isUuid(to) ? await tx.select({ id: users.id }).from(users).where(isOperator).for('key share') : []
  if (!other) return refuse('refused', { operator: NO_OPERATOR })
  return change(tx, conversation, { operatorId: to, closedAt: null })
}

/** Answers, and has taken the conversation by that. @throws Refusal notFound, chatTaken, refused, keyMismatch */
export const answer = async (tx: Tx, { id, operatorId, now }: Act, written: Written): Promise<string> => {
  const conversation = await ownWork(tx, id, operatorId)
  const messageId = await storeAnswer(tx, conversation, operatorId, written, now)
  // The message's own name: the answer to a repeat is told once.
  await enqueue(tx, 'chat-answer', { messageId }, new Date(now + TOLD_AFTER), `chat-answer ${messageId}`)
  return change(tx, conversation, { operatorId, waitingSince: null, closedAt: null })
}

/** @throws Refusal notFound, chatTaken */
export const close = async (tx: Tx, { id, operatorId, now }: Act): Promise<string> =>
  change(tx, await ownWork(tx, id, operatorId), { operatorId: null, waitingSince: null, closedAt: new Date(now) })

/** Opens a closed conversation for whoever takes it. @throws Refusal notFound */
export const reopen = async (tx: Tx, { id, now }: Act): Promise<string> => {
  const conversation = await lockConversation(tx, id)
  if (conversation.closedAt === null) return conversation.ownerId
  return change(tx, conversation, { closedAt: null, waitingSince: new Date(now) })
}
