import { and, asc, eq, isNull } from 'drizzle-orm'
import type { CheckRule } from '../../../../src/domain/desk/cases.ts'
import { deskCases } from '../../../kernel/database/schema.ts'
import type { StoredCheck } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { JobHandler } from '../../../kernel/jobs/job.ts'
import type { FileStore } from '../../files/ports.ts'
import { makeDuePrints, makePrints } from './photo/make-prints.ts'
import type { Needs } from './photo/make-prints.ts'
import { claimOf } from './rule.ts'
import type { Claim, Rule } from './rule.ts'
import { picturesOf } from './same-photo.ts'
import { RULES } from './table.ts'

type CaseRow = Pick<typeof deskCases.$inferSelect, 'kind' | 'id' | 'version'>

/** How often the job looks for claims that have just come. */
const EVERY = 10_000
/** Claims of one run. */
const AT_ONCE = 200
const MOST = 9
const SWITCHED_OFF = 'выключена'
const NOBODY = 'учётную запись удалили'

const runRule = async (db: Db, { rule, look }: Rule, claim: Claim | null, off: readonly CheckRule[]): Promise<StoredCheck> => {
  if (off.includes(rule)) return { rule, outcome: 'off', note: SWITCHED_OFF }
  if (claim === null) return { rule, outcome: 'off', note: NOBODY }
  const found = await look(db, claim)
  if ('off' in found) return { rule, outcome: 'off', note: found.off }
  return { rule, outcome: found.fired ? 'fired' : 'passed', note: found.note }
}

/**
 * Runs the rules of a case's kind.
 * @param off rules that are switched off
 * @returns what each has found, strongest first
 */
export const checkClaim = async (
  db: Db,
  { kind, id }: Pick<CaseRow, 'kind' | 'id'>,
  off: readonly CheckRule[],
): Promise<StoredCheck[]> => {
  const claim = await claimOf(db, kind, id)
  const found: StoredCheck[] = []
  for (const rule of RULES) if (rule.kinds.includes(kind)) found.push(await runRule(db, rule, claim, off))
  return found
}

/** How suspicious a claim is, 0–9. */
export const suspicionOf = (checks: readonly StoredCheck[]): number => {
  const fired = new Set(checks.flatMap(({ rule, outcome }) => (outcome === 'fired' ? [rule] : [])))
  return Math.min(
    MOST,
    RULES.reduce((sum, { rule, weight }) => sum + (fired.has(rule) ? weight : 0), 0),
  )
}

/** Each case in a statement of its own: whoever changes several of them waits for none. */
const store = async (db: Db, { kind, id, version }: CaseRow, checks: StoredCheck[]): Promise<void> => {
  const isSame = and(eq(deskCases.kind, kind), eq(deskCases.id, id), eq(deskCases.version, version))
  await db
    .update(deskCases)
    .set({ checks, suspicion: suspicionOf(checks) })
    .where(isSame)
}

/** Photographs are printed before the rules look at them. */
const checkCase = async (needs: Needs, row: CaseRow, off: readonly CheckRule[]): Promise<void> => {
  const claim = await claimOf(needs.db, row.kind, row.id)
  if (claim && !off.includes('samePhoto')) await makePrints(needs, await picturesOf(needs.db, claim))
  if (needs.signal.aborted) return
  await store(needs.db, row, await checkClaim(needs.db, row, off))
}

/** The cases that have come, each for itself: one whose photograph cannot be had now waits for the next run. @returns the first failure */
const checkCases = async (needs: Needs, rows: readonly CaseRow[], off: readonly CheckRule[]): Promise<unknown> => {
  let failure: unknown = null
  for (const row of rows) {
    if (needs.signal.aborted) break
    try {
      await checkCase(needs, row, off)
    } catch (error) {
      failure ??= error
    }
  }
  return failure
}

/**
 * The recurring job «check-claims»: checks what has come to the desk, oldest first, and what has changed there; then it makes prints of
 * photographs that no case has, which later ones are compared with.
 */
export const checkClaimsJob =
  (off: readonly CheckRule[], files: FileStore): JobHandler =>
  async (_payload, { db, now, signal }) => {
    const needs = { db, store: files, now, signal }
    const { kind, id, version } = deskCases
    const rows = await db
      .select({ kind, id, version })
      .from(deskCases)
      .where(isNull(deskCases.checks))
      .orderBy(asc(deskCases.since))
      .limit(AT_ONCE)
    const failure = await checkCases(needs, rows, off)
    if (failure !== null) throw failure
    const hasMore = await makeDuePrints(needs)
    return async () => new Date(hasMore || rows.length === AT_ONCE ? now : now + EVERY)
  }
