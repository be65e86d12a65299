import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SaleEntry } from '../../../src/api/types.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { visibleRows } from '../../../src/machines/fragments/list/selectors.ts'
import { saleFacts, salesMachine, type SaleColumn } from '../../../src/machines/sales/sales/machine.ts'
import { testList } from '../kit/list.journeys.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { pageOf } from '../../../model/fragments/list.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { sale, salesFlowOf } from '../../../model/sales/sales.ts'

const salesFlow = await salesFlowOf(PAGE_SIZE)

testMachine(salesFlow)

const list = salesFlow.inputs['the list of sales']!
const sortBy = (by: string) => ({ type: 'sort.change', by })

testList(salesFlow, list)

describe('sales: journeys', () => {
  test('SL05 every filter is on at first, and switching one off keeps the rows', () => {
    const off = { type: 'filter.change', patch: { statuses: ['TAX_PENDING', 'FAIL'] }, ...stamp }
    const end = walk(salesFlow, list, ['loadFirst: first of many, one under way', off])
    expect(walk(salesFlow, list, []).context.statuses).toBeNull()
    expect(end.state).toBe('shown.idle')
    expect(end.context.rows).toHaveLength(20)
    expect(visibleRows(end.context, saleFacts).map(({ saleStatus }) => saleStatus)).toEqual(['TAX_PENDING'])
  })

  test('E06 SL20 a row of which nothing is known keeps its place in the list, and its name from one answer to the next', () => {
    const { state, context } = walk(salesFlow, list, ['loadFirst: wrong shape'])
    expect(state).toBe('shown.idle')
    expect(context.rows).toMatchObject([
      { id: 'row 0', saleStatus: null, saleDate: null, tool: { sn: '', model: { name: null } } },
    ])
  })

  test('FM16 a header sorts asc, desc, none, and the list begins anew', () => {
    const sorted = (clicks: number) =>
      walk(salesFlow, list, [
        'loadFirst: all three',
        ...Array.from({ length: clicks }, () => [sortBy('model'), 'loadFirst: all three']).flat(),
      ]).context.sort
    expect([1, 2, 3].map(sorted)).toEqual([{ by: 'model', direction: 'asc' }, { by: 'model', direction: 'desc' }, null])
  })
})

describe('sales: what is asked', () => {
  type Asked = { request: PageRequest<SaleColumn>; answer: (page: Page<SaleEntry>) => void }

  /** The real machine, its calls held until the test answers them. */
  const running = () => {
    const asked: Asked[] = []
    const loadPage = fromPromise<ApiResult<Page<SaleEntry>>, PageRequest<SaleColumn>>(
      ({ input }) =>
        new Promise((resolve) => {
          asked.push({ request: input, answer: (payload) => resolve({ kind: 'ok', payload, message: null }) })
        }),
    )
    const clock = new SimulatedClock()
    const actor = createActor(salesMachine.provide({ actors: { loadPage, renewPage: loadPage } }), { clock, input: list }).start()
    return { actor, asked, clock }
  }
  const page = (ids: number[], total = ids.length): Page<SaleEntry> =>
    pageOf(
      ids.map((id) => sale(id, 'FINISH')),
      total,
    )
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

  test('SL06 FM15 FM17 first twenty, newest sales first', () => {
    expect(running().asked[0]?.request).toEqual({ offset: 0, size: 20, sortBy: 'saleDate', sortDirection: 'desc' })
  })

  test('FM15 FM16 a new sort begins at offset 0, the next page goes on from what is loaded', async () => {
    const { actor, asked } = running()
    asked[0]?.answer(page([1, 2], 5))
    await settled()
    actor.send({ type: 'more' })
    expect(asked[1]?.request).toMatchObject({ offset: 2, size: 20 })
    asked[1]?.answer(page([3], 5))
    await settled()
    actor.send({ type: 'sort.change', by: 'saleDate' })
    expect(asked[2]?.request).toEqual({ offset: 0, size: 20 })
  })

  test('an old answer never lands after a newer sort', async () => {
    const { actor, asked } = running()
    actor.send({ type: 'sort.change', by: 'model' })
    expect(asked).toHaveLength(2)
    asked[1]?.answer(page([2]))
    await settled()
    asked[0]?.answer(page([1]))
    await settled()
    expect(actor.getSnapshot().context.rows.map(({ id }) => id)).toEqual(['sale-2'])
  })
})
