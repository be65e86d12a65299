/** The screens of money with the portal's own client: what goes over the wire, what stays on the device (A68, B08, B10, C04). */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { typed } from '../../../../../model/money/add-card.ts'
import { payout } from '../../../../../model/money/balance.ts'
import { running, settled } from '../../../../../model/money/history.ts'
import { FIRST, payee, SECOND, summary } from '../../../../../model/kit/cards.ts'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { OWNER, three, two } from '../../../../../model/site/notifications.ts'
import type { User } from '../../../../../src/api/types.ts'
import { ServicesContext } from '../../../../../src/app/session/context.ts'
import { createClock } from '../../../../../src/app/effects/clock.ts'
import { createEffects } from '../../../../../src/app/effects/effects.ts'
import { createToasts } from '../../../../../src/app/effects/toasts.ts'
import { Screen as Balance } from '../../../../../src/app/screens/money/balance.tsx'
import { Screen as Payments } from '../../../../../src/app/screens/money/payments.tsx'
import { notificationsMachine } from '../../../../../src/machines/site/notifications/machine.ts'
import { sessionOf } from '../../../kit/screens.tsx'

interface Asked {
  path: string
  body: string
  type: string | null
  key: string | null
}

const ANSWERS = {
  '/api/e2c/get/card/list': [FIRST, SECOND] as unknown,
  '/api/account/v2/summary': summary as unknown,
  '/api/account/current/balance': 12_450.5 as unknown,
  '/api/account/history': { history: [], supports: [], next: null } as unknown,
  '/api/e2c/add/card': 'https://bank.example.org/card/one' as unknown,
  '/api/e2c/cash/out': null as unknown,
  '/api/user': payee as unknown,
}
let answers = { ...ANSWERS }
let asked: Asked[] = []
/** The paths that never answer. */
let silent: string[] = []

const answer: typeof fetch = async (input) => {
  const request = input as Request
  const { pathname } = new URL(request.url)
  const { headers } = request
  asked.push({
    path: pathname,
    body: await request.text(),
    type: headers.get('Content-Type'),
    key: headers.get('Idempotency-Key'),
  })
  if (silent.includes(pathname)) return new Promise<Response>(() => {})
  const payload = answers[pathname as keyof typeof answers]
  return payload === undefined ? new Response('<html>', { status: 404 }) : Response.json({ code: 0, message: null, payload })
}

const bodiesOf = (path: string) => asked.filter((one) => one.path === path)

const open = (who: User = payee, what = <Balance />) => {
  const session = sessionOf({ mode: 'seller', user: who, score: 12_450.5 })
  const toasts = createToasts()
  const places = { go: () => {}, goBack: () => {}, follow: () => () => {} }
  const effects = createEffects({ places, toasts, place: () => '/balance', owner: () => who.id, session: () => session })
  const notifications = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  const services = { api: stagedApi(answer), session, toasts, places, effects, clock: createClock(), notifications }
  const shown = render(
    <MemoryRouter>
      <ServicesContext value={services}>{what}</ServicesContext>
    </MemoryRouter>,
  )
  return { ...shown, toasts, session, notifications }
}

const chooseAndType = async (amount: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: '2200 **** **** 4242' }))
  fireEvent.change(screen.getByLabelText('Сумма, ₽'), { target: { value: amount } })
}
const withdraw = () => screen.getByRole('button', { name: 'Вывести деньги' })
const yes = () => screen.getByRole('button', { name: 'Вывести' })
/** Asks and confirms. */
const pay = async () => {
  await userEvent.click(withdraw())
  await userEvent.click(yes())
}
/** The rows of the result. */
const factsOf = (): string[] =>
  screen.getAllByRole('term').map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '))

/** Whether any text of a card, in any spelling, is among these. */
const hasCard = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const digits = text.replaceAll(/\D/g, '')
    return digits.includes(typed.card.replaceAll(' ', '')) || text.includes(typed.expirationDate) || /"code"|cv2/i.test(text)
  })
const stored = (): string[] => [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)))

// The client and its readers are chunks of their own.
beforeAll(() => import('../../../../../src/api/send.ts'))
beforeEach(() => {
  answers = { ...ANSWERS }
  asked = []
  silent = []
  localStorage.clear()
  sessionStorage.clear()
})

describe('a withdrawal', () => {
  test('BL04 BL05 BL06 whoever’s INN is approved reads «Вывод средств», withdraws by «Вывести деньги», and Back goes to base', async () => {
    open()
    screen.getByRole('heading', { level: 1, name: 'Вывод средств' })
    expect(withdraw().getAttribute('type')).toBe('submit')
    await chooseAndType('600')
    await pay()
    await screen.findByRole('heading', { level: 1, name: 'Успешно' })
    expect(bodiesOf('/api/e2c/cash/out')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
    expect(screen.getByRole('link', { name: 'Назад' }).getAttribute('href')).toBe('/')
  })

  test('BL04 BL05 BL10 without an approved INN the title says so, and Back goes to base too', () => {
    open({ ...payee, innApproved: false, approved: false, lacks: ['innCheck'] })
    screen.getByRole('heading', { level: 1, name: 'Вывод средств недоступен' })
    expect(screen.getByRole('link', { name: 'Назад' }).getAttribute('href')).toBe('/')
  })

  test('F06 BL06 Enter in the sum asks, with sum, card and day; held it sends nothing, pressed again it sends once', async () => {
    open()
    await chooseAndType('600')
    const user = userEvent.setup()
    screen.getByLabelText('Сумма, ₽').focus()
    await user.keyboard('{Enter>5}')
    screen.getByRole('alertdialog', {
      name: 'Вывести 600\u00A0₽ на карту •••• 4242?',
      description: /^Деньги придут на карту не позже \d\d\.\d\d\.\d{4}$/,
    })
    expect(document.activeElement).toBe(yes())
    await user.keyboard('{/Enter}')
    expect(bodiesOf('/api/e2c/cash/out')).toEqual([])
    await user.keyboard('{Enter}')
    await screen.findByText('Успешно')
    expect(bodiesOf('/api/e2c/cash/out')).toHaveLength(1)
  })

  test('F06 «Отмена» and Escape send nothing and return to the press, with everything in the form', async () => {
    open()
    await chooseAndType('600')
    for (const close of [
      () => userEvent.click(screen.getByRole('button', { name: 'Отмена' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.click(withdraw())
      await close()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await waitFor(() => expect(document.activeElement).toBe(withdraw()))
    }
    expect(screen.getByLabelText<HTMLInputElement>('Сумма, ₽').value).toBe('600')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2200 **** **** 4242' }).checked).toBe(true)
    expect(bodiesOf('/api/e2c/cash/out')).toEqual([])
  })

  test('F06 B08 a screen that is left or reloaded with its question open sends nothing, and its form is filled', async () => {
    const before = open()
    await chooseAndType('600')
    await userEvent.click(withdraw())
    before.unmount()
    open()
    await screen.findByRole('radio', { name: '2200 **** **** 4242', checked: true })
    expect(screen.getByLabelText<HTMLInputElement>('Сумма, ₽').value).toBe('600')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(bodiesOf('/api/e2c/cash/out')).toEqual([])
  })

  test('F06 BL26 below the server’s word stand sum, card, the server’s day, and what the balance behind the answer leaves', async () => {
    open()
    await chooseAndType('1 500,00')
    answers['/api/e2c/cash/out'] = payout
    await userEvent.click(withdraw())
    answers['/api/account/v2/summary'] = { ...summary, available: 10_950.5, held: 2_000 }
    await userEvent.click(yes())
    await screen.findByText(/950,50 балл/)
    expect(factsOf()).toEqual([
      'Сумма: 1 500 ₽',
      'Карта: •••• 4242',
      'Деньги придут: не позже 24.11.2026',
      'Осталось: 10 950,50 балла',
    ])
  })

  test('F06 ER08 where the balance does not come, the result does not invent what is left', async () => {
    open()
    await chooseAndType('600')
    await userEvent.click(withdraw())
    delete (answers as Partial<typeof answers>)['/api/account/v2/summary']
    delete (answers as Partial<typeof answers>)['/api/account/current/balance']
    await userEvent.click(yes())
    await screen.findByText('Не удалось загрузить')
    expect(factsOf().at(-1)).toBe('Осталось: Не удалось загрузить')
  })

  test('API36 BL17 B10 F06 the card’s id and whole rubles go as form fields under a key, once for a double press of «Вывести»', async () => {
    open()
    await chooseAndType('1 500,00')
    silent = ['/api/e2c/cash/out']
    await userEvent.click(withdraw())
    await userEvent.dblClick(yes())
    await waitFor(() => expect(bodiesOf('/api/e2c/cash/out')).toHaveLength(1))
    expect(bodiesOf('/api/e2c/cash/out')[0]).toEqual({
      path: '/api/e2c/cash/out',
      body: 'cardId=card-1&sum=1500',
      type: 'application/x-www-form-urlencoded',
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(yes().getAttribute('aria-disabled')).toBe('true')
  })

  test('C04 B10 a reload while sending asks what to do; «Повторить» is the same request, and its answer ends it', async () => {
    const before = open()
    await chooseAndType('600')
    silent = ['/api/e2c/cash/out']
    await pay()
    await waitFor(() => expect(bodiesOf('/api/e2c/cash/out')).toHaveLength(1))
    before.unmount()
    silent = []
    open()
    await screen.findByRole('heading', { name: 'Не удалось узнать результат' })
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await screen.findByText('Успешно')
    const [first, second] = bodiesOf('/api/e2c/cash/out')
    expect(second).toEqual(first)
  })

  test('BL26 after a success balance and history are asked for anew', async () => {
    open()
    await chooseAndType('600')
    const times = (path: string) => bodiesOf(path).length
    await waitFor(() => expect(times('/api/account/history')).toBe(1))
    const summaries = times('/api/account/v2/summary')
    await pay()
    await userEvent.click(await screen.findByRole('button', { name: 'Назад' }))
    await waitFor(() => expect(times('/api/account/history')).toBe(2))
    expect(times('/api/account/v2/summary')).toBeGreaterThan(summaries)
    expect(screen.getByLabelText<HTMLInputElement>('Сумма, ₽').value).toBe('')
  })

  test('BL19 points that come meanwhile are asked for, without a reload of the page', async () => {
    const { session } = open()
    await screen.findByText('+12 450,50')
    answers['/api/account/v2/summary'] = { ...summary, available: 13_000 }
    answers['/api/account/current/balance'] = 13_000
    act(() => session.send({ type: 'score.refresh' }))
    // The session of this test asks nobody: another tab's look is as good.
    act(() => {
      window.dispatchEvent(new Event('blur'))
      window.dispatchEvent(new Event('focus'))
    })
    expect(await screen.findByText('+13 000')).toBeDefined()
  })

  test('BL01 C05 a payout that arrives leaves the points as they are, and holds no more of them: both are seen at once', async () => {
    answers['/api/account/history'] = { history: [running], supports: [], next: null }
    answers['/api/account/v2/summary'] = { ...summary, held: 500 }
    const { notifications } = open()
    await screen.findByText(/удержано/)
    await screen.findByText('Отправлено в банк')
    act(() => notifications.send({ type: 'news.heard', owner: OWNER, news: two }))
    answers['/api/account/history'] = { history: [settled], supports: [], next: null }
    answers['/api/account/v2/summary'] = { ...summary, held: 0 }
    act(() => notifications.send({ type: 'news.heard', owner: OWNER, news: three }))
    await screen.findByText(/^Зачислено/)
    await waitFor(() => expect(screen.queryByText(/удержано/)).toBeNull())
  })

  test('A71 BL02 the history belongs to whoever’s INN is approved', async () => {
    open({ ...payee, innApproved: false, approved: false, lacks: ['innCheck'] })
    screen.getByText('ИНН на проверке')
    expect(screen.queryByText('История операций')).toBeNull()
    expect(bodiesOf('/api/account/history')).toEqual([])
  })

  test('A71 BL41 whoever is short of the profile is told of the tax lock too', () => {
    open({ ...payee, approved: false, taxLocked: true, lacks: ['passport'] })
    expect(screen.getByText(/полностью заполненный профиль/)).toBeDefined()
    expect(screen.getByText(/Превышен лимит выплат/)).toBeDefined()
  })
})

describe('a new card', () => {
  /** The tab that the browser opens. */
  const tab = {
    closed: false,
    close: vi.fn<() => void>(),
    opener: window as unknown,
    location: { replace: vi.fn<(url: string) => void>() },
  }
  const openTab = vi.fn<typeof window.open>(() => tab as unknown as Window)
  beforeEach(() => {
    vi.stubGlobal('open', openTab)
    for (const mock of [tab.close, tab.location.replace, openTab]) mock.mockClear()
    tab.opener = window
  })

  const fillIn = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить карту' }))
    for (const [label, text] of [
      ['Номер карты', typed.card],
      ['Срок действия', '12/99'],
      ['CV2', typed.code],
    ] as const)
      fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
  }
  const add = () => screen.getByRole('button', { name: 'Добавить' })

  test('A68 API34 B08 the tab opens in the press, nothing of the card is sent or stored, and on return the list tells', async () => {
    const { toasts } = open()
    await screen.findByRole('radio', { name: '2200 **** **** 4242' })
    await fillIn()
    // In the press itself, before any answer.
    fireEvent.click(add())
    expect(openTab.mock.calls).toEqual([['', '_blank']])
    expect(tab.opener).toBeNull()
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://bank.example.org/card/one'))
    await screen.findByRole('dialog', { name: 'Карта на странице банка' })
    expect(hasCard(asked.map((one) => JSON.stringify(one)))).toBe(false)
    expect(hasCard(stored())).toBe(false)
    expect(hasCard([window.location.href])).toBe(false)
    expect(hasCard([document.body.innerHTML])).toBe(false)
    answers['/api/e2c/get/card/list'] = [{ cardId: 'card-3', pan: '2200********7777' }, FIRST, SECOND]
    act(() => {
      window.dispatchEvent(new Event('blur'))
      window.dispatchEvent(new Event('focus'))
    })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '2200 **** **** 7777' })).checked).toBe(false)
    expect(toasts.all().map(({ text }) => text)).toContain('Карта добавлена')
  })

  test('VL70 BL12 the number is typed in groups of four: sixteen digits and no sign more', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить карту' }))
    const number = screen.getByLabelText<HTMLInputElement>('Номер карты')
    fireEvent.input(number, { target: { value: '41119' } })
    // The masking code arrives behind the first letters.
    await waitFor(() => expect(number.value).toBe('4111 9'))
    await userEvent.type(number, '{Backspace}a1-1')
    expect(number.value).toBe('4111 11')
    await userEvent.type(number, '111111111199')
    expect(number.value).toBe('4111 1111 1111 1111')
  })

  test('BL21 a refused card closes its tab again', async () => {
    const { toasts } = open()
    await fillIn()
    delete (answers as Partial<typeof answers>)['/api/e2c/add/card']
    fireEvent.click(add())
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
    expect(toasts.all().map(({ title, text }) => [title, text])).toEqual([['Ошибка', 'Не найдено']])
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  test('A68 a browser that stops the tab leaves the link', async () => {
    openTab.mockImplementationOnce(() => null)
    open()
    await fillIn()
    fireEvent.click(add())
    const link = await screen.findByRole('link', { name: /Открыть страницу банка/ })
    expect(link.getAttribute('href')).toBe('https://bank.example.org/card/one')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})

test('A20 /payments shows cards and history', async () => {
  open(payee, <Payments />)
  const cards = await screen.findByRole('region', { name: 'Карты' })
  await within(cards).findByText('2200 **** **** 4242')
  screen.getByRole('heading', { name: 'История операций' })
  expect(screen.getByRole('link', { name: 'Вывести деньги' }).getAttribute('href')).toBe('/balance')
})
