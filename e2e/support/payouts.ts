/** Points and payouts of the demo world: what the screen shows, the person's own calls, the bank's page, the operator's word. */
import { expect, type Locator, type Page } from '@playwright/test'
import { operatorToken } from './person.ts'
import { tokenOf } from './tabs.ts'

export const CASH_OUT = '**/api/e2c/cash/out'

/** Анна's cards: the sandbox pays to one, and returns every payout to the other. */
export const GOOD_CARD = '2200 **** **** 4242'
export const BROKEN_CARD = '2200 **** **** 0000'

const OPERATOR = '79000000090'

export const wallet = (page: Page): Locator => page.getByRole('region', { name: 'Баланс' })
export const history = (page: Page): Locator => page.getByRole('region', { name: 'История операций' })
/** The row of a sum, as a text with its sign and its thousands apart. */
export const rowOf = (page: Page, sum: string): Locator => history(page).getByRole('listitem').filter({ hasText: sum })

/** The points that the screen shows. */
export const pointsOf = async (page: Page): Promise<number> => {
  await expect(wallet(page)).toContainText(/\+\d/)
  const [, text = ''] = /\+([\d\s]+(?:,\d+)?)/.exec(await wallet(page).innerText()) ?? []
  return Number(text.replaceAll(/\s/g, '').replace(',', '.'))
}

/** Waits for what a poll brings, and lets the portal's clock run ahead to it. */
export const soon = async (page: Page, what: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(20_000)
    await what()
  }).toPass()

/** A call as the page's own person. */
export const ask = async <Payload>(page: Page, path: string, body?: object): Promise<Payload> => {
  const token = (await tokenOf(page)) ?? ''
  const answer = await page.request.fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { token },
    ...(body && { data: body }),
  })
  return ((await answer.json()) as { payload: Payload }).payload
}

interface Entry {
  operation: string
  amount: number
  payout: { id: string; step: string } | null
}

/** The payouts of a sum, as the server knows them. */
export const payoutsOf = async (page: Page, sum: number): Promise<NonNullable<Entry['payout']>[]> => {
  const { history: entries } = await ask<{ history: Entry[] }>(page, 'account/history', { offset: 0, size: 100 })
  return entries.flatMap(({ amount, payout }) => (payout && Math.abs(amount) === sum ? [payout] : []))
}

/** Waits until no payout is on its way: the year's limit counts those too. */
export const untilNothingHeld = (page: Page): Promise<void> =>
  expect.poll(async () => (await ask<{ held: number }>(page, 'account/v2/summary')).held, 'no payout is on its way').toBe(0)

/** A call of the operator, whose desk has no screen yet. */
export const asOperator = async (page: Page, path: string, body: object, operator = OPERATOR): Promise<void> => {
  const headers = { token: await operatorToken(operator), 'Idempotency-Key': crypto.randomUUID() }
  const answer = await page.request.post(`/api/${path}`, { headers, data: body })
  expect(((await answer.json()) as { code: number }).code, `the operator's ${path}`).toBe(0)
}

/** Binds a card without the screen: whose journey is about something else. */
export const bindCard = async (page: Page, number: string): Promise<void> => {
  const address = await ask<string>(page, 'e2c/add/card')
  await page.request.post(address, { form: { number, expiry: '12/30', cvc: '123' } })
  const ending = number.slice(-4)
  const isThere = async () => (await ask<{ pan: string }[]>(page, 'e2c/get/card/list')).some(({ pan }) => pan.endsWith(ending))
  await expect.poll(isThere, `the card ${ending} is bound`).toBe(true)
}

export const typeSum = async (page: Page, card: string, sum: string): Promise<void> => {
  await page.getByRole('radio', { name: card }).check()
  await page.getByLabel('Сумма, ₽').fill(sum)
}

export const withdraw = (page: Page): Locator => page.getByRole('button', { name: 'Вывести деньги' })
/** The question that the press opens, and its «yes» (F06). */
export const question = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: /^Вывести [\d\s]+₽ на карту •••• \d{4}\?$/ })
export const yes = (page: Page): Locator => question(page).getByRole('button', { name: 'Вывести' })

/** Asks and confirms. */
export const pay = async (page: Page): Promise<void> => {
  await withdraw(page).click()
  await yes(page).click()
}
