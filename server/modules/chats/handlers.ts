import { randomUUID } from 'node:crypto'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { besideOf } from './beside.ts'
import type { ChatBus } from './bus.ts'
import { findConversation, lockConversation } from './conversation.ts'
import { countUnread, markRead, pageOf } from './history.ts'
import { answer, close, handOver, queueOf, reopen, take } from './queue.ts'
import type { QueueRow } from './queue.ts'

const PAGE = 20
const SUPPORTS = ['before' as const, 'key' as const, 'about' as const]

/** A row as the desk lists it. The phone stays here: who looks for a person looks them up, and says why. */
const deskChatOf = ({ id, name, status, waitingSince, unread, takenBy, lastMessage }: QueueRow) => ({
  id,
  name,
  status,
  waitingSince: waitingSince?.toISOString() ?? null,
  unread,
  takenBy,
  lastMessage,
})

type Ids =
  | 'listChatMessages'
  | 'countChatMessages'
  | 'listDeskChats'
  | 'getDeskChat'
  | 'takeDeskChat'
  | 'handOverDeskChat'
  | 'answerDeskChat'
  | 'closeDeskChat'
  | 'reopenDeskChat'
  | 'readDeskChat'

/** @param chatBus where changes are announced, once they are stored */
export const chatHandlers = ({ chatBus }: { chatBus: ChatBus }) =>
  defineHandlers<Ids>({
    /** API55: the newest page marks what it shows as read. */
    listChatMessages: async ({ actor, body: { offset, size, before }, db, now }) => {
      const { messages, newest } = await pageOf(db, { ownerId: actor.id, side: 'person', offset, size, before })
      if (before === undefined && offset === 0 && newest !== null) await markRead(db, actor.id, 'person', newest, now)
      return { ...ok(messages), supports: SUPPORTS }
    },

    /** API56. */
    countChatMessages: async ({ actor, db }) => ok(await countUnread(db, actor.id, 'person')),

    listDeskChats: async ({ db, query: { status, size = PAGE, cursor } }) => {
      const { chats, next } = await queueOf(db, { status: status ?? null, size, cursor })
      return ok({
        chats: chats.map(deskChatOf),
        next,
      })
    },

    getDeskChat: async ({ db, now, path, query: { size = PAGE, cursor } }) => {
      const conversation = await findConversation(db, path.id)
      const { ownerId } = conversation
      const { messages, next } = await pageOf(db, { ownerId, side: 'operator', size, before: cursor })
      return ok({ messages, next, ...(await besideOf(db, conversation, now)) })
    },

    takeDeskChat: async ({ actor, after, db, now, path }) => {
      const ownerId = await take(db, { id: path.id, operatorId: actor.id, now })
      after(() => chatBus.announce(ownerId))
      return ok(null)
    },
    handOverDeskChat: async ({ actor, body, db, now, path }) => {
      await handOver(db, { id: path.id, operatorId: actor.id, now }, body.operator)
      return ok(null)
    },
    answerDeskChat: async ({ actor, after, body, db, key, now, path }) => {
      const written = { key: key ?? randomUUID(), value: body.value, isFile: body.isImage === true }
      const ownerId = await answer(db, { id: path.id, operatorId: actor.id, now }, written)
      after(() => chatBus.announce(ownerId))
      return ok(null)
    },
    closeDeskChat: async ({ actor, db, now, path }) => {
      await close(db, { id: path.id, operatorId: actor.id, now })
      return ok(null)
    },
    reopenDeskChat: async ({ actor, db, now, path }) => {
      await reopen(db, { id: path.id, operatorId: actor.id, now })
      return ok(null)
    },
    /** The person sees that the messages are read. */
    readDeskChat: async ({ after, db, now, path }) => {
      const { ownerId } = await lockConversation(db, path.id)
      const marked = await markRead(db, ownerId, 'operator', Number.MAX_SAFE_INTEGER, now)
      if (marked > 0) after(() => chatBus.announce(ownerId))
      return ok(null)
    },
  })
