import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import { firstRequest } from '../../../src/machines/fragments/list/requests.ts'
import { visibleRows } from '../../../src/machines/fragments/list/selectors.ts'
import { toolFacts } from '../../../src/machines/sales/user-tools/machine.ts'
import { testList } from '../kit/list.journeys.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { userToolsFlowOf } from '../../../model/sales/user-tools.ts'

const userToolsFlow = await userToolsFlowOf(PAGE_SIZE)

testMachine(userToolsFlow)

const list = userToolsFlow.inputs['the list of tools']!

// One factory makes all lists, and the sales play their journeys in every run. Here they stand for the guards, which run them
// skipped or not, and the full grid plays them: what tools make of the factory is below.
describe.runIf(process.env['GRID'] === 'full')('every list', () => {
  testList(userToolsFlow, list)
})

describe('user tools: journeys', () => {
  test('TL05 FM17 the first request has no sort', () => {
    expect(firstRequest(walk(userToolsFlow, list, []).context)).toEqual({ offset: 0, size: 20 })
  })

  test('TL11 rows are shown from saleHistory and from a bare array', () => {
    expect(walk(userToolsFlow, list, ['loadFirst: all three']).context.rows).toHaveLength(3)
    const bare = walk(userToolsFlow, list, ['loadFirst: a bare array'])
    expect(bare.state).toBe('shown.idle')
    expect(bare.context.rows.map(({ saleStatus }) => saleStatus)).toEqual(['FINISH', 'FAIL'])
  })

  test('FM16 the first click on a header sorts asc', () => {
    const end = walk(userToolsFlow, list, ['loadFirst: all three', 'sort.change {"by":"model"}'])
    expect(end.state).toBe('loading')
    expect(firstRequest(end.context)).toMatchObject({ offset: 0, sortBy: 'model', sortDirection: 'asc' })
  })

  const filter = (patch: object) => ({ type: 'filter.change', patch, ...stamp })
  const places = (...steps: Parameters<typeof walk>[2]) =>
    walk(userToolsFlow, list, steps).effects.filter(({ type }) => type === 'navigate')

  test('E16 the choice stands in the address of the tools', () =>
    expect(places('loadFirst: able: first of many', filter({ statuses: ['FAIL'] }))).toEqual([
      { type: 'navigate', params: { to: '/user-tools?status=FAIL', replace: true } },
    ]))

  test('E16 a tool is found by its status, its day of purchase and its serial number', () => {
    const found = (event: { type: string }) =>
      visibleRows(walk(userToolsFlow, list, ['loadFirst: a bare array', event]).context, toolFacts).map(({ id }) => id)
    expect(found(filter({ statuses: ['FAIL'] }))).toEqual(['tool-1'])
    expect(found(filter({ period: { from: '2026-11-20', to: '2026-11-20' } }))).toEqual(['tool-0', 'tool-1'])
    expect(found(filter({ period: { from: '2026-11-19', to: '2026-11-19' } }))).toEqual([])
    expect(found({ type: 'search.change', text: '1000' } as { type: string })).toEqual(['tool-0'])
  })

  test.each(['model', 'sn', 'purchaseDate', 'guaranteeExpire', 'saleStatus'])('A77 «%s» of an address is a sort', (by) => {
    const { context } = walk(userToolsFlow, { ...list, address: `?sort=-${by}` }, [])
    expect(context.sort).toEqual({ by, direction: 'desc' })
  })

  test('A77 a column of the sales is none', () =>
    expect(walk(userToolsFlow, { ...list, address: '?sort=-bonus' }, []).context.sort).toBeNull())

  test('SL20 a tool under way is renewed in its place, a finished one is not asked for', () => {
    const waiting = 'loadFirst: all three, one under way'
    const renewed = walk(userToolsFlow, list, [waiting, 'after RENEWAL in shown.idle', 'renew: finished'])
    expect(renewed.context.rows.map(({ saleStatus }) => saleStatus)).toEqual(['FINISH', 'FINISH', 'FINISH'])
    expect(() => walk(userToolsFlow, list, ['loadFirst: all three', 'after RENEWAL in shown.idle'])).toThrow('not possible')
  })

  test('TL06 SL21 no tools are an empty list; an answer without any is logged under the name of the tools', () => {
    expect(walk(userToolsFlow, list, ['loadFirst: none']).state).toBe('empty')
    expect(walk(userToolsFlow, list, ['loadFirst: no saleHistory'])).toMatchObject({
      state: 'empty',
      effects: [{ type: 'logProblem', params: { problem: 'userTools: no saleHistory in the answer' } }],
    })
  })
})
