import { createHash } from 'node:crypto'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'

/**
 * Look-ups of a person, of cities and addresses together (D152). The form asks when the typing pauses for 300 ms: whoever types one letter
 * after another asks for each, and an address has about forty.
 */
export const LOOK_UPS = [
  { window: 60_000, budget: 60 },
  { window: 86_400_000, budget: 400 },
] as const

/** A hash, because the counter outlives a deletion by up to a day and identifies nobody (C06). */
const nameOf = (id: string, window: number): string =>
  `suggestions ${window} ${createHash('sha256').update(id).digest('base64url')}`

/**
 * Counts a look-up of a person.
 * @throws Refusal rateLimited until the window of the first one is over
 */
export const countLookUp = async (db: Db, { id }: Pick<Actor, 'id'>, now: number): Promise<void> => {
  for (const { window, budget } of LOOK_UPS) {
    const wait = await take(db, { name: nameOf(id, window), budget, window }, now)
    if (wait !== null) refuse('rateLimited', undefined, Math.ceil(wait / 1_000))
  }
}
