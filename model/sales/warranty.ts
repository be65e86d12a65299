import { refusals } from '../../src/domain/texts/refusals.ts'
import type { Warranty } from '../../src/api/types.ts'
import { warrantyActors } from '../../src/machines/sales/warranty/actors.ts'
import { warrantyMachine } from '../../src/machines/sales/warranty/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'

/** What /w shows of an address; the browser opens the same one. */
export const TOKEN = '3q2-7wEjRWeJq83vASNFZw'

const valid: Warranty = {
  model: { name: 'Углошлифовальная машина УШМ-125', imageUrl: null },
  serialEnd: '0005',
  purchaseDate: '2026-11-16T09:00:00.000Z',
  guaranteeExpire: '2029-11-15T21:00:00.000Z',
  state: 'VALID',
  asOf: '2026-11-26T09:00:00.000Z',
}
const soon: Warranty = { ...valid, asOf: '2029-10-26T09:00:00.000Z' }
const ended: Warranty = { ...valid, purchaseDate: null, state: 'ENDED', asOf: '2029-11-26T09:00:00.000Z' }

export const warrantyFlow = await defineFlow({
  name: 'warranty',
  machine: warrantyMachine,
  inputs: { 'the screen': { text: 'Открыта ссылка с сертификата', input: { token: TOKEN } } },
  key: ({ warranty, problem }) => [warranty?.asOf ?? null, problem],
  look: ({ warranty }) => warranty?.asOf ?? '',
  events: [{ type: 'retry' }],
  calls: {
    checkWarranty: call(
      warrantyActors,
      'checkWarranty',
      {
        valid: said('действует', ok(valid)),
        soon: said('скоро закончится', ok(soon)),
        ended: said('закончилась', ok(ended)),
        unknown: said('токена нет', refusal(404, refusals.notFound.code)),
        malformed: said('это не токен', refusal(400, refusals.invalidRequest.code)),
        ...faults,
      },
      { token: TOKEN },
    ),
  },
  act: { retry: (ui) => ui.click('button', 'Повторить') },
  states: {
    loading: (ui) => ui.seesNoText('Гарантия действует'),
    valid: async (ui, { warranty }) => {
      await ui.sees('heading', 'Гарантия действует')
      await ui.sees('heading', 'Углошлифовальная машина УШМ-125')
      await ui.seesText(warranty?.asOf === soon.asOf ? /ещё 21 день/ : /ещё 1.086 дней/)
      await ui.seesText('16.11.2026')
      await ui.seesText('36 месяцев')
      await ui.seesText('0005')
    },
    ended: async (ui) => {
      await ui.sees('heading', 'Гарантия закончилась')
      await ui.seesText('16.11.2029')
      await ui.seesText('0005')
    },
    unknown: async (ui) => {
      await ui.sees('heading', 'Такого сертификата нет')
      await ui.seesText(/владелец отозвал этот сертификат/)
      await ui.seesNoText('0005')
    },
    failed: (ui) => ui.seesText('Не удалось проверить гарантию'),
  },
})
