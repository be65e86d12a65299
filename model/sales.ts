import type { SaleEntry } from '../src/api/types.ts'
import { PAGE_SIZE } from '../src/domain/limits.ts'
import { salesActors } from '../src/machines/sales/sales/actors.ts'
import { salesMachine } from '../src/machines/sales/sales/machine.ts'
import { call, defineFlow } from './kit/flow.ts'
import { listAnswers, listKey, listStates, toggleFilter } from './kit/list.ts'

export const sale = (at: number, status: string): SaleEntry => ({
  id: `sale-${at}`,
  tool: { model: { name: `Дрель ${at}` }, sn: `100.${at}`, nfc: null },
  saleDate: '2026-11-20T09:30:00.000Z',
  bonus: null,
  saleStatus: status as SaleEntry['saleStatus'],
  receiptId: null,
  invoiceId: null,
})

const answers = listAnswers(sale)
const actors: Parameters<typeof call>[0] = (api) => salesActors(api, () => Promise.resolve())
const request = { offset: 0, size: PAGE_SIZE }

/** The group that the model switches off and on. */
export const GROUP = 'Успешно'

export const salesFlow = await defineFlow({
  name: 'sales',
  machine: salesMachine,
  inputs: {
    'the list of sales': {
      text: 'Список продаж открыт',
      input: { size: PAGE_SIZE, sort: { by: 'saleDate', direction: 'desc' } },
    },
  },
  key: listKey,
  events: [
    { type: 'more' },
    { type: 'sort.change', by: 'model' },
    { type: 'filter.change', hidden: [GROUP] },
    { type: 'filter.change', hidden: [] },
    { type: 'retry' },
    { type: 'reload' },
  ],
  calls: {
    loadFirst: call(actors, 'loadPage', answers.loadFirst, request),
    loadNext: call(actors, 'loadPage', answers.loadNext, request),
    renew: call(actors, 'renewPage', answers.renew, request),
  },
  act: {
    more: (ui) => ui.click('button', 'Показать еще'),
    'sort.change': (ui) => ui.click('button', 'Инструмент'),
    'filter.change': (ui) => toggleFilter(ui, GROUP),
    retry: (ui) => ui.click('button', 'Повторить'),
    reload: { by: 'app', why: 'another flow has changed the sales' },
  },
  states: listStates('Продажи', 'Нет продаж'),
})
