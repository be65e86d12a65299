import { consents } from '../../kernel/database/schema.ts'
import type { ConsentDocument } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'

/** The agreed edition of each text; texts that the request does not name are absent. */
export type Agreed = Partial<Record<ConsentDocument, string | undefined>>

/**
 * Records which texts a person has agreed to, and when (B09, E19). The first time of an edition counts; of notifications of a browser,
 * which end and begin, every time does (D108): the database holds both.
 */
export const recordConsent = async (tx: Tx, userId: string, agreed: Agreed, now: number): Promise<void> => {
  const documents: ConsentDocument[] = ['agreement', 'personalData', 'push']
  const rows = documents.flatMap((document) => {
    const edition = agreed[document]
    return edition === undefined ? [] : [{ userId, document, edition, at: new Date(now) }]
  })
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing()
}
