import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ProgrammeKind } from '../../../src/domain/desk/programme.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import { importRefusals, importRuns } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { BadFile } from './bad-file.ts'
import type { Outcome } from './kind.ts'

/** How far a file is entered. */
export type Progress = Pick<typeof importRuns.$inferSelect, 'line' | 'added' | 'changed' | 'same' | 'refused'>

/** A file that is being entered. */
export interface Run {
  kind: ProgrammeKind
  fingerprint: string
}

/** A line that could not be entered. */
export interface RefusedLine {
  line: number
  why: string
}

export const NOTHING: Progress = { line: 0, added: 0, changed: 0, same: 0, refused: 0 }

/** An arbitrary lock number of our own: a run of a kind is begun by one process at a time. */
const RUNS_LOCK = 7_202_638
/** Lines that are forgotten in one statement. */
const AT_ONCE = 10_000

/** The lines that a former file could not enter, in short statements: there may be a million. */
const forgetRefusals = async (db: Db, kind: ProgrammeKind): Promise<void> => {
  let gone = AT_ONCE
  while (gone === AT_ONCE) {
    const removed = await db.execute(sql`
      delete from import_refusals where kind = ${kind} and line in (
        select line from import_refusals where kind = ${kind} limit ${AT_ONCE}) returning 1 as one`)
    gone = rowsOf(removed).length
  }
}

const findUnended = async (tx: Tx, { kind, fingerprint }: Run): Promise<Progress | null> => {
  const [row] = await tx.select().from(importRuns).where(eq(importRuns.kind, kind)).for('update')
  if (row?.fingerprint !== fingerprint || row.endedAt !== null) return null
  const { line, added, changed, same, refused } = row
  return { line, added, changed, same, refused }
}

/**
 * Begins to enter a file, or goes on with one that was broken off, and writes it into the audit.
 * @param operator who has given it; null: whoever works at the server
 * @returns how far it was entered before
 */
export const beginRun = async (db: Db, run: Run, operator: string | null, now: number): Promise<Progress> => {
  const before = await db.transaction((tx) => findUnended(tx, run))
  if (!before) await forgetRefusals(db, run.kind)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RUNS_LOCK})`)
    const unended = await findUnended(tx, run)
    if (!unended) {
      const row = { ...NOTHING, fingerprint: run.fingerprint, startedAt: new Date(now), endedAt: null }
      await tx
        .insert(importRuns)
        .values({ kind: run.kind, ...row })
        .onConflictDoUpdate({ target: importRuns.kind, set: row })
      await tx.delete(importRefusals).where(eq(importRefusals.kind, run.kind))
    }
    await record(
      tx,
      { event: 'programmeImported', actor: operator, subject: null, object: run.kind, origin: 'command', reason: 'byHand' },
      now,
    )
    return unended ?? NOTHING
  })
}

const counted = (progress: Progress, line: number, outcomes: readonly Outcome[]): Progress => {
  const count = (which: (outcome: Outcome) => boolean): number => outcomes.filter(which).length
  return {
    line,
    added: progress.added + count((outcome) => outcome === 'added'),
    changed: progress.changed + count((outcome) => outcome === 'changed'),
    same: progress.same + count((outcome) => outcome === 'same'),
    refused: progress.refused + count((outcome) => typeof outcome === 'object'),
  }
}

/** What lines have come to, in words for those that were refused, and how far the file is then. */
export const settle = (
  progress: Progress,
  lines: readonly number[],
  outcomes: readonly Outcome[],
): { progress: Progress; refused: RefusedLine[] } => ({
  progress: counted(progress, lines.at(-1) ?? progress.line, outcomes),
  refused: outcomes.flatMap((outcome, at) =>
    typeof outcome === 'object' ? [{ line: lines[at] ?? 0, why: outcome.refused }] : [],
  ),
})

/**
 * Locks a run for the caller's transaction.
 * @throws BadFile when another process has gone on with it, or has begun another file
 */
export const holdRun = async (tx: Tx, run: Run, progress: Progress): Promise<void> => {
  const unended = await findUnended(tx, run)
  if (unended?.line !== progress.line)
    throw new BadFile('Этот же вид данных загружает другая команда. Дождитесь её конца и повторите')
}

/** Writes how far a run is, in the transaction in which its rows were entered. */
export const keepProgress = async (tx: Tx, { kind }: Run, progress: Progress, refused: readonly RefusedLine[]): Promise<void> => {
  await tx.update(importRuns).set(progress).where(eq(importRuns.kind, kind))
  if (refused.length > 0) await tx.insert(importRefusals).values(refused.map((line) => ({ kind, ...line })))
}

/** The file has been read to its end. */
export const endRun = async (db: Db, run: Run, progress: Progress, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    await holdRun(tx, run, progress)
    await tx
      .update(importRuns)
      .set({ endedAt: new Date(now) })
      .where(eq(importRuns.kind, run.kind))
  })

/** Lines of a page of refusals. */
const PAGE = 1_000

/** The lines that a run has refused so far, in their order. */
export async function* refusedLines(db: Db, kind: ProgrammeKind): AsyncGenerator<RefusedLine> {
  let after = 0
  let page: RefusedLine[]
  do {
    page = await db
      .select({ line: importRefusals.line, why: importRefusals.why })
      .from(importRefusals)
      .where(and(eq(importRefusals.kind, kind), gt(importRefusals.line, after)))
      .orderBy(asc(importRefusals.line))
      .limit(PAGE)
    yield* page
    after = page.at(-1)?.line ?? after
  } while (page.length === PAGE)
}
