/** Journeys of every paged, sorted list, by the labels of model/fragments/list.ts. */
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { ListContext } from '../../../src/machines/fragments/list/types.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { pageOf } from '../../../model/fragments/list.ts'
import { testChoice } from './list-choice.journeys.ts'
import { walk } from './walk.ts'

interface Row {
  id: string
  saleStatus: string | null
}

export const testList = <Machine extends AnyStateMachine>(flow: Flow<Machine>, input: unknown): void => {
  testChoice(flow, input)
  describe(`${flow.name}: as a list`, () => {
    const go = (steps: readonly (string | { type: string })[]) => {
      const { context, ...end } = walk(flow as unknown as Flow, input, steps)
      return { ...end, context: context as ListContext<Row, string> }
    }
    const more = ['loadFirst: first of many', 'more']
    const RENEWAL = 'after RENEWAL in shown.idle'
    const noList = [{ type: 'logProblem', params: { problem: `${flow.machine.id}: no saleHistory in the answer` } }]

    test('SL13 TL06 no rows are an empty list, not a failure', () => expect(go(['loadFirst: none']).state).toBe('empty'))

    test('SL21 an answer without saleHistory is logged under the name of the list, and the page survives', () => {
      expect(go(['loadFirst: no saleHistory'])).toMatchObject({ state: 'empty', effects: noList })
      const next = go([...more, 'loadNext: no saleHistory'])
      expect(next).toMatchObject({ state: 'shown.idle', context: { problem: 'Произошла ошибка' }, effects: noList })
      expect(next.context.rows).toHaveLength(20)
    })

    test('FM18 FM19 «Показать еще» is there while there is more', () => {
      expect(go(more).state).toBe('shown.loadingMore')
      expect(go(['loadFirst: a page, no total', 'more']).state).toBe('shown.loadingMore')
      expect(() => go(['loadFirst: less than a page, no total', 'more'])).toThrow('not possible')
      expect(() => go(['loadFirst: all three', 'more'])).toThrow('not possible')
      expect(() => go([...more, 'loadNext: last three', 'more'])).toThrow('not possible')
    })

    test('FM18 FM19 while the list renews itself it is as it was before', () => {
      expect(go(['loadFirst: first of many, one under way', RENEWAL, 'more']).state).toBe('shown.loadingMore')
      expect(() => go(['loadFirst: all three, one under way', RENEWAL, 'more'])).toThrow('not possible')
    })

    test('FM18 a next page adds its rows, one that overlaps adds only the new ones', () => {
      expect(go([...more, 'loadNext: next of many']).context.rows).toHaveLength(40)
      const overlapping = go([...more, 'loadNext: next of many, overlapping']).context
      expect(overlapping.rows).toHaveLength(35)
      expect(new Set(overlapping.rows.map(({ id }) => id)).size).toBe(35)
      expect(overlapping.loaded).toBe(40)
    })

    test.each([
      ['refused', 'Сейчас нельзя'],
      ['lost', 'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз'],
      ['offline', 'Нет соединения с интернетом'],
      ['server error', 'Произошла ошибка'],
      ['crash', 'Произошла ошибка'],
    ])('ER05 ER08 «%s» keeps the rows under a message, or offers to repeat where there are none', (fault, message) => {
      const next = go([...more, `loadNext: ${fault}`])
      expect(next).toMatchObject({ state: 'shown.idle', context: { problem: message } })
      expect(next.context.rows).toHaveLength(20)
      expect(go([`loadFirst: ${fault}`])).toMatchObject({ state: 'failed', context: { problem: message } })
      const again = go([`loadFirst: ${fault}`, 'retry', 'loadFirst: all three'])
      expect(again).toMatchObject({ state: 'shown.idle', context: { problem: null } })
    })

    test('FM16 a header sorts by it, and the list begins anew', () => {
      const end = go(['loadFirst: all three', 'sort.change {"by":"model"}'])
      expect(end).toMatchObject({ state: 'loading', context: { sort: { by: 'model', direction: 'asc' } } })
    })

    describe('SL20 a row that is still under way', () => {
      const waiting = ['loadFirst: all three, one under way', RENEWAL]

      test('is renewed in its place, and the points with it', () => {
        const end = go([...waiting, 'renew: finished'])
        expect(end).toMatchObject({ state: 'shown.idle', context: { quiet: 0 } })
        expect(end.context.rows.map(({ saleStatus }) => saleStatus)).toEqual(['FINISH', 'FINISH', 'FINISH'])
        expect(end.effects).toEqual([{ type: 'refreshScore', params: undefined }])
      })

      test('brings what else has changed with it, without news of its own', () => {
        const { rows } = go(waiting).context
        const payload = pageOf(rows.toReversed().map((row) => ({ ...row, bonus: 150 })))
        const answer = { type: 'xstate.done.actor.renew', output: { kind: 'ok', payload, message: null } }
        const end = go([...waiting, answer])
        expect(end).toMatchObject({ state: 'shown.idle', context: { quiet: 1 }, effects: [] })
        expect(end.context.rows).toEqual(rows.map((row) => ({ ...row, bonus: 150 })))
      })

      test.each(['still under way', 'lost', 'server error', 'offline', 'crash'])('is asked for less often after «%s»', (quiet) =>
        expect(go([...waiting, `renew: ${quiet}`])).toMatchObject({
          state: 'shown.idle',
          effects: [],
          context: { problem: null, quiet: 1 },
        }),
      )

      test('is what a list asks for by itself: without one it does not', () =>
        expect(() => go(['loadFirst: all three', RENEWAL])).toThrow('not possible'))
    })
  })
}
