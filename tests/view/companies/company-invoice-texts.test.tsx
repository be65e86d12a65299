/** What the form of an invoice and its results say (LT, LS), and an empty list of tools. */
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { companyInvoiceFlow } from '../../../model/companies/company-invoice.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import { companyInvoiceMachine } from '../../../src/machines/companies/company-invoice/machine.ts'
import type { ConfirmInput } from '../../../src/machines/companies/company-invoice/types.ts'
import { CompanyInvoiceView } from '../../../src/views/companies/company-invoice/view.tsx'
import { ports } from '../kit/ports.ts'

const { inputs } = companyInvoiceFlow
const REFUSED: ApiResult<unknown> = { kind: 'refused', code: 6, message: 'Документ уже закрыт', fields: null }

const show = (from: keyof typeof inputs, answer: ApiResult<unknown> = { kind: 'ok', payload: null, message: null }) => {
  const machine = companyInvoiceMachine.provide({
    actors: { confirmInvoice: fromPromise<ApiResult<unknown>, ConfirmInput>(() => Promise.resolve(answer)) },
  })
  const actor = createActor(machine, { input: inputs[from]! }).start()
  render(<CompanyInvoiceView actor={actor} files={ports.files} />)
  return actor
}

const section = (title: string) => within(screen.getByRole('region', { name: title }))
const SERIALS = '1. Введите серийные номера'
const INVOICE = '2. Введите данные УПД или ТН'

test('LT02 LT03 LT07 LT08 LT09 LT10 LT11 LT12 LT13 LT14 the form of what a company has bought', async () => {
  show('an empty form')
  expect(section(SERIALS).getByPlaceholderText('Введите серийный номер')).toBeTruthy()
  expect(section(SERIALS).getByRole('button', { name: '+ Добавить поле' })).toBeTruthy()
  const invoice = section(INVOICE)
  for (const name of [/^Номер УПД/, 'Дата покупки', 'ИНН продавца', 'Сумма'])
    expect(invoice.getByRole('textbox', { name })).toBeTruthy()
  expect(invoice.queryByRole('textbox', { name: 'ИНН покупателя' })).toBeNull()
  expect(invoice.getByRole('group', { name: 'Файлы УПД или ТН' })).toBeTruthy()
  expect(invoice.getByRole('button', { name: 'Добавить инструменты' })).toBeTruthy()
  await userEvent.tab()
  invoice.getByRole('button', { name: 'Что такое УПД' }).focus()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Универсальный передаточный документ')
})

test('LS02 LS03 a seller’s form names the buyer, and its button adds a sale', () => {
  show('a sale is ready')
  const invoice = section(INVOICE)
  expect(invoice.getByRole('textbox', { name: 'ИНН покупателя' })).toBeTruthy()
  expect(invoice.queryByRole('textbox', { name: 'ИНН продавца' })).toBeNull()
  expect(invoice.getByRole('textbox', { name: 'Дата продажи' })).toBeTruthy()
  expect(invoice.getByRole('button', { name: 'Добавить продажу' })).toBeTruthy()
})

test.each([
  ['both kinds of serials', 'Номер есть в базе', 'circle-check'],
  ['both kinds of serials', 'Отправлен на ручную проверку', 'circle-check'],
  ['a serial that is not in the base', 'Серийный номер не найден в базе', 'circle-alert'],
] as const)('LT06 LT25 %s: «%s» stands on the row, with its sign', (from, text, sign) => {
  show(from)
  expect(section(SERIALS).getByText(text).parentElement?.querySelector(`svg.lucide-${sign}`)).toBeTruthy()
})

test.each([
  ['LT15 LT32', 'all is ready', 'Инструмент успешно добавлен', 'Инструмент отобразится после проверки модератором'],
  ['LT15 LT30', 'both kinds of serials', 'Инструмент отправлен на проверку', 'Инструмент отобразится после проверки'],
  ['LS04 LS06', 'a sale is ready', 'Продажа успешно зарегистрирована', 'Продажа зарегистрирована'],
] as const)('%s «%s» ends in «%s»', async (_, from, title, message) => {
  show(from)
  await userEvent.click(screen.getByRole('button', { name: /^Добавить (инструменты|продажу)$/ }))
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByText(message)).toBeTruthy()
  expect(heading.parentElement?.querySelector('svg.lucide-check')).toBeTruthy()
})

test.each([
  ['LT15 LT33', 'all is ready', 'Произошла ошибка при регистрации инструмента'],
  ['LT15 LS05', 'a sale is ready', 'Документ уже закрыт'],
] as const)('%s a refusal after «%s» has the sign of one, and says why', async (_, from, message) => {
  show(from, REFUSED)
  await userEvent.click(screen.getByRole('button', { name: /^Добавить (инструменты|продажу)$/ }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ошибка' })
  expect(screen.getByText(message)).toBeTruthy()
  expect(heading.parentElement?.querySelector('svg.lucide-x')).toBeTruthy()
})

test.each([
  ['all is ready', 'Данные отправлены, но ответ не пришёл. Повторите — запрос не выполнится дважды'],
  ['a sale is ready', 'Данные отправлены, но ответ не пришёл. Повторите — запрос не выполнится дважды'],
  ['a document in parts', 'Зарегистрирован 1 из 3, остальные ждут повтора. Повторите — запрос не выполнится дважды'],
] as const)('D166 «%s» without an answer has the words of its side', async (from, words) => {
  show(from, { kind: 'unknown' })
  const submit = screen.queryByRole('button', { name: /^Добавить (инструменты|продажу)$/ })
  if (submit) await userEvent.click(submit)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('D75 another row with an error takes no button from under a finger', () => {
  const actor = show('rows with errors')
  const button = screen.getByRole('button', { name: /^Удалить строки с ошибками: / })
  const before = button.textContent
  act(() => {
    actor.send({ type: 'row.add' })
    const added = actor.getSnapshot().context.rows.at(-1)!
    actor.send({ type: 'row.change', id: added.id, text: 'абв' })
    actor.send({ type: 'row.leave', id: added.id })
  })
  const after = screen.getByRole('button', { name: /^Удалить строки с ошибками: / })
  expect(after.textContent).not.toBe(before)
  expect(after).toBe(button)
})

test('D75 rows with errors that were removed together are taken back, also by keyboard', async () => {
  show('rows with errors')
  await userEvent.click(screen.getByRole('button', { name: 'Удалить строки с ошибками: 5' }))
  expect(document.activeElement?.textContent, 'the button that was pressed has gone').toBe('Строки с ошибками удалены: 5.Вернуть')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Строки возвращены: 5.')
  expect(screen.getAllByLabelText(/^Серийный номер \d+$/)).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull()
})

test('D120 a document that is named anew says where the numbers at the manual check have stayed', async () => {
  const actor = show('both kinds of serials')
  const said = 'Номера, отправленные на проверку, остались в документе № 15 от 20.11.2026'
  act(() => actor.send({ type: 'form.change', patch: { upd: '16' } }))
  expect(screen.getByText(said)).toBeTruthy()
  act(() => actor.send({ type: 'form.change', patch: { upd: '15' } }))
  expect(screen.queryByText(said)).toBeNull()
})
