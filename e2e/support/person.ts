/** A journey's sign-in, and its data of the demo world. */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'

/** The server's own address: a browser may be given another name for it, which only that browser knows. */
const { baseURL = '' } = playwrightConfig.use ?? {}

export const people = {
  anna: '9000000001',
  igor: '9000000002',
  pavel: '9000000003',
  olga: '9000000004',
  maria: '9000000005',
  romashka: '9000000006',
  locked: '9000000007',
  dmitry: '9000000008',
  elena: '9000000009',
  victor: '9000000010',
  /** Renamed repeatedly by the journey of texts: no other journey may use his name. */
  andrey: '9000000011',
  /** His INN is told by the journey of personal drafts: no other journey may use him. */
  nikita: '9000000012',
  yulia: '9000000013',
  /** A company that buys a thousand tools: its lists are long afterwards. */
  stroydom: '9000000014',
} as const

export const PASSWORD = '111111'

/**
 * Signs in and opens no page yet: with the server's token, for the screen of the sign-in has journeys of its own. The first page that is
 * opened afterwards starts with the token, as if it had been stored before.
 */
export const enter = async (page: Page, phone: string): Promise<void> => {
  const answer = await page.request.post(`${baseURL}/api/login`, { data: { username: `7${phone}`, password: PASSWORD } })
  const { payload } = (await answer.json()) as { payload: string | null }
  expect(payload, `the token of ${phone}`).toEqual(expect.any(String))
  await page.addInitScript(
    ({ token, once }) => {
      if (location.protocol === 'about:' || sessionStorage.getItem(once) !== null) return
      sessionStorage.setItem(once, 'yes')
      localStorage.setItem('token', token)
    },
    { token: String(payload), once: `entered ${randomUUID()}` },
  )
}

/** Signs in by a browser of its own. @returns the payload of the answer */
const signInElsewhere = async (path: 'login' | 'desk/login', mobile: string): Promise<unknown> => {
  const body = JSON.stringify({ username: mobile, password: PASSWORD })
  const answer = await fetch(`${baseURL}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { payload: unknown }).payload
}

/** The token of somebody at a browser of their own: a sign-in in the page's browser would end the session there (D133). */
export const tokenElsewhere = async (mobile: string): Promise<string> => {
  const payload = await signInElsewhere('login', mobile)
  expect(payload, `the token of ${mobile}`).toEqual(expect.any(String))
  return String(payload)
}

/** The token of an operator, who signs in at the desk (E21). */
export const operatorToken = async (mobile: string): Promise<string> => {
  const payload = await signInElsewhere('desk/login', mobile)
  expect(payload, `the token of ${mobile}`).toEqual({ token: expect.any(String) })
  return (payload as { token: string }).token
}

/** Signs in and opens no page yet, for work as a seller, from the device's stored mode. */
export const enterAsSeller = async (page: Page, phone: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('mode', 'seller'))
  await enter(page, phone)
}

/** Signs in and arrives at the home page. */
export const signIn = async (page: Page, phone: string): Promise<void> => {
  await enter(page, phone)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in through the screen and arrives at the home page. */
export const signInByForm = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/auth/login')
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in and arrives at the home page, where a seller works. */
export const signInAsSeller = async (page: Page, phone: string): Promise<void> => {
  await enterAsSeller(page, phone)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
}
