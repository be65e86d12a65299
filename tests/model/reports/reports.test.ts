import { describe, expect, test } from 'vitest'
import { first, reportsFlow, second } from '../../../model/desk/reports.ts'
import { endWordsOf } from '../../../src/machines/desk/reports/selectors.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(reportsFlow)

const { all, 'a state of the atlas': ofState } = reportsFlow.inputs

describe('reports: journeys', () => {
  test('D257 the next page stands below the first, and the last one has none behind it', () => {
    const loaded = walk(reportsFlow, all, ['loadReports: loaded'])
    expect(loaded).toMatchObject({ state: 'shown.quiet', context: { reports: [first], next: 'cursor' } })
    const whole = walk(reportsFlow, all, ['loadReports: loaded', 'more', 'loadMore: loaded'])
    expect(whole).toMatchObject({ state: 'shown.quiet', context: { reports: [first, second], next: null } })
    expect(() => walk(reportsFlow, all, ['loadReports: loaded', 'more', 'loadMore: loaded', 'more'])).toThrow('not possible')
    expect(() => walk(reportsFlow, all, ['loadReports: empty', 'more'])).toThrow('not possible')
  })

  test('ER08 a page that does not come leaves what is there, and can be asked for again', () => {
    for (const outcome of ['loadMore: lost', 'loadMore: crash']) {
      const failed = ['loadReports: loaded', 'more', outcome]
      expect(walk(reportsFlow, all, failed)).toMatchObject({
        state: 'shown.quiet',
        context: { reports: [first] },
        effects: [{ type: 'toast' }],
      })
      const again = walk(reportsFlow, all, [...failed, 'more', 'loadMore: loaded'])
      expect(again.context.reports).toEqual([first, second])
    }
    for (const outcome of ['loadReports: lost', 'loadReports: crash'])
      expect(walk(reportsFlow, ofState, [outcome, 'retry', 'loadReports: loaded']).state).toBe('shown.quiet')
  })

  test('D257 where one ended is said in words; of a flow that this release has not, by its names', () => {
    const { context } = walk(reportsFlow, all, ['loadReports: loaded'])
    expect(endWordsOf(context, first)).toBe('Регистрация инструмента: Ответа нет')
    expect(endWordsOf(context, second)).toBe('oldFlow: waiting')
    expect(endWordsOf(context, { machine: 'addTool', state: '' })).toBe('Регистрация инструмента')
    expect(endWordsOf(context, { machine: '', state: '' })).toBe('')
  })
})
