/** Commands with money or a document whose screen is left before the answer, with the portal's own client. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { FIRST, payee, SECOND, summary } from '../../../../model/kit/cards.ts'
import { AVAILABLE, draft, uploaded } from '../../../../model/companies/invoice-starts.ts'
import { stagedApi } from '../../../../model/kit/staged-api.ts'
import { ServicesContext } from '../../../../src/app/session/context.ts'
import { createClock } from '../../../../src/app/effects/clock.ts'
import { openDraft } from '../../../../src/app/effects/storage/drafts.ts'
import { createEffects } from '../../../../src/app/effects/effects.ts'
import { createToasts } from '../../../../src/app/effects/toasts.ts'
import { Screen as Balance } from '../../../../src/app/screens/money/balance.tsx'
import { Screen as Invoice } from '../../../../src/app/screens/companies/company-invoice.tsx'
import { AwayAnswers } from '../../../../src/app/shell/away-answers.tsx'
import { draftOf } from '../../../../src/machines/companies/company-invoice/draft.ts'
import { emptyRows } from '../../../../src/machines/companies/company-invoice/rows.ts'
import type { CompanyInvoiceContext } from '../../../../src/machines/companies/company-invoice/types.ts'
import { sessionOf } from '../../kit/screens.tsx'

const PATHS: Record<string, unknown> = {
  '/api/e2c/get/card/list': [FIRST, SECOND],
  '/api/account/v2/summary': summary,
  '/api/account/history': { history: [], supports: [], next: null },
  '/api/user': payee,
}

/** The commands that have been sent, each waiting for the test. */
let sent: { path: string; answer: (body: object, status?: number) => void; signal: AbortSignal }[] = []
let went: string[] = []

const network: typeof fetch = async (input) => {
  const { url, headers, signal } = input as Request
  const { pathname } = new URL(url)
  if (!headers.get('Idempotency-Key')) return Response.json({ code: 0, message: null, payload: PATHS[pathname] ?? null })
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
    sent.push({ path: pathname, answer: (body, status = 200) => resolve(Response.json(body, { status })), signal })
  })
}

const DONE = { code: 0, message: null, payload: null }

const open = (place: string, what: React.ReactNode) => {
  const session = sessionOf({ mode: 'seller', user: payee, score: 12_450.5 })
  const places = { go: ({ to }: { to: string }) => void went.push(to), goBack: () => {}, follow: () => () => {} }
  const toasts = createToasts()
  const effects = createEffects({ places, toasts, place: () => place, owner: () => payee.id, session: () => session })
  const services = { api: stagedApi(network), session, toasts, places, effects, clock: createClock() }
  const tree = (shown: React.ReactNode) => (
    <MemoryRouter initialEntries={[place]}>
      <ServicesContext value={services}>
        <AwayAnswers />
        {shown}
      </ServicesContext>
    </MemoryRouter>
  )
  const { rerender } = render(tree(what))
  return { session, leave: () => rerender(tree(<p>Другой экран</p>)), comeBack: () => rerender(tree(what)) }
}

/** Whether the browser would ask before it leaves the page. */
const isAsking = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const flows = {
  payout: {
    start: async () => {
      const opened = open('/balance', <Balance />)
      await userEvent.click(await screen.findByRole('radio', { name: '2200 **** **** 4242' }))
      fireEvent.change(screen.getByLabelText('Сумма, ₽'), { target: { value: '600' } })
      await userEvent.click(screen.getByRole('button', { name: 'Вывести деньги' }))
      await userEvent.click(screen.getByRole('button', { name: 'Вывести' }))
      return opened
    },
    button: 'Вывести',
    done: ['Вывод средств', /^Успешно\. 600\s₽ на карту •••• 4242, не позже \d\d\.\d\d\.\d{4}$/, 'Открыть баланс', '/balance'],
    refused: ['Деньги не выведены', 'Открыть баланс'],
    silent: 'Не удалось узнать, выведены ли деньги',
    after: 'Успешно',
  },
  invoice: {
    start: async () => {
      const stored = draft([AVAILABLE], uploaded)
      const context = { ...emptyRows, ...stored, form: { values: stored?.values } } as unknown as CompanyInvoiceContext
      openDraft('company-invoice.sale', payee.id, Date.now()).keep(draftOf({ context }), Date.now())
      const opened = open('/legal-entity-register-sale', <Invoice />)
      await userEvent.click(await screen.findByRole('button', { name: 'Добавить продажу' }))
      return opened
    },
    button: 'Добавить продажу',
    done: ['Продажа успешно зарегистрирована', 'Продажа зарегистрирована', 'К продажам', '/sales'],
    refused: ['Документ № 15: ошибка', 'Открыть документ'],
    silent: 'Документ № 15: не удалось узнать результат',
    after: 'Продажа успешно зарегистрирована',
  },
} as const

const names = Object.keys(flows) as (keyof typeof flows)[]

beforeAll(() => import('../../../../src/api/send.ts'))
beforeEach(() => {
  sent = []
  went = []
  localStorage.clear()
  sessionStorage.clear()
})

const begin = async (name: keyof typeof flows) => {
  const opened = await flows[name].start()
  await waitFor(() => expect(sent).toHaveLength(1))
  return opened
}

test.each(names)(
  'D165 a %s goes on when its screen is left, and its answer is told on another one until it is closed',
  async (name) => {
    const { leave } = await begin(name)
    expect(isAsking()).toBe(true)
    leave()
    await act(async () => {})
    expect(sent[0]?.signal.aborted).toBe(false)
    expect(isAsking(), 'the page still asks').toBe(true)
    await act(async () => sent[0]?.answer(DONE))
    const [title, text, label, to] = flows[name].done
    expect((await screen.findByText(title)).closest('[role=status]')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
    expect(went, 'nobody is led away').toEqual([])
    expect(isAsking()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByText(title)).toBeNull()
  },
)

test.each(names)('D165 a refusal of a %s says why, and silence that nobody knows; its screen shows the rest', async (name) => {
  const { leave, comeBack } = await begin(name)
  leave()
  await act(async () => {})
  await act(async () => sent[0]?.answer({ code: 6, message: 'Так нельзя' }, 400))
  const [title, label] = flows[name].refused
  expect((await screen.findByText(title)).closest('[role=alert]')?.textContent).toContain('Так нельзя')
  expect(screen.getByRole('link', { name: label })).toBeTruthy()
  comeBack()
  await waitFor(() => expect(screen.queryByText(title), 'the screen is open').toBeNull())
})

test.each(names)('D165 C04 of a %s without an answer the screen offers the repeat', async (name) => {
  const { leave, comeBack } = await begin(name)
  leave()
  await act(async () => {})
  await act(async () => sent[0]?.answer({ oops: 1 }, 500))
  expect(await screen.findByText(flows[name].silent)).toBeTruthy()
  comeBack()
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test.each(names)(
  'D165 B10 who comes back to a %s before the answer sees it being sent, once, and its result there',
  async (name) => {
    const { leave, comeBack } = await begin(name)
    leave()
    await act(async () => {})
    comeBack()
    expect((await screen.findByRole('button', { name: flows[name].button })).getAttribute('aria-disabled')).toBe('true')
    await act(async () => sent[0]?.answer(DONE))
    expect(await screen.findAllByText(flows[name].after)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull()
    expect(sent).toHaveLength(1)
  },
)

test.each(names)('D165 B08 a %s of somebody who has signed out is told to nobody', async (name) => {
  const { leave, session } = await begin(name)
  leave()
  await act(async () => {})
  act(() => session.send({ type: 'unauthorised' }))
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(isAsking()).toBe(false)
  // Their drafts go with them, and do not come back.
  localStorage.clear()
  await act(async () => sent[0]?.answer(DONE))
  expect(screen.queryByText(flows[name].done[0])).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('D165 a screen that is left without a command under way ends its flow, and holds no page', async () => {
  const { leave } = open('/balance', <Balance />)
  await screen.findByRole('radio', { name: '2200 **** **** 4242' })
  leave()
  await act(async () => {})
  expect(isAsking()).toBe(false)
  expect(screen.getByText('Другой экран')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull()
})
