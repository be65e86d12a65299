/** Reports of problems in the database (D256). */
import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { CODES, readCode, writeCode } from '../../../src/domain/support/report-code.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { problemReportEnds, problemReports } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { derivedToken, hashOfToken } from '../../kernel/secrets/derived-token.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { placesOf } from './places.ts'
import type { Read } from './recording.ts'

const DAY = 86_400_000
/** So long a report is kept. */
export const REPORT_LIFETIME = 90 * DAY
/** Tries for a code that nobody has: a million codes are free at the start, and a report lives 90 days. */
const TRIES = 20
const MOST_SAME = 100
const SHOWN_SAME = 5
const MOST_LISTED = 20
/** Characters of a person's words in a list. */
const SHORT_NOTE = 100

export type Report = typeof problemReports.$inferSelect

/** What came with the recording. */
export type Told = Pick<Report, 'note' | 'recording' | 'place' | 'width' | 'height' | 'theme'>

/** The key of the erasure: the database has its hash alone. The word keeps it apart from other tokens of the same key. */
export const eraseKeyOf = (key: Key, id: string): string => derivedToken(key, `report ${id}`)

/** Stores a report under a code of its own. */
export const storeReport = async (
  tx: Tx,
  key: Key,
  { told, read, ownerId, now }: { told: Told; read: Read; ownerId: string | null; now: number },
): Promise<Report> => {
  const id = randomUUID()
  const row = {
    ...told,
    ...read,
    id,
    ownerId,
    eraseHash: hashOfToken(eraseKeyOf(key, id)),
    createdAt: new Date(now),
    until: new Date(now + REPORT_LIFETIME),
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [stored] = await tx
      .insert(problemReports)
      .values({ ...row, code: writeCode(randomInt(CODES)) })
      .onConflictDoNothing({ target: problemReports.code })
      .returning()
    if (!stored) continue
    const ends = placesOf(read).map((state) => ({ reportId: id, machine: read.machine, state, until: row.until }))
    if (ends.length > 0) await tx.insert(problemReportEnds).values(ends)
    return stored
  }
  throw new Error('no free code for a report')
}

/** Erases at once; who does not have the key erases nothing, and hears nothing of it. */
export const eraseReport = async (db: Db, { code, eraseKey }: { code: string; eraseKey: string }): Promise<void> => {
  const known = readCode(code)
  if (known === null) return
  await db.delete(problemReports).where(and(eq(problemReports.code, known), eq(problemReports.eraseHash, hashOfToken(eraseKey))))
}

/** @returns null for no report, and for one whose time is over */
export const findReport = async (db: Db, code: string, now: number): Promise<Report | null> => {
  const known = readCode(code)
  if (known === null) return null
  const [found] = await db
    .select()
    .from(problemReports)
    .where(and(eq(problemReports.code, known), gt(problemReports.until, new Date(now))))
  return found ?? null
}

/** Reports that ended alike, newest first; counted up to a hundred. */
export const sameAs = async (
  db: Db,
  { id, machine, signature }: Report,
  now: number,
): Promise<{ count: number; codes: string[] }> => {
  // Without steps nothing is known that could be equal.
  if (machine === '') return { count: 0, codes: [] }
  const found = await db
    .select({ code: problemReports.code })
    .from(problemReports)
    .where(and(eq(problemReports.signature, signature), ne(problemReports.id, id), gt(problemReports.until, new Date(now))))
    .orderBy(desc(problemReports.createdAt))
    .limit(MOST_SAME)
  return { count: found.length, codes: found.slice(0, SHOWN_SAME).map(({ code }) => code) }
}

/** The beginning of a person's words, for a list. */
export const shortNote = (note: string): string => note.slice(0, SHORT_NOTE)

/** A person's last ones as the desk lists them, newest first: the words shortened, without recordings. */
export const reportsOf = async (db: Db, ownerId: string, now: number): Promise<components['schemas']['ListedReport'][]> => {
  const { code, createdAt, note } = problemReports
  const rows = await db
    .select({ code, createdAt, note })
    .from(problemReports)
    .where(and(eq(problemReports.ownerId, ownerId), gt(problemReports.until, new Date(now))))
    .orderBy(desc(createdAt))
    .limit(MOST_LISTED)
  return rows.map((row) => ({ code: row.code, at: row.createdAt.toISOString(), note: shortNote(row.note) }))
}

/** Deletes those whose time is over. */
export const forgetOldReports = async (db: Db, now: number): Promise<void> => {
  await deleteInBatches(db, problemReports, lte(problemReports.until, new Date(now)))
}
