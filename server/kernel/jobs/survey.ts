import { asc, isNull, sql } from 'drizzle-orm'
import { jobs } from '../database/schema.ts'
import type { Db } from '../database/types.ts'

/** The queue of one kind. */
export interface KindSurvey {
  kind: string
  /** Unfinished jobs, running ones included. */
  waiting: number
  /** Milliseconds since the oldest of them became due or first failed. */
  oldest: number
  putAside: number
}

/** The queue by kind, without finished jobs and empty kinds. */
export const surveyJobs = async (db: Db, now: number): Promise<KindSurvey[]> => {
  const rows = await db
    .select({
      kind: jobs.kind,
      waiting: sql<number>`count(*) filter (where ${jobs.putAsideAt} is null)`.mapWith(Number),
      since:
        sql<Date | null>`min(coalesce(${jobs.failingSince}, ${jobs.runAt})) filter (where ${jobs.putAsideAt} is null)`.mapWith(
          jobs.runAt,
        ),
      putAside: sql<number>`count(${jobs.putAsideAt})`.mapWith(Number),
    })
    .from(jobs)
    .where(isNull(jobs.doneAt))
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind))
  return rows.map(({ since, ...row }) => ({ ...row, oldest: since === null ? 0 : Math.max(0, now - since.getTime()) }))
}
