import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CaseKind, CaseVerdict } from '../../../../src/domain/desk/cases.ts'
import type { StoredCheck } from '../sets.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

const KINDS = sql`kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout', 'correction')`

/**
 * What waits for the desk, one row for each, kept by triggers on the tables that it stands in: no write can forget it, and a queue of any
 * kind is a stretch of an index. The id is that of the row, the document, the point or the finding; a person whose INN waits stands here
 * by the `auditId`.
 */
export const deskCases = pgTable(
  'desk_cases',
  {
    kind: text().$type<CaseKind>().notNull(),
    id: uuid().notNull(),
    /** A new one whenever what is to be decided changes: a decision names the version that its operator has seen. */
    version: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Since when it waits: the deadline counts from here (C05). */
    since: moment().notNull(),
    /** How suspicious the claim is, 0–9: the order of what is not late. */
    suspicion: smallint().notNull().default(0),
    /** What the checks of the claim have found; null until they have run. The person never sees it. */
    checks: jsonb().$type<StoredCheck[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('desk_cases_age').on(table.kind, table.since, table.id),
    index('desk_cases_suspicion').on(table.kind, table.suspicion, table.since, table.id),
    index('desk_cases_unchecked')
      .on(table.since)
      .where(sql`checks is null`),
    check('desk_cases_kind', KINDS),
    check('desk_cases_suspicion', sql`suspicion between 0 and 9`),
  ],
)

/**
 * Who looks at a case, and until when if nothing more is heard of them. The case has no reference here: whoever holds its row may wait for
 * a row that another transaction holds, and that one would wait for this.
 */
export const deskTakes = pgTable(
  'desk_takes',
  {
    kind: text().$type<CaseKind>().notNull(),
    caseId: uuid().notNull(),
    operatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose case it is; null for nobody any more. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.caseId] }),
    index('desk_takes_operator').on(table.operatorId),
    index('desk_takes_owner').on(table.ownerId),
    index('desk_takes_until').on(table.until),
    check('desk_takes_kind', KINDS),
  ],
)

/**
 * Decisions that wait for their moment, until which they can be taken back; and those that could not be carried out, until somebody
 * decides again. One that has been carried out stands in the audit and in the row itself. Reasons are text that somebody has typed: they go
 * with the account of the case's person.
 */
export const deskDecisions = pgTable(
  'desk_decisions',
  {
    /** Also what the job knows it by. */
    id: uuid().primaryKey(),
    kind: text().$type<CaseKind>().notNull(),
    caseId: uuid().notNull(),
    operatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    verdict: text().$type<CaseVerdict>().notNull(),
    /** The version of the case that the operator has seen. */
    version: bigint({ mode: 'number' }).notNull(),
    reason: text(),
    model: text(),
    /** The hash of the operator's address. */
    origin: text().notNull(),
    due: moment().notNull(),
    /** The code of the refusal that it has met at its moment, and its words; null while it waits. */
    failedCode: integer(),
    failedWords: text(),
  },
  (table) => [
    uniqueIndex('desk_decisions_case').on(table.kind, table.caseId),
    index('desk_decisions_operator').on(table.operatorId),
    index('desk_decisions_owner').on(table.ownerId),
    index('desk_decisions_failed')
      .on(table.due)
      .where(sql`failed_code is not null`),
    check('desk_decisions_kind', KINDS),
    check(
      'desk_decisions_verdict',
      sql`case kind when 'payout' then verdict in ('settle', 'return') else verdict in ('approve', 'refuse') end`,
    ),
    check('desk_decisions_failed', sql`(failed_code is null) = (failed_words is null)`),
  ],
)
