import { consents } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The edition of each text that a person has agreed to; what the request has not named stays out. */
export interface Agreed {
  agreement?: string
  personalData?: string | undefined
}

/** Writes down which texts a person has agreed to, and when (B09, E19 of docs/decisions.md); the first time counts. */
export const recordConsent = async (tx: Db, userId: string, agreed: Agreed, now: number): Promise<void> => {
  const rows = Object.entries(agreed).flatMap(([document, edition]: [string, string | undefined]) =>
    edition === undefined ? [] : [{ userId, document, edition, at: new Date(now) }],
  )
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing()
}
