import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { UserStatus } from '../../../../src/domain/people/roles.ts'
import type { TaxStatus } from '../sets.ts'
import { moment } from './columns.ts'

/** Names in the order of the Russian alphabet: the collation of migration 0001, which both engines have. */
export const russian = (column: SQLWrapper): SQL => sql`${column} collate "ru"`

/** People and companies. Whether a person is ADMIN_RT follows from `retail_points.admin_id`. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    mobile: text().notNull().unique(),
    /** Sealed, see `seal.ts`. */
    passwordHash: text().notNull(),
    isLegalEntity: boolean().notNull().default(false),
    isOperator: boolean().notNull().default(false),
    username: text().notNull().default(''),
    surname: text().notNull().default(''),
    patronymic: text(),
    noPatronymic: boolean().notNull().default(false),
    responsible: text(),
    organizationName: text(),
    email: text(),
    city: text(),
    birthday: date({ mode: 'string' }),
    /** The person's INN or the organisation's. */
    inn: text(),
    taxStatus: text().$type<TaxStatus>(),
    /** When the check of the INN last had an answer; null: before releases that write it, or set by hand. */
    taxStatusAt: moment(),
    taxLocked: boolean().notNull().default(false),
    /** The calendar year in which the limit of payouts set the lock; cleared by hand, the lock leaves it: that year has no limit (E20). */
    taxLimitYear: integer(),
    /** No database constraint on the set: an unknown value written by hand behaves as BUYER (PR12). */
    status: text().$type<UserStatus>().notNull().default('BUYER'),
    locked: boolean().notNull().default(false),
    /** The desk has rejected the profile (C02). */
    profileRefused: boolean().notNull().default(false),
    firstStar: boolean().notNull().default(false),
    secondStar: boolean().notNull().default(false),
    thirdStar: boolean().notNull().default(false),
    /** Grows with every save of the profile, so that a save from a stale form is detected. */
    profileVersion: integer().notNull().default(1),
    pointId: uuid(),
    /** Who the person is in the audit: it goes with the row, so that the audit names nobody who has deleted the account. */
    auditId: uuid().notNull().defaultRandom(),
    /** Who the person is at the bank, which learns neither id nor phone. */
    bankCustomer: uuid().notNull().unique().defaultRandom(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('users_point').on(table.pointId),
    // The audit leads back to people by it.
    uniqueIndex('users_audit').on(table.auditId),
    // Few among many.
    index('users_operators')
      .on(table.id)
      .where(sql`is_operator`),
    // Accounts with one INN are counted for the desk.
    index('users_inn')
      .on(table.inn)
      .where(sql`inn is not null`),
    // A company is found by the INN that a document names.
    index('users_company')
      .on(table.inn)
      .where(sql`is_legal_entity`),
    index('users_team')
      .on(table.pointId, russian(table.surname), russian(table.username), table.id)
      .where(sql`status = 'SELLER'`),
    // Empty but for what releases that did not seal have left behind.
    index('users_unsealed')
      .on(table.id)
      .where(sql`password_hash not like 'sealed:%'`),
  ],
)

/** Passport data, possibly incomplete (A44); a complete profile needs all of it and at least one image. */
export const passports = pgTable('passports', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  series: text(),
  issuedBy: text(),
  issuedFrom: date({ mode: 'string' }),
  departmentCode: text(),
})

/** The pending check of a person's or company's INN. A new number gets a new row, so the old number's answer finds nothing. */
export const innChecks = pgTable('inn_checks', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment().notNull(),
})

/** The words of a point's name, however they are written; queries name the index by these very words. */
export const POINT_WORDS = sql`to_tsvector('simple', replace(lower(name collate "ru"), 'ё', 'е'))`

/** Retail points. An unapproved point is an application of its admin. */
export const retailPoints = pgTable(
  'retail_points',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    address: text().notNull(),
    inn: text().notNull(),
    /** Null after its person has deleted the account. */
    directorFullName: text(),
    directorPhone: text(),
    /** The director's account, if there is one: strangers share names, but not accounts. */
    directorId: uuid().references(() => users.id),
    adminPercentOfBonus: integer().notNull(),
    retailPointCoordinates: text().notNull(),
    timeZone: text().notNull(),
    approved: boolean().notNull().default(false),
    adminId: uuid().references(() => users.id),
    /** The address however it is spelled (`placeKey`); null for a point that was a twin of another one before there were keys. */
    placeKey: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('retail_points_place').on(table.inn, table.placeKey),
    index('retail_points_inn')
      .on(table.inn, russian(table.name), russian(table.address), table.id)
      .where(sql`approved`),
    // Words of a name, by their beginnings, in any order.
    index('retail_points_words').using('gin', POINT_WORDS),
    index('retail_points_director').on(table.directorId),
    index('retail_points_director_phone').on(table.directorPhone),
    check('retail_points_share', sql`admin_percent_of_bonus between 0 and 100`),
  ],
)

/** A seller's application to join a point; at most one at a time. */
export const joinRequests = pgTable(
  'join_requests',
  {
    /** Of this application: a person may apply again. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    pointId: uuid()
      .notNull()
      .references(() => retailPoints.id),
    createdAt: moment().notNull(),
  },
  (table) => [index('join_requests_point').on(table.pointId, table.createdAt, table.id)],
)
