import { createHash } from 'node:crypto'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { sellerRefusal } from '../../kernel/call/rights.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'
import type { Limit } from '../../kernel/limits/counts.ts'

const MINUTE = 60_000

/**
 * Serial look-ups per window (D27). Whoever registers documents, a company or a seller of a working point, pastes a thousand at once; a
 * request of a seller cannot prove that it belongs to a sale to a company, and the word of the caller is no reason for a limit.
 */
export const CHECKS = {
  person: { budget: 60, window: MINUTE },
  list: { budget: 2_000, window: 60 * MINUTE },
} as const

type Kind = keyof typeof CHECKS

/**
 * The name of an account's counter: a hash, because the counter outlives a deletion by up to an hour and identifies nobody (C06). Each kind
 * has its own: in one row the shorter window of somebody who has left the point would end the longer one, and fill the budget again.
 */
export const checksName = (id: string, kind: Kind): string =>
  `serial questions ${kind} ${createHash('sha256').update(id).digest('base64url')}`

/** An account's limit. */
const checksOf = (actor: Actor): Limit => {
  const kind = actor.isLegalEntity || sellerRefusal(actor) === null ? 'list' : 'person'
  return { name: checksName(actor.id, kind), ...CHECKS[kind] }
}

/**
 * Counts a look-up of a serial.
 * @throws Refusal rateLimited until the window of the first question is over
 */
export const countCheck = async (db: Db, actor: Actor, now: number): Promise<void> => {
  const wait = await take(db, checksOf(actor), now)
  if (wait !== null) refuse('rateLimited', undefined, Math.ceil(wait / 1_000))
}
