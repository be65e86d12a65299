import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChatSide, ChatSubjectKind } from '../sets.ts'
import { moment } from './columns.ts'
import { files } from './system.ts'
import { users } from './users.ts'

/** A person's conversation with support; it goes with the account (E22). */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who answers; null while nobody has taken it. */
    operatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the first message without an answer came; null when none waits. */
    waitingSince: moment(),
    /** The next message of the person opens it again. */
    closedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('conversations_queue').on(table.waitingSince, table.id),
    index('conversations_operator').on(table.operatorId),
  ],
)

/**
 * Messages of conversations. Their numbers are given while the conversation is locked: a smaller one was stored earlier, on whichever
 * server.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Whose conversation it is. */
    ownerId: uuid()
      .notNull()
      .references(() => conversations.ownerId, { onDelete: 'cascade' }),
    side: text().$type<ChatSide>().notNull(),
    /** The operator who answers; null of the person, and of an operator who has gone. */
    operatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The sender's key: a message that is sent again is stored once. */
    key: text().notNull(),
    /** A text, or the name of a file. */
    value: text().notNull(),
    isFile: boolean().notNull(),
    /** The file, which is kept as long as the message; null when it has gone with the account of who has sent it. */
    fileName: text().references(() => files.name, { onDelete: 'set null' }),
    aboutKind: text().$type<ChatSubjectKind>(),
    aboutId: uuid(),
    createdAt: moment().notNull(),
    /** When the other side has read it. */
    readAt: moment(),
  },
  (table) => [
    uniqueIndex('chat_messages_key').on(table.ownerId, table.side, table.key),
    index('chat_messages_page').on(table.ownerId, table.number),
    index('chat_messages_recent').on(table.ownerId, table.createdAt),
    index('chat_messages_unread')
      .on(table.ownerId, table.side)
      .where(sql`read_at is null`),
    index('chat_messages_file')
      .on(table.fileName)
      .where(sql`file_name is not null`),
    index('chat_messages_operator')
      .on(table.operatorId)
      .where(sql`operator_id is not null`),
    check('chat_messages_side', sql`side in ('person', 'operator')`),
    check('chat_messages_file', sql`is_file or file_name is null`),
    check('chat_messages_about', sql`(about_kind is null) = (about_id is null)`),
  ],
)
