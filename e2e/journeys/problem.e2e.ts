/** From «не работает» to the very screen: a person meets a fault and sends the code; support opens it and sees what the person saw. */
import type { Browser, Page } from '@playwright/test'
import { enterAsSeller, operatorToken, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, submit } from '../support/tool-form.ts'

const SALE = '**/api/sale/seller/purchase/confirm/**'
const REPORT = '**/api/problem-reports'
const NO_ANSWER = 'Не удалось узнать результат'
const SERIAL = '100.00093'

test.use({ viewport: { width: 360, height: 740 } })

/** A sale whose answer is lost on the way. */
const loseSale = async (page: Page): Promise<string> => {
  await page.route(SALE, (route) => route.abort('connectionreset'))
  await enterAsSeller(page, people.igor)
  await openForm(page)
  // The recorder comes after the page: what was before it stands in no step.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /^recording\.\d/.test(key)))
  await fillForm(page, SERIAL, newReceipt())
  await submit(page)
  await expect(page.getByRole('heading', { name: NO_ANSWER })).toBeVisible()
  return page.getByRole('main').ariaSnapshot()
}

const openReport = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Сообщить о проблеме' }).click()
  await expect(page.getByRole('heading', { name: 'Сообщить о проблеме' })).toBeVisible()
  await expect(page.getByText('Вы нажимаете «Зарегистрировать»')).toBeVisible()
}

const atDesk = async (browser: Browser, address: string): Promise<Page> => {
  const token = await operatorToken('79000000090')
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript((kept) => localStorage.setItem('deskToken', kept), token)
  await page.goto(address)
  return page
}

const shownScreen = (page: Page) => page.frameLocator('iframe[title="Экран портала на этом шаге"]').getByRole('main')

test('D256 D260 a lost answer is reported by its code; support sees the very screen, and no request leaves', async ({
  page,
  browser,
}) => {
  const seen = await loseSale(page)
  await openReport(page)
  await page.getByLabel('Что случилось').fill('Ответа нет')
  const sent = page.waitForRequest(REPORT)
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  const { recording } = (await sent).postDataJSON() as { recording: string }
  expect(recording).not.toContain(SERIAL)
  const code = (await page.getByText(/^МСТ-/).textContent()) ?? ''

  const desk = await atDesk(browser, `/support/${code}`)
  await expect(desk.getByRole('heading', { name: code })).toBeVisible()
  await expect(desk.getByText('Словами человека: «Ответа нет»')).toBeVisible()
  await desk.keyboard.press('End')
  const screen = shownScreen(desk)
  await expect(screen.getByRole('heading', { name: NO_ANSWER })).toBeVisible()
  expect(await screen.ariaSnapshot()).toBe(seen)

  // The frame is of nobody's origin: neither the operator's token nor the server is within its reach.
  const frame = desk.frames().find((one) => one.url().endsWith('/replay/frame.html'))
  const reached = await frame?.evaluate(async () => {
    const answer = await fetch('/api/desk/me').then(
      () => 'answered',
      () => 'stopped',
    )
    return { answer, origin: window.origin, token: localStorage.getItem('deskToken') }
  })
  expect(reached).toEqual({ answer: 'stopped', origin: 'null', token: null })
  // The letters are the portal's, too: another face breaks lines elsewhere.
  await expect
    .poll(() =>
      frame?.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Golos Text') && status === 'loaded'),
      ),
    )
    .toBe(true)
  const asked: string[] = []
  desk.on('request', (request) => asked.push(request.url()))
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'End']) await desk.keyboard.press(key)
  await expect(screen.getByRole('heading', { name: NO_ANSWER })).toBeVisible()
  expect(asked.filter((url) => url.includes('/api/') && !/\/api\/desk\//.test(url))).toEqual([])
  await desk.setViewportSize({ width: 360, height: 740 })
  await expect(screen.getByRole('heading', { name: NO_ANSWER })).toBeVisible()
  expect(await desk.evaluate(() => document.documentElement.scrollWidth), 'the player on a phone').toBe(360)
  await desk.context().close()
})

test('D256 without a network the report stands in a link, which support opens; it goes by itself when the network is back', async ({
  page,
  browser,
}) => {
  await loseSale(page)
  await openReport(page)
  const strike = page.getByRole('button', { name: /^Вычеркнуть шаг/ })
  const count = await strike.count()
  await strike.first().click()
  await expect(strike).toHaveCount(count - 1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Нет связи: отправьте иначе' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-код обращения' })).toBeVisible()
  await page.evaluate(() => {
    const kept: string[] = []
    Object.assign(window, { kept })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void kept.push(text) } })
  })
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  const link = await page.evaluate(() => (window as unknown as { kept: string[] }).kept[0] ?? '')
  expect(link.length).toBeLessThanOrEqual(2_000)
  expect(link).not.toContain(SERIAL)

  const { pathname, hash } = new URL(link)
  const desk = await atDesk(browser, pathname + hash)
  await desk.keyboard.press('End')
  await expect(shownScreen(desk).getByRole('heading', { name: NO_ANSWER })).toBeVisible()
  await desk.context().close()

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Отправлено' })).toBeVisible()
  await expect(page.getByText(/^МСТ-/)).toBeVisible()
  await page.getByRole('button', { name: 'Стереть запись сейчас' }).click()
  await page.getByRole('button', { name: 'Стереть', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Запись стёрта' })).toBeVisible()
})

test('D256 where the first script does not come, a page of its own reports what the tab has recorded', async ({ page }) => {
  await loseSale(page)
  // What the recorder has not written yet is written when the page goes.
  await page.goto('/faq')
  await page.route(/:\d+\/assets\/[^/]*\.js$/, (route) => route.abort())
  await page.goto('/tool')
  await page.getByRole('alert').getByRole('link', { name: 'Сообщить о проблеме' }).click()
  await expect(page.getByText('Вы нажимаете «Зарегистрировать»')).toBeVisible()
  await page.getByLabel('Что случилось').fill('Портал не открывается')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText(/^Код обращения: МСТ-/)).toBeVisible()
})
