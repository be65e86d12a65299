/** A sale handed over to its buyer against the real server: shown as a QR code, registered by a newcomer with one press (E17). */
import type { Page } from '@playwright/test'
import { qrText } from '../../model/kit/qr-text.ts'
import { LINK_TOKEN } from '../../model/sales/handover.ts'
import { codeFor } from '../support/outbox.ts'
import { enterAsSeller, PASSWORD, people } from '../support/person.ts'
import { agree, passCaptcha, REGISTER, tellNames } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, openRow, submit } from '../support/tool-form.ts'

/** What a phone's camera would read from the window. */
const linkShownBy = async (page: Page): Promise<URL> => {
  const code = page.getByRole('dialog', { name: 'Передать покупателю' }).getByRole('img', { name: 'QR-код для покупателя' })
  await expect(code).toBeVisible()
  const [ground, path] = await code.locator('path').evaluateAll((paths) => paths.map((one) => one.getAttribute('d') ?? ''))
  // The ground is a square with the quiet zone of four modules around the code.
  return new URL(qrText({ size: Number(/h(\d+)/.exec(ground ?? '')?.[1]) - 8, path: path ?? '' }))
}

/** Every address that a page asks for, from now on. */
const addressesOf = (page: Page): string[] => {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url(), request.headers()['referer'] ?? ''))
  return addresses
}

/** Opens a link as a phone does; the browser's own part of it is its fragment. */
const openLink = async (page: Page, { pathname, hash }: URL) => {
  await page.goto(pathname + hash)
  await expect(page).toHaveURL('/handover')
}

const sell = async (page: Page, serial: string) => {
  await openForm(page)
  await fillForm(page, serial, newReceipt())
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
}

test('E17 E14 D221 D223 D224 a newcomer scans the code, registers, comes back and gets the tool with one press', async ({
  page,
  browser,
}) => {
  const serial = '100.00016'
  await enterAsSeller(page, people.victor)
  await sell(page, serial)
  await page.getByRole('button', { name: `Показать покупателю: ${serial}` }).click()
  const link = await linkShownBy(page)
  const token = link.hash.slice(1)
  expect([link.pathname, token]).toEqual(['/handover', expect.stringMatching(/^[\w-]{22}$/)])

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const buyer = await context.newPage()
  const addresses = addressesOf(buyer)
  await openLink(buyer, link)
  await expect(buyer.getByText(`Серийный номер ${serial}`)).toBeVisible()
  await expect(buyer.getByText(/4.990,00/)).toBeVisible()
  // The tab keeps what the address no longer shows.
  await buyer.reload()
  await buyer.getByRole('button', { name: 'Продолжить по номеру телефона' }).click()

  const mobile = '79160000171'
  await buyer.getByLabel('Телефон').fill(mobile.slice(1))
  await agree(buyer)
  await passCaptcha(buyer)
  await buyer.getByRole('button', { name: REGISTER }).click()
  await expect(buyer).toHaveURL(`/auth/confirmation?phone=${mobile}`)
  await expect(buyer.getByRole('radio', { name: /^Покупатель/ })).toBeChecked()
  await tellNames(buyer)
  const code = await codeFor(buyer, mobile)
  await buyer.getByLabel('Код из SMS').fill(code)
  await buyer.getByRole('button', { name: REGISTER }).click()
  await expect(buyer).toHaveURL('/auth/login')
  await buyer.getByLabel('Пароль', { exact: true }).fill(code)
  await buyer.getByRole('button', { name: 'Войти' }).click()

  await expect(buyer).toHaveURL('/handover')
  await expect(buyer.getByText(/^Инструмент получит Ёлкина Полина/)).toBeVisible()
  await buyer.getByRole('button', { name: 'Зарегистрировать', exact: true }).click()
  await expect(buyer.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await expect(page.getByText('Покупатель зарегистрировал инструмент')).toBeVisible()

  await expect(async () => {
    await buyer.goto(`/tool/${serial}`)
    await expect(buyer.getByRole('button', { name: `Сертификат гарантии: ${serial}` })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await buyer.getByRole('button', { name: `Сертификат гарантии: ${serial}` }).click()
  await expect(buyer.getByRole('link', { name: 'Открыть PDF' })).toHaveAttribute('href', /^blob:/)

  await openLink(buyer, link)
  await expect(buyer.getByRole('heading', { name: 'Этот инструмент уже зарегистрирован по этой ссылке' })).toBeVisible()
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  await context.close()
})

test('E17 D222 D225 a seller with another account changes the mode on the spot; a revoked link and an unknown one say so', async ({
  page,
  browser,
}) => {
  const serial = '100.00017'
  await enterAsSeller(page, people.victor)
  await sell(page, serial)
  await page.goto('/sales')
  await openRow(page, serial)
  await page.getByRole('button', { name: `Показать покупателю: ${serial}` }).click()
  const link = await linkShownBy(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  await openLink(other, link)
  await other.getByRole('button', { name: 'У меня есть аккаунт' }).click()
  await other.getByLabel('Телефон').fill(people.igor)
  await other.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Войти' }).click()
  await expect(other).toHaveURL('/handover')
  await other.getByRole('button', { name: 'Перейти в режим покупателя' }).click()
  await expect(other.getByRole('button', { name: 'Зарегистрировать', exact: true })).toBeVisible()
  await expect(other).toHaveURL('/handover')

  await page.getByRole('button', { name: 'Отменить ссылку' }).click()
  await page.getByRole('alertdialog', { name: 'Отменить ссылку?' }).getByRole('button', { name: 'Отменить ссылку' }).click()
  await expect(page.getByText('Ссылка отменена')).toBeVisible()
  await other.getByRole('button', { name: 'Зарегистрировать', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Продавец отменил эту ссылку' })).toBeVisible()

  // Another link in the same tab: the address changes without a load.
  await other.evaluate((text) => void (location.hash = text), LINK_TOKEN)
  await expect(other.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible()
  await expect(other).toHaveURL('/handover')
  await context.close()
})

test('E17 B08 whoever is somebody else signs out, and the next sign-in leads back to the link', async ({ page, browser }) => {
  const serial = '100.00018'
  await enterAsSeller(page, people.victor)
  await sell(page, serial)
  await page.getByRole('button', { name: `Показать покупателю: ${serial}` }).click()
  const link = await linkShownBy(page)

  const context = await browser.newContext()
  const buyer = await context.newPage()
  await openLink(buyer, link)
  for (const [phone, name] of [
    [people.dmitry, /./],
    [people.maria, 'Орлова Мария'],
  ] as const) {
    const account = buyer.getByRole('button', { name: 'У меня есть аккаунт' })
    if (phone === people.dmitry) await account.click()
    await buyer.getByLabel('Телефон').fill(phone)
    await buyer.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await buyer.getByRole('button', { name: 'Войти' }).click()
    await expect(buyer).toHaveURL('/handover')
    await expect(buyer.getByText('Инструмент получит').getByText(name).first()).toBeVisible()
    if (phone === people.dmitry) await buyer.getByRole('button', { name: 'Это не вы?' }).click()
  }
  // Not pressed: other journeys count what Мария has.
  await expect(buyer.getByRole('button', { name: 'Зарегистрировать', exact: true })).toBeEnabled()
  await context.close()
})
