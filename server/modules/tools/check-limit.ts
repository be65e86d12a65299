import { createHash } from 'node:crypto'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'
import type { Limit } from '../../kernel/limits/counts.ts'

const MINUTE = 60_000

/** How many serials may be asked about in a window; a company pastes a thousand at once (D27). */
export const PERSON_CHECKS = { budget: 60, window: MINUTE }
export const COMPANY_CHECKS = { budget: 2_000, window: 60 * MINUTE }

/** The limit of one account, under a hash: the count outlives a deletion by up to an hour, and names nobody (C06). */
export const checksOf = ({ id, isLegalEntity }: Pick<Actor, 'id' | 'isLegalEntity'>): Limit => ({
  name: `serial questions ${createHash('sha256').update(id).digest('base64url')}`,
  ...(isLegalEntity ? COMPANY_CHECKS : PERSON_CHECKS),
})

/**
 * Counts a question about a serial.
 * @throws Refusal rateLimited until the window of the first question is over
 */
export const countCheck = async (db: Db, actor: Actor, now: number): Promise<void> => {
  const wait = await take(db, checksOf(actor), now)
  if (wait !== null) refuse('rateLimited', undefined, Math.ceil(wait / 1_000))
}
