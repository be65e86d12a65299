import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { normaliseText } from '../../../src/domain/people/address.ts'
import { normaliseName } from '../../../src/domain/people/names.ts'
import { phoneDigits } from '../../../src/domain/people/phone.ts'
import { placeKey, POINT_BONUS_PERCENT, POINT_TIME_ZONE, pointProblems } from '../../../src/domain/people/point.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { takeApplicant } from './application.ts'
import type { Doer } from './application.ts'
import { findDirector } from './director.ts'

/**
 * Applies for a new point (API19): the desk decides about it. Of two applications for one place the first counts, however many people
 * send them.
 * @throws Refusal with messages by field, or pointExists
 */
export const createPoint = async (tx: Tx, form: components['schemas']['NewPoint'], { id, origin, now }: Doer): Promise<void> => {
  const problems = pointProblems(form)
  if (Object.keys(problems).length > 0) return refuse('refused', problems)
  await takeApplicant(tx, id)
  const directorPhone = phoneDigits(form.directorPhone) ?? ''
  const pointId = randomUUID()
  const added = await tx
    .insert(retailPoints)
    .values({
      id: pointId,
      name: normaliseName(form.name),
      address: normaliseText(form.address),
      inn: form.inn,
      directorFullName: normaliseName(form.directorFullName),
      directorPhone,
      directorId: await findDirector(tx, directorPhone),
      adminPercentOfBonus: POINT_BONUS_PERCENT,
      retailPointCoordinates: form.retailPointCoordinates,
      timeZone: POINT_TIME_ZONE,
      approved: false,
      adminId: id,
      placeKey: placeKey(form.address),
      createdAt: new Date(now),
    })
    .onConflictDoNothing({ target: [retailPoints.inn, retailPoints.placeKey] })
    .returning({ id: retailPoints.id })
  if (added.length === 0) return refuse('pointExists')
  await tx.update(users).set({ status: 'ART_PENDING' }).where(eq(users.id, id))
  await record(tx, { event: 'pointRequested', actor: id, subject: id, object: pointId, origin, reason: 'ownWish' }, now)
}
