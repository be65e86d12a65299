import { expect, test } from 'vitest'
import { toldInvoice } from '../../../../src/domain/sales/told-invoice.ts'

const told = (query: string) => {
  const parameters = new URLSearchParams(query)
  return toldInvoice((name) => parameters.get(name))
}
const NOTHING = { title: null, sn: null, model: null, status: null, buyerInn: null }

test('RC12 the values of a table’s row are taken', () =>
  expect(told('sn=100.00001&model=Дрель-шуруповёрт ДШ-18&status=FINISH&title=УПД № 15&buyerInn=7728168971')).toEqual({
    title: 'УПД № 15',
    sn: '100.00001',
    model: 'Дрель-шуруповёрт ДШ-18',
    status: 'FINISH',
    buyerInn: '7728168971',
  }))

test('RC12 an address without any tells nothing', () => expect(told('')).toEqual(NOTHING))

test.each(['УПД № 15', 'УПД 15', 'ТН 7', 'ТН № А-7/2'])('RC12 D162 «%s» is a title', (title) =>
  expect(told(`title=${encodeURIComponent(title)}`).title).toBe(title),
)

test.each([
  'Успешно',
  'Вы выиграли',
  'УПД',
  'УПД № ',
  'УПД Ваш аккаунт заблокирован, звоните',
  'УПД № 15 Позвоните',
  'упд № 15',
  'ТН безномера',
  '<b>УПД</b> 15',
  'УПД № 15\nОшибка',
])('RC12 D162 «%s» is nobody’s heading', (title) => expect(told(`title=${encodeURIComponent(title)}`).title).toBeNull())

test.each([
  ['sn', 'позвоните'],
  ['sn', ''],
  ['model', 'Позвоните: +7 (900) 000-00-01'],
  ['model', 'Звоните 88001234567'],
  ['model', '<script>alert(1)</script>'],
  ['model', 'x'.repeat(61)],
  ['status', 'WON'],
  ['status', 'toString'],
  ['buyerInn', '12345'],
  ['buyerInn', '77070838931'],
  ['buyerInn', 'ИНН7728168971'],
])('RC12 D162 %s=%s is not shown', (name, value) => expect(told(`${name}=${encodeURIComponent(value)}`)).toEqual(NOTHING))
