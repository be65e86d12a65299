import { z } from 'zod'
import { endsWithin } from '../../kernel/within.ts'
import type { Captcha, CaptchaVerdict } from './port.ts'

/** Where the widget comes from; the portal's pages may load it from there (see headers.ts). */
export const YANDEX_CAPTCHA = 'https://smartcaptcha.yandexcloud.net'

/** The keys that Yandex Cloud gives for a captcha. */
export interface YandexKeys {
  /** Public: stands in the page. */
  siteKey: string
  serverKey: string
}

const TIMEOUT = 5_000

const answer = z.object({ status: z.enum(['ok', 'failed']) })

/**
 * Yandex SmartCaptcha. The visitor's address is not passed on. A token counts once: Yandex sees to it. When Yandex is
 * silent nobody is locked out: limits decide (A12).
 */
export const yandexCaptcha = ({ siteKey, serverKey }: YandexKeys, origin: string = YANDEX_CAPTCHA): Captcha => ({
  task: async () => ({ provider: 'yandex', siteKey }),

  check: async (token, { signal }): Promise<CaptchaVerdict> => {
    try {
      const response = await fetch(`${origin}/validate`, {
        method: 'POST',
        body: new URLSearchParams({ secret: serverKey, token }),
        signal: endsWithin(TIMEOUT, signal),
      })
      const { data } = answer.safeParse(response.ok ? await response.json() : null)
      if (!data) return { kind: 'silent' }
      return data.status === 'ok' ? { kind: 'passed', once: null } : { kind: 'failed' }
    } catch {
      return { kind: 'silent' }
    }
  },
})
