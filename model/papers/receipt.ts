import type { ReceiptView } from '../../src/api/types.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { receiptActors } from '../../src/machines/papers/receipt/actors.ts'
import { receiptMachine } from '../../src/machines/papers/receipt/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { finished, inCheck, refused } from './papers.ts'

const receipt: ReceiptView = {
  id: 'receipt-1',
  receiptStatus: 'SUCCESS',
  createdTime: '2026-11-20T09:30:00.000Z',
  dateTime: '20-11-2026T12:05:00',
  fd: '12345',
  fn: '9960440300000001',
  fp: '0123456781',
  totalSum: '4990.00',
  items: [{ name: 'Дрель-шуруповёрт ДШ-18', sum: '4990.00', quantity: 1 }],
  images: [],
  rows: [finished],
}

export const CHECKED = receipt
export const IN_CHECK: ReceiptView = { ...receipt, receiptStatus: 'TAX_PENDING', items: [], rows: [inCheck] }
export const REFUSED: ReceiptView = { ...receipt, receiptStatus: 'INCORRECT', items: [], rows: [refused] }
/** A photograph alone, and no tool that this person may see. */
export const PHOTO: ReceiptView = {
  ...receipt,
  receiptStatus: 'PENDING',
  dateTime: null,
  fd: null,
  fn: null,
  fp: null,
  totalSum: null,
  items: [],
  images: ['photo.jpg'],
  rows: [],
}

const actors: Parameters<typeof call>[0] = (api) => receiptActors(api, () => Promise.resolve())

const answers = {
  checked: said('чек подтверждён', ok(CHECKED)),
  'in check': said('чек проверяется', ok(IN_CHECK)),
  declined: said('чек не подтверждён', ok(REFUSED)),
  photo: said('одна фотография', ok(PHOTO)),
  'not mine': said('чужой чек или такого нет', refusal(404, refusals.notFound.code)),
  ...faults,
}

const STATUS: Record<string, string> = {
  SUCCESS: 'Успешно',
  TAX_PENDING: 'Проверка ФНС',
  INCORRECT: 'Неудачно',
  PENDING: 'На ручной проверке',
}

const seesReceipt = async (ui: Ui, { paper }: { paper: ReceiptView | null }) => {
  await ui.sees('heading', 'Чек')
  await ui.seesText(STATUS[paper?.receiptStatus ?? ''] ?? 'Отсутствует')
  if (paper?.fn) {
    await ui.seesText('20/11/2026 12:05')
    await ui.seesText(paper.fn)
  }
}

export const receiptFlow = await defineFlow({
  name: 'receipt',
  machine: receiptMachine,
  inputs: {
    'from the sales': { text: 'Открыли чек из продаж', input: { id: 'receipt-1', list: '/sales' } },
    'from the tools': { text: 'Открыли чек из инструментов', input: { id: 'receipt-1', list: '/user-tools' } },
  },
  look: () => '',
  key: ({ paper, list, quiet }) => [paper?.receiptStatus, list, Math.min(quiet, 1)],
  events: [{ type: 'back' }],
  calls: {
    loadPaper: call(actors, 'loadPaper', answers, { id: 'receipt-1' }),
    renewPaper: call(actors, 'renewPaper', answers, { id: 'receipt-1' }),
  },
  act: { back: (ui) => ui.click('button', 'Назад') },
  states: {
    loading: (ui) => ui.seesNoText('ФН'),
    waiting: seesReceipt,
    renewing: seesReceipt,
    shown: seesReceipt,
    failed: (ui) => ui.seesText('Произошла ошибка при загрузке чека'),
  },
})
