import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { approval, GONE, requestsFlow } from '../../../model/team/requests.ts'
import { readDraft } from '../../../src/machines/team/requests/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(requestsFlow)

const start = requestsFlow.inputs['the list of requests']
const reloaded = requestsFlow.inputs['a reload while approving']
type Steps = (string | { type: string })[]
const go = (steps: Steps, input: unknown = start) => walk(requestsFlow, input, steps)
const ids = (steps: Steps) => go(steps).context.rows.map(({ id }) => id)
const decide = (verdict: 'approve' | 'reject') => ({ type: 'decide', verdict, id: approval.id, name: approval.name, ...stamp })
const toast = (title: string, text: string, tone: string) => ({ type: 'toast', params: { title, text, tone, about: 'requests' } })

describe('requests: journeys', () => {
  test.each([
    ['approve', 'Заявка принята'],
    ['reject', 'Заявка отклонена'],
  ] as const)('AD04 RL10 «%s» is sent under the key of the press; the row leaves, the others stay', (verdict, title) => {
    expect(go(['loadFirst: all', decide(verdict)])).toMatchObject({
      state: 'deciding',
      context: { command: { verdict, id: 'person-0', name: 'Соколова Анна', key: stamp.key, isRepeat: false } },
    })
    const end = go(['loadFirst: all', decide(verdict), 'decide: done'])
    expect(end).toMatchObject({ state: 'shown.idle', context: { command: null, answer: null, total: 2 } })
    expect(end.context.rows.map(({ id }) => id)).toEqual(['person-1', 'person-2'])
    expect(end.effects).toEqual([toast(title, 'Соколова Анна', 'success')])
  })

  test('AD05 after the last request there are none; where the server has more, they are loaded', () => {
    expect(go(['loadFirst: none'])).toMatchObject({ state: 'empty' })
    expect(go(['loadFirst: one', decide('approve'), 'decide: done'])).toMatchObject({ state: 'empty', context: { total: 0 } })
    expect(go(['loadFirst: one of many', decide('reject'), 'decide: done'])).toMatchObject({
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
    const end = go(['loadFirst: all', decide('approve'), `decide: ${fault}`])
    expect(end).toMatchObject({ state: 'shown.idle', context: { command: null, total: 3 } })
    expect(end.context.rows).toHaveLength(3)
    expect(end.effects).toEqual([toast('Ошибка', text, 'danger')])
  })

  test('AD06 a request that is gone leaves the list with the reason', () => {
    const end = go(['loadFirst: all', decide('approve'), 'decide: gone'])
    expect(end).toMatchObject({ state: 'shown.idle', context: { command: null, total: 2 } })
    expect(end.effects).toEqual([toast('Ошибка', GONE, 'danger')])
    expect(go(['loadFirst: one', decide('approve'), 'decide: gone']).state).toBe('empty')
  })

  test('B10 one decision at a time, and none on a row that has gone', () => {
    expect(() => go(['loadFirst: all', decide('approve'), 'decide: done', decide('approve')])).toThrow('not possible in shown')
    expect(() => go(['loadFirst: all', decide('approve'), decide('reject')])).toThrow('not possible in deciding')
  })

  test.each(SILENCES)('C04 B10 after «%s» nobody knows the result, and a repeat is the same request', (silence) => {
    const unknown = ['loadFirst: all', decide('reject'), `decide: ${silence}`]
    expect(go(unknown)).toMatchObject({
      state: 'unanswered',
      context: { command: { key: stamp.key }, answer: null },
      effects: [],
    })
    expect(go([...unknown, 'repeat'])).toMatchObject({
      state: 'deciding',
      context: { command: { key: stamp.key, verdict: 'reject', isRepeat: true } },
    })
    for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `decide: ${fault}`]).state).toBe('unanswered')
    expect(go([...unknown, 'repeat', 'decide: done'])).toMatchObject({ state: 'shown.idle', context: { total: 2 } })
    expect(go([...unknown, 'check'])).toMatchObject({ state: 'loading', context: { command: null } })
  })

  test('C04 a reload while approving comes back to the unknown result, over the list', () => {
    expect(go(['loadFirst: all'], reloaded)).toMatchObject({ state: 'unanswered', context: { command: approval } })
    expect(go(['loadFirst: none'], reloaded).state).toBe('unanswered')
    expect(go(['loadFirst: none', 'repeat', 'decide: gone'], reloaded)).toMatchObject({ state: 'empty', context: { total: 0 } })
    expect(go(['loadFirst: lost', 'retry', 'loadFirst: all', 'check', 'loadFirst: all'], reloaded).state).toBe('shown.idle')
  })
})

test.each([
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
])('B08: junk %j is no decision', (stored) => expect(readDraft(stored)).toBeNull())
test.each(['approve', 'reject'])('B10: the decision «%s» comes back as it was', (verdict) =>
  expect(readDraft({ ...approval, verdict })).toEqual({ ...approval, verdict }),
)
