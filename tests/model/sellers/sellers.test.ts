import { describe, expect, test } from 'vitest'
import { people } from '../../../model/kit/people.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { ROSTER_PAGE } from '../../../model/fragments/roster.ts'
import { sellersFlow } from '../../../model/team/sellers.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(sellersFlow)

const start = sellersFlow.inputs['the list of sellers']
const go = (steps: string[]) => walk(sellersFlow, start, steps)
const ids = (steps: string[]) => go(steps).context.rows.map(({ id }) => id)

describe('sellers: journeys', () => {
  test('API51 AD15 the sellers of the point are shown; nobody is said so', () => {
    expect(go(['loadFirst: all'])).toMatchObject({
      state: 'shown.idle',
      context: { rows: people(0, ROSTER_PAGE), total: ROSTER_PAGE, next: null, problem: null },
    })
    expect(go(['loadFirst: none'])).toMatchObject({ state: 'empty', context: { rows: [] } })
  })

  test('API51 E06 a server that knows the specification alone gives all of them in an array', () => {
    const end = go(['loadFirst: bare array'])
    expect(end).toMatchObject({ state: 'shown.idle', context: { total: 2, next: null } })
    expect(end.context.rows.map(({ city, locked }) => [city, locked])).toEqual([
      [null, false],
      ['Москва', true],
    ])
    expect(() => go(['loadFirst: bare array', 'more'])).toThrow('not possible')
  })

  test('FM18 the next page goes on where the last one ended; nobody is shown twice', () => {
    const more = ['loadFirst: first of many', 'more']
    expect(go(more).state).toBe('shown.loadingMore')
    expect(ids([...more, 'loadNext: last two'])).toEqual(['person-0', 'person-1', 'person-2', 'person-3', 'person-4'])
    expect(go([...more, 'loadNext: last two']).context).toMatchObject({ total: 5, next: null })
    expect(ids([...more, 'loadNext: overlapping'])).toEqual(['person-0', 'person-1', 'person-2', 'person-3', 'person-4'])
    expect(go([...more, 'loadNext: overlapping', 'more']).state).toBe('shown.loadingMore')
    expect(() => go([...more, 'loadNext: last two', 'more'])).toThrow('not possible')
  })

  test('FM18 a next page after a row that has left the list begins the list again', () => {
    const lost = ['loadFirst: first of many', 'more', 'loadNext: cursor lost']
    expect(go(lost)).toMatchObject({ state: 'loading', context: { problem: null } })
    expect(ids([...lost, 'loadFirst: all'])).toEqual(['person-0', 'person-1', 'person-2'])
  })

  test('E06 an answer without its list is an empty one, as in every list', () => {
    expect(go(['loadFirst: wrong shape'])).toMatchObject({ state: 'empty', context: { rows: [] } })
    expect(go(['loadFirst: first of many', 'more', 'loadNext: wrong shape'])).toMatchObject({
      state: 'shown.idle',
      context: { next: null },
    })
  })

  test.each([
    ['refused', PROBLEM],
    ['lost', 'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз'],
    ['crash', 'Произошла ошибка'],
  ])('ER08 «%s»: the list says why it is not here, and loads again; a next page leaves the rows', (fault, problem) => {
    expect(go([`loadFirst: ${fault}`])).toMatchObject({ state: 'failed', context: { problem } })
    expect(go([`loadFirst: ${fault}`, 'retry', 'loadFirst: all'])).toMatchObject({
      state: 'shown.idle',
      context: { problem: null },
    })
    const end = go(['loadFirst: first of many', 'more', `loadNext: ${fault}`])
    expect(end).toMatchObject({ state: 'shown.idle', context: { problem, next: 'c-1' } })
    expect(end.context.rows).toHaveLength(ROSTER_PAGE)
  })
})
