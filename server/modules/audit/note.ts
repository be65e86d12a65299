import { auditNotes } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from './record.ts'
import type { Happening } from './record.ts'

/**
 * Writes a line of the audit and, beside it, what the operator has typed about it: the line stays, the words go with the person (C06).
 * @param subject of the line: whose the words are
 */
export const recordWith = async (
  tx: Tx,
  happening: Happening & { subject: string },
  text: string,
  now: number,
): Promise<void> => {
  const line = await record(tx, happening, now)
  await tx.insert(auditNotes).values({ line: Number(line), userId: happening.subject, text })
}
