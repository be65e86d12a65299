import { and, isNotNull, lte, or } from 'drizzle-orm'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/limits.ts'
import { idempotencyKeys, jobs, loginAttempts, sessions } from '../../db/schema.ts'
import { forgetOldDevices } from '../auth/devices.ts'
import { forgetOldCodes } from '../codes/forget.ts'
import { KEY_LIFETIME } from '../idempotency/answer-once.ts'
import { removeUnusedFiles, UNUSED_FILES_STAY } from '../files/unused.ts'
import { forgetOldCounts } from '../limits/counts.ts'
import type { JobHandler } from './job.ts'

const EVERY = 3_600_000
const DONE_JOBS_STAY = 30 * 86_400_000
const ATTEMPTS_STAY = 30 * 86_400_000

/** The job «cleanup»: forgets keys, sessions, counts, done jobs and files nobody uses that are past their time; every hour. */
export const cleanupJob: JobHandler = async (_payload, { now }) => {
  const before = (age: number): Date => new Date(now - age)
  return async (tx) => {
    await removeUnusedFiles(tx, before(UNUSED_FILES_STAY), now)
    await tx.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(KEY_LIFETIME)))
    await tx
      .delete(sessions)
      .where(or(lte(sessions.lastSeenAt, before(SESSION_IDLE)), lte(sessions.createdAt, before(SESSION_ABSOLUTE))))
    await tx.delete(loginAttempts).where(lte(loginAttempts.lastAt, before(ATTEMPTS_STAY)))
    await forgetOldDevices(tx, now)
    await forgetOldCounts(tx, now)
    await forgetOldCodes(tx, now)
    await tx.delete(jobs).where(and(isNotNull(jobs.doneAt), lte(jobs.doneAt, before(DONE_JOBS_STAY))))
    return new Date(now + EVERY)
  }
}
