import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { approval, GONE, requestsFlow } from '../../../model/team/requests.ts'
import { draftOf, readDraft } from '../../../src/machines/team/requests/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(requestsFlow)

const start = requestsFlow.inputs['the list of requests']
const reloaded = requestsFlow.inputs['a reload while approving']
type Steps = (string | { type: string; id?: string })[]
const go = (steps: Steps, input: unknown = start) => walk(requestsFlow, input, steps)
const ids = (steps: Steps) => go(steps).context.rows.map(({ id }) => id)
const approve = { type: 'approve', id: approval.id, name: approval.name, ...stamp }
const ask = { type: 'ask', id: approval.id, name: approval.name }
const confirm = { type: 'confirm', ...stamp }
const WAYS = { approve: [approve], reject: [ask, confirm] }
const approveOther = { ...approve, id: 'person-1', name: 'Смирнова Мария', key: 'another key' }
const repeat = { type: 'repeat', id: approval.id }
const check = { type: 'check', id: approval.id }
const toast = (title: string, text: string, tone: string) => ({ type: 'toast', params: { title, text, tone, about: 'requests' } })

describe('requests: journeys', () => {
  test.each([
    ['approve', 'Заявка принята'],
    ['reject', 'Заявка отклонена'],
  ] as const)('AD04 RL10 «%s» is sent under the key of the press; the row leaves, the others stay', (verdict, title) => {
    expect(go(['loadFirst: all', ...WAYS[verdict]])).toMatchObject({
      state: 'deciding',
      context: { command: { verdict, id: 'person-0', name: 'Соколова Анна', key: stamp.key, isRepeat: false } },
    })
    const end = go(['loadFirst: all', ...WAYS[verdict], 'decide: done'])
    expect(end).toMatchObject({ state: 'shown.idle', context: { command: null, answer: null, total: 2 } })
    expect(end.context.rows.map(({ id }) => id)).toEqual(['person-1', 'person-2'])
    expect(end.effects).toEqual([toast(title, 'Соколова Анна', 'success')])
  })

  test('AD05 after the last request there are none; where the server has more, they are loaded', () => {
    expect(go(['loadFirst: none'])).toMatchObject({ state: 'empty' })
    expect(go(['loadFirst: one', approve, 'decide: done'])).toMatchObject({ state: 'empty', context: { total: 0 } })
    expect(go(['loadFirst: one of many', ask, confirm, 'decide: done'])).toMatchObject({
      state: 'loading',
      context: { rows: [], total: 1 },
    })
  })

  test('FM18 more requests are loaded page by page', () => {
    expect(ids(['loadFirst: first of many', 'more', 'loadNext: last two'])).toHaveLength(5)
    expect(() => go(['loadFirst: all', 'more'])).toThrow('not possible')
    expect(go(['loadFirst: first of many', 'more', 'loadNext: cursor lost']).state).toBe('loading')
    const kept = go(['loadFirst: first of many', 'more', 'loadNext: refused'])
    expect(kept).toMatchObject({ state: 'shown.idle', context: { problem: 'Сейчас нельзя', next: 'c-1' } })
  })

  test.each([
    ['refused', 'Сейчас нельзя'],
    ['code 500', 'Произошла ошибка'],
    ['away', 'Сервис временно недоступен. Попробуйте через минуту'],
    ['offline', 'Нет соединения с интернетом'],
  ])('AD06 «%s»: a toast «Ошибка», and the row stays', (fault, text) => {
    const end = go(['loadFirst: all', approve, `decide: ${fault}`])
    expect(end).toMatchObject({ state: 'shown.idle', context: { command: null, total: 3 } })
    expect(end.context.rows).toHaveLength(3)
    expect(end.effects).toEqual([toast('Ошибка', text, 'danger')])
  })

  test('AD06 a request that is gone leaves the list with the reason', () => {
    const end = go(['loadFirst: all', approve, 'decide: gone'])
    expect(end).toMatchObject({ state: 'shown.idle', context: { command: null, total: 2 } })
    expect(end.effects).toEqual([toast('Ошибка', GONE, 'danger')])
    expect(go(['loadFirst: one', approve, 'decide: gone']).state).toBe('empty')
  })

  test('B10 RL10 one decision is sent at a time, the others wait in the order of their presses; none on a row that has gone', () => {
    expect(() => go(['loadFirst: all', approve, 'decide: done', approve])).toThrow('not possible in shown')
    for (const twice of [approve, ask]) expect(() => go(['loadFirst: all', approve, twice])).toThrow('not possible in deciding')
    const both = go(['loadFirst: all', approve, approveOther])
    expect(both).toMatchObject({
      state: 'deciding',
      context: { command: { id: 'person-0', key: stamp.key }, queue: [{ id: 'person-1', key: 'another key', isRepeat: false }] },
    })
    expect(both.calls.filter((name) => name === 'decide')).toHaveLength(1)
    expect(go(['loadFirst: all', approve, approveOther, 'decide: done'])).toMatchObject({
      state: 'deciding',
      context: { command: { id: 'person-1', key: 'another key' }, queue: [] },
    })
    expect(ids(['loadFirst: all', approve, approveOther, 'decide: refused', 'decide: done'])).toEqual(['person-0', 'person-2'])
  })

  test('RL10 F05 a rejection asks first and names the person; nothing is sent before the answer, and an approval does not ask', () => {
    const asked = go(['loadFirst: all', ask])
    expect(asked).toMatchObject({
      state: 'shown.idle',
      context: { asked: { id: 'person-0', name: 'Соколова Анна' }, command: null },
    })
    expect(asked.calls).not.toContain('decide')
    expect(go(['loadFirst: all', ask, 'keep'])).toMatchObject({ state: 'shown.idle', context: { asked: null, queue: [] } })
    // An earlier decision is answered behind the question.
    const behind = ['loadFirst: all', approveOther, ask, 'decide: done']
    expect(go(behind)).toMatchObject({ state: 'shown.idle', context: { asked: { id: 'person-0' } } })
    expect(go([...behind, confirm])).toMatchObject({
      state: 'deciding',
      context: { asked: null, command: { verdict: 'reject' } },
    })
    expect(go(['loadFirst: all', approveOther, ask, 'keep'])).toMatchObject({
      state: 'deciding',
      context: { asked: null, queue: [] },
    })
    expect(go(['loadFirst: all', approveOther, ask, confirm]).context.queue).toMatchObject([
      { id: 'person-0', verdict: 'reject' },
    ])
    for (const before of [['loadFirst: all'], ['loadFirst: all', approve]])
      for (const answer of ['keep', confirm]) expect(() => go([...before, answer])).toThrow('not possible')
    // Nothing is pressed behind the question.
    for (const press of ['more', approveOther]) expect(() => go(['loadFirst: first of many', ask, press])).toThrow('not possible')
  })

  test.each(SILENCES)(
    'C04 B10 RL10 after «%s» nobody knows the result: the others go on, and a repeat is the same request',
    (silence) => {
      const unknown = ['loadFirst: all', ask, confirm, `decide: ${silence}`]
      expect(go(unknown)).toMatchObject({
        state: 'shown.idle',
        context: { command: null, silent: [{ key: stamp.key, verdict: 'reject' }], answer: null },
        effects: [],
      })
      // Nobody decides about the same person another way.
      for (const press of [approve, ask]) expect(() => go([...unknown, press])).toThrow('not possible in shown')
      expect(go([...unknown, approveOther, 'decide: done'])).toMatchObject({
        state: 'shown.idle',
        context: { total: 2, silent: [{ id: 'person-0' }] },
      })
      expect(go([...unknown, repeat])).toMatchObject({
        state: 'deciding',
        context: { command: { key: stamp.key, verdict: 'reject', isRepeat: true }, silent: [] },
      })
      for (const fault of UNHEARD)
        expect(go([...unknown, repeat, `decide: ${fault}`])).toMatchObject({
          state: 'shown.idle',
          context: { silent: [{ isRepeat: true }] },
        })
      expect(go([...unknown, repeat, 'decide: done'])).toMatchObject({ state: 'shown.idle', context: { total: 2, silent: [] } })
      expect(go([...unknown, check])).toMatchObject({ state: 'loading', context: { command: null, silent: [] } })
      // The list stays as it is while another decision is on its way.
      expect(() => go([...unknown, approveOther, check])).toThrow('not possible in deciding')
      expect(go([...unknown, approveOther, repeat]).context.queue).toMatchObject([{ id: 'person-0', isRepeat: true }])
      const stranger = { type: 'repeat', id: 'person-2' }
      for (const press of [stranger, { ...stranger, type: 'check' }])
        expect(() => go([...unknown, press])).toThrow('not possible')
      expect(() => go([...unknown, approveOther, stranger])).toThrow('not possible in deciding')
    },
  )

  test('C04 a reload while approving comes back to the unknown result, over the list', () => {
    const silent = { context: { silent: [approval], command: null } }
    expect(go(['loadFirst: all'], reloaded)).toMatchObject({ state: 'shown.idle', ...silent })
    expect(go(['loadFirst: none'], reloaded)).toMatchObject({ state: 'empty', ...silent })
    expect(go(['loadFirst: none', repeat, 'decide: gone'], reloaded)).toMatchObject({
      state: 'empty',
      context: { total: 0, silent: [] },
    })
    expect(go(['loadFirst: none', check, 'loadFirst: none'], reloaded)).toMatchObject({ state: 'empty', context: { silent: [] } })
    for (const type of ['repeat', 'check'])
      expect(() => go(['loadFirst: none', { type, id: 'person-2' }], reloaded)).toThrow('not possible in empty')
    expect(go(['loadFirst: lost', 'retry', 'loadFirst: all', check, 'loadFirst: all'], reloaded).state).toBe('shown.idle')
  })

  test('F05 a list that begins again behind the question closes it: its person may not be there any more', () => {
    const end = go(['loadFirst: first of many', 'more', ask, 'loadNext: cursor lost'])
    expect(end).toMatchObject({ state: 'loading', context: { asked: null } })
  })
})

const NO_DECISION = [
  null,
  7,
  'text',
  [],
  {},
  { ...approval, key: '' },
  { ...approval, id: '' },
  { ...approval, id: 5 },
  { ...approval, name: null },
  { ...approval, verdict: 'maybe' },
  { ...approval, isRepeat: 'no' },
]
test.each(NO_DECISION)('B08: junk %j is no decision', (stored) => expect(readDraft([stored, approval])).toEqual([approval]))
test.each([null, 7, 'text', {}, approval])('B08: junk %j is no list of decisions', (stored) =>
  expect(readDraft(stored)).toBeNull(),
)
test.each(['approve', 'reject'])('B10: the decision «%s» comes back as it was', (verdict) =>
  expect(readDraft([{ ...approval, verdict }])).toEqual([{ ...approval, verdict }]),
)

test('C04 B08 a draft has every decision without an answer, and nothing else', () => {
  const sent = (steps: Steps) => draftOf({ context: go(steps).context })
  expect(sent(['loadFirst: all'])).toBeNull()
  expect(sent(['loadFirst: all', approve, approveOther])).toMatchObject([{ id: 'person-0' }, { id: 'person-1' }])
  expect(sent(['loadFirst: all', approve, 'decide: lost', approveOther])).toMatchObject([{ id: 'person-1' }, { id: 'person-0' }])
  expect(sent(['loadFirst: all', approve, 'decide: done'])).toBeNull()
})
