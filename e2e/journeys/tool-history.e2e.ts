/** The browser's Back and Forward on /tool, beside the portal's own «Назад». */
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openFields, submit } from '../support/tool-form.ts'

const serial = (page: Page) => page.getByLabel('Серийный номер')
const start = (page: Page) => page.getByRole('button', { name: /^(Ввести данные|Продолжить ввод)$/ })
const instructions = async (page: Page) => {
  await expect(page).toHaveURL('/tool')
  await expect(start(page)).toBeVisible()
  await expect(serial(page)).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test.beforeEach(async ({ page }) => {
    await enterAsSeller(page, people.dmitry)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Зарегистрировать продажу с чеком' }).click()
    await instructions(page)
    await start(page).click()
    await expect(serial(page)).toBeVisible()
  })

  test('AT11 its own Back closes the form to the instructions, Forward opens it; what was typed outlives that and a reload', async ({
    page,
  }) => {
    await serial(page).fill('100.00081')
    await page.goBack()
    await instructions(page)
    await expect(page.getByRole('button', { name: 'Продолжить ввод' })).toBeVisible()
    await page.goForward()
    await expect(serial(page)).toHaveValue('100.00081')
    await page.reload()
    await expect(serial(page)).toHaveValue('100.00081')
    await page.goBack()
    await instructions(page)
    // They are shown once per person: a new visit finds the form over them.
    await page.reload()
    await expect(serial(page)).toHaveValue('100.00081')
    await page.goBack()
    await instructions(page)
    await page.goBack()
    await expect(page).toHaveURL('/profile/user')
  })

  test('AT10 AT11 «Назад» of the portal takes the same step: the next Back of the phone leaves', async ({ page }) => {
    await page.getByRole('button', { name: 'Назад' }).click()
    await instructions(page)
    await page.goBack()
    await expect(page).toHaveURL('/profile/user')
    await page.getByRole('link', { name: 'Зарегистрировать продажу с чеком' }).click()
    await expect(serial(page)).toBeVisible()
    await page.getByRole('button', { name: 'Назад' }).click()
    await instructions(page)
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(page).toHaveURL('/profile/user')
  })

  test('AT09 AT11 AT24 from a failure the form comes back as it was, below it the instructions', async ({ page }) => {
    await page.route('**/api/sale/seller/purchase/confirm/**', (route) =>
      route.fulfill({ status: 400, json: { code: 6, message: 'Сейчас нельзя', payload: null } }),
    )
    await fillForm(page, '100.00082', newReceipt())
    await submit(page)
    await expect(page.getByText('Сейчас нельзя')).toBeVisible()
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(serial(page)).toHaveValue('100.00082')
    await page.goForward()
    await expect(page).toHaveURL('/tool?screen=form')
    await expect(serial(page)).toHaveValue('100.00082')
    await page.goBack()
    await instructions(page)
  })

  test('AT11 a form that is opened by its own address closes to the instructions too', async ({ page }) => {
    await page.goto('/tool?screen=form')
    await expect(serial(page)).toBeVisible()
    await page.getByRole('button', { name: 'Назад' }).click()
    await instructions(page)
  })

  test('PR19 AT11 «no receipt» opens the form as a step of its own', async ({ page }) => {
    await page.goto('/profile')
    await page.getByLabel('У меня нет чека').check()
    await page.getByRole('link', { name: 'Зарезервировать без чека' }).click()
    await expect(page.getByLabel('У меня нет чека')).toBeChecked()
    await page.goBack()
    await instructions(page)
  })
})

test('AT03 on a wide screen a result that is over does not come back with Forward, nor with its address', async ({ page }) => {
  await signInAsSeller(page, people.dmitry)
  await page.route('**/api/sale/seller/purchase/confirm/**', (route) =>
    route.fulfill({ status: 400, json: { code: 6, message: 'Сейчас нельзя', payload: null } }),
  )
  await page.goto('/tool')
  await fillForm(page, '100.00083', newReceipt())
  await submit(page)
  await expect(page).toHaveURL('/tool?screen=result')
  await page.goBack()
  await expect(page).toHaveURL('/tool')
  await expect(serial(page)).toHaveValue('100.00083')
  await page.goForward()
  await expect(page).toHaveURL('/tool')
  await expect(serial(page)).toHaveValue('100.00083')
  await page.goto('/tool?screen=result')
  await expect(page).toHaveURL('/tool')
  await expect(serial(page)).toHaveValue('100.00083')
})

test('VL51 VL57 VL62 numbers and the date come out right however they are typed', async ({ page }) => {
  await enterAsSeller(page, people.dmitry)
  await page.goto('/tool')
  await serial(page).pressSequentially('10000084')
  await expect(serial(page)).toHaveValue('100.00084')
  await openFields(page)
  const date = page.getByLabel('Дата покупки')
  for (const [typed, shown] of [
    ['5.11.2025', '05.11.2025'],
    ['1.1.2026', '01.01.2026'],
  ] as const) {
    await date.fill('')
    await date.pressSequentially(typed)
    await expect(date).toHaveValue(shown)
  }
  await date.fill('2025-11-20')
  await expect(date).toHaveValue('20.11.2025')
  const fn = page.getByLabel('ФН', { exact: true })
  await fn.fill('9960 4403 0000 0001')
  await fn.blur()
  await expect(fn).toHaveValue('9960440300000001')
  await date.fill('01.01.2020')
  await date.blur()
  await expect(page.getByText(/^Принимаем чеки не старше 90 дней: с \d\d\.\d\d\.\d{4}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Выбрать дату' }).click()
  await expect(page.getByRole('dialog', { name: 'Выбрать дату' }).getByRole('grid')).toBeVisible()
})
