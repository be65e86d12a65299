/** The captcha of a model test: its preparation waits for the path, the check itself takes no time. */
import type { Page } from '@playwright/test'
import { TASK } from '../../model/kit/captcha.ts'

/**
 * For flows whose tours hold `getCaptcha`: only the form's own request is held; the task of a later check is answered at
 * once. Call it before opening the page.
 */
export const answerChecks = (page: Page, flow: string): Promise<unknown> =>
  page.route('**/api/captcha', async (route) => {
    const root = page.locator(`[data-flow="${flow}"]`)
    const state = (await root.count()) > 0 ? await root.getAttribute('data-state') : null
    if (state === null || state === 'form.captchaLoading') return route.fallback()
    return route.fulfill({ json: { code: 0, message: null, payload: TASK } })
  })
