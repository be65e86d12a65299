/** A failed sale is repaired, against the real server (E18). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { people, signInAsSeller } from '../support/person.ts'
import { fillForm, newReceipt, openForm, rowOf, submit } from '../support/tool-form.ts'

const REPAIR = 'Исправить данные чека'
const DISAGREES = 'Не совпадает с данными налоговой службы. Сверьте с чеком'
/** The last digit of fp refuses the receipt, the one before it names the sum. */
const SUM_DISAGREES = 10

/** Registers a sale whose check fails, and waits on its result until it has. */
const sellInVain = async (page: Page, serial: string) => {
  const receipt = newReceipt(SUM_DISAGREES)
  await openForm(page)
  await fillForm(page, serial, receipt)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Чек не подтверждён' })).toBeVisible({ timeout: 15_000 })
  return receipt
}

const rightFp = (fp: string): string => fp.slice(0, -1) + '1'

test('E18 AT18 SL18 a failed sale is repaired from its result and from the list: of two tabs one repairs it, the old row leads to the new one', async ({
  page,
  context,
}) => {
  const serial = '100.00073'
  await signInAsSeller(page, people.igor)
  const receipt = await sellInVain(page, serial)
  const other = await context.newPage()
  await other.goto('/sales')
  await other.getByRole('link', { name: `${REPAIR}: ${serial}` }).click()
  await expect(other.getByLabel('ФП', { exact: true })).toHaveValue(receipt.fp)

  await page.getByRole('button', { name: REPAIR }).click()
  await expect(page.getByRole('heading', { name: 'Исправление данных чека' })).toBeVisible()
  await expect(page.getByLabel('Серийный номер')).toHaveValue(serial)
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
  await expect(page.getByText(DISAGREES)).toBeVisible()
  // Nothing is changed: nothing is sent.
  await submit(page)
  await expect(page.getByLabel('Сумма чека')).toBeFocused()
  await page.getByLabel('ФП', { exact: true }).fill(rightFp(receipt.fp))
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()

  await other.getByLabel('ФП', { exact: true }).fill(rightFp(receipt.fp))
  await submit(other)
  await expect(other.getByText('Данные этого чека уже исправлены: новая запись есть в списке')).toBeVisible()
  await other.getByRole('button', { name: 'К продажам' }).click()
  await other.getByRole('link', { name: `Новая запись: ${serial}` }).click()
  await expect(other).toHaveURL(`/sales?search=${serial}`)
  await expect(rowOf(other, serial)).toHaveCount(2)
  await expect(rowOf(other, serial).filter({ hasText: 'Успешно' })).toHaveCount(1)
  await other.close()
})

test('E18 after three repairs the row and the server say what to do instead', async ({ page }) => {
  const serial = '100.00074'
  await signInAsSeller(page, people.igor)
  const receipt = await sellInVain(page, serial)
  for (const sum of ['5001', '5002', '5003']) {
    await page.getByRole('button', { name: REPAIR }).click()
    await page.getByLabel('Сумма чека').fill(sum)
    await submit(page)
    await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Чек не подтверждён' })).toBeVisible({ timeout: 15_000 })
  }
  await expect(page.getByRole('status').filter({ hasText: 'Попытки закончились, напишите в поддержку' })).toBeVisible()
  await expect(page.getByRole('button', { name: REPAIR })).toHaveCount(0)
  const rows = page.waitForResponse('**/api/sale/get/all')
  await page.getByRole('button', { name: 'К продажам' }).click()
  await expect(page.getByRole('link', { name: `Поддержка: ${serial}` })).toBeVisible()
  // An old link is refused by the server, in the same words.
  const { payload } = await (await rows).json()
  const row = payload.saleHistory.find(({ tool }: { tool: { sn: string } }) => tool.sn === serial)
  await page.goto(`/tool?${new URLSearchParams({ repairs: row.id, sn: serial, of: row.receiptId })}`)
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
  await page.getByLabel('ФП', { exact: true }).fill(rightFp(receipt.fp))
  await submit(page)
  await expect(page.getByText('Данные чека исправляли уже три раза. Напишите в поддержку')).toBeVisible()
})
