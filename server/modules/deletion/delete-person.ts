import { eq } from 'drizzle-orm'
import { WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { takePerson } from '../../kernel/database/lock-people.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { closeAccounts } from '../ledger/close.ts'
import { record } from '../audit/record.ts'
import { leaveCards } from '../cards/cards.ts'
import { forgetPhone } from '../codes/forget.ts'
import { forgetFiles } from './files.ts'
import { leavePayouts } from '../payouts/forget.ts'
import { leaveFindings } from '../reconcile/forget.ts'
import { leaveCorrections } from '../corrections/correct.ts'
import { leavePoints } from './points.ts'
import { leaveSales } from './sales.ts'

/** How a deletion goes on. */
export interface Deletion {
  origin: string
  reason?: 'deletionCode' | 'byHand'
  /** Null for people of the demo world: nobody owes the tax service anything of them. */
  payeeKeys: KeyPair | null
  now: number
}

/**
 * Deletes a person for good (A40, C06): profile, passport, sessions, files, applications and all rows of the phone are deleted at
 * once. Serial numbers, receipts' numbers and the ledger stay and identify nobody. Of a person with payouts the records of the tax
 * service stay, five years (F01).
 *
 * The person is locked before their rows: the deletion waits for a running command and finds its rows; a later command finds
 * nobody. Commands and jobs lock people first too; registration and sign-in with a new password lock a code before a person. So
 * none of them can deadlock with the deletion.
 * @throws Refusal as for a wrong code when the person was deleted meanwhile
 */
export const deletePerson = async (
  tx: Tx,
  mobile: string,
  { origin, reason = 'deletionCode', payeeKeys, now }: Deletion,
): Promise<void> => {
  await forgetPhone(tx, mobile)
  const person = await takePerson(tx, mobile)
  if (!person) return refuse('refused', WRONG_CODE)
  await record(tx, { event: 'accountDeleted', actor: person.id, subject: person.id, origin, reason }, now)
  await closeAccounts(tx, person.id, now)
  await leaveCards(tx, person.id, now)
  await leavePayouts(tx, person, payeeKeys, now)
  await leaveFindings(tx, person.id)
  await leaveCorrections(tx, person.id, now)
  await leavePoints(tx, person)
  await leaveSales(tx, person.id, now)
  await forgetFiles(tx, person.id, now)
  // Sessions, browsers, passport, applications, consents and idempotency keys are deleted with the row (cascade).
  await tx.delete(users).where(eq(users.id, person.id))
}
