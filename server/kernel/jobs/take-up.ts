import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { jobs } from '../database/schema.ts'
import type { Db } from '../database/types.ts'
import type { JobRow } from './queue.ts'

/** It has been tried in vain and nobody is at it. */
const isStuck = (now: number) =>
  and(
    isNull(jobs.doneAt),
    or(isNotNull(jobs.putAsideAt), gt(jobs.tries, 0)),
    or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, new Date(now))),
  )

/** Jobs that do not go well, those that are put aside first. */
export const stuckJobs = (db: Db, now: number): Promise<JobRow[]> =>
  db.select().from(jobs).where(isStuck(now)).orderBy(asc(jobs.putAsideAt), asc(jobs.failingSince), asc(jobs.id))

/**
 * Takes jobs up again: they are due now, with all their tries before them.
 * @param which the number of one job, or the name of a kind
 * @returns how many
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
