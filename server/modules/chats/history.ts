/** Pages of a conversation, from old to new, with the days between. */
import { and, desc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { formatInstantDay } from '../../../src/domain/dates/dates.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { chatMessages } from '../../kernel/database/schema.ts'
import type { ChatSide } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { titlesOf } from './subjects.ts'
import type { Subject } from './subjects.ts'

type MessageRow = typeof chatMessages.$inferSelect
type Wire = components['schemas']['ChatMessage']

const OTHER: Record<ChatSide, ChatSide> = { person: 'operator', operator: 'person' }

export interface Wanted {
  ownerId: string
  /** Who reads. */
  side: ChatSide
  size: number
  offset?: number
  /** The id of a message: the page before it. */
  before?: string | undefined
}

/** The number of a message of this conversation. @throws Refusal notFound */
const numberOf = async (db: Db, ownerId: string, id: string): Promise<number> => {
  const own = and(eq(chatMessages.id, id), eq(chatMessages.ownerId, ownerId))
  const [row] = isUuid(id) ? await db.select({ number: chatMessages.number }).from(chatMessages).where(own) : []
  return row ? row.number : refuse('notFound')
}

const dayOf = ({ createdAt }: MessageRow): string => formatInstantDay(createdAt.toISOString())

const subjectOf = ({ aboutKind, aboutId }: MessageRow): Subject | null =>
  aboutKind === null || aboutId === null ? null : { kind: aboutKind, id: aboutId }

const separator = (day: string): Wire => ({ type: '3', value: day, isRead: true, isImage: false })

/** A page of the conversation. */
export interface Page {
  messages: Wire[]
  /** The id of the oldest message, where there are older ones. */
  next: string | null
  /** The number of the newest one; null of an empty page. */
  newest: number | null
}

/** @throws Refusal notFound for a `before` that is not of this conversation */
export const pageOf = async (db: Db, { ownerId, side, size, offset = 0, before }: Wanted): Promise<Page> => {
  const limit = before === undefined ? null : await numberOf(db, ownerId, before)
  const own = eq(chatMessages.ownerId, ownerId)
  const found = await db
    .select()
    .from(chatMessages)
    .where(limit === null ? own : and(own, lt(chatMessages.number, limit)))
    .orderBy(desc(chatMessages.number))
    .limit(size + 1)
    .offset(offset)
  const rows = found.slice(0, size).toReversed()
  const older = found.at(size)
  const titles = await titlesOf(
    db,
    ownerId,
    rows.flatMap((row) => subjectOf(row) ?? []),
  )
  let day = older ? dayOf(older) : null
  const messages = rows.flatMap((row): Wire[] => {
    const [own, subject] = [dayOf(row), subjectOf(row)]
    const title = subject && titles.get(subject.id)
    const message: Wire = {
      type: row.side === side ? '1' : '2',
      value: row.value,
      isRead: row.readAt !== null,
      isImage: row.isFile,
      id: row.id,
      dateTime: row.createdAt.toISOString(),
      key: row.side === side ? row.key : null,
      about: subject && title !== undefined && title !== null ? { ...subject, title } : null,
    }
    const isNewDay = own !== day
    day = own
    return isNewDay ? [separator(own), message] : [message]
  })
  return { messages, next: older ? (rows[0]?.id ?? null) : null, newest: rows.at(-1)?.number ?? null }
}

/** Marks the other side's messages up to this one as read. @returns how many were not */
export const markRead = async (db: Db, ownerId: string, reader: ChatSide, upTo: number, now: number): Promise<number> => {
  const theirs = and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.side, OTHER[reader]), isNull(chatMessages.readAt))
  // Most readings find nothing: asked first, without a lock.
  const unread = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(theirs, lte(chatMessages.number, upTo)))
    .limit(1)
  if (unread.length === 0) return 0
  const marked = await db
    .update(chatMessages)
    .set({ readAt: new Date(now) })
    .where(and(theirs, lte(chatMessages.number, upTo)))
    .returning({ id: chatMessages.id })
  return marked.length
}

/** How many messages of the other side this one has not read (API56). */
export const countUnread = (db: Db, ownerId: string, reader: ChatSide): Promise<number> =>
  db.$count(
    chatMessages,
    and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.side, OTHER[reader]), isNull(chatMessages.readAt)),
  )
