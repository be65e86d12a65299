import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/in-batches.ts'
import { prepared } from '../database/prepared.ts'
import { jobs } from '../database/schema.ts'
import type { Db, Tx } from '../database/types.ts'
import type { JobKind, JobPayload } from './job.ts'
import { isJobKind } from './lanes.ts'

/** A worker that exceeds this time counts as dead. */
export const LOCK_TIME = 60_000
/** How long a finished job is kept for inspection. */
const DONE_JOBS_STAY = 30 * 86_400_000
const FIRST_RETRY = 5_000
const LONGEST_RETRY = 3_600_000
/** The longest delay of a job, whether a retry or recurring. */
const LONGEST_WAIT = 3_600_000
/** The tolerated clock difference of two servers. */
const CLOCKS_APART = 60_000

export type JobRow = typeof jobs.$inferSelect

/** A job claimed by a worker of this release. */
export type ClaimedJob = JobRow & { kind: JobKind }

const isClaimed = (job: JobRow): job is ClaimedJob => isJobKind(job.kind)

const insertJob = prepared(['kind', 'payload', 'runAt', 'uniqueName'], (db, job) =>
  db.insert(jobs).values(job).onConflictDoNothing({ target: jobs.uniqueName }),
)

/** Neither done nor put aside. */
const isOpen = and(isNull(jobs.doneAt), isNull(jobs.putAsideAt))

/** Adds a job; inside a transaction the job exists only if the transaction commits. */
export const enqueue = async (
  db: Db,
  kind: JobKind,
  payload: JobPayload,
  runAt: Date,
  uniqueName: string | null = null,
): Promise<void> => {
  await insertJob(db, { kind, payload, runAt, uniqueName })
}

/** Adds any number of jobs of one kind, in one statement. */
export const enqueueAll = async (db: Db, kind: JobKind, payloads: readonly JobPayload[], runAt: Date): Promise<void> => {
  if (payloads.length > 0) await db.insert(jobs).values(payloads.map((payload) => ({ kind, payload, runAt })))
}

/**
 * Claims the longest due jobs for a minute, of each kind as many as there are free hands. Concurrent workers never get the same
 * job. A kind that no worker asks for is left to a release that knows it.
 */
export const claim = async (db: Db, now: number, hands: ReadonlyMap<JobKind, number>): Promise<ClaimedJob[]> => {
  const at = new Date(now).toISOString()
  const lanes = sql.join(
    [...hands].map(([kind, free]) => sql`(${kind}::text, ${free}::int)`),
    sql`, `,
  )
  const due = sql`
    select due.id from (values ${lanes}) as lane (kind, hands) cross join lateral (
      select id from jobs
      where kind = lane.kind and done_at is null and put_aside_at is null and run_at <= ${at}
        and (locked_until is null or locked_until <= ${at})
      order by run_at, id limit lane.hands for update skip locked
    ) as due`
  const taken = await db
    .update(jobs)
    .set({
      lockedUntil: new Date(now + LOCK_TIME),
      attempts: sql`${jobs.attempts} + 1`,
      tries: sql`${jobs.tries} + 1`,
    })
    // An array is evaluated once; the planner may run a subquery again, and so claim more jobs than there are hands.
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning()
  return taken.filter(isClaimed)
}

/** The claim is a fence: a worker whose lock expired and went to another worker writes nothing. */
const stillMine = (job: JobRow) => and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isNull(jobs.doneAt))

/**
 * Marks a claimed job done, or due again, in the transaction of its effect.
 * @returns false when another worker has claimed the job by now: roll back
 */
export const settle = async (tx: Tx, job: JobRow, now: number, runAgain: Date | null): Promise<boolean> => {
  const next = runAgain ? { runAt: runAgain } : { doneAt: new Date(now) }
  const rows = await tx
    .update(jobs)
    .set({ ...next, tries: 0, lockedUntil: null, failingSince: null, lastError: null })
    .where(stillMine(job))
    .returning({ id: jobs.id })
  return rows.length > 0
}

const failed = (job: JobRow, now: number, reason: string) => ({
  lockedUntil: null,
  lastError: reason,
  failingSince: job.failingSince ?? new Date(now),
})

/** Puts a failed job back: 5 s, 10 s, 20 s … at most an hour. */
export const postpone = async (db: Db, job: JobRow, now: number, reason: string): Promise<void> => {
  const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(job.tries - 1, 20))
  await db
    .update(jobs)
    .set({ ...failed(job, now, reason), runAt: new Date(now + wait) })
    .where(stillMine(job))
}

/** Puts a job back that a pause of its service met: the attempt does not count. A longer pause meets it again. */
export const pause = async (db: Db, job: JobRow, now: number, reason: string, until: number): Promise<void> => {
  const runAt = new Date(Math.min(Math.max(until, now + FIRST_RETRY), now + LONGEST_WAIT))
  await db
    .update(jobs)
    .set({ ...failed(job, now, reason), runAt, tries: sql`${jobs.tries} - 1` })
    .where(stillMine(job))
}

/** Puts a job aside after its last attempt; it stays until somebody retries it. */
export const putAside = async (db: Db, job: JobRow, now: number, reason: string): Promise<void> => {
  await db
    .update(jobs)
    .set({ ...failed(job, now, reason), putAsideAt: new Date(now) })
    .where(stillMine(job))
}

/** Gives a claimed job back unchanged; its former worker writes nothing from now on. */
export const giveBack = async (db: Db, job: JobRow): Promise<void> => {
  await db
    .update(jobs)
    .set({ lockedUntil: null, tries: sql`${jobs.tries} - 1`, attempts: sql`${jobs.attempts} + 1` })
    .where(stillMine(job))
}

/**
 * Makes jobs due that are scheduled further ahead than any delay allows: the clock was wrong when they were written. Otherwise
 * recurring jobs would rest for as long as the clock was ahead.
 */
export const catchUpWithClock = async (db: Db, now: number): Promise<void> => {
  const at = new Date(now)
  const afar = (wait: number): Date => new Date(now + wait + CLOCKS_APART)
  await db
    .update(jobs)
    .set({ runAt: at })
    .where(and(isOpen, gt(jobs.runAt, afar(LONGEST_WAIT))))
  await db
    .update(jobs)
    .set({ lockedUntil: at })
    .where(and(isOpen, gt(jobs.lockedUntil, afar(LOCK_TIME))))
}

/** The part of the cleanup that deletes jobs finished a month ago. */
export const forgetDoneJobs = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, jobs, lte(jobs.doneAt, new Date(now - DONE_JOBS_STAY)))
