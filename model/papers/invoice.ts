import type { InvoiceView } from '../../src/api/types.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { invoiceActors } from '../../src/machines/papers/invoice/actors.ts'
import { invoiceMachine, type InvoiceContext } from '../../src/machines/papers/invoice/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { finished, inCheck } from './papers.ts'

const invoice: InvoiceView = {
  id: 'invoice-1',
  upd: '1042',
  buyerId: null,
  buyerInn: '7728168971',
  sellerId: 'seller',
  sellerInn: '7707083893',
  createdTime: '2026-11-20T09:30:00.000Z',
  dateTime: '19-11-2026T00:00:00',
  sum: '24950.00',
  imageUrlBuyer: [],
  imageUrlSeller: ['scan.pdf'],
  rows: { total: 1, waiting: 0, approved: 1, refused: 0 },
  tools: [finished],
}

export const APPROVED = invoice
export const AWAITED: InvoiceView = { ...invoice, rows: { total: 1, waiting: 0, approved: 0, refused: 0 }, tools: [inCheck] }

const actors: Parameters<typeof call>[0] = (api) => invoiceActors(api, () => Promise.resolve())

const answers = {
  approved: said('инструменты подтверждены', ok(APPROVED)),
  awaited: said('инструмент проверяет налоговая служба', ok(AWAITED)),
  'not mine': said('чужой документ или такого нет', refusal(404, refusals.notFound.code)),
  ...faults,
}

const NOTHING = { title: null, sn: null, model: null, status: null, buyerInn: null }
export const TOLD = {
  title: 'УПД № 1042',
  sn: '200.00001',
  model: 'Дрель-шуруповёрт ДШ-18',
  status: 'FINISH',
  buyerInn: '7728168971',
} as const

const seesInvoice = async (ui: Ui, { paper }: InvoiceContext) => {
  await ui.sees('heading', paper?.upd ? 'Накладная № 1042' : 'Накладная')
  // A server that knows only its envelope.
  if (!paper?.upd) return
  await ui.seesText('19/11/2026')
  await ui.seesText('ИНН 7707083893')
}

export const invoiceFlow = await defineFlow({
  name: 'invoice',
  machine: invoiceMachine,
  inputs: {
    'from a row': { text: 'Открыли накладную из строки продаж', input: { id: 'invoice-1', list: '/sales', told: TOLD } },
    'by a link': { text: 'Открыли накладную по прямой ссылке', input: { id: 'invoice-1', list: '/user-tools', told: NOTHING } },
  },
  look: ({ told }) => (told.title === null ? 'link' : 'row'),
  key: ({ paper, list, quiet }) => [paper?.rows.approved, list, Math.min(quiet, 1)],
  events: [{ type: 'back' }],
  calls: {
    loadPaper: call(actors, 'loadPaper', answers, { id: 'invoice-1' }),
    renewPaper: call(actors, 'renewPaper', answers, { id: 'invoice-1' }),
  },
  act: { back: (ui) => ui.click('button', 'Назад') },
  states: {
    loading: async (ui, { told }) => {
      await ui.sees('heading', told.title ?? 'Накладная')
      if (told.model === null) return
      await ui.seesText(told.model)
      await ui.seesText(told.sn ?? '')
      await ui.seesText(told.buyerInn ?? '')
      await ui.seesText('Успешно')
    },
    waiting: seesInvoice,
    renewing: seesInvoice,
    shown: seesInvoice,
    failed: (ui) => ui.seesText('Произошла ошибка при загрузке накладной'),
  },
})
