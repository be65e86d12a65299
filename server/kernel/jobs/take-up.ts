import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { jobs } from '../database/schema.ts'
import type { Db } from '../database/types.ts'
import type { JobRow } from './queue.ts'

/** It has failed and is not running. */
const isStuck = (now: number) =>
  and(
    isNull(jobs.doneAt),
    or(isNotNull(jobs.putAsideAt), gt(jobs.tries, 0)),
    or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, new Date(now))),
  )

/** Failing jobs, those put aside first. */
export const stuckJobs = (db: Db, now: number): Promise<JobRow[]> =>
  db.select().from(jobs).where(isStuck(now)).orderBy(asc(jobs.putAsideAt), asc(jobs.failingSince), asc(jobs.id))

/**
 * Retries jobs: they are due now, with all their attempts restored.
 * @param which the number of one job, or the name of a kind
 * @returns their number
 */
export const takeUp = async (db: Db, which: string, now: number): Promise<number> => {
  const wanted = /^\d{1,15}$/.test(which) ? eq(jobs.id, Number(which)) : eq(jobs.kind, which)
  const rows = await db
    .update(jobs)
    .set({ runAt: new Date(now), tries: 0, putAsideAt: null, lockedUntil: null, failingSince: null, lastError: null })
    .where(and(wanted, isStuck(now)))
    .returning({ id: jobs.id })
  return rows.length
}
