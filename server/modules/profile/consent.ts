import { consents } from '../../kernel/database/schema.ts'
import type { ConsentDocument } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The edition of each text that a person has agreed to; what the request has not named stays out. */
export type Agreed = Partial<Record<ConsentDocument, string | undefined>>

/** Writes down which texts a person has agreed to, and when (B09, E19); the first time counts. */
export const recordConsent = async (tx: Db, userId: string, agreed: Agreed, now: number): Promise<void> => {
  const documents: ConsentDocument[] = ['agreement', 'personalData']
  const rows = documents.flatMap((document) => {
    const edition = agreed[document]
    return edition === undefined ? [] : [{ userId, document, edition, at: new Date(now) }]
  })
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing()
}
