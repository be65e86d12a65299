/** A message is stored once, in the order in which its conversation was locked. */
import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, min } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { lockFiles } from '../../kernel/database/lock-files.ts'
import { chatMessages, conversations, files } from '../../kernel/database/schema.ts'
import type { ChatSide } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { ownConversation } from './conversation.ts'
import type { Conversation } from './conversation.ts'
import { LONGEST_TEXT, MESSAGES_A_MINUTE } from './limits.ts'
import { ownSubject } from './subjects.ts'

const MINUTE = 60_000
const BLANK = 'Напишите сообщение'
const TOO_LONG = `Сообщение длиннее ${LONGEST_TEXT} знаков. Разделите его на части`
const NO_FILE = 'Файл не найден. Загрузите его ещё раз'
const WRONG_TYPE = 'Можно приложить только png и jpg'
const TOO_FAST = 'Слишком много сообщений подряд. Подождите минуту'

/** What somebody has written. */
export interface Written {
  /** The sender's own: a repeat of it is the same message. */
  key: string
  /** A text, or the name of a file that the sender has uploaded. */
  value: string
  isFile: boolean
}

interface Writer {
  side: ChatSide
  id: string
}

/** A text as it is stored; the characters that no database takes are none. @throws Refusal refused for a blank or too long one */
const tidy = (text: string): string => {
  const tidied = text.replaceAll('\u0000', '').trim()
  // Marks of direction and spaces without width alone are nothing to read.
  if (tidied.replaceAll(/[\p{Cf}\s\u2800]/gu, '') === '') return refuse('refused', BLANK)
  return Array.from(tidied).length > LONGEST_TEXT ? refuse('refused', TOO_LONG) : tidied
}

/** Takes the sender's own file; a person sends pictures, support documents too (A78). @throws Refusal refused */
const takeFile = async (tx: Tx, { side, id }: Writer, name: string): Promise<void> => {
  if (!(await lockFiles(tx, id, [name]))) return refuse('refused', NO_FILE)
  const [file] = await tx.select({ type: files.contentType }).from(files).where(eq(files.name, name))
  if (side === 'person' && file?.type === 'application/pdf') return refuse('refused', WRONG_TYPE)
  return undefined
}

type MessageRow = typeof chatMessages.$inferSelect

/** The message that this key has become. @throws Refusal keyMismatch when the key came with another one */
const known = async (tx: Tx, ownerId: string, side: ChatSide, written: Written): Promise<MessageRow | null> => {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.side, side), eq(chatMessages.key, written.key)))
  if (!row) return null
  const value = written.isFile ? written.value : tidy(written.value)
  return row.value === value && row.isFile === written.isFile ? row : refuse('keyMismatch')
}

/** @param conversation locked by the caller */
const store = async (
  tx: Tx,
  { ownerId }: Conversation,
  writer: Writer,
  { key, value, isFile }: Written,
  now: number,
  about: { kind: MessageRow['aboutKind']; id: string | null } = { kind: null, id: null },
): Promise<string> => {
  const text = isFile ? value : tidy(value)
  if (isFile) await takeFile(tx, writer, value)
  const id = randomUUID()
  await tx.insert(chatMessages).values({
    id,
    ownerId,
    side: writer.side,
    operatorId: writer.side === 'operator' ? writer.id : null,
    key,
    value: text,
    isFile,
    fileName: isFile ? value : null,
    aboutKind: about.kind,
    aboutId: about.id,
    createdAt: new Date(now),
    readAt: null,
  })
  return id
}

/**
 * Stores what a person sends; a closed conversation waits again (CH11).
 * @param about `kind:id` of what it speaks of; what is not the sender's own is left out
 * @returns whether it is new
 * @throws Refusal refused, keyMismatch, rateLimited with the seconds until the next may be sent, unauthorised
 */
export const sendMessage = async (
  tx: Tx,
  ownerId: string,
  written: Written,
  about: string | null,
  now: number,
): Promise<boolean> => {
  const conversation = await ownConversation(tx, ownerId, now)
  if (await known(tx, ownerId, 'person', written)) return false
  const mine = and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.side, 'person'))
  const [recent] = await tx
    .select({ count: count(), oldest: min(chatMessages.createdAt) })
    .from(chatMessages)
    .where(and(mine, gt(chatMessages.createdAt, new Date(now - MINUTE))))
  if (recent?.oldest && recent.count >= MESSAGES_A_MINUTE)
    return refuse('rateLimited', TOO_FAST, Math.ceil((recent.oldest.getTime() + MINUTE - now) / 1_000))
  const subject = about === null ? null : await ownSubject(tx, ownerId, about)
  await store(tx, conversation, { side: 'person', id: ownerId }, written, now, subject ?? undefined)
  const { waitingSince, closedAt, operatorId } = conversation
  await tx
    .update(conversations)
    .set({
      waitingSince: waitingSince ?? new Date(now),
      closedAt: null,
      operatorId: closedAt === null ? operatorId : null,
    })
    .where(eq(conversations.ownerId, ownerId))
  return true
}

/**
 * Stores what an operator answers. @param conversation locked by the caller
 * @returns the message's id; that of the first to a repeat
 * @throws Refusal refused, keyMismatch
 */
export const storeAnswer = async (
  tx: Tx,
  conversation: Conversation,
  operatorId: string,
  written: Written,
  now: number,
): Promise<string> => {
  const first = await known(tx, conversation.ownerId, 'operator', written)
  return first?.id ?? store(tx, conversation, { side: 'operator', id: operatorId }, written, now)
}
