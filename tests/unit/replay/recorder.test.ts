import { describe, expect, test } from 'vitest'
import { transition, type AnyMachineSnapshot } from 'xstate'
import { flowsWithFixtures } from '../../../model/explore/flows.ts'
import { marks } from '../../../model/replay/marks.ts'
import { sessionOf, type Session } from '../../../model/replay/sessions.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { replay } from '../../../src/replay/fold/fold.ts'

const all = await flowsWithFixtures()
/** Visits of each flow: ten thousand of all flows in the full grid. */
const VISITS = process.env['GRID'] === 'full' ? Math.ceil(10_000 / all.length) : 6

/** Of all visits that were masked, the part that goes the recorded way without being put back on it. */
const LEAST_UNHEALED = 0.95

const reached = ({ first, events }: Session): AnyMachineSnapshot =>
  events.reduce((at, event) => transition(at.machine, at, event as never)[0] as AnyMachineSnapshot, first)

test('A01: every flow has marks', () => {
  expect(all.map(({ machine }) => machine.id).filter((id) => !(id in marks.flows))).toEqual([])
})

const unhealed: boolean[] = []

describe.each(all)('A01: visits of $flow', ({ machine, fixture }) => {
  const visits = Array.from({ length: VISITS }, (_, seed) => sessionOf(fixture, marks, { seed, steps: 12 }))

  test('the fold over the pure transitions reaches state and context of the running flow', () => {
    for (const visit of visits) {
      const { value, context } = reached(visit)
      expect(stateKey(value)).toBe(stateKey(visit.last.value))
      expect(JSON.stringify(context)).toBe(JSON.stringify(visit.last.context))
    }
  })

  test('a masked recording reaches the recorded state', () => {
    for (const { last, lines } of visits) {
      const steps = replay(lines, () => machine)
      const { flow } = steps.at(-1) ?? { flow: null }
      expect(flow && stateKey(flow.snapshot.value)).toBe(stateKey(last.value))
      unhealed.push(steps.every(({ divergence }) => divergence === null))
    }
  })
})

test('A01: almost no recording needs the recorded states', () => {
  expect(unhealed.filter(Boolean).length / unhealed.length).toBeGreaterThan(LEAST_UNHEALED)
})
