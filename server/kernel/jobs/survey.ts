import { asc, isNull, sql } from 'drizzle-orm'
import { jobs } from '../database/schema.ts'
import type { Db } from '../database/types.ts'

/** What lies in the queue of one kind. */
export interface KindSurvey {
  kind: string
  /** Jobs that are to be done, those at work among them. */
  waiting: number
  /** Milliseconds since the oldest of them was due, or did not go well for the first time. */
  oldest: number
  putAside: number
}

/** The queue by kind; done jobs and kinds without a job are not in it. */
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
