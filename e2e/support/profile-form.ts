/** A user's steps in the profile's form. */
import { expect, type Page } from '@playwright/test'

/** From any place to the form, by the button of the profile. */
export const openForm = async (page: Page): Promise<void> => {
  await page.goto('/profile/user')
  await page.getByRole('link', { name: 'Настройки' }).click()
  await expect(page).toHaveURL('/profile/user?sub=user-form')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible()
}

/** The value of a field, by its whole label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Ticks consent and saves. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /Согласен на/ }).check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
}

/** Back on the read-only profile. */
export const seesProfile = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/profile/user')
  await expect(page.getByRole('heading', { name: 'Данные профиля' })).toBeVisible()
}

/** The value beside a name in the read-only list. */
export const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
