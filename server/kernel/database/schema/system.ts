import { isNotNull, sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileType } from '../sets.ts'
import { moment } from './columns.ts'
import { passports, users } from './users.ts'

/** Work that survives a restart. `locked_until` in the past means that its worker died without giving it back. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Open: a row of another release may be of a kind that this one does not know. */
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    /** At most one job of this name, for work that repeats. */
    uniqueName: text().unique(),
    runAt: moment().notNull(),
    /** How often it was taken: a worker writes only while this is the number that it took. */
    attempts: integer().notNull().default(0),
    /** How often it was taken since it last went well, or since somebody took it up again. */
    tries: integer().notNull().default(0),
    lockedUntil: moment(),
    /** Since when it does not go well. */
    failingSince: moment(),
    lastError: text(),
    /** Its last try is over: nobody takes it until `npm run jobs -- retry`. */
    putAsideAt: moment(),
    doneAt: moment(),
  },
  (table) => [
    index('jobs_due')
      .on(table.kind, table.runAt, table.id)
      .where(sql`done_at is null and put_aside_at is null`),
    index('jobs_sale')
      .on(sql`(payload ->> 'saleId')`)
      .where(sql`done_at is null`),
  ],
)

/** First answers by key of repeat (B10). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb().$type<unknown>(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
)

/** Uploaded files. The bytes lie in the file store under `name`: the row comes before them and goes before them. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text().$type<FileType>().notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
    /** When all of its bytes were there; null while they are being written, and for good where that was cut short. */
    storedAt: moment(),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_created').on(table.createdAt, table.name),
    index('files_unstored')
      .on(table.createdAt)
      .where(sql`stored_at is null`),
  ],
)

/** All of its bytes are there. A row whose bytes are still on their way is no file to anybody. */
export const isStored = isNotNull(files.storedAt)

/** Images of a passport, in the order of the person. A file that stands here cannot be deleted, and stands here once. */
export const passportImages = pgTable(
  'passport_images',
  {
    name: text()
      .primaryKey()
      .references(() => files.name),
    userId: uuid()
      .notNull()
      .references(() => passports.userId, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [uniqueIndex('passport_images_place').on(table.userId, table.place)],
)

/** How often the pages of a route were opened on a day of Moscow. There is no column that could hold a person (NV26, C06). */
export const pageHits = pgTable(
  'page_hits',
  { day: date({ mode: 'string' }).notNull(), route: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
)
