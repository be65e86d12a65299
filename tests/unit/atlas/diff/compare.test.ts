import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../src/atlas/chart/changes.ts'
import type { Journeys, JourneyStep } from '../../../../model/explore/journeys.ts'
import { compareFlow, compareFlows } from '../../../../tools/atlas/diff/compare.ts'
import { saidOf } from '../../../../src/atlas/page/data/change-words.ts'
import { changesText } from '../../../../tools/atlas/diff/print.ts'
import { drawn, type Drawn, type Step } from './small-model.ts'

const FLOW = {
  screens: {
    idle: ['heading 1: Вход', 'button: Войти'],
    asking: ['heading 1: Вход', 'button: Войти, busy'],
    shown: ['heading 1: Вы вошли', 'button: Выйти'],
    failed: ['heading 1: Вход', 'alert: Неверный пароль', 'button: Войти'],
  },
  steps: [
    { from: 'idle', by: 'submit', to: 'asking' },
    { from: 'asking', by: 'signIn: right', to: 'shown' },
    { from: 'asking', by: 'signIn: wrong', to: 'failed', effects: [{ name: 'focus', params: { field: 'password' } }] },
    { from: 'failed', by: 'submit', to: 'asking' },
    { from: 'shown', by: 'leave', to: 'idle', effects: [{ name: 'navigate', params: { to: '/' } }] },
  ],
} satisfies Drawn
const STEPS: readonly Step[] = FLOW.steps
const named = (by: string): Step => STEPS.find((step) => step.by === by) ?? { from: '', by, to: '' }

const between = (old: Drawn, next: Drawn): Change[] => compareFlow(drawn(old), drawn(next))?.changes ?? []
const stepsTo = ({ way }: Change) => way?.steps.map(({ label }) => label)

test('the same behaviour is no change, whatever numbers its cases have', () => {
  expect(between(FLOW, FLOW)).toEqual([])
  const order = ['failed', 'shown', 'idle', 'asking']
  expect(between(FLOW, { ...FLOW, order, steps: FLOW.steps.toReversed() })).toEqual([])
})

test('an early text is one change with the number of its pairs, and marks nothing behind it', () => {
  const later = Object.fromEntries(
    Object.entries(FLOW.screens).map(([name, lines]) => [
      name,
      lines.map((line) => line.replace('1: Вход', '1: Вход на портал')),
    ]),
  )
  const [text, ...more] = between(FLOW, { ...FLOW, screens: later })
  expect(more).toEqual([])
  expect(text).toMatchObject({
    kind: 'text',
    cause: 'behaviour',
    before: ['heading 1: Вход'],
    after: ['heading 1: Вход на портал'],
  })
  expect(text?.count).toBe(5)
  expect(text?.way).toEqual({ start: 'start', text: 'Начало', steps: [] })
})

test('a text that only one step shows is found on its face, with the shortest way to it', () => {
  const steps = (line: string) => FLOW.steps.map((step) => (step.by === 'signIn: wrong' ? { ...step, face: [line] } : step))
  const [change, ...more] = between({ ...FLOW, steps: steps('alert: Нет') }, { ...FLOW, steps: steps('alert: Увы') })
  expect(more).toEqual([])
  expect(change).toMatchObject({ kind: 'text', before: ['alert: Нет'], after: ['alert: Увы'], places: ['«failed»'] })
  expect(change && stepsTo(change)).toEqual(['submit', 'signIn: wrong'])
})

test('a field with another name is one change, whatever stands in it; a line that only moved is none', () => {
  const withField = (name: string) => ({
    ...FLOW,
    screens: {
      ...FLOW.screens,
      idle: ['heading 1: Вход', `textbox: ${name}`, 'button: Войти'],
      failed: [`textbox: ${name} = 7, invalid`, 'heading 1: Вход', 'alert: Неверный пароль', 'button: Войти'],
    },
  })
  expect(between(withField('Срок'), withField('Дата'))).toMatchObject([
    { kind: 'text', before: ['textbox: Срок'], after: ['textbox: Дата'] },
  ])
  const turned = { ...FLOW, screens: { ...FLOW.screens, idle: FLOW.screens.idle.toReversed() } }
  expect(between(FLOW, turned)).toEqual([])
})

test('a grown fixture is told from changed behaviour: a new answer, a new start, an action with another value', () => {
  const grown = between(FLOW, {
    ...FLOW,
    steps: [
      ...FLOW.steps,
      { from: 'asking', by: 'signIn: locked', to: 'failed' },
      { from: 'idle', by: 'submit {"again":true}', to: 'asking' },
    ],
  })
  expect(grown).toMatchObject([
    { kind: 'sample', before: [], after: ['событие signIn: locked', 'событие submit {"again":true}'] },
  ])
  expect(between(FLOW, { ...FLOW, start: { name: 'other' } })).toMatchObject([
    { kind: 'sample', before: ['Начало'], after: ['Начало'] },
  ])
})

test('where the sample carries other data, what follows says so', () => {
  const later = { ...FLOW.screens, shown: ['heading 1: Вы вошли, Анна', 'button: Выйти'] }
  const changes = between(FLOW, { ...FLOW, screens: later, data: { 'signIn: right': { name: 'Анна' } } })
  expect(changes.map(({ kind, cause }) => [kind, cause])).toEqual([
    ['text', 'data'],
    ['sample', 'data'],
  ])
})

test('an action that came, and one that went, is a right and names its states', () => {
  const wider = { ...FLOW, steps: [...FLOW.steps, { from: 'idle', by: 'recover', to: 'failed' }] }
  expect(between(FLOW, wider)).toMatchObject([
    { kind: 'right', before: [], after: ['событие recover'], places: ['«idle»'], count: 1 },
  ])
  expect(between(wider, FLOW)).toMatchObject([{ kind: 'right', before: ['событие recover'], after: [] }])
})

test('an action that both sides know and one no longer takes somewhere is a right that went', () => {
  const narrower = { ...FLOW, steps: FLOW.steps.filter(({ from }) => from !== 'failed') }
  const [right, ...more] = between(FLOW, narrower)
  expect(more).toEqual([])
  expect(right).toMatchObject({ kind: 'right', before: ['событие submit'], after: [], places: ['«failed»'] })
  expect(right && stepsTo(right)).toEqual(['submit', 'signIn: wrong'])
})

test('a renamed state that does the same is no change of behaviour, and its timer is the same one', () => {
  const timed = (asking: string): Drawn => ({
    screens: { idle: FLOW.screens.idle, [asking]: FLOW.screens.asking },
    steps: [
      { from: 'idle', by: 'submit', to: asking },
      { from: asking, by: `after LONG in ${asking}`, to: 'idle' },
    ],
  })
  expect(between(timed('asking'), timed('sending'))).toMatchObject([
    { kind: 'renamed', before: ['«asking» (asking)'], after: ['«sending» (sending)'], count: 0 },
  ])
})

test('a call with another id and the same words is the same call', () => {
  const called = (name: string) => {
    const model = drawn({ ...FLOW, steps: FLOW.steps.map((step) => ({ ...step, by: step.by.replace('signIn', name) })) })
    const events = model.walks.events.map((event) => ({ ...event, text: event.text.replace(name, 'вход') }))
    return { ...model, walks: { ...model.walks, events } }
  }
  // The words alone tell: what the sample carries names its call.
  expect(compareFlow(called('signIn'), called('enter'))?.changes.map(({ kind }) => kind)).toEqual(['sample'])
})

test('a state that only one side has, and that does not stand for one of the other, came or went with a way to it', () => {
  const steps = [...FLOW.steps, { from: 'asking', by: 'signIn: lost', to: 'unknown' }]
  const wider = { ...FLOW, screens: { ...FLOW.screens, unknown: ['alert: Ответа нет'] }, steps }
  const [came] = between(FLOW, wider)
  expect(came).toMatchObject({ kind: 'state', before: [], after: ['«unknown»'] })
  expect(came && stepsTo(came)).toEqual(['submit', 'signIn: lost'])
  expect(between(wider, FLOW)[0]).toMatchObject({ kind: 'state', before: ['«unknown»'], after: [] })
})

test('an answer that leads elsewhere is told once, and what lies behind is still compared', () => {
  const steps = FLOW.steps.map((step) => (step.by === 'signIn: right' ? { ...step, to: 'failed' } : step))
  const changes = between(FLOW, { ...FLOW, steps })
  expect(changes).toMatchObject([{ kind: 'target', before: ['«shown»'], after: ['«failed»'], places: ['«asking»'], count: 1 }])
})

test('behind a step that leads elsewhere both sides meet again, and what differs there is marked', () => {
  const later = { ...FLOW.screens, done: ['text: Готово'] }
  const common = { from: 'failed', by: 'end', to: 'done' }
  const wide: Drawn = { screens: later, steps: [...FLOW.steps.slice(0, 2), { from: 'shown', by: 'end', to: 'done' }, common] }
  const changed: Drawn = {
    screens: { ...later, done: ['text: Всё'] },
    steps: [named('submit'), { ...named('signIn: right'), to: 'failed' }, { from: 'shown', by: 'end', to: 'done' }, common],
  }
  const changes = between(wide, { ...changed, steps: [...changed.steps, { from: 'done', by: 'back', to: 'idle' }] })
  expect(changes.map(({ kind, cause }) => [kind, cause])).toEqual([
    ['target', 'behaviour'],
    ['right', 'behind'],
  ])
})

test('effects: another address, one that came; parameters that differ in the same fields are one change', () => {
  const with_ = (params: unknown, to = '/'): Drawn => ({
    ...FLOW,
    steps: [
      { ...named('submit'), effects: [{ name: 'remember', params }] },
      ...STEPS.slice(1).map((step) =>
        step.by === 'leave' ? { ...step, effects: [{ name: 'navigate', params: { to } }] } : step,
      ),
    ],
  })
  const changes = between(with_({ phone: '1' }), with_({ phone: '1', device: 'x' }, '/home'))
  expect(changes).toMatchObject([
    { kind: 'effect', before: ['remember: phone = 1'], after: ['remember: phone = 1, device = x'] },
    { kind: 'effect', before: ['navigate: /'], after: ['navigate: /home'] },
  ])
})

test('without texts of the old side everything else is compared, and no text is called new', () => {
  const changes = compareFlow(
    { ...drawn(FLOW), texts: null },
    drawn({ ...FLOW, steps: [...FLOW.steps, { from: 'idle', by: 'x', to: 'idle' }] }),
  )
  expect(changes?.changes).toMatchObject([{ kind: 'right', old: { screen: null } }])
})

describe('D268 along the ways of journeys', () => {
  const own = (event: Record<string, string>) => ({
    label: `leave ${JSON.stringify(event)}`,
    text: 'чужая отметка',
    call: null,
    answer: null,
    event: { type: 'leave', ...event },
  })
  const theirs = own({ owner: 'b' })
  const start = { name: 'f00', text: 'Начало одной из проверок', input: { owner: 'a' }, to: 0, effects: [] }
  const step = (to: number | null, more: Partial<JourneyStep> = {}): JourneyStep => ({
    from: 0,
    label: theirs.label,
    to,
    effects: [],
    ...more,
  })
  const along = (steps: JourneyStep[], more: Partial<Journeys> = {}) => ({
    ...drawn(FLOW),
    journeys: { flow: 'small', starts: [start], events: [theirs], configs: ['shown', 'shown', 'failed'], steps, ...more },
  })
  const changesOf = (old: JourneyStep[], next: JourneyStep[]) => compareFlow(along(old), along(next))?.changes ?? []

  test('an event that only a journey has leads elsewhere, or asks for something else', () => {
    expect(changesOf([step(1)], [step(1)])).toEqual([])
    const [target, ...more] = changesOf([step(1)], [step(2)])
    expect(more).toEqual([])
    expect(target).toMatchObject({ kind: 'target', cause: 'behaviour', before: ['«shown»'], after: ['«failed»'] })
    expect(target?.way).toMatchObject({ text: 'Начало одной из проверок', steps: [{ text: 'чужая отметка', state: '«failed»' }] })
    expect(target).toMatchObject({ old: { screen: null }, new: { screen: null } })
    const told = { name: 'navigate', params: { to: '/' } }
    expect(changesOf([step(1)], [step(1, { effects: [told] })])).toMatchObject([
      { kind: 'effect', before: [], after: ['navigate: /'] },
    ])
  })

  test('an event that was refused is accepted, and the other way round; what a journey has not tried is no right', () => {
    expect(changesOf([step(null)], [step(1)])).toMatchObject([{ kind: 'right', before: [], after: ['чужая отметка'] }])
    expect(changesOf([step(1)], [step(null)])).toMatchObject([{ kind: 'right', before: ['чужая отметка'], after: [] }])
    expect(changesOf([], [step(1)])).toEqual([])
    expect(changesOf([step(1)], [])).toEqual([])
  })

  test('a journey that came or went is no sample of the fixture', () => {
    const none = along([], { starts: [], events: [], configs: [] })
    expect(compareFlow(none, along([step(1)]))).toBeNull()
    expect(compareFlow(along([step(1)]), { ...along([]), journeys: null })).toBeNull()
  })
})

test('a flow that came and one that went are told; one with the same bytes is not even read', () => {
  const flow = (name: string) => [name, () => drawn({ ...FLOW, flow: name })] as const
  const unread = () => {
    throw new Error('read')
  }
  const changed = compareFlows(
    new Map([flow('gone'), ['same', unread] as const]),
    new Map([flow('came'), ['same', unread] as const]),
    (name) => name === 'same',
  )
  expect(changed.map(({ flow: name, is }) => [name, is])).toEqual([
    ['came', 'came'],
    ['gone', 'gone'],
  ])
})

test('in words: the flow, the change, where, the way to it', () => {
  const steps = FLOW.steps.map((step) => (step.by === 'signIn: right' ? { ...step, to: 'failed' } : step))
  const changed = compareFlow(drawn(FLOW), drawn({ ...FLOW, steps }))
  const version = (name: string) => ({ name, commit: null, date: null })
  expect(changesText({ old: version('1'), new: version('2'), flows: 1, changed: changed ? [changed] : [] })).toBe(
    [
      '1 → 2',
      'Сценариев: 1. Различий в 1.',
      '',
      'Проба (small): сравнено 3 из 4',
      '  Ведёт в другое состояние: 1',
      '    − «shown»',
      '    + «failed»',
      '      где: «asking»',
      '      путь: Начало; событие submit → «asking»; событие signIn: right → «failed»',
      '      случаев: 1',
    ].join('\n'),
  )
})

test('a line of a screen is told with what it is', () => {
  expect(saidOf('text', 'textbox: Срок = 11/26, invalid')).toBe('Срок: 11/26 (поле)')
  expect(saidOf('text', 'text: Готово')).toBe('Готово (текст)')
  expect(saidOf('right', 'text: Готово')).toBe('text: Готово')
})
