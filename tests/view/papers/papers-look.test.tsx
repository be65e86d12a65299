/** What the pages of a receipt and of a document show of odd answers. */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { APPROVED } from '../../../model/papers/invoice.ts'
import { finished, inCheck, refused, SELLER } from '../../../model/papers/papers.ts'
import { CHECKED, PHOTO, REFUSED } from '../../../model/papers/receipt.ts'
import type { InvoiceView as Invoice, ReceiptView as Receipt } from '../../../src/api/types.ts'
import { invoiceMachine } from '../../../src/machines/papers/invoice/machine.ts'
import { receiptMachine } from '../../../src/machines/papers/receipt/machine.ts'
import type { PaperReader } from '../../../src/views/fragments/paper/reading.ts'
import { InvoiceView } from '../../../src/views/papers/invoice/view.tsx'
import { ReceiptView } from '../../../src/views/papers/receipt/view.tsx'

const images = { pictures: {}, onRetry: () => {} }
const answering = <Paper,>(paper: Paper) => {
  const actor = fromPromise(() => Promise.resolve({ kind: 'ok', payload: paper, message: null } as const))
  return { loadPaper: actor, renewPaper: actor } as never
}
const NOTHING = { title: null, sn: null, model: null, status: null, buyerInn: null }

const showReceipt = async (receipt: Receipt, reader: PaperReader = SELLER) => {
  const machine = receiptMachine.provide({ actors: answering(receipt) })
  const actor = createActor(machine, { input: { id: receipt.id, list: '/sales' } })
  actor.start()
  render(<ReceiptView actor={actor} reader={reader} images={images} />)
  return within(await screen.findByRole('region', { name: 'Данные чека' }))
}

const showInvoice = async (invoice: Invoice, reader: PaperReader = SELLER) => {
  const machine = invoiceMachine.provide({ actors: answering(invoice) })
  const actor = createActor(machine, { input: { id: invoice.id, list: '/sales', told: NOTHING } })
  actor.start()
  render(<InvoiceView actor={actor} reader={reader} images={images} />)
  await screen.findByRole('region', { name: 'Документ' })
}

const controls = () => ['textbox', 'checkbox', 'radio', 'combobox', 'spinbutton'].flatMap((role) => screen.queryAllByRole(role))
const linksNow = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('a receipt', () => {
  test('RC01 RC02 FM12 is for reading alone, and shows everything that it has', async () => {
    const slip = await showReceipt(CHECKED)
    for (const text of ['20/11/2026 12:05', '9960440300000001', '12345', '0123456781', 'Дрель-шуруповёрт ДШ-18'])
      expect(slip.getByText(text)).toBeTruthy()
    expect(slip.getAllByText('4 990,00 ₽')).toHaveLength(2)
    expect(screen.getByText('20/11/2026 12:30')).toBeTruthy()
    expect(controls()).toEqual([])
  })

  test('RC01 D161 a refused one marks the field that was named and no other, and leads to its row', async () => {
    const slip = await showReceipt(REFUSED)
    expect(slip.getAllByText('Не совпадает с данными налоговой службы')).toHaveLength(1)
    expect(linksNow()).toEqual([
      ['Открыть продажу 200.00001', '/sales?search=200.00001'],
      ['Дрель-шуруповёрт ДШ-18', '/sales?search=200.00001'],
    ])
    expect(controls()).toEqual([])
  })

  test('D161 somebody else’s refused one leads to the tool, not into a list that does not have it', async () => {
    await showReceipt({ ...REFUSED, rows: [{ ...refused, isOwn: false }] })
    expect(linksNow()).toEqual([['Дрель-шуруповёрт ДШ-18', '/tool/200%7C00001']])
  })

  test('RC08 FM20 one of a photograph alone has no data, and says so', async () => {
    const slip = await showReceipt({ ...PHOTO, receiptStatus: null, images: [] })
    expect(slip.getAllByText('-')).toHaveLength(5)
    expect(screen.getByText('Отсутствует')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Проверка' })).toBeNull()
  })

  test('D161 four hundred goods fold, and open at a press', async () => {
    const user = userEvent.setup()
    const items = Array.from({ length: 400 }, (_, at) => ({
      name: `Товар ${at + 1}`,
      sum: '10.00',
      quantity: at === 0 ? 2.5 : 1,
    }))
    const slip = await showReceipt({ ...CHECKED, items })
    expect(slip.getAllByRole('listitem')).toHaveLength(8)
    expect(slip.getByText('2,5 шт.')).toBeTruthy()
    await user.click(slip.getByRole('button', { name: 'Показать все: 400 товаров' }))
    expect(slip.getAllByRole('listitem')).toHaveLength(400)
    await user.click(slip.getByRole('button', { name: 'Свернуть' }))
    expect(slip.getAllByRole('listitem')).toHaveLength(8)
  })

  test('D161 each tool of several has its own way; one that is in no base leads nowhere', async () => {
    const unknown = { ...inCheck, id: 'sale-2', isOwn: false, sn: '500.00001', model: { name: null } }
    await showReceipt({ ...CHECKED, rows: [finished, unknown] })
    expect(screen.queryByRole('region', { name: 'Проверка' })).toBeNull()
    const tools = within(screen.getByRole('region', { name: 'Инструменты по этому чеку' }))
    expect(tools.getByText('Больше ничего делать не нужно')).toBeTruthy()
    expect(tools.getByText('Модель ещё не определена')).toBeTruthy()
    expect(tools.getAllByRole('link')).toHaveLength(1)
  })

  test('TL10 D161 a company reads one in check as registered', async () => {
    const row = { ...inCheck, side: 'buyer' as const, saleStatus: 'APPROVE_PENDING' as const }
    const fate = { ...row.fate, step: 'photoCheck', next: 'desk' } as Receipt['rows'][number]['fate']
    await showReceipt(
      { ...CHECKED, receiptStatus: 'PENDING', rows: [{ ...row, fate } as Receipt['rows'][number]] },
      {
        id: 'company',
        mode: 'customer',
        isLegal: true,
      },
    )
    expect(screen.getAllByText('Успешно')).toHaveLength(2)
    expect(screen.queryByText(/ручной проверке/)).toBeNull()
  })
})

describe('a document', () => {
  test('RC01 RC03 FM13 is for reading alone, and shows both sides', async () => {
    await showInvoice(APPROVED)
    for (const text of ['ИНН 7707083893', 'ИНН 7728168971', '24 950,00 ₽', '19/11/2026', '20/11/2026'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByText('вы')).toHaveLength(1)
    expect(controls()).toEqual([])
  })

  test('D69 D168 of one side alone the other side’s place is locked, whether it has a copy or not', async () => {
    await showInvoice(APPROVED)
    const files = within(screen.getByRole('region', { name: 'Документ' }))
    expect(files.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Продавец: вы',
      'Покупатель',
    ])
    expect(files.getByText('Пока не видна')).toBeTruthy()
  })

  test('D69 to the administrator and to the desk, who are no side, nothing is locked', async () => {
    await showInvoice(APPROVED, { ...SELLER, id: 'somebody' })
    expect(screen.queryByText('Пока не видна')).toBeNull()
    expect(screen.queryByText('вы')).toBeNull()
  })

  test('D69 both sides’ files are there once both are confirmed', async () => {
    await showInvoice({ ...APPROVED, buyerId: 'buyer', imageUrlBuyer: ['copy.jpg'] })
    expect(screen.queryByText('Пока не видна')).toBeNull()
    expect(screen.getByText('Загрузка: Документ (покупатель)')).toBeTruthy()
  })

  test('RC03 one of a server that knows no INN, no sum and no files', async () => {
    await showInvoice({ ...APPROVED, buyerInn: null, sum: null, dateTime: null, imageUrlSeller: [], tools: [] })
    expect(screen.getByText('ИНН не указан')).toBeTruthy()
    expect(screen.getByText('Файлов у документа нет')).toBeTruthy()
    expect(screen.getAllByText('-')).toHaveLength(2)
  })

  test.each([
    ['seller', '5 инструментов: 1 зарегистрировано, 3 на проверке, 1 отказано', false],
    ['customer', '5 инструментов: 4 зарегистрировано, 1 отказано', true],
  ] as const)('TL10 its counts as a %s reads them', async (mode, text, isLegal) => {
    await showInvoice({ ...APPROVED, rows: { total: 5, waiting: 3, approved: 1, refused: 1 } }, { id: 'seller', mode, isLegal })
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('D161 of a thousand tools the answer tells the first', async () => {
    await showInvoice({ ...APPROVED, rows: { total: 1000, waiting: 0, approved: 1000, refused: 0 } })
    expect(screen.getByText('И ещё 999 инструментов')).toBeTruthy()
  })
})
