/** What the frame knows of a recording: a moment for each of its lines, whatever they hold. */
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { nothingKept } from '../../../model/account/session.ts'
import { flowsWithFixtures } from '../../../model/explore/flows.ts'
import { marks } from '../../../model/replay/marks.ts'
import { sessionOf } from '../../../model/replay/sessions.ts'
import { machineOf } from '../../../src/replay-frame/machines.ts'
import { pathOf } from '../../../src/replay-frame/place.ts'
import { folded } from '../../../src/replay-frame/recording.ts'
import { checkedLines } from '../../../src/replay/packed/check.ts'
import type { Line } from '../../../src/replay/record/lines.ts'

const BEGUN = 1_760_000_000_000
const all = (await flowsWithFixtures()).filter(({ file }) => !file.includes('/machines/desk/'))

const segment = (begun = BEGUN): Line => ['segment', 0, { release: '1.0.0', begun, at: 0 }]
const anonymous = { token: null, kept: nothingKept, mode: null, isLegal: false, user: null, legal: null, score: null }

const machinesAt = (lines: readonly Line[], at: number): string[] | undefined =>
  folded(lines, machineOf).moments[at]?.standing.map(({ machine }) => machine)

const visitOf = (flow: string, seed = 3): Line[] => {
  const found = all.find((one) => one.flow === flow)
  if (!found) throw new Error(`no flow ${flow}`)
  return sessionOf(found.fixture, marks, { seed, steps: 8, isTyped: false }).lines
}

test('D260 the frame knows every machine of the portal', () => {
  expect(all.map(({ machine }) => machine.id).filter((id) => machineOf(id) === undefined)).toEqual([])
})

test('D260 a step is looked up: a long recording makes one transition for each event and none afterwards', () => {
  const visit = visitOf('login')
  let asked = 0
  const counted = (id: string): AnyStateMachine | undefined => {
    asked += 1
    return machineOf(id)
  }
  const { moments, steps } = folded(visit, counted)
  expect(moments).toHaveLength(visit.length)
  expect(steps).toHaveLength(visit.length)
  const before = asked
  const begun = performance.now()
  for (let step = moments.length - 1; step >= 0; step -= 1) expect(moments[step]?.standing.length).toBeLessThanOrEqual(1)
  expect(performance.now() - begun).toBeLessThan(16 * moments.length)
  expect(asked).toBe(before)
})

test('D260 the lines that name a screen show it as it stands behind the last of them', () => {
  const lines: Line[] = [
    segment(),
    ['place', 'login', 0],
    ['flow', 0, 'session', 'anonymous', anonymous, 0],
    ...visitOf('login').flatMap((line) => (line[0] === 'flow' ? [line.with(1, 1) as Line] : [])),
  ]
  for (const at of [0, 1, 2, 3]) expect(machinesAt(lines, at)).toEqual(['session', 'login'])
})

test('D260 a screen that is left is seen until the next one stands', () => {
  const login = visitOf('login').find(([kind]) => kind === 'flow')
  const recovery = visitOf('recovery').find(([kind]) => kind === 'flow')
  if (!login || !recovery) throw new Error('no checkpoint')
  const lines: Line[] = [
    segment(),
    ['place', 'login', 0],
    login.with(1, 1) as Line,
    ['end', 1, 100],
    ['place', 'recovery', 0],
    recovery.with(1, 2) as Line,
  ]
  const { moments } = folded(lines, machineOf)
  expect(moments.map(({ place }) => place)).toEqual(['login', 'login', 'login', 'recovery', 'recovery', 'recovery'])
  expect(machinesAt(lines, 3)).toEqual(['recovery'])
})

test('D260 a reload begins another page: its flows are numbered anew', () => {
  const checkpoint = visitOf('login').find(([kind]) => kind === 'flow')
  if (!checkpoint) throw new Error('no checkpoint')
  const lines: Line[] = [segment(), ['place', 'login', 0], checkpoint, segment(BEGUN + 5_000), ['place', 'faq', 0]]
  expect(machinesAt(lines, 2)).toEqual(['login'])
  expect(machinesAt(lines, 4)).toEqual([])
})

test('D260 another release: machines, states, events and data of other shapes neither throw nor stop it', () => {
  const lines = checkedLines([
    segment(),
    ['place', 'a place of the future', 0],
    ['flow', 0, 'session', 'a.state.of.old', { user: 7 }, 0],
    ['flow', 1, 'noSuchMachine', 'idle', null, 0],
    ['flow', 2, 'login', 'form', null, 0],
    ['flow', 3, 'sales', 'loading', 'text', 0],
    ['event', 1, 'anything', 0, 'elsewhere', 5],
    ['event', 2, 'form.change', [[[]]], 'nowhere', 5],
    ['event', 2, '', { patch: null }, 0, 5],
    ['event', 3, 'xstate.done.actor.load', { kind: 'ok', payload: null }, 'shown', 5],
    ['event', 99, 'press', 0, 0, 5],
    ['struck', 2, 'nowhere', 5],
    ['end', 42, 5],
  ])
  if (lines === null) throw new Error('not checked')
  const { moments, steps } = folded(lines, machineOf)
  expect(moments).toHaveLength(lines.length)
  expect(steps[2]?.divergence).toEqual({ kind: 'unknown state' })
})

test('D260 addresses have digits for what they name, and the query that their flows tell', () => {
  expect(pathOf('tool-info', [])).toBe('/tool/1')
  expect(pathOf('profile', ['session', 'profileForm'])).toBe('/profile/user?sub=user-form')
  expect(pathOf('profile', ['profileHome', 'removeCard'])).toBe('/profile/user')
  expect(pathOf('profile', ['cards', 'removeCard'])).toBe('/profile/user?screen=payments')
  expect(pathOf('not-found', [])).toBe('/nowhere')
  expect(pathOf('no such place', [])).toBe('/')
})
