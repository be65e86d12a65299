import { describe, expect, inject, it } from 'vitest'
import { buildMutant, misplaced } from '../../access/mutant-server.ts'
import type { Edit } from '../../access/guards.ts'
import { callerOf } from '../server/test-app.ts'
import type { Answer, TestApp } from '../server/test-app.ts'

/** One race; fails with an expectation that does not hold. */
export interface Race {
  (server: TestApp, seed: number): Promise<void>
  /** Fewer than the others play without GRID=full. */
  seeds?: number
}

/** For a race that takes seconds and, without its lock, is lost at every seed. */
export const onFewSeeds = (seeds: number, race: Race): Race =>
  Object.assign((...now: Parameters<Race>) => race(...now), { seeds })

/** A lock, or what is judged under one, and the race that is lost without it. */
export interface Lock<Title extends string> {
  name: string
  race: Title
  edits: Edit[]
}

/** Names locks of the races with these titles. @param folder where the files of their edits stand */
export const locksIn =
  <Title extends string>(folder: string) =>
  (name: string, race: Title, ...edits: [file: string, from: string, to: string][]): Lock<Title> => ({
    name,
    race,
    edits: edits.map(([file, from, to]) => ({ file: `${folder}/${file}`, from, to })),
  })

export const codesOf = (answers: readonly Answer[]): number[] => answers.map(({ json }) => json.code)

/** How many of the codes are this one. */
export const times = (codes: readonly number[], wanted: number): number => codes.filter((code) => code === wanted).length

/** Enough for a race to be lost: each seed is another order. */
const TRIES = 200
const SEEDS = 10

const isLost = async (race: Race, server: TestApp): Promise<boolean> => {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const failure: unknown = await race(server, seed).then(
      () => null,
      (reason: unknown) => reason,
    )
    if (failure !== null) return true
  }
  return false
}

/**
 * Runs races. They show on PostgreSQL; the embedded engine has one connection and runs two seeds for the same answers. 10 seeds; 200
 * with GRID=full, which also takes away each lock and each check under a lock, and sees a race lost.
 * @param name the requirements and what is raced about
 */
export const raceSuite = <Title extends string>(
  name: string,
  world: () => TestApp,
  races: Record<Title, Race>,
  locks: readonly Lock<Title>[],
): void => {
  const isPostgres = inject('engineSetup').engine === 'postgres'
  const isFull = process.env['GRID'] === 'full'
  const seeds = Array.from({ length: isPostgres ? (isFull ? 200 : SEEDS) : 2 }, (_, seed) => seed + 1)

  describe.each(seeds)(`${name}, seed %i`, (seed) => {
    const chosen = Object.entries<Race>(races).filter(([, race]) => isFull || seed <= (race.seeds ?? SEEDS))
    it.each(chosen)('%s', async (_title, race) => {
      await expect(race(world(), seed)).resolves.toBeUndefined()
    })
  })

  it('every lock of the list stands in the source', () => {
    expect(locks.flatMap(({ edits }) => misplaced(edits))).toEqual([])
  })

  describe.runIf(isPostgres && isFull)(`${name}: a race is lost`, () => {
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
}
