import { isNotNull, sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileType } from '../sets.ts'
import { moment } from './columns.ts'
import { passports, users } from './users.ts'

/** Jobs: work that survives a restart. `locked_until` in the past means that the worker died without giving the job back. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a closed set: a row of another release may be of an unknown kind. */
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    /** Unique name of a recurring job. */
    uniqueName: text().unique(),
    runAt: moment().notNull(),
    /** The fencing token, one per claim: a worker writes only while this number is the one that it claimed. */
    attempts: integer().notNull().default(0),
    /** Attempts since the last success or the last manual retry. */
    tries: integer().notNull().default(0),
    lockedUntil: moment(),
    /** Since when it does not go well. */
    failingSince: moment(),
    lastError: text(),
    /** Put aside after its last attempt: no worker takes it until `npm run jobs -- retry`. */
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

/** First answers by idempotency key (B10). */
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

/** Uploaded files. The bytes are in the file store under `name`: the row is inserted before them and deleted before them. */
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
    /** The time of the complete upload; null during the upload, and for good after an interrupted one. */
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

/** The upload is complete. A row with an incomplete upload is visible to nobody. */
export const isStored = isNotNull(files.storedAt)

/** Images of a passport, in the person's order. A file listed here cannot be deleted and is listed once. */
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

/** Page views of a route per day in Moscow. No column could identify a person (NV26, C06). */
export const pageHits = pgTable(
  'page_hits',
  { day: date({ mode: 'string' }).notNull(), route: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
)
