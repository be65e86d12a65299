/** A user's steps in the tool form. */
import { expect, type Page } from '@playwright/test'

export interface Receipt {
  date: string
  sum: string
  fn: string
  fd: string
  fp: string
}

let receipts = 0

/** A receipt unique to this test. The last digit of `fp` decides the tax service's answer: 1 is yes. */
export const newReceipt = (lastDigit = 1): Receipt => {
  receipts += 1
  const unique = `${process.pid}${receipts}`.padStart(10, '0').slice(-10)
  return { date: today(), sum: '4990', fn: `996044${unique}`, fd: String(1000 + receipts), fp: `00${unique}${lastDigit}` }
}

export const today = (): string => new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(new Date())

/** Opens the form; on a phone the instructions come first, once per person. */
export const openForm = async (page: Page): Promise<void> => {
  await page.goto('/tool')
  const start = page.getByRole('button', { name: 'Ввести данные', exact: true })
  const serial = page.getByLabel('Серийный номер')
  await expect(start.or(serial)).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(serial).toBeVisible()
}

/** Opens the receipt's fields, unless they are open (AT18). */
export const openFields = async (page: Page): Promise<void> => {
  const manual = page.getByRole('button', { name: 'Ввести данные вручную' })
  const date = page.getByLabel('Дата покупки')
  await expect(manual.or(date)).toBeVisible()
  if (await manual.isVisible()) await manual.click()
  await expect(date).toBeVisible()
}

export const fillForm = async (page: Page, serial: string, receipt: Receipt): Promise<void> => {
  await page.getByLabel('Серийный номер').fill(serial)
  await openFields(page)
  await page.getByLabel('Дата покупки').fill(receipt.date)
  await page.getByLabel('Сумма чека').fill(receipt.sum)
  await page.getByLabel('ФН', { exact: true }).fill(receipt.fn)
  await page.getByLabel('ФД', { exact: true }).fill(receipt.fd)
  await page.getByLabel('ФП', { exact: true }).fill(receipt.fp)
}

export const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Зарегистрировать|Зарезервировать)$/ }).click()

/** The row of a serial, as a table row or a card. */
/** Opens everything about a row: by its name in a table, by the whole row on a phone. */
export const openRow = async (page: Page, serial: string) => {
  await rowOf(page, serial).locator('button[aria-haspopup="dialog"]').click()
  return page.getByRole('dialog')
}

export const rowOf = (page: Page, serial: string) => page.getByRole('row').filter({ hasText: serial })
