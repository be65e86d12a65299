/**
 * `npm run test:mutants`: makes rules and views wrong, one place after the other, and looks whether a test notices.
 *
 *   npm run test:mutants                   all of src/domain and a sample of src/views, always the same one
 *   npm run test:mutants -- --all          all of both
 *   npm run test:mutants -- domain money   one room, files with «money» in their path; several words add up
 *   npm run test:mutants -- --keep         writes down what was found; without it a worse score ends with an error
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { EQUIVALENT } from './equivalent.ts'
import { filesIn, nearestTo, ROOT } from './imports.ts'
import { KEPT, type Kept } from './kept.ts'
import { mutantsOf, type Mutant, type Room } from './operators.ts'
import { runner } from './runner.ts'

/** The default sample of view places: a run of some minutes. */
const SAMPLE = 30
/** The maximum number of tests per file: the nearest ones. */
const MOST_TESTS: Record<Room, number> = { domain: 4, views: 8 }
/**
 * Bounds of a test file's timeout in milliseconds: no test file takes as long as the first; a time below the second is no sign of
 * an endless loop on a busy machine.
 */
const LONGEST_TEST = 300_000
const LEAST_LIMIT = 5_000
const TESTS: Record<Room, string> = { domain: 'tests/unit/domain', views: 'tests/view' }
const SOURCES: Record<Room, string> = { domain: 'src/domain', views: 'src/views' }
const IMPORTING = ['src', 'model', 'tests']

const args = process.argv.slice(2)
const has = (flag: string): boolean => args.includes(flag)
const names = args.filter((arg) => !arg.startsWith('--'))
const rooms = (['domain', 'views'] as const).filter((room) => names.includes(room) || !names.some((name) => name in SOURCES))
const wanted = names.filter((name) => !(name in SOURCES))

/** As the score is kept. */
const isWhole = wanted.length === 0 && !has('--all')

const complain = (text: string): void => {
  process.stdout.write(`${text}\n`)
  process.exitCode = 1
}

/** The same places wherever they are in the file, until their own line changes. */
const sampled = (mutants: readonly Mutant[]): Mutant[] => {
  const place = ({ id }: Mutant) => createHash('sha1').update(id).digest('hex')
  return mutants.toSorted((one, other) => place(one).localeCompare(place(other))).slice(0, SAMPLE)
}

const run = async (room: Room): Promise<Kept> => {
  const files = filesIn(SOURCES[room]).filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  const all = files.flatMap((file) => mutantsOf(room, file, readFileSync(join(ROOT, file), 'utf8')))
  const tried = room === 'views' && isWhole ? sampled(all) : all
  const tests = nearestTo(
    filesIn(TESTS[room]).filter((file) => /\.test\.tsx?$/.test(file)),
    IMPORTING,
  )
  const queue = [...tried]
  const survivors: Mutant[] = []
  const begun = Date.now()
  const work = async (): Promise<void> => {
    const { judge, end } = runner(room)
    const limits = new Map<string, number | null>()
    /** The timeout of a test file; null for a file that fails without a mutant and so proves nothing. */
    const limitOf = async (test: string): Promise<number | null> => {
      const known = limits.get(test)
      if (known !== undefined) return known
      const from = Date.now()
      const { noticed } = await judge({ mutant: null, test }, LONGEST_TEST)
      if (noticed) complain(`red without a mutant: ${test}: ${noticed}`)
      const limit = noticed ? null : LEAST_LIMIT + 10 * (Date.now() - from)
      limits.set(test, limit)
      return limit
    }
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      let by: string | null = null
      for (const test of tests(mutant.file).slice(0, MOST_TESTS[room])) {
        const limit = await limitOf(test)
        if (limit === null) continue
        const { noticed } = await judge({ mutant, test }, limit)
        by = noticed && `${test}: ${noticed}`
        if (by) break
      }
      if (has('--verbose')) process.stdout.write(`${mutant.file}:${mutant.line} ${mutant.id}\n    ${by ?? 'LIVES'}\n`)
      if (by === null && !(mutant.id in EQUIVALENT)) survivors.push(mutant)
      if (by !== null && mutant.id in EQUIVALENT) complain(`called equivalent, but noticed by ${by}: ${mutant.id}`)
    }
    end()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, work))
  const total = tried.filter(({ id }) => !(id in EQUIVALENT)).length
  const noticed = total - survivors.length
  for (const id of Object.keys(EQUIVALENT))
    if (files.some((file) => id.startsWith(`${file} `)) && !all.some((mutant) => mutant.id === id))
      complain(`called equivalent, but not there any more: ${id}`)
  process.stdout.write(`${room}: ${noticed} of ${total} noticed, ${Math.round((Date.now() - begun) / 1000)} s\n`)
  for (const { file, line, id } of survivors) process.stdout.write(`  lives: ${file}:${line}  ${id}\n`)
  return { places: all.length, tried: total, noticed, lives: survivors.map(({ id }) => id).toSorted() }
}

const found: Partial<Record<Room, Kept>> = {}
for (const room of rooms) found[room] = await run(room)

const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<Room, Kept>
const score = ({ noticed, tried }: Kept): number => (tried === 0 ? 0 : noticed / tried)
// Nothing noticed of nothing tried is no score: the sources have moved, the operators find no place, or no path has the words.
const empty = rooms.filter((room) => found[room]?.tried === 0)
if (empty.length === rooms.length || (isWhole && empty.length > 0)) complain(`${empty.join(', ')}: nothing was tried`)
else if (has('--keep') && !isWhole) complain('only a whole run of a room, without --all, can be kept')
else if (has('--keep')) writeFileSync(KEPT, `${JSON.stringify({ ...kept, ...found }, null, 2)}\n`)
else if (isWhole)
  for (const room of rooms) {
    const now = found[room]
    if (!now || score(now) >= score(kept[room])) continue
    const fresh = now.lives.filter((id) => !kept[room].lives.includes(id))
    complain(`${room}: worse than the ${kept[room].noticed} of ${kept[room].tried} of before; new:\n  ${fresh.join('\n  ')}`)
  }
