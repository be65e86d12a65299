import { eq } from 'drizzle-orm'
import { retailPoints } from '../../kernel/database/schema.ts'
import type { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { withdraw } from '../points/application.ts'

type Person = Pick<typeof users.$inferSelect, 'id' | 'mobile'>

/**
 * Removes a person from the retail points. An application is deleted with its applicant. An active point belongs to
 * its sellers too: it stays without an administrator, and loses its director if the director's account is the person's. A
 * namesake is another person; if only the phone matches, only the phone is deleted.
 */
export const leavePoints = async (tx: Tx, person: Person): Promise<void> => {
  await withdraw(tx, person.id)
  await tx.update(retailPoints).set({ adminId: null }).where(eq(retailPoints.adminId, person.id))
  await tx
    .update(retailPoints)
    .set({ directorFullName: null, directorPhone: null, directorId: null })
    .where(eq(retailPoints.directorId, person.id))
  await tx.update(retailPoints).set({ directorPhone: null }).where(eq(retailPoints.directorPhone, person.mobile))
}
