/** The lists on a phone: rows of two lines, everything else by a tap, and one sheet for filter and order. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SaleEntry, UserTool } from '../../../src/api/types.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { salesMachine, type SaleColumn } from '../../../src/machines/sales/sales/machine.ts'
import { userToolsMachine, type ToolColumn } from '../../../src/machines/sales/user-tools/machine.ts'
import { SalesView } from '../../../src/views/sales/sales/view.tsx'
import { UserToolsView } from '../../../src/views/sales/user-tools/view.tsx'
import { ClockContext } from '../../../src/views/kit/clock-context.ts'
import { listInput, pageOf } from '../../../model/fragments/list.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { sale } from '../../../model/sales/sales.ts'
import { tool } from '../../../model/sales/user-tools.ts'
import { onPhone } from '../kit/on-phone.ts'

beforeEach(onPhone)

const NEWEST = { by: 'saleDate', direction: 'desc' } as const
const reserve = createActor(reserveMachine, { input: { command: null } }).start()
/** A server that filters, searches and counts. */
const COUNTS = { FINISH: 30, TAX_PENDING: 4, PENDING: 3, APPROVE_PENDING: 2, FAIL: 3, RESERVED: 6 }
const able = <Row,>(rows: Row[], total: number | null): Page<Row> => ({
  ...pageOf(rows, total),
  supports: ['filter', 'search', 'cursor'],
  next: 'c-1',
  counts: COUNTS,
})

const SALES: SaleEntry[] = [
  { ...sale(1, 'TAX_PENDING'), bonus: 150, saleDate: '2026-11-20T06:05:00Z' },
  { ...sale(2, 'FAIL'), bonus: 450, saleDate: '2026-11-20T05:00:00Z' },
  { ...sale(3, 'RESERVED'), saleDate: '2026-11-19T20:30:00Z', tool: { ...sale(3, '').tool, nfc: 'NFC-3' } },
  { ...sale(4, 'FINISH'), bonus: 900, saleDate: '2026-11-01T09:00:00Z', receiptId: 'r-4' },
]

/** The list over answers that are given at once. @param answer the page of a request */
const open = (answer: (request: PageRequest) => Page<SaleEntry>, address = '') => {
  const asked: PageRequest[] = []
  const loadPage = fromPromise<ApiResult<Page<SaleEntry>>, PageRequest<SaleColumn>>(({ input }) => {
    asked.push(input)
    return Promise.resolve({ kind: 'ok', payload: answer(input), message: null })
  })
  const clock = new SimulatedClock()
  const machine = salesMachine.provide({ actors: { loadPage } })
  const actor = createActor(machine, { input: listInput<SaleColumn>(NEWEST, address), clock }).start()
  render(
    <ClockContext value={() => stamp.now}>
      <SalesView actor={actor} reserve={reserve} canRegister />
    </ClockContext>,
  )
  return { asked, clock, actor, person: userEvent.setup() }
}

const rowOf = (name: RegExp) => screen.findByRole('button', { name })
const sheet = () => screen.findByRole('dialog', { name: 'Фильтр и сортировка' })
const openSheet = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Фильтр и сортировка' }))
  return within(await sheet())
}

describe('a row of a phone', () => {
  test('C01 C05 is one button, named by what it is and how it ended; only a reserve has a third line', async () => {
    open(() => pageOf(SALES))
    await rowOf(/^Дрель 1 /)
    const named = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('button')
        .map((one) => one.textContent),
    )
    expect(named.slice(1)).toEqual([
      ['Дрель 1 150 после проверки 100.1 · 09:05 Проверка ФНС'],
      ['Дрель 2 - 100.2 · 08:00 Неудачно'],
      ['Дрель 3 - 100.3 · 23:30 Резерв', 'Действия'],
      ['Дрель 4 900 100.4 · 12:00 Успешно'],
    ])
    expect(screen.getByRole('button', { name: 'Действия с резервом 100.3' })).toBeTruthy()
  })

  test('FM10 rows stand under their days while they are in the order of days', async () => {
    const { actor } = open(() => pageOf(SALES))
    await rowOf(/^Дрель 1 /)
    const days = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(days()).toEqual(['Сегодня', 'Вчера', '01.11.2026'])
    act(() => actor.send({ type: 'sort.change', by: 'bonus', direction: 'desc' }))
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('100.1 · 20.11.2026'))
    expect(days()).toEqual([])
  })

  test('SL02 SL07 C05 opens by Enter with everything about the sale, and takes the focus back', async () => {
    const { person } = open(() => pageOf(SALES))
    const row = await rowOf(/^Дрель 4 /)
    act(() => row.focus())
    await person.keyboard('{Enter}')
    const details = within(await screen.findByRole('dialog', { name: 'Дрель 4' }))
    expect(details.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Серийный номер',
      'Дата',
      'Баллы',
      'Статус',
      'Документ',
    ])
    expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '100.4',
      '01.11.2026 12:00',
      '900',
      'УспешноБольше ничего делать не нужно',
      'Чек',
    ])
    expect(details.getByRole('link', { name: 'Чек на инструмент 100.4' }).getAttribute('href')).toBe('/receipt/r-4')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(row))
  })

  test('C01 C05 the points in the details are as in the row: expected ones are marked, those of a failed sale are «-»', async () => {
    const { person } = open(() => pageOf(SALES))
    const pointsIn = async (name: string) => {
      await person.click(await rowOf(new RegExp(`^${name} `)))
      const points = within(await screen.findByRole('dialog', { name })).getAllByRole('definition')[2]
      const found = [points?.textContent, points?.querySelector('[class*=expected]') !== null]
      await person.keyboard('{Escape}')
      return found
    }
    expect(await pointsIn('Дрель 1')).toEqual(['150 после проверки', true])
    expect(await pointsIn('Дрель 2')).toEqual(['-', false])
    expect(await pointsIn('Дрель 4')).toEqual(['900', false])
  })

  test('C05 who acts next, the deadline and the reason stand in the details', async () => {
    const fate = { next: 'owner', retryAt: null, isOverdue: false } as const
    const waiting = {
      ...SALES[2]!,
      fate: { ...fate, step: 'reserved', until: '2026-12-19T12:00:00Z', disagreed: null, reason: null } as const,
    }
    const failed = {
      ...SALES[1]!,
      fate: { ...fate, step: 'receiptRefused', until: null, disagreed: 'sum', reason: null } as const,
    }
    const byDesk = { step: 'deskRefused', until: null, disagreed: null, reason: 'Номера нет в документе' } as const
    const refused = { ...SALES[0]!, saleStatus: 'FAIL', receiptId: null, fate: { ...fate, ...byDesk } } as const
    const { person } = open(() => pageOf([waiting, failed, refused]))
    const statusIn = async (name: string) => {
      await person.click(await rowOf(new RegExp(`^${name} `)))
      const text = within(await screen.findByRole('dialog', { name })).getAllByRole('definition')[3]?.textContent
      await person.keyboard('{Escape}')
      return text
    }
    expect(await statusIn('Дрель 3')).toBe(
      'РезервИнструмент в резервеПодтвердите продажу чеком или снимите резервДо 19.12.2026 15:00',
    )
    expect(await statusIn('Дрель 2')).toMatch(
      /^НеудачноСделано: Принято[\d.]+ [\d:]+Не вышло: Чек не подтверждён: не совпадает суммаПроверьте чек и исправьте его данные$/,
    )
    expect(await statusIn('Дрель 1'), 'D121').toMatch(
      /^НеудачноСделано: Принято[\d.]+ [\d:]+Не вышло: Отказано при ручной проверкеПричина: Номера нет в документе$/,
    )
  })
})

describe('the sheet «Фильтр и сортировка»', () => {
  test('E16 SL05 every status has its number, a tick works at once, «Показать N» closes, the focus goes back', async () => {
    const { asked, person } = open(({ statuses }) => able(SALES, statuses ? 45 : 48))
    const inside = await openSheet(person)
    const boxes = inside.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual([
      ['Проверка ФНС4', true],
      ['На ручной проверке5', true],
      ['Успешно30', true],
      ['Неудачно3', true],
      ['Резерв6', true],
    ])
    expect(inside.getByRole('button', { name: 'Показать 48' })).toBeTruthy()
    await person.click(inside.getByRole('checkbox', { name: /^Неудачно/ }))
    await person.click(await inside.findByRole('button', { name: 'Показать 45' }))
    expect(asked.at(-1)).toMatchObject({ statuses: ['FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'RESERVED'] })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Фильтр и сортировка' })))
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Показано 4 из 45 найденных')
  })

  test('E16 the periods are sent as days; two of one’s own only once they are days in their order', async () => {
    const { asked, person } = open(() => able(SALES, 48))
    const inside = await openSheet(person)
    await person.click(inside.getByRole('radio', { name: '7 дней' }))
    expect(asked.at(-1)).toMatchObject({ from: '14-11-2026' })
    await person.click(inside.getByRole('radio', { name: 'Свой' }))
    expect(asked.at(-1)).not.toHaveProperty('from')
    await person.type(inside.getByLabelText('Даты, с'), '10.11.2026')
    expect(asked.at(-1)).toMatchObject({ from: '10-11-2026' })
    const before = asked.length
    await person.type(inside.getByLabelText('Даты, по'), '01.11.2026')
    expect(inside.getByText('Проверьте даты: первая не позже последней')).toBeTruthy()
    expect(asked).toHaveLength(before)
    await person.clear(inside.getByLabelText('Даты, по'))
    await person.type(inside.getByLabelText('Даты, по'), '15.11.2026')
    expect(asked.at(-1)).toMatchObject({ from: '10-11-2026', to: '15-11-2026' })
    await person.click(inside.getByRole('button', { name: 'Сбросить' }))
    expect(inside.getByRole<HTMLInputElement>('radio', { name: 'Всё время' }).checked).toBe(true)
    expect(asked.at(-1)).toEqual({ offset: 0, size: 20, sortBy: 'saleDate', sortDirection: 'desc' })
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Сбросить' }).disabled).toBe(true)
  })

  test('FM15 FM16 A77 the order is one of the chips', async () => {
    const { asked, person } = open(() => pageOf(SALES))
    const inside = await openSheet(person)
    expect(inside.getByRole<HTMLInputElement>('radio', { name: 'Новые' }).checked).toBe(true)
    await person.click(inside.getByRole('radio', { name: 'Больше баллов' }))
    expect(asked.at(-1)).toEqual({ offset: 0, size: 20, sortBy: 'bonus', sortDirection: 'desc' })
    await person.click(inside.getByRole('radio', { name: 'Меньше баллов' }))
    expect(asked.at(-1)).toEqual({ offset: 0, size: 20, sortBy: 'bonus', sortDirection: 'asc' })
    expect(screen.queryByRole('button', { name: 'Дата' })).toBeNull()
  })

  test('A57 E16 of a server without filters it counts the loaded rows, and says so', async () => {
    const { asked, person } = open(() => pageOf(SALES, 48))
    const inside = await openSheet(person)
    expect(inside.getByText('Посчитаны только загруженные строки')).toBeTruthy()
    expect(inside.getByRole('checkbox', { name: /^Успешно/ }).closest('label')?.textContent).toBe('Успешно1')
    await person.click(inside.getByRole('checkbox', { name: /^Успешно/ }))
    await person.click(inside.getByRole('button', { name: 'Показать 3' }))
    expect(asked).toHaveLength(1)
    expect(screen.getAllByText('Найдено 3 среди загруженных (4 из 48)')).toHaveLength(2)
  })
})

describe('the search', () => {
  const field = () => screen.findByRole('searchbox', { name: 'Поиск по серийному номеру' })

  test('E16 begins after three characters and a pause; fewer say why nothing happens', async () => {
    const { asked, clock, person } = open(({ search }) =>
      search === undefined ? able(SALES, 48) : able(SALES.slice(0, 1), null),
    )
    await person.type(await field(), '10')
    expect(screen.getByText('Начало номера: от 3 до 9 знаков, цифры и точка')).toBeTruthy()
    await person.type(await field(), '01')
    expect(screen.queryByText(/^Начало номера/)).toBeNull()
    expect(asked).toHaveLength(1)
    act(() => {
      clock.increment(300)
    })
    expect(await screen.findAllByText('Показано 1, ещё есть')).toHaveLength(2)
    expect(asked.at(-1)).toMatchObject({ search: '100.1' })
    await person.click(screen.getByRole('button', { name: 'Очистить поиск' }))
    expect((await field()).getAttribute('value')).toBe('')
  })

  test('A57 nothing found says so under the choice, never over a number of rows, and leads back', async () => {
    const { person } = open(() => pageOf(SALES, 48))
    await person.type(await field(), '999')
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy()
    expect(screen.getByText('Среди загруженных (4 из 48) таких нет. Покажите ещё или сбросьте фильтр')).toBeTruthy()
    expect(screen.queryByText(/^Показано|^Найдено|Нет данных|Нет продаж/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Показать еще' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Сбросить' }))
    expect(await rowOf(/^Дрель 1 /)).toBeTruthy()
  })

  test('ER08 a failure keeps the choice in sight', async () => {
    const { asked } = open(() => able([], 0), '?status=FAIL&search=100.1')
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy()
    expect((await field()).getAttribute('value')).toBe('100.1')
    expect(asked.map(({ statuses, search }) => [statuses, search])).toEqual([
      [undefined, undefined],
      [['FAIL'], '100.1'],
    ])
  })
})

test('A79 HM03 TL07 D192 the tools of a customer stay cards: a press shows every value by its name, the order is in the sheet', async () => {
  const loadPage = fromPromise<ApiResult<Page<UserTool>>, PageRequest<ToolColumn>>(() =>
    Promise.resolve({
      kind: 'ok',
      payload: pageOf([{ ...tool(1, 'PENDING'), guaranteeExpire: '2027-11-20T00:00:00Z' }]),
      message: null,
    }),
  )
  const machine = userToolsMachine.provide({ actors: { loadPage } })
  const actor = createActor(machine, { input: listInput<ToolColumn>(null) }).start()
  render(
    <ClockContext value={() => stamp.now}>
      <UserToolsView actor={actor} reader="customer" canRegister />
    </ClockContext>,
  )
  const card = await screen.findByRole('button', { name: /^Дрель 1 / })
  expect(card.textContent).toBe('Дрель 1 100.1 На ручной проверке Гарантия до 20.11.2027 · ещё 365 дней')
  // Bought today, all of it is left; screen readers have the words.
  const meter = card.querySelector('[aria-hidden="true"] > [style]')
  expect(meter?.getAttribute('style')).toBe('inline-size: 100%;')
  const person = userEvent.setup()
  await person.click(card)
  const told = within(await screen.findByRole('dialog'))
  expect(told.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Серийный номер',
    'Куплен',
    'Гарантия до',
    'Статус',
    'Документ',
  ])
  expect(told.getByRole('link', { name: '100.1' }).getAttribute('href')).toBe('/tool/100%7C1')
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Фильтр и сортировка' }))
  expect(within(await sheet()).getByRole<HTMLInputElement>('radio', { name: 'Без сортировки' }).checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Серийный номер' })).toBeNull()
})

describe('the focus after a choice is undone', () => {
  test('E16 emptying the search leaves it in the search', async () => {
    const { person } = open(() => able(SALES, 48), '?search=100')
    await person.click(await screen.findByRole('button', { name: 'Очистить поиск' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Поиск по серийному номеру' }))
  })

  test('E16 «Сбросить» above the rows leaves it there, before the rows', async () => {
    const { person } = open(() => able(SALES, 48), '?status=FAIL')
    await rowOf(/^Дрель 1 /)
    const number = screen.getByText('Показано 4 из 48 найденных', { selector: '[role=status]' })
    await person.click(screen.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull())
    expect(document.activeElement).toBe(number.parentElement)
    await person.tab()
    expect(document.activeElement?.textContent).toMatch(/^Дрель 1 /)
  })

  test('E16 «Сбросить» in place of the rows leaves it above the rows that come', async () => {
    const { person } = open(({ statuses }) => (statuses ? able([], 0) : able(SALES, 48)), '?status=FAIL')
    await screen.findByText('Ничего не найдено')
    await person.click(screen.getByRole('button', { name: 'Сбросить' }))
    await rowOf(/^Дрель 1 /)
    await person.tab()
    expect(document.activeElement?.textContent).toMatch(/^Дрель 1 /)
  })

  test('E16 «Сбросить» of the sheet leaves it on the way out', async () => {
    const { person } = open(() => able(SALES, 48), '?status=FAIL')
    const inSheet = await openSheet(person)
    await person.click(inSheet.getByRole('button', { name: 'Сбросить' }))
    expect(document.activeElement).toBe(inSheet.getByRole('button', { name: /^Показать/ }))
  })
})
