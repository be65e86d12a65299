import { LEGAL_TEXTS } from '../../../src/domain/legal-texts.ts'
import { consents } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

/** Writes down which texts a person has agreed to, and when (B09); the first time counts. */
export const recordConsent = async (tx: Db, userId: string, now: number): Promise<void> => {
  const documents = Object.entries(LEGAL_TEXTS)
  await tx
    .insert(consents)
    .values(documents.map(([document, { edition }]) => ({ userId, document, edition, at: new Date(now) })))
    .onConflictDoNothing()
}
