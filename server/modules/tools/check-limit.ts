import { createHash } from 'node:crypto'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { sellerRefusal } from '../../kernel/call/rights.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'
import type { Limit } from '../../kernel/limits/counts.ts'

const MINUTE = 60_000

/** Serial look-ups per window; whoever registers documents, a company or a seller, pastes a thousand at once (D27). */
export const PERSON_CHECKS = { budget: 60, window: MINUTE }
export const LIST_CHECKS = { budget: 2_000, window: 60 * MINUTE }

/** The name of an account's counter: a hash, because the counter outlives a deletion by up to an hour and identifies nobody (C06). */
export const checksName = (id: string): string => `serial questions ${createHash('sha256').update(id).digest('base64url')}`

/** An account's limit. */
const checksOf = (actor: Actor): Limit => ({
  name: checksName(actor.id),
  ...(actor.isLegalEntity || sellerRefusal(actor) === null ? LIST_CHECKS : PERSON_CHECKS),
})

/**
 * Counts a look-up of a serial.
 * @throws Refusal rateLimited until the window of the first question is over
 */
export const countCheck = async (db: Db, actor: Actor, now: number): Promise<void> => {
  const wait = await take(db, checksOf(actor), now)
  if (wait !== null) refuse('rateLimited', undefined, Math.ceil(wait / 1_000))
}
