import { and, eq, sql } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { operatorName } from '../../../src/domain/people/short-name.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { deskDecisions, deskTakes, users } from '../../kernel/database/schema.ts'
import type { StoredCheck } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { isHeld } from '../desk/holds.ts'
import { deskEnd, lateBefore } from '../sales/deadlines.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { pageOf } from './page.ts'
import type { PageRow } from './page.ts'
import { titlesOf } from './titles.ts'

type Schemas = components['schemas']

/** Who asks, when, and by which deadlines. */
export interface Asker {
  operator: string
  now: number
  deadlines: Deadlines
}

/** Names of the checks that have fired; they are stored strongest first. */
const firedOf = (checks: readonly StoredCheck[] | null): Schemas['CheckRule'][] =>
  (checks ?? []).flatMap(({ rule, outcome }) => (outcome === 'fired' ? [rule] : []))

const takesOf = async (db: Db, kind: CaseKind, ids: readonly string[], now: number) => {
  const rows = await db
    .select({ caseId: deskTakes.caseId, until: deskTakes.until, operator: users })
    .from(deskTakes)
    .innerJoin(users, eq(users.id, deskTakes.operatorId))
    .where(and(eq(deskTakes.kind, kind), isAnyOf(deskTakes.caseId, ids), isHeld(now)))
  return new Map(
    rows.map(({ caseId, until, operator }) => [
      caseId,
      { id: operator.id, name: operatorName(operator), until: until.toISOString() },
    ]),
  )
}

const decisionsOf = async (db: Db, kind: CaseKind, ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(deskDecisions)
    .where(and(eq(deskDecisions.kind, kind), isAnyOf(deskDecisions.caseId, ids)))
  return new Map(rows.map((row) => [row.caseId, row]))
}

/** Rows of a queue in full; one that has been decided since it was read is left out. */
export const casesOf = async (
  db: Db,
  kind: CaseKind,
  rows: readonly Omit<PageRow, 'isLate'>[],
  { operator, now, deadlines }: Asker,
): Promise<Schemas['DeskCase'][]> => {
  const ids = rows.map(({ id }) => id)
  const [titles, takes, decided] = [
    await titlesOf(db, kind, ids),
    await takesOf(db, kind, ids, now),
    await decisionsOf(db, kind, ids),
  ]
  return rows.flatMap(({ id, since, checks }) => {
    const title = titles.get(id)
    if (!title) return []
    const [decision, due] = [decided.get(id), deskEnd(since, deadlines)]
    const pending = decision && decision.failedCode === null ? decision : null
    return [
      {
        kind,
        id,
        ...title,
        since: since.toISOString(),
        due: due.toISOString(),
        isLate: due.getTime() <= now,
        suspicion: firedOf(checks),
        takenBy: takes.get(id) ?? null,
        pending: pending && {
          verdict: pending.verdict,
          due: pending.due.toISOString(),
          byMe: pending.operatorId === operator,
        },
        failed: decision?.failedWords ?? null,
      },
    ]
  })
}

/** A page of a queue. @throws Refusal for a cursor that continues nothing */
export const listCases = async (
  db: Db,
  { kind, size, cursor }: { kind: CaseKind; size: number; cursor: string | undefined },
  asker: Asker,
): Promise<{ cases: Schemas['DeskCase'][]; next: string | null }> => {
  const after = cursor === undefined ? null : readCursor(kind, cursor)
  const late = after?.late ?? lateBefore(asker.now, asker.deadlines).getTime()
  const found = await pageOf(db, kind, { late, after, size: size + 1 })
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  const next = last ? cursorOf(kind, { ...last, late, since: last.since.getTime() }) : null
  return { cases: await casesOf(db, kind, rows, asker), next }
}

/** Whom a case can be given to: operators who can sign in, but for who asks. */
export const colleaguesOf = async (db: Db, operator: string): Promise<Schemas['DeskOperator'][]> => {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.isOperator, true), eq(users.locked, false), sql`${users.id} <> ${operator}::uuid`))
    .orderBy(users.surname, users.username, users.id)
  return rows.map((row) => ({ id: row.id, name: operatorName(row) }))
}
