import { and, eq, isNotNull } from 'drizzle-orm'
import { payouts } from '../../kernel/database/schema.ts'
import type { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { countForInn, payeeNames } from './payees.ts'
import { leaveTaxRecords } from './tax-record.ts'

type Person = typeof users.$inferSelect

/**
 * Unties a person's payouts, in the deletion of the account. Those under way run on: their money arrives, or the points that come back
 * go to the programme. Of those that have ended nothing of the card stays (C06). What has been paid this year stays under the name of the
 * INN: whoever registers again with it has the limit that is left (F01).
 */
export const leavePayouts = async (tx: Tx, person: Person, keys: KeyPair | null, now: number): Promise<void> => {
  const { id: userId, inn, taxStatus } = person
  if (keys !== null && inn !== null && taxStatus === 'ACCEPTED') await countForInn(tx, userId, payeeNames(keys, inn), now)
  await tx
    .update(payouts)
    .set({ cardId: null, pan: null })
    .where(and(eq(payouts.userId, userId), isNotNull(payouts.endedAt)))
  if (keys !== null) await leaveTaxRecords(tx, person, now)
  await tx.update(payouts).set({ userId: null }).where(eq(payouts.userId, userId))
}
