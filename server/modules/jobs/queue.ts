import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { JobKind, JobPayload } from './job.ts'

/** A worker that has not finished in this time is taken for dead. */
export const LOCK_TIME = 60_000
const FIRST_RETRY = 5_000
const LONGEST_RETRY = 3_600_000

export type JobRow = typeof jobs.$inferSelect

const insertJob = prepared(['kind', 'payload', 'runAt', 'uniqueName'], (db, job) =>
  db.insert(jobs).values(job).onConflictDoNothing({ target: jobs.uniqueName }),
)

/** Adds a job; inside a transaction it exists only if the work that needs it does. */
export const enqueue = async (
  db: Db,
  kind: JobKind,
  payload: JobPayload,
  runAt: Date,
  uniqueName: string | null = null,
): Promise<void> => {
  await insertJob(db, { kind, payload, runAt, uniqueName })
}

/** Adds jobs of one kind, in one statement however many they are. */
export const enqueueAll = async (db: Db, kind: JobKind, payloads: readonly JobPayload[], runAt: Date): Promise<void> => {
  if (payloads.length > 0) await db.insert(jobs).values(payloads.map((payload) => ({ kind, payload, runAt })))
}

/** Takes the next due job for a minute. Any number of workers may ask at once: nobody gets the same one. */
export const claim = async (db: Db, now: number): Promise<JobRow | undefined> =>
  db.transaction(async (tx) => {
    const at = new Date(now)
    const [due] = await tx
      .select()
      .from(jobs)
      .where(and(isNull(jobs.doneAt), lte(jobs.runAt, at), or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, at))))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [claimed] = await tx
      .update(jobs)
      .set({ lockedUntil: new Date(now + LOCK_TIME), attempts: due.attempts + 1 })
      .where(eq(jobs.id, due.id))
      .returning()
    return claimed
  })

/** The claim is a fence: a worker whose lock ran out and was given to another one writes nothing. */
const stillMine = (job: JobRow) => and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isNull(jobs.doneAt))

/**
 * Marks a claimed job done, or due again, in the transaction of its effect.
 * @returns false when another worker has it by now: roll back
 */
export const settle = async (tx: Db, job: JobRow, now: number, runAgain: Date | null): Promise<boolean> => {
  const next = runAgain ? { runAt: runAgain } : { doneAt: new Date(now) }
  const rows = await tx
    .update(jobs)
    .set({ ...next, lockedUntil: null, lastError: null })
    .where(stillMine(job))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** Puts a failed job back: 5 s, 10 s, 20 s … at most an hour. */
export const postpone = async (db: Db, job: JobRow, now: number, reason: string): Promise<void> => {
  const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(job.attempts - 1, 20))
  await db
    .update(jobs)
    .set({ runAt: new Date(now + wait), lockedUntil: null, lastError: reason })
    .where(stillMine(job))
}
