/** A receipt in front of the camera, against the real server. */
import { fakeCamera, sheetWith } from '../support/fake-camera.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { qrTextOf } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, openForm, rowOf, submit } from '../support/tool-form.ts'

const receipt = { ...newReceipt(), fn: '9960440399900001', fd: '4711', fp: '0099900001' }

test.use({
  permissions: ['camera'],
  launchOptions: fakeCamera('journey', sheetWith(qrTextOf(receipt))),
})

test('AT15 VL64 the camera reads the receipt, fills the form, and the sale is registered', async ({ page }) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByLabel('Серийный номер').fill('100.00051')
  await page.getByRole('button', { name: 'Сканировать чек' }).click()
  await expect(page.getByText('QR-код распознан')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Изменить данные чека' }).click()
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
  await expect(page.getByLabel('ФП', { exact: true })).toHaveValue(receipt.fp)
  await submit(page)
  await page.getByRole('button', { name: 'К продажам' }).click()
  await expect(rowOf(page, '100.00051')).toContainText('Успешно')
})
