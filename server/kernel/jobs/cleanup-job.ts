import { lte, or } from 'drizzle-orm'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/limits.ts'
import { deleteInBatches } from '../database/in-batches.ts'
import { idempotencyKeys, jobs, loginAttempts, sessions } from '../database/schema.ts'
import { forgetOldDevices } from '../../modules/devices/devices.ts'
import { forgetOldCodes } from '../../modules/codes/forget.ts'
import { KEY_LIFETIME } from '../idempotency/answer-once.ts'
import { removeUnusedFiles } from '../../modules/files/unused.ts'
import { forgetOldCounts } from '../limits/counts.ts'
import type { JobHandler } from './job.ts'

const EVERY = 3_600_000
const DONE_JOBS_STAY = 30 * 86_400_000
const ATTEMPTS_STAY = 30 * 86_400_000

/** The job «cleanup»: forgets keys, sessions, counts, done jobs and files nobody uses that are past their time; every hour. */
export const cleanupJob: JobHandler = async (_payload, { db, now }) => {
  const before = (age: number): Date => new Date(now - age)
  const isOver = or(lte(sessions.lastSeenAt, before(SESSION_IDLE)), lte(sessions.createdAt, before(SESSION_ABSOLUTE)))
  await removeUnusedFiles(db, now)
  await deleteInBatches(db, idempotencyKeys, lte(idempotencyKeys.createdAt, before(KEY_LIFETIME)))
  await deleteInBatches(db, sessions, isOver)
  await deleteInBatches(db, loginAttempts, lte(loginAttempts.lastAt, before(ATTEMPTS_STAY)))
  await forgetOldDevices(db, now)
  await forgetOldCounts(db, now)
  await forgetOldCodes(db, now)
  await deleteInBatches(db, jobs, lte(jobs.doneAt, before(DONE_JOBS_STAY)))
  return async () => new Date(now + EVERY)
}
