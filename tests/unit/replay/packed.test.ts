import { describe, expect, test } from 'vitest'
import { flowsWithFixtures } from '../../../model/explore/flows.ts'
import { dictionaryOf } from '../../../model/replay/dictionary.ts'
import { marks } from '../../../model/replay/marks.ts'
import { RELEASE, sessionOf } from '../../../model/replay/sessions.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { fittingLines } from '../../../src/replay/report/choose.ts'
import type { Line } from '../../../src/replay/record/lines.ts'
import { replay } from '../../../src/replay/fold/fold.ts'
import { isShort, MOST_INFLATED, pack, releaseOf, unpack, type Dictionaries } from '../../../src/replay/packed/pack.ts'

const all = await flowsWithFixtures()
const dictionaries: Dictionaries = Object.fromEntries(
  all.map(({ machine, fixture }) => [machine.id, dictionaryOf(fixture, marks)]),
)
const VISITS = process.env['GRID'] === 'full' ? Math.ceil(10_000 / all.length) : 6
/** Steps of a visit as support sees it; typing is one step. */
const STEPS = 12

/** Characters of a link. */
const MEDIAN = 120
const P95 = 250

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0

const sizes: number[] = []

describe.each(all)('A01: links of $flow', ({ machine, fixture }) => {
  const visits = Array.from({ length: VISITS }, (_, seed) => sessionOf(fixture, marks, { seed, steps: STEPS }))

  const ended = (lines: readonly Line[]) => {
    const flow = replay(lines, () => machine).at(-1)?.flow
    return flow && stateKey(flow.snapshot.value)
  }

  test('open with the dictionary of the release, and end where the visit has ended', () => {
    for (const { lines } of visits) {
      // A link carries one segment.
      const next = lines.findIndex(([kind], at) => at > 0 && kind === 'segment')
      const whole = next < 0 ? lines : lines.slice(0, next)
      // A link has room for so much.
      const segment = fittingLines(whole, (some) => isShort(some, MOST_INFLATED.link)) ?? []
      const link = pack(segment, RELEASE, dictionaries)
      sizes.push(link.length)
      expect(releaseOf(link)).toBe(RELEASE)
      expect(unpack(link, null)).toBe('needs dictionary')
      const opened = unpack(link, dictionaries)
      expect(opened).toBeTypeOf('object')
      expect(ended(opened as Line[])).toBe(ended(segment))
    }
  })

  test('open without a dictionary when they were made without one', () => {
    for (const { lines } of visits.slice(0, 2)) {
      const opened = unpack(pack(lines, RELEASE, null), null)
      expect(opened).toBeTypeOf('object')
      expect(pack(opened as Line[], RELEASE, null)).toBe(pack(lines, RELEASE, null))
    }
  })
})

test('A01: a link of twelve steps is short', () => {
  const sorted = sizes.toSorted((a, b) => a - b)
  expect(at(sorted, 0.5)).toBeLessThanOrEqual(MEDIAN)
  expect(at(sorted, 0.95)).toBeLessThanOrEqual(P95)
})

test('A01: what is no link is damaged', () => {
  for (const text of ['', 'x', '1', '11.0.0.!!', '21.0.0.00.AAAA', '3zzz']) expect(unpack(text, dictionaries)).toBe('damaged')
})
