import type { UserTool } from '../src/api/types.ts'
import { PAGE_SIZE } from '../src/domain/limits.ts'
import { userToolsActors } from '../src/machines/sales/user-tools/actors.ts'
import { userToolsMachine } from '../src/machines/sales/user-tools/machine.ts'
import { call, defineFlow, ok, said } from './kit/flow.ts'
import { listAnswers, listKey, listStates, toggleFilter } from './kit/list.ts'

export const tool = (at: number, status: string): UserTool => ({
  id: `tool-${at}`,
  model: { name: `Дрель ${at}` },
  sn: `100.${at}`,
  nfc: null,
  guaranteeExpire: null,
  purchaseDate: '2026-11-20T09:30:00.000Z',
  saleStatus: status as UserTool['saleStatus'],
  receiptId: null,
  invoiceId: null,
})

const answers = listAnswers(tool)
const actors: Parameters<typeof call>[0] = (api) => userToolsActors(api, () => Promise.resolve())
const request = { offset: 0, size: PAGE_SIZE }

/** The group that the model switches off and on. */
export const GROUP = 'Успешно'

export const userToolsFlow = await defineFlow({
  name: 'user-tools',
  machine: userToolsMachine,
  inputs: {
    'the list of tools': { text: 'Список инструментов открыт', input: { size: PAGE_SIZE, sort: null } },
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
    loadFirst: call(
      actors,
      'loadPage',
      { ...answers.loadFirst, 'a bare array': said('список без обёртки', ok([tool(0, 'FINISH'), tool(1, 'FAIL')])) },
      request,
    ),
    loadNext: call(actors, 'loadPage', answers.loadNext, request),
    renew: call(actors, 'renewPage', answers.renew, request),
  },
  act: {
    more: (ui) => ui.click('button', 'Показать еще'),
    'sort.change': (ui) => ui.click('button', 'Инструмент'),
    'filter.change': (ui) => toggleFilter(ui, GROUP),
    retry: (ui) => ui.click('button', 'Повторить'),
    reload: { by: 'app', why: 'another flow has changed the tools' },
  },
  states: listStates('Инструменты', 'Нет зарегистрированных инструментов'),
})
