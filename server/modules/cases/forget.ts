import { and, isNotNull, lte } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { deskDecisions, deskTakes } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

const DAY = 86_400_000
/** How long an operator can read why a decision was not carried out. */
const FAILED_STAY = 30 * DAY

/** The part of the cleanup that deletes takes of whoever has long been silent, and failures of cases that somebody has long decided. */
export const forgetOldHolds = async (db: Db, now: number): Promise<void> => {
  await deleteInBatches(db, deskTakes, lte(deskTakes.until, new Date(now - DAY)))
  const isOld = and(isNotNull(deskDecisions.failedCode), lte(deskDecisions.due, new Date(now - FAILED_STAY)))
  await deleteInBatches(db, deskDecisions, isOld)
}
