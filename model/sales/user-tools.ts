import type { ContextFrom } from 'xstate'
import type { UserTool } from '../../src/api/types.ts'
import { userToolsActors } from '../../src/machines/sales/user-tools/actors.ts'
import { toolFacts, userToolsMachine, type ToolColumn } from '../../src/machines/sales/user-tools/machine.ts'
import { visibleRows } from '../../src/machines/fragments/list/selectors.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import { listActs, listAnswers, listEvents, listKey, listStarts, listStates, SHORT_PAGE } from '../fragments/list.ts'

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

const actors: Parameters<typeof call>[0] = (api) =>
  userToolsActors(
    api,
    () => Promise.resolve(),
    () => {},
  )

/** @param size rows of a full page */
export const userToolsFlowOf = (size: number) => {
  const answers = listAnswers(tool, size)
  const request = { offset: 0, size }
  return defineFlow({
    name: 'user-tools',
    machine: userToolsMachine,
    inputs: listStarts<ToolColumn>('the list of tools', 'Список инструментов открыт', null, size),
    key: listKey((context: ContextFrom<typeof userToolsMachine>) => visibleRows(context, toolFacts)),
    events: listEvents(['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL']),
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
    act: listActs,
    states: listStates('Инструменты', 'Нет зарегистрированных инструментов'),
  })
}

export const userToolsFlow = await userToolsFlowOf(SHORT_PAGE)
