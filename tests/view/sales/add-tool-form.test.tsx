/** Parts of the tool form outside the tours: focus, and no layout shift while a command runs. */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { addToolMachine } from '../../../src/machines/sales/add-tool/machine.ts'
import type { AddToolDraft, AddToolInput } from '../../../src/machines/sales/add-tool/types.ts'
import { AddToolView } from '../../../src/views/sales/add-tool/view.tsx'
import { command, draft, OF_QR, OTHER_QR, PHOTO, SECOND_PHOTO, STORED, typed } from '../../../model/sales/add-tool.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { holdActors } from '../kit/held.ts'
import { ports } from '../kit/ports.ts'

const open = (values: Partial<AddToolDraft['values']>, patch: object = {}, start: Partial<AddToolInput> = {}) => {
  const { actors, settle } = holdActors(addToolMachine)
  const input: AddToolInput = {
    mode: 'seller',
    reader: start.mode === 'customer' ? 'customer' : 'seller',
    isCompact: false,
    knowsInstructions: false,
    asks: null,
    screen: 'main',
    receiptAge: AGE,
    draft: draft(values, patch),
    ...start,
  }
  const actor = createActor(addToolMachine.provide({ actors }), { input }).start()
  render(<AddToolView actor={actor} ports={ports} />)
  return { actor, settle, user: userEvent.setup() }
}
// Its library loads slowly on a busy computer.
beforeAll(() => import('../../../src/ui/calendar/calendar.tsx'))
afterEach(() => vi.useRealTimers())

const AGE = { saleDays: 90, purchaseYears: 3 }
/** The moment at which a code is read. */
const seen = { now: stamp.now, today: stamp.today }
const button = (name: string) => screen.getByRole('button', { name })

test('AT18 the fields open under the hand that asked for them, and the way to them is under it when they close', async () => {
  const { user } = open({ serialNumber: '100.00001' })
  await user.click(button('Ввести данные вручную'))
  expect(document.activeElement).toBe(screen.getByLabelText('Дата покупки'))
  await user.type(screen.getByLabelText('ФД'), '12')
  await user.click(button('Очистить данные чека'))
  expect(document.activeElement).toBe(button('Ввести данные вручную'))
})

test('AT10 «Назад» keeps its place while a command runs, and does nothing', async () => {
  const { actor, user } = open(typed)
  const titles = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(button('Назад').hasAttribute('disabled')).toBe(false)
  const before = titles()
  await user.click(button('Зарегистрировать'))
  expect(actor.getSnapshot().value).toBe('locating')
  expect(titles()).toEqual(before)
  expect(button('Назад').hasAttribute('disabled')).toBe(true)
})

const read = { isManual: true, isFolded: true, scannedTime: '18-11-2026T15:07:00' }

test('AT15 AT18 F08 what the camera has read stands in two lines, and «Изменить» leads to the first of its fields', async () => {
  const { user } = open(OF_QR, read)
  expect(screen.getByText(/^Чек прочитан: 1\s299,00\s₽$/).nextSibling?.textContent).toBe('от 18.11.2026')
  expect(screen.queryByLabelText('ФН')).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'У меня нет чека' })).toBeNull()
  await user.click(button('Изменить данные чека'))
  expect(document.activeElement).toBe(screen.getByLabelText('Дата покупки'))
  expect(screen.getByLabelText<HTMLInputElement>('ФН').value).toBe(OF_QR.fn)
})

test('AT18 the link to the fields leads the focus to the first of them, and «Сегодня» goes on to the sum', async () => {
  const { user } = open({}, {}, { asks: { for: 'fields' } })
  const date = screen.getByLabelText<HTMLInputElement>('Дата покупки')
  expect(document.activeElement).toBe(date)
  await user.click(button('Сегодня'))
  expect(date.value).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
  expect(document.activeElement).toBe(screen.getByLabelText('Сумма чека, ₽'))
})

test('AT06 «Зарегистрировать ещё» begins with the camera', async () => {
  const { user, settle } = open(typed, { command: { ...command, isRepeat: true } })
  await user.click(button('Повторить'))
  await act(async () =>
    settle('registerSale', { output: { kind: 'ok', payload: { id: '1', saleStatus: 'TAX_PENDING' }, message: null } }),
  )
  await user.click(button('Зарегистрировать ещё'))
  expect(document.activeElement).toBe(button('Сканировать чек'))
})

test('AT04 AT13 the instructions speak of a receipt only while there is one', async () => {
  const { user } = open(typed)
  const steps = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const [serial, ...others] = steps()
  expect(serial).toContain('Он на наклейке инструмента и на коробке: цифры и точки, например 100.00001')
  expect(others.join(' ')).toMatch(/чек покупки.*Налоговая служба проверит чек/)
  await user.click(screen.getByRole('checkbox', { name: 'У меня нет чека' }))
  expect(steps()).toEqual([
    serial,
    expect.stringContaining(
      'Инструмент попадёт в резерв, срок будет виден в списке продаж. Когда появится чек, подтвердите продажу там же',
    ),
  ])
  await user.click(screen.getByRole('checkbox', { name: 'У меня нет чека' }))
  expect(steps()).toEqual([serial, ...others])
})

test('VL56 FM05 FM06 the date has a calendar: today and so many days before it, as the server has told', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+03:00'), toFake: ['Date'] })
  const { user } = open({ serialNumber: '100.00001' }, { isManual: true })
  await user.click(button('Выбрать дату'))
  await screen.findByRole('grid')
  const days = () =>
    screen
      .getAllByRole('gridcell')
      .filter((cell) => !cell.querySelector('button')!.disabled)
      .map((cell) => cell.dataset['day'])
  expect([days().at(0), days().at(-1)]).toEqual(['2026-10-26', '2026-11-20'])
  for (const _month of [1, 2, 3]) await user.click(button('Предыдущий месяц'))
  expect(days().at(0)).toBe('2026-08-22')
  expect(button('Предыдущий месяц').hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: /22 августа 2026/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Дата покупки').value).toBe('22.08.2026')
})

test('AT16 the loader of photos takes png and jpg, by camera or from the device', () => {
  open({ serialNumber: '100.00001' })
  const inputs = [...screen.getByRole('group', { name: 'Фото чека' }).querySelectorAll('input[type=file]')]
  expect(inputs.map((input) => [input.getAttribute('accept'), input.getAttribute('capture')])).toEqual([
    ['.png,.jpg,.jpeg', null],
    ['image/*', 'environment'],
  ])
})

const stored = { ...PHOTO, status: 'done', stored: STORED, problem: null, key: null }
const otherStored = { ...stored, ...SECOND_PHOTO, stored: `${'1'.repeat(32)}.png` }
const sides = () =>
  within(screen.getByRole('alertdialog'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('D38 AT15 what stands in the form and what the photograph says are asked about side by side', async () => {
  const { actor, settle, user } = open(OF_QR, { files: [stored, otherStored], unread: [SECOND_PHOTO.id], filledBy: [PHOTO.id] })
  await act(async () => settle('readPhoto', { output: { ...seen, kind: 'receipt', text: OTHER_QR } }))
  expect(screen.getByRole('alertdialog').textContent).toContain(`на фотографии ${SECOND_PHOTO.name} другое`)
  expect(sides()).toEqual([
    ['Поле', 'В форме', 'На фотографии'],
    ['Дата', '18.11.2026', '17.11.2026'],
    ['Сумма', '1\u202F299,00\u00A0₽', '4\u202F990,00\u00A0₽'],
    ['ФН', '9960440300000002', '9960440300000003'],
    ['ФД', '00077', '00078'],
    ['ФП', '0000000021', '0000000031'],
  ])
  // Escape is the answer without effect.
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(actor.getSnapshot().context.form.values).toMatchObject(OF_QR)
})

test('D38 AT15 a code before the camera is asked about by its own name, and an empty field is «-»', async () => {
  const { settle, user } = open({ fd: '5' }, { isManual: true })
  await user.click(button('Сканировать чек'))
  await act(async () => settle('scanQr', { output: { ...seen, kind: 'receipt', text: OTHER_QR } }))
  expect(screen.getByRole('alertdialog').textContent).toContain('в QR-коде другое')
  expect(sides()[0]).toEqual(['Поле', 'В форме', 'В QR-коде'])
  expect(sides()[1]).toEqual(['Дата', '-', '17.11.2026'])
  await user.click(button('Взять из QR-кода'))
  await user.click(button('Изменить данные чека'))
  expect(screen.getByLabelText<HTMLInputElement>('ФД').value).toBe('00078')
})

test('D38 AT17 the question about the fields gives the focus back to the form, and the fields stay or go', async () => {
  const { user } = open(OF_QR, { files: [stored, otherStored], filledBy: [PHOTO.id] })
  await user.click(button(`Удалить файл ${PHOTO.name}`))
  expect(screen.getByRole('alertdialog', { name: 'Очистить данные чека?' })).toBeTruthy()
  expect(document.activeElement).toBe(button('Оставить данные'))
  await user.click(button('Оставить данные'))
  expect(screen.getByLabelText<HTMLInputElement>('ФД').value).toBe(OF_QR.fd)
  expect(document.activeElement).toBe(button(`Удалить файл ${SECOND_PHOTO.name}`))
  cleanup()
  const { user: another } = open(OF_QR, { files: [stored], filledBy: [PHOTO.id] })
  await another.click(button(`Удалить файл ${PHOTO.name}`))
  await another.click(button('Очистить'))
  expect(screen.queryByLabelText('ФД')).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

test('D38 AT30 AT18 what was unreadable stands beside its thumbnail until the data are typed', async () => {
  const { settle, user } = open({}, { files: [stored, otherStored], unread: [PHOTO.id] })
  await act(async () => settle('readPhoto', { output: { ...seen, kind: 'none' } }))
  const tiles = within(screen.getByRole('group', { name: 'Фото чека' })).getAllByRole('listitem')
  expect(tiles.map((tile) => within(tile).queryByText('QR код не распознан') !== null)).toEqual([true, false])
  await user.click(button('Ввести данные вручную'))
  expect(screen.queryByText('QR код не распознан')).toBeNull()
})

test('VL82 VL83 a refused photograph leaves its place to another', () => {
  const files = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((id) => ({ ...stored, id, name: id }))
  const refused = { ...stored, id: 'чек.exe', name: 'чек.exe', status: 'refused', stored: null, problem: 'Не картинка' }
  const choose = () => button('Выбрать файлы: Фото чека').hasAttribute('disabled')
  open({}, { files: [...files.slice(1), refused] })
  expect(choose()).toBe(false)
  expect(screen.getByText('Не картинка')).toBeTruthy()
  cleanup()
  open({}, { files: [...files, refused] })
  expect([choose(), screen.queryByText('Добавлено 4 из 4') !== null]).toEqual([true, true])
})

test('VL51 the serial of the form has a keypad of digits, and its dot comes while it is typed', async () => {
  const { user } = open({})
  const serial = screen.getByLabelText<HTMLInputElement>('Серийный номер')
  expect(serial.inputMode).toBe('decimal')
  for (const typing of ['10000001', '100,00001']) {
    await user.clear(serial)
    await user.type(serial, typing)
    expect([document.activeElement, serial.value]).toEqual([serial, '100.00001'])
  }
})

const OK = { kind: 'ok', payload: { id: '1', saleStatus: 'TAX_PENDING' }, message: null } as const

test.each([
  ['seller', 'К продажам', 'Проверить в продажах'],
  ['customer', 'К моим инструментам', 'Проверить в инструментах'],
] as const)('AT06 C04 the list that a %s is led to has its own name', async (mode, done, unknown) => {
  const call = mode === 'seller' ? 'registerSale' : 'registerPurchase'
  const end = async (output: object) => {
    const { user, settle } = open(typed, { isManual: true }, { mode })
    await user.click(button('Зарегистрировать'))
    if (mode === 'seller') await act(async () => settle('locate', { output: { coordinates: '', gps: '' } }))
    await act(async () => settle(call, { output }))
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    cleanup()
    return names
  }
  expect(await end(OK)).toEqual(['Зарегистрировать ещё', done, 'Назад'])
  expect(await end({ kind: 'unknown' })).toEqual(['Повторить', unknown, 'Вернуться к форме'])
})

test.each([
  ['TAX_PENDING', 'Проверяем чек в ФНС. Баллы начислим, когда проверка закончится'],
  ['APPROVE_PENDING', 'Чек проверит поддержка. Статус и срок проверки появятся в списке'],
  ['PENDING', 'Поддержка проверит его вручную. Статус появится в списке'],
])('AT06 C05 a sale answered %s says «%s»', async (saleStatus, text) => {
  const { user, settle } = open(typed, { isManual: true })
  await user.click(button('Зарегистрировать'))
  await act(async () => settle('locate', { output: { coordinates: '', gps: '' } }))
  await act(async () => settle('registerSale', { output: { ...OK, payload: { id: '1', saleStatus } } }))
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told.filter((words) => words !== '')).toEqual([text])
})

test('AT05 B08: a photo alone is a form that has been begun, and the instructions say so', () => {
  const photo = { ...PHOTO, status: 'done', stored: STORED, problem: null, key: null }
  open({}, { files: [photo] }, { isCompact: true })
  expect(button('Продолжить ввод')).toBeTruthy()
  cleanup()
  open({}, {}, { isCompact: true })
  expect(button('Ввести данные')).toBeTruthy()
})
