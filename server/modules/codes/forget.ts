import { eq, lte } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import {
  captchaUses,
  codeRequests,
  loginAttempts,
  outboxMessages,
  smsCodes,
  smsDeliveries,
  smsMessages,
} from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

const DAY = 86_400_000
const OUTBOX_STAYS = 7 * DAY

/**
 * Deletes the rows stored under a phone instead of a person: counters, requests, codes, messages (C06). Codes first, because a
 * sign-in with a new password locks its code before its counters.
 */
export const forgetPhone = async (tx: Tx, mobile: string): Promise<void> => {
  for (const table of [smsCodes, loginAttempts, codeRequests, smsMessages, smsDeliveries, outboxMessages])
    await tx.delete(table).where(eq(table.mobile, mobile))
}

/** The part of the cleanup that deletes rows of codes that no limit and no repeat needs any more. */
export const forgetOldCodes = async (db: Db, now: number): Promise<void> => {
  const before = (age: number): Date => new Date(now - age)
  await deleteInBatches(db, codeRequests, lte(codeRequests.at, before(DAY)))
  await deleteInBatches(db, smsCodes, lte(smsCodes.expiresAt, before(DAY)))
  await deleteInBatches(db, smsMessages, lte(smsMessages.giveUpAt, before(0)))
  await deleteInBatches(db, outboxMessages, lte(outboxMessages.at, before(OUTBOX_STAYS)))
  await deleteInBatches(db, captchaUses, lte(captchaUses.expiresAt, before(0)))
}
