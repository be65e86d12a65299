import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Work that survives a restart. `locked_until` in the past means that its worker died without giving it back. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
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

/** First answers by key of repeat (B10 of docs/decisions.md). */
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

/** Uploaded files. The bytes lie in the file store under `name`. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('files_owner').on(table.ownerId, table.createdAt)],
)

/** How often the pages of a route were opened on a day of Moscow. There is no column that could hold a person (NV26, C06). */
export const pageHits = pgTable(
  'page_hits',
  { day: date({ mode: 'string' }).notNull(), route: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
)
