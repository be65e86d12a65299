import type { ContextFrom } from 'xstate'
import type { SaleEntry } from '../../src/api/types.ts'
import { salesActors } from '../../src/machines/sales/sales/actors.ts'
import { saleFacts, salesMachine } from '../../src/machines/sales/sales/machine.ts'
import { visibleRows } from '../../src/machines/fragments/list/selectors.ts'
import { call, defineFlow } from '../kit/flow.ts'
import { listActs, listAnswers, listEvents, listKey, listStarts, listStates, SHORT_PAGE } from '../fragments/list.ts'

export const sale = (at: number, status: string): SaleEntry => ({
  id: `sale-${at}`,
  tool: { model: { name: `Дрель ${at}` }, sn: `100.${at}`, nfc: null },
  saleDate: '2026-11-20T09:30:00.000Z',
  bonus: null,
  saleStatus: status as SaleEntry['saleStatus'],
  receiptId: null,
  invoiceId: null,
})

const actors: Parameters<typeof call>[0] = (api) =>
  salesActors(
    api,
    () => Promise.resolve(),
    () => {},
  )

/** @param size rows of a full page */
export const salesFlowOf = (size: number) => {
  const answers = listAnswers(sale, size)
  const request = { offset: 0, size }
  return defineFlow({
    name: 'sales',
    machine: salesMachine,
    inputs: listStarts('the list of sales', 'Список продаж открыт', { by: 'saleDate', direction: 'desc' }, size),
    key: listKey((context: ContextFrom<typeof salesMachine>) => visibleRows(context, saleFacts)),
    events: listEvents(['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED']),
    calls: {
      loadFirst: call(actors, 'loadPage', answers.loadFirst, request),
      loadNext: call(actors, 'loadPage', answers.loadNext, request),
      renew: call(actors, 'renewPage', answers.renew, request),
    },
    act: listActs,
    states: listStates('Продажи', 'Нет продаж'),
  })
}

export const salesFlow = await salesFlowOf(SHORT_PAGE)
