import { lte } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { bankNotices, bankPages } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

const DAY = 86_400_000
/** As long as a person may look at the page again that a card was typed on. */
const PAGES_STAY = DAY
/** For whoever looks into what the sandbox bank has told. */
const NOTICES_STAY = 7 * DAY

/** The part of the cleanup that deletes pages of the sandbox bank that are over, and notices that the portal has taken. */
export const forgetOldPages = async (db: Db, now: number): Promise<void> => {
  await deleteInBatches(db, bankPages, lte(bankPages.expiresAt, new Date(now - PAGES_STAY)))
  await deleteInBatches(db, bankNotices, lte(bankNotices.takenAt, new Date(now - NOTICES_STAY)))
}
