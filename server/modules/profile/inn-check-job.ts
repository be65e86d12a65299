import { eq } from 'drizzle-orm'
import { innChecks, users } from '../../kernel/database/schema.ts'
import type { AuditEvent, TaxStatus } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { record, TAX_SERVICE } from '../audit/record.ts'
import type { News } from '../notifications/news.ts'
import { tell } from '../notifications/tell.ts'
import type { InnCheck, InnVerdict } from './inn-check.ts'
import { approvalNews } from './lacks.ts'

const STATUS_OF: Record<Exclude<InnVerdict, 'unavailable'>, TaxStatus> = {
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
  manual: 'MANUAL_CHECK',
}

const EVENT_OF: Record<Exclude<InnVerdict, 'unavailable'>, AuditEvent> = {
  accepted: 'innAccepted',
  refused: 'innRefused',
  manual: 'innToDesk',
}

/** The desk will tell of a number that it checks. */
const newsOf = (verdict: InnVerdict, checkId: string): News[] => {
  if (verdict === 'accepted') return [{ event: 'innAccepted', checkId }]
  return verdict === 'refused' ? [{ event: 'innRefused', checkId }] : []
}

/** What else an accepted number begins with. The person is locked. */
export type OnAccepted = (tx: Tx, userId: string, inn: string, now: number) => Promise<void>

/**
 * The job «inn-check» {checkId}: asks the tax service about a number, writes its answer and tells the person, unless the number
 * has changed.
 */
export const innCheckJob =
  (port: InnCheck, onAccepted: OnAccepted): JobHandler =>
  async ({ checkId = '' }, { db, now, signal }) => {
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
      if (mine.length === 0) return null
      await tx
        .update(users)
        .set({ taxStatus: STATUS_OF[verdict], taxStatusAt: new Date(now) })
        .where(eq(users.id, userId))
      if (verdict === 'accepted') await onAccepted(tx, userId, inn, now)
      const line = { actor: null, subject: userId, origin: TAX_SERVICE }
      await record(tx, { ...line, event: EVENT_OF[verdict], object: checkId, reason: 'taxService' }, now)
      // Until now the number was under check, so the profile was not approved.
      const approval = await approvalNews(tx, userId, now)
      if (approval.length > 0) await record(tx, { ...line, event: 'profileApproved', reason: 'profileComplete' }, now)
      const news = [...newsOf(verdict, checkId), ...approval]
      await tell(
        tx,
        news.map((one) => ({ userId, ...one })),
        now,
      )
      return null
    }
  }
