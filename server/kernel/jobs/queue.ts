import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/in-batches.ts'
import { prepared } from '../database/prepared.ts'
import { jobs } from '../database/schema.ts'
import type { Db } from '../database/types.ts'
import type { JobKind, JobPayload } from './job.ts'
import { isJobKind } from './lanes.ts'

/** A worker that has not finished in this time is taken for dead. */
export const LOCK_TIME = 60_000
/** How long a job that is done can be looked at. */
const DONE_JOBS_STAY = 30 * 86_400_000
const FIRST_RETRY = 5_000
const LONGEST_RETRY = 3_600_000
/** No job is put off further than this: neither a retry nor what repeats. */
const LONGEST_WAIT = 3_600_000
/** So far may the clocks of two servers lie apart. */
const CLOCKS_APART = 60_000

export type JobRow = typeof jobs.$inferSelect

/** A job that a worker of this release has taken. */
export type ClaimedJob = JobRow & { kind: JobKind }

const isClaimed = (job: JobRow): job is ClaimedJob => isJobKind(job.kind)

const insertJob = prepared(['kind', 'payload', 'runAt', 'uniqueName'], (db, job) =>
  db.insert(jobs).values(job).onConflictDoNothing({ target: jobs.uniqueName }),
)

/** Neither done nor put aside. */
const isOpen = and(isNull(jobs.doneAt), isNull(jobs.putAsideAt))

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

/**
 * Takes the jobs that have been due longest, of each kind as many as there are hands, for a minute. Any number of workers
 * may ask at once: nobody gets the same one. A kind that nobody asks for is left to a release that knows it.
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
    // An array is looked up once; a subquery the planner may run again, and so take more than there are hands.
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning()
  return taken.filter(isClaimed)
}

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

/** Takes a job out of its lane after its last try; it stays until somebody takes it up again. */
export const putAside = async (db: Db, job: JobRow, now: number, reason: string): Promise<void> => {
  await db
    .update(jobs)
    .set({ ...failed(job, now, reason), putAsideAt: new Date(now) })
    .where(stillMine(job))
}

/** Gives a claimed job back as it was; whoever had it writes nothing from now on. */
export const giveBack = async (db: Db, job: JobRow): Promise<void> => {
  await db
    .update(jobs)
    .set({ lockedUntil: null, tries: sql`${jobs.tries} - 1`, attempts: sql`${jobs.attempts} + 1` })
    .where(stillMine(job))
}

/**
 * Makes jobs due that lie further ahead than any job is ever put off: a clock was wrong when they were written. Without
 * this, what repeats would rest for as long as the clock once was ahead.
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

/** What the cleanup forgets: jobs that have been done for a month. */
export const forgetDoneJobs = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, jobs, lte(jobs.doneAt, new Date(now - DONE_JOBS_STAY)))
