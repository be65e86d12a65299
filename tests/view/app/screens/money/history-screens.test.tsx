/** The history's requests, its renewal and the way on: the wiring of its screens, which belongs to no flow. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { operation, payout, returned, running, settled, zero } from '../../../../../model/money/history.ts'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { OWNER, three, two } from '../../../../../model/site/notifications.ts'
import { user } from '../../../../../model/kit/users.ts'
import { ServicesContext } from '../../../../../src/app/session/context.ts'
import { createClock } from '../../../../../src/app/effects/clock.ts'
import { HistoryPart, MiniHistoryPart } from '../../../../../src/app/screens/money/history-part.tsx'
import { Screen as Profile } from '../../../../../src/app/screens/profile/profile-home.tsx'
import { Screen as Payment } from '../../../../../src/app/screens/money/profile-payment.tsx'
import type { Services } from '../../../../../src/app/session/services.ts'
import type { HistoryEntry, User } from '../../../../../src/api/types.ts'
import type { Mode } from '../../../../../src/domain/people/roles.ts'
import { notificationsMachine } from '../../../../../src/machines/site/notifications/machine.ts'
import { sessionOf } from '../../../kit/screens.tsx'

const HISTORY = '/api/account/history'

interface Asked {
  path: string
  body: unknown
}

let asked: Asked[] = []
let rows: HistoryEntry[] = []
let score = 100
let supports: string[] | undefined

const payloadOf = (path: string): unknown => {
  if (path === HISTORY) return { history: rows, ...(supports && { supports, next: null }) }
  if (path === '/api/account/current/balance') return score
  if (path === '/api/e2c/get/card/list') return [{ cardId: 'card-1', pan: '2200********4242' }]
  return path === '/api/sale/v2/get/count' ? 3 : null
}

const answer: typeof fetch = async (input) => {
  const request = input as Request
  const path = new URL(request.url).pathname
  const text = await request.clone().text()
  asked.push({ path: request.url.replace('http://portal.test', ''), body: text === '' ? null : JSON.parse(text) })
  if (path === '/api/account/v2/history/file')
    return new Response('Дата;Сумма\r\nСтрок;0\r\n', { headers: { 'Content-Type': 'text/csv' } })
  return Response.json({ code: 0, message: null, payload: payloadOf(path) })
}

type Look = { mode?: Mode; patch?: Partial<User>; address?: string }

const open = (View: React.ComponentType, { mode = 'seller', patch = {}, address = '/profile/user' }: Look = {}) => {
  const session = sessionOf({ mode, user: { ...user, innApproved: true, ...patch }, score })
  const notifications = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  const services = {
    api: stagedApi(answer),
    session,
    notifications,
    clock: createClock(),
    effects: { refreshScore: () => {}, logProblem: () => {}, updateUser: () => {}, toast: () => {} },
  } as unknown as Services
  render(
    <MemoryRouter initialEntries={[address]}>
      <ServicesContext value={services}>
        <View />
      </ServicesContext>
    </MemoryRouter>,
  )
  return { session, notifications }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const histories = () => asked.filter(({ path }) => path === HISTORY).map(({ body }) => body)
const FULL = { offset: 0, size: 100, sortBy: 'created_time', sortDirection: 'desc' }
const MINI = { offset: 0, size: 10 }
const region = () => screen.findByRole('region', { name: 'История операций' })
const rowsIn = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim())

// The readers of an area are chunks of their own.
beforeAll(() => import('../../../../../src/api/send.ts'))
beforeEach(() => {
  asked = []
  rows = [operation(1)]
  score = 100
  supports = undefined
})

describe('the questions', () => {
  test('BL38 API38 the balance asks for a hundred, newest first, and for nothing else', async () => {
    open(HistoryPart)
    await waitFor(() => expect(histories()).toEqual([FULL]))
  })

  test('BL37 API38 the profile asks for ten', async () => {
    open(MiniHistoryPart)
    await waitFor(() => expect(histories()).toEqual([MINI]))
  })

  test('BL38 A69 after a hundred rows «Показать еще» asks for the next hundred, also where zeros are hidden', async () => {
    rows = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? operation(at) : zero(at)))
    open(HistoryPart)
    expect((await rowsIn()).length).toBe(50)
    rows = [operation(200)]
    await userEvent.setup().click(screen.getByRole('button', { name: 'Показать еще' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull())
    expect(histories()).toEqual([FULL, { ...FULL, offset: 100 }])
    expect((await rowsIn()).length).toBe(51)
  })

  test('BL36 A69 a row that cannot be read is not shown, but counts', async () => {
    rows = [...Array.from({ length: 99 }, (_, at) => operation(at)), { strange: true } as unknown as HistoryEntry]
    open(HistoryPart)
    expect((await rowsIn()).length).toBe(99)
    expect(screen.getByRole('button', { name: 'Показать еще' })).toBeTruthy()
  })

  test('E16 a server that promises nothing gets no further field, and no file is offered; one that does is asked', async () => {
    open(HistoryPart)
    await region()
    const press = userEvent.setup()
    const filter = await screen.findByRole('button', { name: 'Фильтр' })
    const opened = document.getElementById(filter.getAttribute('aria-controls') ?? '')
    expect([filter.getAttribute('aria-expanded'), opened?.textContent]).toEqual(['false', ''])
    await press.click(filter)
    expect(filter.getAttribute('aria-expanded')).toBe('true')
    await press.click(within(opened!).getByRole('radio', { name: 'Ошибка' }))
    expect(screen.getByText('Ничего не найдено')).toBeTruthy()
    expect(histories()).toEqual([FULL])
    expect(screen.queryByRole('button', { name: 'Скачать CSV' })).toBeNull()
  })

  test('E16 a server that filters gets the operations; the file is of the chosen days', async () => {
    supports = ['filter', 'cursor', 'export']
    const made: string[] = []
    const clicked: string[] = []
    // The window has a Blob of its own, which is not that of its fetch.
    vi.stubGlobal('Blob', (await new Response('').blob()).constructor)
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => {
          made.push(file.type)
          return 'blob:file'
        }
        static override revokeObjectURL = () => {}
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      clicked.push(`${this.getAttribute('href')} ${this.download}`)
    })
    open(HistoryPart)
    const press = userEvent.setup()
    await press.click(await screen.findByRole('button', { name: 'Фильтр' }))
    await press.click(screen.getByRole('radio', { name: 'Выведено' }))
    await waitFor(() => expect(histories()).toEqual([FULL, { ...FULL, operations: ['DISCHARGE'] }]))
    await press.click(screen.getByRole('button', { name: 'Скачать CSV' }))
    await waitFor(() => expect(clicked.length).toBe(1))
    const told = asked.at(-1)?.path.match(/^\/api\/account\/v2\/history\/file\?from=(\d\d-\d\d-\d{4})&to=(\d\d-\d\d-\d{4})$/)
    const [from, to] = [told?.[1]?.replaceAll('-', '.'), told?.[2]?.replaceAll('-', '.')]
    expect(screen.getByText(`Все операции с ${from} по ${to}`)).toBeTruthy()
    expect([clicked, made]).toEqual([[`blob:file История баллов ${from}–${to}.csv`], ['text/csv']])
  })
})

describe('the rows', () => {
  /** By hand, from the specification. */
  const whole = [
    ['BL28', 'CHARGE_FOR_SALE', 'Начислено', 'Начислено баллов', 'success'],
    ['BL29', 'CHARGE_FOR_BUY', 'Начислено', 'Начислено баллов', 'success'],
    ['BL30', 'CHARGE_FOR_ADMIN', 'Начислено', 'Начислено баллов', 'success'],
    ['BL31', 'MANUAL_CHARGE_BUYER', 'Начислено', 'Начислено баллов', 'success'],
    ['BL32', 'MANUAL_CHARGE_SELLER', 'Начислено', 'Начислено баллов', 'success'],
    ['BL33', 'MANUAL_CHARGE_ART', 'Начислено', 'Начислено баллов', 'success'],
    ['BL34', 'DISCHARGE', 'Выведено', 'Вывод средств', 'neutral'],
    ['BL35', 'DISCHARGE_FAILED', 'Ошибка', 'Ошибка', 'danger'],
  ] as const

  test.each(whole)('%s %s: «%s» in the full table, «%s» in the mini one, in its colour', async (_id, name, full, mini, tone) => {
    rows = [operation(1, { operation: name, amount: name === 'DISCHARGE' ? -150 : 150 })]
    open(HistoryPart)
    expect((await screen.findByText(full, { selector: 'button *' })).className).toMatch(new RegExp(`\\b\\w*${tone}`))
    open(MiniHistoryPart)
    const label = await screen.findAllByText(mini, { selector: 'button *' })
    expect(label.at(-1)?.className).toMatch(new RegExp(`\\b\\w*${tone}`))
  })

  test('BL28 BL34 BL35 BL39 FM11 a row says what, why, when and how much', async () => {
    rows = [
      operation(2, { amount: 12_450.5, comment: 'ДШ-18, № 100.00001' }),
      settled,
      { ...returned, id: '3' },
      operation(4, { operation: 'GIFT' as HistoryEntry['operation'], amount: 10, comment: 'С днём рождения' }),
    ]
    open(HistoryPart)
    expect(await rowsIn()).toEqual([
      'Начислено +12 450,50 ДШ-18, № 100.00001 20.11.2026 09:30',
      'Выведено −500 Зачислено 20.11.2026 09:40 20.11.2026 09:30',
      'Ошибка 500 Баллы вернулись: Банк не принял перевод 20.11.2026 09:30',
      'Другая операция +10 С днём рождения 20.11.2026 09:30',
    ])
  })

  test('C05 a press on a payout shows its whole way and its card', async () => {
    rows = [{ ...running, payout: payout({ step: 'sent' }) }]
    open(HistoryPart)
    await userEvent.setup().click(await screen.findByRole('button', { name: /^Выведено −500 Отправлено в банк/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Выведено' })
    expect(within(dialog).getByText('•••• 4242')).toBeTruthy()
    const steps = within(within(dialog).getByRole('list', { name: 'Путь вывода' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Сделано: Баллы удержаны',
      'Сейчас: Отправлено в банкДеньги придут до 23.11.2026',
      'Впереди: Зачислено',
    ])
  })

  test('BL36 BL40 nothing but zeros: «История начислений и выводов отсутствует»', async () => {
    rows = [zero(1), zero(2)]
    open(HistoryPart)
    expect(await screen.findByText('История начислений и выводов отсутствует')).toBeTruthy()
  })
})

describe('what comes', () => {
  test('BL02 points that arrive are in the history without a reload', async () => {
    const { session } = open(HistoryPart)
    await screen.findByText('+150')
    rows = [operation(2, { amount: 900 }), operation(1)]
    score = 1_000
    act(() => session.send({ type: 'score.refresh' }))
    await act(async () => {
      // The session of the test asks nobody: its answer is staged.
      session.send({ type: 'xstate.done.actor.refreshScore', output: { kind: 'ok', payload: 1_000, message: null } } as never)
    })
    expect(await screen.findByText('+900')).toBeTruthy()
    expect(histories()).toEqual([FULL, FULL])
  })

  test('BL02 a notification asks too; one that was there before does not', async () => {
    const { notifications } = open(HistoryPart)
    await screen.findByText('+150')
    act(() => notifications.send({ type: 'news.heard', owner: OWNER, news: two }))
    expect(histories().length).toBe(1)
    act(() => notifications.send({ type: 'news.heard', owner: OWNER, news: three }))
    await waitFor(() => expect(histories().length).toBe(2))
  })
})

describe('the profile', () => {
  const more = () => screen.findByRole('link', { name: /^Показать еще/ })

  test('PR24 PR25 PR26 PR27 PR28 a seller has cards, the latest six operations and the way to all of them', async () => {
    rows = Array.from({ length: 10 }, (_, at) => (at === 0 ? zero(at) : operation(at)))
    open(Profile)
    expect((await more()).getAttribute('href')).toBe('/balance')
    expect((await rowsIn()).length).toBe(6)
    expect(await screen.findByText('2200 **** **** 4242')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Добавить карту/ })).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: /^Удалить карту/ }))
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
  })

  test.each([
    ['PR24 A20 ?screen=payments', Profile, '/profile/user?screen=payments'],
    ['PR32 the tab', Payment, '/profile/payment'],
  ] as const)('%s: the whole history in place of the mini table', async (_what, view, address) => {
    open(view, { address })
    await waitFor(() => expect(histories()).toEqual([FULL]))
    expect(await screen.findByText('2200 **** **** 4242')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Показать еще/ })).toBeNull()
    const tabs = screen.getByRole('navigation', { name: 'Разделы профиля' })
    expect(within(tabs).getByRole('link', { name: 'Выплаты' }).getAttribute('aria-current')).toBe('page')
  })

  test('PR24 RL11 without an approved INN nothing is asked, and the place says why', async () => {
    open(Profile, { patch: { innApproved: false } })
    const place = await screen.findByRole('region', { name: 'Выплаты' })
    expect(within(place).getByText('Здесь появятся карты и история баллов, когда ИНН будет подтверждён')).toBeTruthy()
    expect(histories()).toEqual([])
  })

  test('PR24 RL11 at ?screen=payments a seller without an approved INN sees the profile alone', async () => {
    open(Profile, { patch: { innApproved: false }, address: '/profile/user?screen=payments' })
    expect(await screen.findByRole('region', { name: 'Данные профиля' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Выплаты' })).toBeNull()
  })

  test('PR34 A72 a customer has none of it', async () => {
    open(Profile, { mode: 'customer' })
    expect(await screen.findByRole('region', { name: 'Данные профиля' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /История операций|Карты|Выплаты/ })).toBeNull()
    expect(histories()).toEqual([])
  })
})
