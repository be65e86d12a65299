/** Whole lists as files: slow work of a signed-in person, counted by the person and by nothing that the caller can choose (D200). */
import { createHash } from 'node:crypto'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Streamed } from '../../kernel/call/handlers.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'
import { endInTime } from './end-in-time.ts'
import { createFlights } from './flights.ts'
import type { Flights } from './flights.ts'

const MINUTE = 60_000

/** So many files of one person are written at once by a process; so many are begun in a window; so long one may take. */
export const TABLE_FILES = { atOnce: 2, budget: 30, window: 60 * MINUTE, longest: 10 * MINUTE } as const

/** The files that are being written. */
export const createWriting = (): Flights => createFlights(TABLE_FILES.atOnce)

/** A hash: the counter outlives a deletion by up to an hour and identifies nobody (C06). */
export const filesName = (person: string): string => `table files ${createHash('sha256').update(person).digest('base64url')}`

/**
 * Begins a file of a person, and counts it until its last byte is sent or its reader has gone.
 * @throws Refusal rateLimited for one too many at once, or in the window
 */
export const writeFile = async (
  { db, now, writing }: { db: Db; now: number; writing: Flights },
  person: string,
  begin: () => Promise<Streamed>,
): Promise<Streamed> => {
  const end = writing.begin(person, undefined)
  try {
    const { budget, window } = TABLE_FILES
    const wait = await take(db, { name: filesName(person), budget, window }, now)
    if (wait !== null) refuse('rateLimited', undefined, Math.ceil(wait / 1_000))
    const file = await begin()
    file.stream.once('close', end)
    return endInTime(file, TABLE_FILES.longest)
  } catch (error) {
    end()
    throw error
  }
}
