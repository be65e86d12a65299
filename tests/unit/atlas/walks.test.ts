import { describe, expect, test } from 'vitest'
import { transition } from 'xstate'
import { actorAt, replayOf } from '../../../src/atlas/chart/replay.ts'
import { shownBy, wayTo } from '../../../src/atlas/chart/walks.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { flowsWithFixtures } from '../../../model/explore/flows.ts'
import { modelOf } from '../../../model/explore/flow-model.ts'
import { modelText } from '../../../tools/atlas/models.ts'
import { takeEvent, takeStart } from '../../../model/explore/taken.ts'
import { addToolFlow } from '../../../model/sales/add-tool.ts'
import { loginFlow, PHONE } from '../../../model/account/login.ts'
import { profileHomeFlow } from '../../../model/profile/profile-home.ts'

const models = (await flowsWithFixtures()).map((atlasFlow) => ({ ...modelOf(atlasFlow), ...atlasFlow }))

describe.each(models)('walks of $flow', ({ machine, chart, walks }) => {
  test('take edges that the chart has, each from where the last one led to', () => {
    const edges = new Map(chart.edges.map((edge) => [edge.id, edge]))
    for (const { from, edges: taken } of walks.steps) {
      expect(taken.length, `step from ${from}`).toBeGreaterThan(0)
      for (const id of taken) expect(edges.has(id), id).toBe(true)
    }
  })

  test('lead by replay alone to every state, also on the longest way', () => {
    const farthest = new Map(walks.configs.map(({ state, input }, at) => [`${state} from ${input}`, at]))
    for (const at of farthest.values()) {
      const actor = actorAt(machine, walks, at)
      expect(stateKey(actor.getSnapshot().value)).toBe(walks.configs[at]?.state)
      actor.stop()
    }
  })

  test('show after every step what the machine has then', () => {
    const snapshotAt = replayOf(machine, walks)
    for (const step of walks.steps) {
      const [then] = transition(machine, snapshotAt(step.from), walks.events[step.event]!.event)
      const shown = snapshotAt(shownBy(step))
      const label = walks.events[step.event]!.label
      expect(JSON.stringify(shown.context), `${label} in configuration ${step.from}`).toBe(JSON.stringify(then.context))
      expect(stateKey(shown.value)).toBe(stateKey(then.value))
    }
  })

  test('begin at a starting point, one for each', () => {
    expect(walks.configs.filter(({ by }) => by === null).map(({ input }) => input)).toEqual(walks.inputs.map((_, at) => at))
    const begun = walks.configs.map((_, at) => walks.configs[wayTo(walks, at)[0]?.from ?? at])
    expect(begun.map((config) => config?.by)).toEqual(walks.configs.map(() => null))
    expect(begun.map((config) => config?.input)).toEqual(walks.configs.map(({ input }) => input))
  })

  test('have a Russian text for every start and everything that happens, no two alike', () => {
    const texts = walks.events.map(({ text }) => text)
    for (const text of [...texts, ...walks.inputs.map((input) => input.text)]) expect(text).toMatch(/[а-яё]/i)
    const people = walks.events.filter(({ call }) => call === null).map(({ text }) => text)
    expect(new Set(people).size).toBe(people.length)
  })

  test('are the same to the letter when they are made again', () => {
    expect(JSON.parse(modelText({ chart, walks }))).toEqual(JSON.parse(JSON.stringify({ chart, walks })))
  })
})

describe('one step', () => {
  const { machine, inputs, modelEvents } = loginFlow
  const eventOf = (name: string) => modelEvents.find(({ label }) => label === name)!.event
  const walked = (...names: (string | { type: string })[]) =>
    names.reduce(
      ({ snapshot }, name) => takeEvent(machine, snapshot, typeof name === 'string' ? eventOf(name) : name),
      takeStart(machine, inputs['a first visit']),
    )
  const filled = { type: 'form.change', patch: { username: PHONE, password: '111111' } }

  test('names its edges in their order, the `always` ones too, and the effects with their real values', () => {
    const { edges, effects } = walked(filled, 'submit', 'signIn: wrong')
    expect(edges).toEqual(['submitting done signIn 0', 'routingAnswer always 1', 'routingFailure always 1'])
    expect(effects).toEqual([
      { name: 'removeToken', params: null },
      { name: 'rememberFails', params: { phone: '79000000001', fails: 1, opensAt: null } },
    ])
  })

  test('says which guards were asked and what they said', () => {
    expect(walked(filled, 'submit', 'signIn: wrong').guards).toEqual([
      { edge: 'routingAnswer always 0', said: false },
      { edge: 'routingAnswer always 1', said: true },
      { edge: 'routingFailure always 0', said: false },
    ])
    expect(walked('submit').guards).toEqual([{ edge: 'editing submit 0', said: false }])
    expect(walked(filled, 'submit').guards).toEqual([{ edge: 'editing submit 0', said: true }])
  })

  test('takes nothing where the machine does not: the guard has said no', () => {
    const { edges, effects, guards } = walked('url.changed {"page":"login"}')
    expect({ edges, effects, guards }).toEqual({
      edges: [],
      effects: [],
      guards: [{ edge: 'editing url.changed 0', said: false }],
    })
  })

  test('a start goes through its transient states, in every region', () => {
    expect(takeStart(machine, inputs['the again page'])).toMatchObject({
      edges: ['routingPage always 0', 'again.routingPause always 1'],
      guards: [
        { edge: 'routingPage always 0', said: true },
        { edge: 'again.routingPause always 0', said: false },
      ],
    })
    expect(takeStart(profileHomeFlow.machine, profileHomeFlow.inputs['a customer']).guards).toEqual([
      { edge: 'point.routingMode always 0', said: false },
      { edge: 'innCheck.routingStatus always 0', said: false },
    ])
    expect(takeStart(addToolFlow.machine, addToolFlow.inputs['a reload of the result']).effects).toEqual([
      { name: 'navigate', params: { to: '/tool', replace: true } },
    ])
  })

  test('an event that a child state takes asks no guard of its parents', () => {
    const start = takeStart(addToolFlow.machine, addToolFlow.inputs['a seller with a phone']).snapshot
    const { edges, guards } = takeEvent(addToolFlow.machine, start, { type: 'layout.changed', isCompact: true } as {
      type: string
    })
    expect(edges).toEqual(['* layout.changed 0'])
    expect(guards).toEqual([{ edge: 'instructions layout.changed 0', said: false }])
  })
})
