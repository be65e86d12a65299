import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CodePurpose, CodeTrust, ConsentDocument, SecretName } from '../sets.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Who asked for a code, for which phone: known or not, it is the same row (B04). Kept for a day. */
export const codeRequests = pgTable(
  'code_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().$type<CodePurpose>().notNull(),
    mobile: text().notNull(),
    /** Keyed hashes of where the request came from, each of less (D23); the address itself is kept nowhere. */
    network: text().notNull(),
    address: text().notNull(),
    client: text().notNull(),
    /** The hash of a browser that has signed in to the account before; empty for everybody else (D22). */
    device: text().notNull().default(''),
    trust: text().$type<CodeTrust>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('code_requests_mobile').on(table.mobile, table.at),
    index('code_requests_client').on(table.client, table.at),
    index('code_requests_at').on(table.at),
    check('code_requests_purpose', sql`purpose in ('registration', 'recovery', 'deletion')`),
    check('code_requests_trust', sql`trust in ('captcha', 'resend', 'none', 'device')`),
  ],
)

/** The newest code of a phone. Who gets none has a row too, whose hash nothing fits. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    mobile: text().notNull(),
    requestId: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.mobile] }), index('sms_codes_expires').on(table.expiresAt)],
)

/** Messages on their way to the gateway: the only place where a code stands in clear, until the gateway has it. */
export const smsMessages = pgTable('sms_messages', {
  id: uuid().primaryKey(),
  mobile: text().notNull(),
  text: text().notNull(),
  giveUpAt: moment().notNull(),
})

/** What the embedded outbox has «sent»: the demo page shows it. */
export const outboxMessages = pgTable('outbox_messages', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  mobile: text().notNull(),
  text: text().notNull(),
  at: moment().notNull(),
})

/** Solutions of the self-hosted captcha that have been accepted: each counts once. */
export const captchaUses = pgTable('captcha_uses', { id: text().primaryKey(), expiresAt: moment().notNull() }, (table) => [
  index('captcha_uses_expires').on(table.expiresAt),
])

/** Keys that every process of the server shares and nobody configures. */
export const secrets = pgTable('secrets', { name: text().$type<SecretName>().primaryKey(), value: text().notNull() })

/** Which edition of a legal text a person has agreed to, and when (B09). */
export const consents = pgTable(
  'consents',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text().$type<ConsentDocument>().notNull(),
    edition: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.edition] })],
)

/**
 * First answers to commands that need no account. The key itself is not kept: it salts the hash of the request, so that
 * nobody can try codes and phones against a copy of the table.
 */
export const publicKeys = pgTable(
  'public_keys',
  {
    keyHash: text().primaryKey(),
    requestHash: text().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('public_keys_created').on(table.createdAt)],
)
