/** A journey's steps of registration. */
import { expect, type Page } from '@playwright/test'

export const REGISTER = 'Зарегистрироваться'

/** Passes the captcha through the form. */
export const passCaptcha = async (page: Page): Promise<void> => {
  const check = page.getByRole('checkbox', { name: 'Я не робот' })
  await check.click()
  await expect(check).toBeChecked()
}

/** Ticks consent to the processing of personal data: it is never ticked in advance. */
export const agree = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' }).check()

/** From the registration form to the confirmation of this phone. */
export const askForCode = async (page: Page, mobile: string): Promise<void> => {
  await page.goto('/auth/registration')
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await agree(page)
  await passCaptcha(page)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page).toHaveURL(`/auth/confirmation?phone=${mobile}`)
}

export const tellNames = async (page: Page): Promise<void> => {
  await page.getByLabel('Имя', { exact: true }).fill('Полина')
  await page.getByLabel('Фамилия', { exact: true }).fill('Ёлкина')
}

/** At sign-in after a registration: the phone is filled in already, the code is the password. */
export const signInWithCode = async (page: Page, mobile: string, code: string): Promise<void> => {
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByLabel('Телефон')).toHaveValue(new RegExp(`${mobile.slice(-2)}$`))
  await page.getByLabel('Пароль', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/')
}
