import { eq } from 'drizzle-orm'
import { WRONG_CODE } from '../../../src/domain/sms-code.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { takePerson } from '../../kernel/database/hold-people.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { closeAccount } from '../account/close.ts'
import { forgetPhone } from '../codes/forget.ts'
import { forgetFiles } from './files.ts'
import { leavePoints } from './points.ts'
import { leaveSales } from './sales.ts'

/**
 * Deletes a person for good (A40, C06): profile, passport, sessions, files, applications and everything
 * kept for the phone go at once. Serial numbers, receipts' numbers and the ledger stay, and name nobody.
 *
 * The person is taken before anything of theirs: a command that has begun is waited for and what it wrote is found here;
 * one that comes later finds nobody. Commands and jobs take people first too, and who signs in with a new password or
 * registers takes a code before a person, so that none of them and this can wait for each other.
 * @throws Refusal like a wrong code when the person has gone meanwhile
 */
export const deletePerson = async (tx: Db, mobile: string, now: number): Promise<void> => {
  await forgetPhone(tx, mobile)
  const person = await takePerson(tx, mobile)
  if (!person) return refuse('refused', WRONG_CODE)
  await closeAccount(tx, person.id, now)
  await leavePoints(tx, person)
  await leaveSales(tx, person.id, now)
  await forgetFiles(tx, person.id, now)
  // Sessions, browsers, passport, applications, consents and keys of repeat go with the row.
  await tx.delete(users).where(eq(users.id, person.id))
}
