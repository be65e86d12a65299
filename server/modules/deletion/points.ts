import { and, eq } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { joinRequests, retailPoints, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

type Person = Pick<typeof users.$inferSelect, 'id' | 'mobile'>

/**
 * Removes a person from the retail points. An unapproved application is deleted with its applicant. An active point belongs to
 * its sellers too: it stays without an administrator, and loses its director if the director's account is the person's. A
 * namesake is another person; if only the phone matches, only the phone is deleted.
 */
export const leavePoints = async (tx: Db, person: Person): Promise<void> => {
  const applied = await tx
    .select({ id: retailPoints.id })
    .from(retailPoints)
    .where(and(eq(retailPoints.adminId, person.id), eq(retailPoints.approved, false)))
  const ids = applied.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.update(users).set({ pointId: null }).where(isAnyOf(users.pointId, ids))
    await tx.delete(joinRequests).where(isAnyOf(joinRequests.pointId, ids))
    await tx.delete(retailPoints).where(isAnyOf(retailPoints.id, ids))
  }
  await tx.update(retailPoints).set({ adminId: null }).where(eq(retailPoints.adminId, person.id))
  await tx
    .update(retailPoints)
    .set({ directorFullName: null, directorPhone: null, directorId: null })
    .where(eq(retailPoints.directorId, person.id))
  await tx.update(retailPoints).set({ directorPhone: null }).where(eq(retailPoints.directorPhone, person.mobile))
}
