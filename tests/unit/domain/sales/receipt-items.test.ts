import { expect, it } from 'vitest'
import { isNamed, namesModel } from '../../../../src/domain/sales/receipt-items.ts'

const DRILL = 'Дрель-шуруповёрт ДШ-18'
const GRINDER = 'Углошлифовальная машина УШМ-125'
const HAMMER = 'Перфоратор П-26'
const TUB = 'Ёмкость для пыли ПС-5'
const MALLET = 'Молоток слесарный'

it.each([
  ['Дрель-шуруповёрт аккумуляторная ДШ-18 Li', DRILL],
  ['ДРЕЛЬ-ШУРУПОВЕРТ АККУМ. ДШ18', DRILL],
  ['шуруповерт дш 18 (кейс)', DRILL],
  ['Дрель-шурупов.ДШ‑18/2 акб', DRILL],
  ['дш—18', DRILL],
  // A decomposed «ё» is the same letter.
  ['Дрель-шуруповёрт ДШ-18'.normalize('NFD'), DRILL],
  // Latin «M» and «C», «E».
  ['УШM-125, 900 Вт', GRINDER],
  ['Емкость для пыли ПC-5', TUB],
  ['Машина угловая УШМ125M', GRINDER],
  ['ПЕРФОРАТОР П.26', HAMMER],
  ['2. Перфоратор (П-26)', HAMMER],
  ['МОЛОТОК   СЛЕСАРНЫЙ 500 г', MALLET],
  ['Молоток-слесарный', MALLET],
  ['ТЕРКА ШТУКАТУРНАЯ 120', 'Тёрка штукатурная'],
])('D271 «%s» names %s', (item, model) => {
  expect(namesModel(item, model)).toBe(true)
})

it.each([
  ['Гвозди строительные 100 мм', DRILL],
  ['Дрель-шуруповёрт ДШ-180', DRILL],
  ['Дрель-шуруповёрт ДШ-1,8', DRILL],
  ['Перфоратор УДШ-18', DRILL],
  ['Дрель 18 В', DRILL],
  ['Шуруповёрт', DRILL],
  ['Диск отрезной 125 мм для УШМ', GRINDER],
  ['Перфоратор КП-26', HAMMER],
  ['Перфоратор П-26.5', HAMMER],
  ['Товар', HAMMER],
  ['Молоток столярный', MALLET],
  ['', HAMMER],
])('D271 «%s» does not name %s', (item, model) => {
  expect(namesModel(item, model)).toBe(false)
})

it('D271 a model without letters and digits is named by nothing', () => {
  expect(namesModel('Перфоратор П-26', ' - ')).toBe(false)
})

it.each([
  ['Товар', true],
  ['5', true],
  ['', false],
  [' — . ', false],
])('D271 whether «%s» says anything: %j', (item, says) => {
  expect(isNamed(item)).toBe(says)
})
