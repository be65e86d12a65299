import { eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { tell } from '../notifications/tell.ts'
import type { News } from '../notifications/news.ts'
import type { OnAccepted } from '../profile/inn-check-job.ts'
import { approvalNews } from '../profile/lacks.ts'
import { refuseHeld } from './holds.ts'
import { refuseOwn } from './own.ts'
import { reasonOf } from './verdict.ts'
import type { Word } from './verdict.ts'

type Person = typeof users.$inferSelect

/** @param id the number of a person in the audit: under it the INN waits. @throws Refusal notFound, alreadyDecided */
const takeWaiting = async (tx: Tx, id: string): Promise<Person & { inn: string }> => {
  const [person] = isUuid(id) ? await tx.select().from(users).where(eq(users.auditId, id)).for('no key update') : []
  if (!person) return refuse('notFound')
  const { inn, taxStatus } = person
  return taxStatus === 'MANUAL_CHECK' && inn !== null ? { ...person, inn } : refuse('alreadyDecided')
}

/** An INN that is approved may be the last part of a profile that was missing. */
const approval = async (tx: Tx, userId: string, { operator, origin, now }: Word): Promise<News[]> => {
  const news = await approvalNews(tx, userId, now)
  if (news.length > 0)
    await record(tx, { event: 'profileApproved', actor: operator, subject: userId, origin, reason: 'profileComplete' }, now)
  return news
}

/**
 * Decides about an INN of which the tax service has said nothing, in place of it: the person is told, the reason of a refusal with it.
 * @param onAccepted what else an approved number begins with
 * @throws Refusal notFound, alreadyDecided, ownMatter, or for a refusal without a reason
 */
export const decideInn = async (tx: Tx, word: Word, onAccepted: OnAccepted): Promise<void> => {
  const { id, verdict, operator, origin, now } = word
  const reason = reasonOf(word)
  const person = await takeWaiting(tx, id)
  await refuseHeld(tx, { kind: 'inn', id }, word)
  await word.stillSeen?.(tx)
  await refuseOwn(tx, operator, { people: [person.id], inns: [person.inn] })
  const isApproved = verdict === 'approve'
  await tx
    .update(users)
    .set({ taxStatus: isApproved ? 'ACCEPTED' : 'REFUSED', taxStatusAt: new Date(now) })
    .where(eq(users.id, person.id))
  if (isApproved) await onAccepted(tx, person.id, person.inn, now)
  const event = isApproved ? 'innAccepted' : 'innRefused'
  const change = await record(tx, { event, actor: operator, subject: person.id, object: id, origin, reason: 'desk' }, now)
  const news: News[] = isApproved
    ? [{ event: 'innApproved', change }, ...(await approval(tx, person.id, word))]
    : [{ event: 'innRejected', change, reason: reason ?? '' }]
  await tell(
    tx,
    news.map((one) => ({ userId: person.id, ...one })),
    now,
  )
}
