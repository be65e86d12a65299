import { eq } from 'drizzle-orm'
import { innChecks, users } from '../../kernel/database/schema.ts'
import type { TaxStatus } from '../../kernel/database/sets.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { InnCheck, InnVerdict } from './inn-check.ts'

const STATUS_OF: Record<Exclude<InnVerdict, 'unavailable'>, TaxStatus> = {
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
  manual: 'MANUAL_CHECK',
}

/** The job «inn-check» {checkId}: asks the tax service about a number and writes its answer, unless the number has changed. */
export const innCheckJob =
  (port: InnCheck): JobHandler =>
  async ({ checkId = '' }, { db, signal }) => {
    const [found] = await db
      .select({ userId: users.id, inn: users.inn, isLegalEntity: users.isLegalEntity })
      .from(innChecks)
      .innerJoin(users, eq(users.id, innChecks.userId))
      .where(eq(innChecks.id, checkId))
    if (!found || found.inn === null) return async () => null
    const { userId, inn, isLegalEntity } = found
    const verdict = await port.check({ inn, isLegalEntity }, signal)
    if (verdict === 'unavailable') throw new RetryLater('the check of tax numbers does not answer')
    return async (tx) => {
      // The person first, with the same lock as a save: otherwise the two could deadlock.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      const mine = await tx.delete(innChecks).where(eq(innChecks.id, checkId)).returning({ id: innChecks.id })
      if (mine.length > 0) await tx.update(users).set({ taxStatus: STATUS_OF[verdict] }).where(eq(users.id, userId))
      return null
    }
  }
