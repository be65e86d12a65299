import { eq } from 'drizzle-orm'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { recordConsent } from '../consents/record.ts'
import { askInnCheck, dropInnCheck } from './inn-check.ts'

type UserRow = typeof users.$inferSelect
type Changes = Partial<typeof users.$inferInsert> & { inn: string | null }

/** A new number is checked again; the same one keeps its verdict. */
const settleInn = async (tx: Tx, me: UserRow, inn: string | null, now: number): Promise<Pick<UserRow, 'taxStatus'>> => {
  if (inn === me.inn) return { taxStatus: me.taxStatus }
  if (inn === null) {
    await dropInnCheck(tx, me.id)
    return { taxStatus: null }
  }
  await askInnCheck(tx, me.id, now)
  return { taxStatus: 'AWAITING_CHECK' }
}

/**
 * Writes a locked profile with the consent of this save.
 * @param consentEdition edition of the text that the person agreed to, if the request names it (E19)
 * @returns its new version
 */
export const writeProfile = async (
  tx: Tx,
  me: UserRow,
  changes: Changes,
  consentEdition: string | undefined,
  now: number,
): Promise<{ version: number }> => {
  const version = me.profileVersion + 1
  const tax = await settleInn(tx, me, changes.inn, now)
  await tx
    .update(users)
    .set({ ...changes, ...tax, profileVersion: version })
    .where(eq(users.id, me.id))
  await recordConsent(tx, me.id, { personalData: consentEdition }, now)
  return { version }
}
