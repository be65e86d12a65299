/**
 * Races show on PostgreSQL; the embedded engine has one connection and runs two seeds for the same answers. 10 seeds; 200 with
 * GRID=full, which also takes away each lock and each check under a lock, and sees a race lost.
 */
import { describe, expect, inject, it } from 'vitest'
import { buildMutant, misplaced } from '../access/mutant-server.ts'
import { callerOf, testApp } from '../support/test-app.ts'
import { locks } from './locks.ts'
import { races } from './races.ts'
import type { Race } from './races.ts'

const world = testApp()
const isPostgres = inject('engineSetup').engine === 'postgres'
const isFull = process.env['GRID'] === 'full'
const SEEDS = Array.from({ length: isPostgres ? (isFull ? 200 : 10) : 2 }, (_, seed) => seed + 1)

describe.each(SEEDS)('AD04 RL10 rights, seed %i', (seed) => {
  it.each(Object.entries(races))('%s', async (_title, race) => {
    await expect(race(world(), seed)).resolves.toBeUndefined()
  })
})

/** Enough for a race to be lost: each seed is another order. */
const TRIES = 200

const isLost = async (race: Race, server: Parameters<Race>[0]): Promise<boolean> => {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const failure: unknown = await race(server, seed).then(
      () => null,
      (reason: unknown) => reason,
    )
    if (failure !== null) return true
  }
  return false
}

it('every lock of the list stands in the source', () => {
  expect(locks.flatMap(({ edits }) => misplaced(edits))).toEqual([])
})

describe.runIf(isPostgres && isFull)('AD04 RL10 a race is lost', () => {
  it.each(locks.map((lock) => [lock.name, lock] as const))(
    'without «%s»',
    async (_name, { edits, race }) => {
      const build = await buildMutant(edits)
      const app = await build(world().deps, { checkAnswers: false, logger: false, portalDir: null })
      expect(await isLost(races[race], { ...world(), app, call: callerOf(app) })).toBe(true)
      await app.close()
    },
    120_000,
  )
})
