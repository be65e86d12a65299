/** Whatever stands in a field, no sign of it is recorded: every text of every event, answer and context is replaced by a canary. */
import { describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { flowsWithFixtures } from '../../../model/explore/flows.ts'
import { marks } from '../../../model/replay/marks.ts'
import { fault, memoryStore, RELEASE } from '../../../model/replay/sessions.ts'
import { createRecorder } from '../../../src/replay/record/recorder.ts'
import { standing } from './standing.ts'

/** Words, a phone, a password, a sum, an address, a day: in the shape of everything that marks tell apart. */
const CANARIES = [
  'Канарейкин',
  'kanarienvogel',
  '+7 (948) 151-62-34',
  '481516',
  '48151',
  '16234.81',
  '/canary/481516?secret=4815#canary',
  '1948-12-31',
  'canary@example.org',
  '{"kanarienvogel":481516}',
  '~canary.4815',
]
const LEAK = /канарейк|kanarien|canary|48-?15|1948|16234/i

const sung = (value: unknown, canary: string): unknown => {
  if (typeof value === 'string') return canary
  if (Array.isArray(value)) return value.map((item) => sung(item, canary))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sung(inner, canary)]))
}

const flows = await flowsWithFixtures()

describe.each(flows)('A01: canaries in $flow', ({ machine, fixture }) => {
  test.each(CANARIES)('«%s» is not recorded', (canary) => {
    const recorder = createRecorder({
      release: RELEASE,
      store: memoryStore(),
      now: () => 0,
      place: () => '/',
      onFault: fault,
      marks,
    })
    for (const input of Object.values(fixture.inputs)) {
      const snapshot = machine.getInitialSnapshot({} as never, input as never) as AnyMachineSnapshot
      const context: unknown = sung(snapshot.context, canary)
      const { root, take } = standing(machine, { ...snapshot, context } as AnyMachineSnapshot)
      recorder.attach(root)
      for (const { event } of fixture.modelEvents) {
        const { type, actorId, ...data } = event as { type: string; actorId?: string }
        take({ ...(sung(data, canary) as object), type, ...(actorId !== undefined && { actorId }) })
      }
    }
    expect(
      recorder
        .read()
        .join('\n')
        .split('\n')
        .filter((line) => LEAK.test(line)),
    ).toEqual([])
  })
})
