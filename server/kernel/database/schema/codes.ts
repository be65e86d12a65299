import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CodePurpose, CodeTrust, ConsentDocument, SecretName, SmsDeliveryState, SmsGatewayName } from '../sets.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Requests for codes by phone: the same row for known and unknown phones (B04). Kept for a day. */
export const codeRequests = pgTable(
  'code_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().$type<CodePurpose>().notNull(),
    mobile: text().notNull(),
    /** Keyed hashes of the request's origin, each of a shorter prefix (D23); the address itself is not stored. */
    network: text().notNull(),
    address: text().notNull(),
    client: text().notNull(),
    /** The hash of a browser that has signed in to the account before; empty for all others (D22). */
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

/** The newest code of a phone. A phone without a code has a row too, whose hash nothing matches. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    mobile: text().notNull(),
    requestId: bigint({ mode: 'number' }).notNull(),
    /** Sealed, see `seal.ts`. */
    hash: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.mobile] }), index('sms_codes_expires').on(table.expiresAt)],
)

/** Messages for the gateway: the only place with a code in plain text, until the gateway has the message. */
export const smsMessages = pgTable('sms_messages', {
  id: uuid().primaryKey(),
  mobile: text().notNull(),
  text: text().notNull(),
  giveUpAt: moment().notNull(),
})

/** What has become of each message at each gateway, for a week; never its text (D197). */
export const smsDeliveries = pgTable(
  'sms_deliveries',
  {
    smsId: uuid().notNull(),
    gateway: text().$type<SmsGatewayName>().notNull(),
    mobile: text().notNull(),
    state: text().$type<SmsDeliveryState>().notNull(),
    /** The gateway's code of a refusal, or what kept its answer away. */
    code: text(),
    /** The gateway's own name of the message. */
    reference: text(),
    at: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.smsId, table.gateway] }),
    index('sms_deliveries_gateway').on(table.gateway, table.at),
    index('sms_deliveries_mobile').on(table.mobile, table.at),
    index('sms_deliveries_at').on(table.at),
    check('sms_deliveries_name', sql`gateway in ('outbox', 'http', 'smsc', 'smsru')`),
    check(
      'sms_deliveries_state',
      sql`state in ('sending', 'unknown', 'refused', 'later', 'accepted', 'delivered', 'undelivered')`,
    ),
  ],
)

/** Messages «sent» by the embedded outbox: the demo page shows them. */
export const outboxMessages = pgTable('outbox_messages', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  mobile: text().notNull(),
  text: text().notNull(),
  at: moment().notNull(),
})

/** Used solutions of the self-hosted captcha: each counts once. */
export const captchaUses = pgTable('captcha_uses', { id: text().primaryKey(), expiresAt: moment().notNull() }, (table) => [
  index('captcha_uses_expires').on(table.expiresAt),
])

/** Where releases up to migration 0029 kept their keys: a start carries them over and empties it. Nothing is written here. */
export const secrets = pgTable('secrets', { name: text().$type<SecretName>().primaryKey(), value: text().notNull() })

/** Which edition of a legal text a person has agreed to, and when (B09, E19). */
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
  (table) => [
    primaryKey({ columns: [table.userId, table.document, table.edition, table.at] }),
    // Notifications of a browser end and begin: each consent to them has its own time (D108).
    uniqueIndex('consents_first')
      .on(table.userId, table.document, table.edition)
      .where(sql`document <> 'push'`),
  ],
)

/**
 * First answers to commands without an account. The key itself is not stored: it salts the hash of the request, so that a leaked
 * table cannot be brute-forced for codes and phones.
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
