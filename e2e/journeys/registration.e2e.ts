/** Registration from the first click to the first sign-in, against the real server with its outbox. */
import { LEGAL_TEXTS } from '../../src/domain/texts/legal-texts.ts'
import { WRONG_CODE } from '../../src/domain/people/sms-code.ts'
import { expect, test } from '../support/test.ts'
import { codeFor, messagesTo } from '../support/outbox.ts'
import { people } from '../support/person.ts'
import { agree, askForCode, passCaptcha, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'

test('AU01 AU02 AU16 AU19 AU21 AU22 AU29 NV41 API13 API15 a new seller registers with the code from the outbox and signs in', async ({
  page,
}) => {
  const mobile = '79160000001'
  await page.goto('/auth/login')
  await page.getByRole('banner').getByRole('link', { name: 'Регистрация' }).click()
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Принимаю условия/ })).toBeChecked()
  const send = page.getByRole('button', { name: REGISTER })
  await page.getByLabel('Телефон').fill('8 916 000-00-01')
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-01')
  await expect(send).toBeDisabled()
  await agree(page)
  await passCaptcha(page)
  await send.click()
  await expect(page).toHaveURL(`/auth/confirmation?phone=${mobile}`)
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-01')
  await expect(page.getByLabel('Телефон')).not.toBeEditable()
  await expect(page.getByRole('radio', { name: /^Продавец/ })).toBeChecked()
  await expect(page.getByText(/Отправить код ещё раз можно через \d+ с/)).toBeVisible()
  const code = await codeFor(page, mobile)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.getByText('Вы зарегистрированы')).toBeVisible()
  await signInWithCode(page, mobile, code)
  expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('seller')
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('Ёлкина Полина').first()).toBeVisible()
})

test('AU03 AU23 AU24 AU25 AU26 API16 VL25 VL26 VL27 a new company registers with the code from the outbox and signs in', async ({
  page,
}) => {
  const mobile = '79160000002'
  await askForCode(page, mobile)
  await page.getByRole('radio', { name: 'Юридическое лицо' }).check()
  await expect(page.getByRole('radio', { name: /^Продавец/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Покупатель/ })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('customer')
  await page.getByLabel('Название организации').fill('ООО «Василёк»')
  await expect(page.getByLabel('Название организации')).toHaveValue('ООО Василёк')
  await page.getByLabel('ИНН организации').fill('7707083894')
  await page.getByLabel('Ответственное лицо').fill('Петрова Алла Юрьевна')
  const code = await codeFor(page, mobile)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.getByText('Некорректный ИНН')).toBeVisible()
  await page.getByLabel('ИНН организации').fill('7707083893')
  await page.getByRole('button', { name: REGISTER }).click()
  await signInWithCode(page, mobile, code)
  await expect(page.getByRole('heading', { name: 'Мои инструменты' })).toBeVisible()
})

test('AU33 B01 B04 a phone that has an account answers alike, and its SMS carries no code', async ({ page }) => {
  const mobile = `7${people.maria}`
  await askForCode(page, mobile)
  await expect.poll(() => messagesTo(page, mobile)).toHaveLength(1)
  expect((await messagesTo(page, mobile))[0]).not.toMatch(/\d{6}/)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill('123456')
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.getByText(WRONG_CODE)).toBeVisible()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Полина')
})

test('AU30 A15 a confirmation without a whole phone says so and returns to registration', async ({ page }) => {
  for (const query of ['', '?phone=', '?phone=7900', '?phone=79000000001x', '?phone=89000000001']) {
    await page.goto(`/auth/confirmation${query}`)
    await expect(page).toHaveURL('/auth/registration')
    await expect(page.getByText('Произошла ошибка')).toBeVisible()
  }
})

test('E19 AU17 consent is a box of its own, unticked: without it nothing is sent, its message stands there, and nothing is lost', async ({
  page,
}) => {
  const mobile = '79160000004'
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/password/get')) asked.push(request.url())
  })
  await page.goto('/auth/registration')
  const box = page.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' })
  await expect(box).not.toBeChecked()
  await page.getByLabel('Телефон').fill('9160000004')
  await passCaptcha(page)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(box).toHaveAccessibleDescription('Подтвердите согласие')
  await expect(box).toBeFocused()
  expect(asked).toEqual([])
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-04')
  await expect(page.getByRole('checkbox', { name: 'Я не робот' })).toBeChecked()

  // The text is a separate page; Back returns to the form.
  await page.getByRole('link', { name: 'обработку персональных данных' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Согласие на обработку персональных данных' })).toBeVisible()
  await page.goBack()
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-04')
  await passCaptcha(page)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page).toHaveURL(`/auth/confirmation?phone=${mobile}`)
  // Consent given once is not requested again; the registration includes it.
  const code = await codeFor(page, mobile)
  await tellNames(page)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByLabel('Код из SMS').fill(code)
  const sent = page.waitForRequest('**/api/user')
  await page.getByRole('button', { name: REGISTER }).click()
  expect((await sent).postDataJSON()).toMatchObject({ mobile, consentEdition: LEGAL_TEXTS.personalData.edition })
  await signInWithCode(page, mobile, code)
})

test('E19 whoever comes to the second half from elsewhere is asked there: another device, another phone', async ({
  page,
  browser,
}) => {
  const mobile = '79160000005'
  await askForCode(page, mobile)
  const code = await codeFor(page, mobile)
  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(`/auth/confirmation?phone=${mobile}`)
  await tellNames(other)
  await other.getByLabel('Код из SMS').fill(code)
  await other.getByRole('button', { name: REGISTER }).click()
  const box = other.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' })
  await expect(box).toHaveAccessibleDescription('Подтвердите согласие')
  await box.check()
  await other.reload()
  await expect(box).toBeChecked()
  await other.getByLabel('Код из SMS').fill(code)
  await other.getByRole('button', { name: REGISTER }).click()
  await signInWithCode(other, mobile, code)
  await device.close()
})

test('a reload and Back keep what was typed: phone, agreement, names; never the code', async ({ page }) => {
  const mobile = '79160000003'
  await page.goto('/auth/registration')
  await page.getByLabel('Телефон').fill('9160000003')
  const license = page.getByRole('checkbox', { name: /Принимаю условия/ })
  await license.uncheck()
  await page.reload()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-03')
  await expect(license).not.toBeChecked()
  await license.check()
  await agree(page)
  await passCaptcha(page)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page).toHaveURL(/confirmation/)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill('123456')
  await page.reload()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Полина')
  await expect(page.getByLabel('Код из SMS')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).toContain(mobile)
  expect(kept).not.toContain('123456')
  await page.goBack()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-03')
})
