import { createHash } from 'node:crypto'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'

const HOUR = 3_600_000
/** Reports of an address in an hour: a shop with several people behind one address is below. */
export const BY_ADDRESS = 30
export const BY_PERSON = 10

const TOO_MANY = 'Слишком много обращений. Ваши слова и шаги сохранены, отправьте их позже'

/** Hashes: a counter outlives a deletion by up to an hour and identifies nobody (C06). */
const nameOf = (kind: string, id: string): string => `reports ${kind} ${createHash('sha256').update(id).digest('base64url')}`

/**
 * Counts a report, by what its sender cannot change.
 * @param address the hash of the sender's address
 * @param person null without a session
 * @throws Refusal rateLimited
 */
export const countReport = async (
  db: Db,
  { address, person }: { address: string; person: string | null },
  now: number,
): Promise<void> => {
  const limits = [
    ...(person === null ? [] : [{ name: nameOf('person', person), budget: BY_PERSON, window: HOUR }]),
    { name: nameOf('address', address), budget: BY_ADDRESS, window: HOUR },
  ]
  for (const limit of limits) {
    const wait = await take(db, limit, now)
    if (wait !== null) refuse('rateLimited', TOO_MANY, Math.ceil(wait / 1_000))
  }
}
