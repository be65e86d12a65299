import type { Db } from '../database/types.ts'
import type { JobHandler } from './job.ts'

const EVERY = 3_600_000

/** Deletes expired data, in short transactions of its own. */
type Forget = (db: Db, now: number) => Promise<void>

/** The job «cleanup», every hour. @param parts one cleanup per part of the server, run in this order */
export const cleanupJob =
  (parts: readonly Forget[]): JobHandler =>
  async (_payload, { db, now }) => {
    for (const forget of parts) await forget(db, now)
    return async () => new Date(now + EVERY)
  }
