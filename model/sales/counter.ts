import type { SaleEntry, SalesOverview } from '../../src/api/types.ts'
import { counterActors } from '../../src/machines/sales/counter/actors.ts'
import { counterMachine } from '../../src/machines/sales/counter/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'

const row = (at: number, changes: Partial<SaleEntry>): SaleEntry => ({
  id: `sale-${at}`,
  tool: { model: { name: `Дрель ${at}` }, sn: `100.0000${at}`, nfc: `NFC-${at}` },
  saleDate: '2026-11-20T09:30:00.000Z',
  bonus: null,
  saleStatus: 'FINISH',
  receiptId: null,
  invoiceId: null,
  ...changes,
})

export const refusedSale = row(1, {
  saleStatus: 'FAIL',
  fate: { step: 'receiptRefused', next: 'owner', until: null, isOverdue: false, retryAt: null, disagreed: 'sum', reason: null },
})
export const endingReserve = row(2, {
  saleStatus: 'RESERVED',
  fate: {
    step: 'reserved',
    next: 'owner',
    until: '2026-11-22T09:30:00.000Z',
    isOverdue: false,
    retryAt: null,
    disagreed: null,
    reason: null,
  },
})

export const quiet: SalesOverview = { expected: { points: 0, sales: 0 }, earnedThisMonth: 1350, waiting: [], reserves: 0 }
export const underCheck: SalesOverview = { ...quiet, expected: { points: 3300, sales: 10 } }
const lessUnderCheck: SalesOverview = { ...quiet, expected: { points: 3150, sales: 9 } }
const waiting: SalesOverview = { ...quiet, waiting: [refusedSale, endingReserve], reserves: 1 }

const actors = (api: Parameters<typeof counterActors>[0]) => counterActors(api, () => Promise.resolve())

const answers = {
  quiet: said('ничего не проверяется и никто не ждёт', ok(quiet)),
  'under check': said('десять продаж на проверке', ok(underCheck)),
  'less under check': said('девять продаж на проверке', ok(lessUnderCheck)),
  waiting: said('отказ по чеку и резерв, который скоро закончится', ok(waiting)),
  ...faults,
}

export const counterFlow = await defineFlow({
  name: 'counter',
  machine: counterMachine,
  inputs: { 'a seller at the counter': { text: 'Главная открыта продавцом', input: undefined } },
  key: ({ overview }) => [overview],
  events: [{ type: 'reload' }],
  calls: {
    loadOverview: call(actors, 'loadOverview', answers),
    renewOverview: call(actors, 'renewOverview', answers),
  },
  act: { reload: { by: 'app', why: 'another flow has changed a reserve' } },
  states: {
    loading: (ui) => ui.seesNoText('после проверки'),
    shown: async (ui, { overview }) => {
      await ui.sees('heading', 'Последние продажи')
      if (overview !== null && overview.expected.points > 0) await ui.seesText(/после проверки \d+ продаж$/)
      else await ui.seesNoText(/после проверки/)
      // A server of before the field leaves the line empty (E06).
      if (typeof overview?.earnedThisMonth === 'number') await ui.seesText(/^За месяц заработано/)
      else await ui.seesNoText(/За месяц/)
      if (overview !== null && overview.reserves > 0) await ui.sees('link', `Резервы ${overview.reserves}`)
      else await ui.seesNoText('Резервы')
      if (overview !== null && overview.waiting.length > 0) {
        await ui.sees('button', 'Зарегистрировать ещё раз: 100.00001')
        await ui.sees('button', 'Подтвердить: 100.00002')
        await ui.sees('button', 'Отменить: 100.00002')
      } else await ui.seesNoText('Требуют внимания')
    },
    renewing: (ui) => ui.sees('heading', 'Последние продажи'),
  },
})
