import { createHash } from 'node:crypto'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'

/** Sheets that an account may have drawn in a minute: each keeps a processor busy for a tenth of a second (D195). */
export const SHEETS = { budget: 30, window: 60_000 } as const

/** A hash, because the counter outlives a deletion by up to an hour and identifies nobody (C06). */
const nameOf = (id: string): string => `sheets ${createHash('sha256').update(id).digest('base64url')}`

/**
 * Counts a sheet.
 * @throws Refusal rateLimited until the window of the first sheet is over
 */
export const countSheet = async (db: Db, ownerId: string, now: number): Promise<void> => {
  const wait = await take(db, { name: nameOf(ownerId), ...SHEETS }, now)
  if (wait !== null) refuse('rateLimited', undefined, Math.ceil(wait / 1_000))
}
