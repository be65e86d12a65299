/** From a recording to a test: the fewest events that end there, found on the machines' pure transitions. */
import { describe, expect, test } from 'vitest'
import { loginFlow } from '../../../model/account/login.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { marks } from '../../../model/replay/marks.ts'
import { sessionOf } from '../../../model/replay/sessions.ts'
import { pathLines } from '../../../model/replay/path.ts'
import { userToolsFlow } from '../../../model/sales/user-tools.ts'
import { removeCardFlow } from '../../../model/money/remove-card.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import type { Line } from '../../../src/replay/record/lines.ts'
import { stepsOf } from '../../../src/replay/words/step-words.ts'
import { modelSteps } from '../../../tools/replay/model-steps.ts'
import { reached, reproductionOf } from '../../../tools/replay/reproduction.ts'
import { shrink } from '../../../tools/replay/shrink.ts'
import { testText } from '../../../tools/replay/test-text.ts'
import { walk } from '../../model/kit/walk.ts'

const login = loginFlow as unknown as Flow
const FLOWS: readonly Flow[] = [login, removeCardFlow]
const machineOf = (id: string) => FLOWS.find(({ machine }) => machine.id === id)?.machine
const recordingOf = (fixture: Flow, seed: number): Line[] => sessionOf(fixture, marks, { seed, steps: 25 }).lines

const SEEDS = Array.from({ length: 15 }, (_, seed) => seed + 1)

describe('D265 a list is shrunk', () => {
  test('to what is needed, in its order, and nothing can be left out', () => {
    const needs =
      (...wanted: number[]) =>
      (some: readonly number[]) =>
        wanted.every((one) => some.includes(one))
    const all = Array.from({ length: 30 }, (_, at) => at)
    expect(shrink(all, needs(3, 17, 29))).toEqual([3, 17, 29])
    expect(shrink(all, needs(0))).toEqual([0])
    expect(shrink(all, () => true)).toEqual([])
    expect(shrink(all, (some) => some.length === 30)).toEqual(all)
    expect(shrink([], () => true)).toEqual([])
  })
})

describe('D265 a recording is reproduced', () => {
  test.each(FLOWS.map((fixture) => [fixture.name, fixture] as const))(
    '%s: the end is the same, with fewer events',
    (_, fixture) => {
      for (const seed of SEEDS) {
        const found = reproductionOf(recordingOf(fixture, seed), machineOf)
        if (found === null) continue
        const { start, events, end, recorded, isWhole } = found
        expect(isWhole).toBe(false)
        expect(events.length).toBeLessThanOrEqual(recorded)
        const taken = events.map(({ event }) => event)
        expect(stateKey(reached(start, taken)!.value)).toBe(end)
        for (const left of taken.slice(0, -1).keys()) {
          const less = reached(start, taken.toSpliced(left, 1))
          expect(less === null || stateKey(less.value) !== end).toBe(true)
        }
      }
    },
  )

  test('as steps of the model, which a walk takes to the same state', () => {
    const ways = SEEDS.flatMap((seed) => {
      const found = reproductionOf(recordingOf(login, seed), machineOf)
      const model = found && modelSteps(login, found)
      return model ? [model] : []
    })
    expect(ways.length).toBeGreaterThan(5)
    for (const { input, steps, end } of ways)
      expect(
        walk(
          loginFlow,
          loginFlow.inputs[input],
          steps.map(({ label }) => label),
        ).state,
      ).toBe(end)
  })

  test('behind a struck step it begins later; of an unknown machine there is none', () => {
    const lines = recordingOf(login, 2)
    const at = lines.findIndex((line) => line[0] === 'event' && line[4] !== 0)
    const struck = lines.map((line, index): Line =>
      index === at && line[0] === 'event' ? ['struck', line[1], line[4], line[5]] : line,
    )
    const found = reproductionOf(struck, machineOf)
    expect(found?.isWhole).toBe(false)
    expect(found?.events.every(({ line }) => line > at)).toBe(true)
    expect(reproductionOf(lines, () => undefined)).toBeNull()
  })

  test('of what somebody was about, and not of a poll that came behind it', () => {
    const lines = recordingOf(login, 2)
    const polled: Line[] = [
      ...lines,
      ['flow', 99, 'session', 'anonymous', null, 0],
      ['event', 99, 'xstate.done.actor.loadUser', 0, 'anonymous.idle', 100],
    ]
    const alone = reproductionOf(lines, machineOf)
    const found = reproductionOf(polled, (id) => (id === 'session' ? removeCardFlow.machine : machineOf(id)))
    expect(found).toMatchObject({ machine: 'login', end: alone?.end })
  })

  test('with an answer of the recorded kind, though another would lead to the same state', () => {
    const list = userToolsFlow as unknown as Flow
    const [input = ''] = Object.keys(list.inputs)
    const given = list.modelEvents.filter(({ outcome }) => outcome?.call === 'loadFirst')
    const kinds = new Map(given.map(({ label, event }) => [label, (event as { output?: { kind?: string } }).output?.kind]))
    for (const { label } of given.filter(({ event }) => !event.type.startsWith('xstate.error'))) {
      const found = reproductionOf(pathLines(list, input, [label]), () => list.machine)
      const model = found && modelSteps(list, found)
      expect(kinds.get(model?.steps.at(-1)?.label ?? ''), label).toBe(kinds.get(label))
    }
  })

  test('as the text of a test, whose comments are the steps in Russian and hold no line of code', () => {
    const lines: Line[] = [
      ['segment', 0, { release: '1.0.0', begun: 0, at: 0 }],
      ['place', "'\n); evil(", 0],
    ]
    const text = testText(
      {
        flow: 'login',
        area: 'account',
        machine: 'login',
        address: '/auth/login',
        release: "1.0.0 */ evil('",
        recorded: 30,
        model: { input: "it's", steps: [{ label: 'submit\n', state: 'editing', line: 1 }], end: 'editing' },
        words: stepsOf(lines, {}, { voice: 'they' }),
      },
      'held',
    )
    expect(text).toContain("input: 'it\\'s',")
    expect(text.split('\n').filter((line) => line.includes('evil('))).toEqual([expect.stringMatching(/^ {4}\/\/ /)])
    expect(text.split('*/')).toHaveLength(2)
  })
})
