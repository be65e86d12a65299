/** The screens at which tours leave a flow. */
import { expect, type Page } from '@playwright/test'

export const toLogin = (page: Page): Promise<void> => expect(page).toHaveURL('/auth/login')
export const toServerError = (page: Page): Promise<void> => expect(page).toHaveURL(/\/server-error/)
export const toDeskLogin = (page: Page): Promise<void> => expect(page).toHaveURL('/desk/login')
