import { describe, expect, test } from 'vitest'
import { transition, type AnyMachineSnapshot } from 'xstate'
import { flowsWithFixtures } from '../../../model/explore/flows.ts'
import { sessionOf } from '../../../model/replay/sessions.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { replay } from '../../../src/replay/fold/fold.ts'
import { DESK_MARKS } from '../../../src/api/generated/marks/desk.ts'
import { PORTAL_MARKS } from '../../../src/api/generated/marks/portal.ts'
import { flowMarks } from '../../../src/replay/marks.ts'

const flows = (await flowsWithFixtures()).filter(({ machine }) => machine.id in flowMarks)
const marks = { flows: flowMarks, schemas: { ...PORTAL_MARKS, ...DESK_MARKS } }
const SESSIONS = process.env['GRID'] === 'full' ? 250 : 10

describe.each(flows)('$flow', ({ machine, fixture }) => {
  const sessions = Array.from({ length: SESSIONS }, (_, seed) => sessionOf(fixture, marks, { seed, steps: 12 }))

  test('A01: the pure transitions reach the recorded state', () => {
    for (const { first, events, last } of sessions) {
      const reached = events.reduce((at, event) => transition(machine, at, event as never)[0] as AnyMachineSnapshot, first)
      expect(stateKey(reached.value)).toBe(stateKey(last.value))
      expect(JSON.stringify(reached.context)).toBe(JSON.stringify(last.context))
    }
  })

  test('A01: the masked recording reaches it too', () => {
    let diverged = 0
    for (const { last, lines } of sessions) {
      const steps = replay(lines, () => machine)
      expect(steps.at(-1)?.flow?.state).toBe(stateKey(last.value))
      if (steps.some(({ divergence }) => divergence)) diverged += 1
      for (const s of steps)
        if (s.divergence)
          console.log(machine.id, s.event?.type, JSON.stringify(s.divergence), JSON.stringify(s.line).slice(0, 400))
    }
    console.log('DIVERGED', machine.id, diverged, SESSIONS)
  })
})
