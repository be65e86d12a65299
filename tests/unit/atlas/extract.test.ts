import { describe, expect, test } from 'vitest'
import { and, assign, createMachine, fromPromise, not, or, raise, setup, type AnyStateMachine } from 'xstate'
import { extractChart, type AnyWords } from '../../../src/atlas/chart/extract.ts'
import type { Chart, ChartEdge, ChartEffect } from '../../../src/atlas/chart/types.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { partsOf, type RawParts } from './raw-config.ts'

const noWords: AnyWords = {
  title: 'Проба',
  places: [],
  main: [],
  states: {},
  events: {},
  fields: {},
  actors: {},
  guards: {},
  effects: {},
  delays: {},
  transitions: {},
}

const names = (effects: readonly ChartEffect[]): string => effects.map(({ name }) => name ?? '-').join(' ')
const eventOf = ({ trigger: { kind, name } }: ChartEdge): string => {
  if (kind === 'always') return name === 'done' ? 'all done' : 'always'
  return kind === 'person' || kind === 'app' ? name : `${kind} ${name}`
}
const guardOf = ({ guard }: ChartEdge): string => (guard?.name ?? '').replaceAll(/\b(?:not|and|or) |[()]/g, '')

/** The chart in the notation of the raw configuration. */
const partsOfChart = ({ states, edges }: Chart): RawParts => ({
  states: states.map(({ id }) => id),
  transitions: edges.map((edge) => {
    const at = edge.id.split(' ').at(-1)
    return `${edge.source}: ${eventOf(edge)}/${at} [${guardOf(edge)}] ${names(edge.effects)}`
  }),
  effects: states.flatMap(({ id, entry, exit }) => [`${id} entry: ${names(entry)}`, `${id} exit: ${names(exit)}`]),
  calls: states.flatMap(({ id, calls }) => calls.map((call) => `${id}: ${call.id} ${call.actor}`)),
})

const sorted = ({ states, transitions, effects, calls }: RawParts): RawParts => ({
  states: states.toSorted(),
  transitions: transitions.toSorted(),
  effects: effects.toSorted(),
  calls: calls.toSorted(),
})

/** Both sides of the comparison. */
const compared = (machine: AnyStateMachine, chart: Chart): [RawParts, RawParts] => [
  sorted(partsOfChart(chart)),
  sorted(partsOf(machine.config as object)),
]

describe.each(flows)('$flow', ({ flow, machine, words }) => {
  const chart = extractChart(flow, machine, words)

  test('the chart has every state, transition, action, guard and call of the machine, and no other', () => {
    const [drawn, declared] = compared(machine, chart)
    expect(drawn).toEqual(declared)
  })

  test('ids of edges are unique, and both ends of every edge are states of the chart', () => {
    const states = new Set(chart.states.map(({ id }) => id))
    expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length)
    for (const { source, target } of chart.edges)
      expect([states.has(source), target === null || states.has(target)]).toEqual([true, true])
  })

  test('every text is the analyst’s: no name of the machine shows through', () => {
    const texts = [
      ...chart.states.flatMap(({ text, entry, exit, calls }) => [text, ...[...entry, ...exit, ...calls].map((one) => one.text)]),
      ...chart.edges.flatMap(({ trigger, guard, effects }) => [
        trigger.text,
        ...(guard ? [guard.text] : []),
        ...effects.map(({ text }) => text),
      ]),
    ]
    expect(texts.filter((text) => !/[а-яё]/i.test(text))).toEqual([])
  })

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
  })
})

describe('small machines', () => {
  const yes = () => true
  const called = setup({
    actors: { ask: fromPromise(() => Promise.resolve(1)) },
    guards: { isLate: yes, isEarly: yes, isOpen: yes },
    actions: { note: () => {}, tell: () => {} },
    delays: { SOON: 10 },
  })
  const chartOf = (machine: AnyStateMachine, words = noWords) => {
    const chart = extractChart('small', machine, words)
    const [drawn, declared] = compared(machine, chart)
    expect(drawn).toEqual(declared)
    return chart
  }
  const edge = (chart: Chart, id: string): ChartEdge => chart.edges.find((one) => one.id === id)!

  test('the main way leads out of a frame, past what is inside of it', () => {
    const machine = called.createMachine({
      initial: 'form',
      states: {
        form: { initial: 'typing', on: { submit: 'sent', fix: '.typing' }, states: { typing: { on: { give: '#small.sent' } } } },
        sent: {},
      },
      id: 'small',
    })
    const chart = chartOf(machine, { ...noWords, main: ['form', 'form.typing', 'sent'] })
    const main = chart.edges.filter(({ isMain }) => isMain)
    expect(main.map(({ id }) => id)).toEqual(['form submit 0', 'form.typing give 0'])
  })

  test('composed guards keep every part and how they are joined', () => {
    const machine = called.createMachine({
      initial: 'a',
      states: {
        a: {
          on: {
            go: [
              { guard: not('isLate'), target: 'b' },
              { guard: and(['isEarly', 'isOpen']), target: 'b' },
              { guard: or(['isEarly', not(and(['isLate', 'isOpen']))]), target: 'b' },
              { target: 'b' },
            ],
          },
        },
        b: {},
      },
    })
    const chart = chartOf(machine, { ...noWords, guards: { isLate: 'поздно', isEarly: 'рано', isOpen: 'открыто' } })
    expect(chart.edges.map(({ guard }) => guard?.name)).toEqual([
      'not isLate',
      'isEarly and isOpen',
      'isEarly or (not (isLate and isOpen))',
      undefined,
    ])
    expect(edge(chart, 'a go 2').guard?.text).toBe('рано или (неверно, что (поздно и открыто))')
    expect(chart.edges.map(({ isOtherwise }) => isOtherwise)).toEqual([false, false, false, true])
  })

  test('parallel regions, final states and what follows when all is done', () => {
    const machine = called.createMachine({
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          onDone: { target: 'end', actions: 'tell' },
          states: {
            left: { initial: 'a', states: { a: { on: { go: 'z' } }, z: { type: 'final' } } },
            right: { initial: 'a', states: { a: { on: { go: 'z' } }, z: { type: 'final', exit: 'note' } } },
          },
        },
        end: { type: 'final' },
      },
    })
    const chart = chartOf(machine)
    expect(Object.fromEntries(chart.states.map(({ id, kind }) => [id, kind]))).toEqual({
      '*': 'group',
      both: 'parallel',
      'both.left': 'group',
      'both.left.a': 'resting',
      'both.left.z': 'final',
      'both.right': 'group',
      'both.right.a': 'resting',
      'both.right.z': 'final',
      end: 'final',
    })
    expect(chart.states.filter(({ isInitial }) => isInitial).map(({ id }) => id)).toEqual([
      'both',
      'both.left',
      'both.left.a',
      'both.right',
      'both.right.a',
    ])
    expect(edge(chart, 'both done 0')).toMatchObject({
      target: 'end',
      trigger: { kind: 'always', text: 'когда всё внутри закончено' },
    })
  })

  test('timers: what XState adds for them is not in the chart, what the machine raises is', () => {
    const machine = called.createMachine({
      initial: 'a',
      states: {
        a: {
          entry: ['note', raise({ type: 'go' }), assign({})],
          exit: 'tell',
          after: { SOON: [{ guard: 'isLate', target: 'b' }, { actions: 'note' }], 500: 'b' },
          on: { go: { actions: raise({ type: 'went' }) } },
        },
        b: {},
      },
    })
    const chart = chartOf(machine, { ...noWords, delays: { SOON: 'скоро' } })
    expect(chart.states[1]?.entry.map(({ name }) => name)).toEqual(['note', null, null])
    expect(chart.states[1]?.exit.map(({ name }) => name)).toEqual(['tell'])
    expect(edge(chart, 'a after SOON 0').trigger).toEqual({ kind: 'after', name: 'SOON', text: 'скоро' })
    expect(edge(chart, 'a after 500 0').target).toBe('b')
  })

  test('re-entry, events of the machine itself and a forbidden event', () => {
    const machine = called.createMachine({
      initial: 'a',
      on: { 'url.changed': { target: '.b', actions: { type: 'note', params: { to: '/' } } } },
      states: { a: { on: { again: { target: 'a', reenter: true }, 'url.changed': undefined } }, b: {} },
    })
    const chart = extractChart('small', machine, noWords)
    expect(edge(chart, 'a again 0')).toMatchObject({ target: 'a', reenter: true })
    expect(edge(chart, '* url.changed 0')).toMatchObject({
      source: '*',
      target: 'b',
      effects: [{ name: 'note', params: { to: '/' } }],
    })
  })

  test('a call with several answers, several calls in one state, branches in their order', () => {
    const machine = called.createMachine({
      initial: 'a',
      states: {
        a: {
          invoke: [
            {
              id: 'first',
              src: 'ask',
              onDone: [
                { guard: 'isLate', target: 'b', actions: ['note', 'tell'] },
                { guard: 'isOpen', target: 'b' },
                { target: 'b' },
              ],
              onError: 'b',
            },
            { id: 'second', src: 'ask', onDone: 'b', onError: 'b' },
          ],
        },
        b: { always: [{ guard: 'isEarly', target: 'a' }] },
      },
    })
    const words = {
      ...noWords,
      actors: { ask: { text: 'Спросить', operation: 'getUser' } },
      transitions: { 'a done ask': ['AU07'] },
    }
    const chart = chartOf(machine, words)
    expect(chart.edges.map(({ id }) => id)).toEqual([
      'a done first 0',
      'a done first 1',
      'a done first 2',
      'a error first 0',
      'a done second 0',
      'a error second 0',
      'b always 0',
    ])
    expect(edge(chart, 'a done second 0')).toMatchObject({ rows: ['AU07'], trigger: { text: 'Ответ: Спросить' } })
    expect(chart.states[1]?.calls[1]).toEqual({ id: 'second', actor: 'ask', text: 'Спросить', operations: ['getUser'] })
  })

  test('a branch of a fork has its own rows or the reason for none; a list stands for all branches of an event', () => {
    const machine = setup({ guards: { isEarly: () => true } }).createMachine({
      initial: 'a',
      states: {
        a: {
          on: {
            go: [{ guard: 'isEarly', target: 'c' }, { target: 'b' }],
            stop: [{ guard: 'isEarly', target: 'c' }, { target: 'b' }],
          },
        },
        b: { always: [{ guard: not('isEarly'), target: 'a' }, { target: 'c' }] },
        c: {},
      },
    })
    const chart = chartOf(machine, {
      ...noWords,
      transitions: {
        'a go': ['AU01'],
        'a stop': { isEarly: ['AU02'] },
        'b always': { 'not isEarly': ['AU03'], else: 'решение C04' },
      },
    })
    expect(chart.edges.map(({ id, rows, why }) => [id, rows.join(), why])).toEqual([
      ['a go 0', 'AU01', null],
      ['a go 1', 'AU01', null],
      ['a stop 0', 'AU02', null],
      ['a stop 1', '', null],
      ['b always 0', 'AU03', null],
      ['b always 1', '', 'решение C04'],
    ])
  })

  test('an edge with two targets is refused: the chart would lose one', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: {}, b: {} } },
        right: { initial: 'a', states: { a: {}, b: {} } },
      },
      on: { go: { target: ['.left.b', '.right.b'] } },
    })
    expect(() => extractChart('small', machine, noWords)).toThrow('an edge of the chart has one target')
  })
})
