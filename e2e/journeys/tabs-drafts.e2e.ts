/** Two tabs of one browser, each with its own form: a finished form drops nothing of the other (B08, D40). */
import { codeFor } from '../support/outbox.ts'
import { people, signInAsSeller } from '../support/person.ts'
import { askForCode, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, submit } from '../support/tool-form.ts'

test('B08 D40 a sale that goes through in one tab leaves the form of another tab as it was typed, after a reload too', async ({
  page,
  context,
}) => {
  await signInAsSeller(page, people.dmitry)
  const other = await context.newPage()
  await openForm(other)
  await openForm(page)
  const [mine, theirs] = [newReceipt(), newReceipt()]
  await fillForm(other, '100.00071', theirs)
  await fillForm(page, '100.00072', mine)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()

  await expect(other.getByLabel('Серийный номер')).toHaveValue('100.00071')
  await other.reload()
  await expect(other.getByLabel('Серийный номер')).toHaveValue('100.00071')
  await expect(other.getByLabel('ФН', { exact: true })).toHaveValue(theirs.fn)
  await submit(other)
  await expect(other.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  // Both are finished: no form has a draft left.
  await openForm(page)
  await expect(page.getByLabel('Серийный номер')).toHaveValue('')
})

test('B08 D40 a registration that ends in one tab leaves the one that another tab has begun since', async ({ page, context }) => {
  const mobile = `7917${String(Date.now()).slice(-7)}`
  await askForCode(page, mobile)
  await tellNames(page)
  const other = await context.newPage()
  await other.goto('/auth/registration')
  await other.getByLabel('Телефон').fill('')
  await other.getByLabel('Телефон').fill('9170000044')
  const code = await codeFor(page, mobile)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page).toHaveURL('/auth/login')

  await other.reload()
  await expect(other.getByLabel('Телефон')).toHaveValue('+7 (917) 000-00-44')
  await signInWithCode(page, mobile, code)
})
