import { z } from 'zod'
import { endsWithin } from '../../kernel/within.ts'
import type { Captcha, CaptchaVerdict } from './port.ts'

/** The widget's origin; the portal's pages may load it (see headers.ts). */
export const YANDEX_CAPTCHA = 'https://smartcaptcha.yandexcloud.net'

/** The keys of a Yandex Cloud captcha. */
export interface YandexKeys {
  /** Public: stands in the page. */
  siteKey: string
  serverKey: string
}

const TIMEOUT = 5_000

const answer = z.object({ status: z.enum(['ok', 'failed']) })

/** What Yandex says of a token; «silent» when it says nothing, or does not take the key. */
export const askYandex = async (
  serverKey: string,
  token: string,
  origin: string,
  signal?: AbortSignal,
): Promise<'passed' | 'failed' | 'silent'> => {
  try {
    const response = await fetch(`${origin}/validate`, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret: serverKey, token }),
      signal: endsWithin(TIMEOUT, signal),
    })
    const { data } = answer.safeParse(response.ok ? await response.json() : null)
    if (!data) return 'silent'
    return data.status === 'ok' ? 'passed' : 'failed'
  } catch {
    return 'silent'
  }
}

/**
 * Yandex SmartCaptcha, without the visitor's address. Yandex makes tokens single-use. When Yandex does not answer, nobody is
 * locked out: limits decide (A12).
 */
export const yandexCaptcha = ({ siteKey, serverKey }: YandexKeys, origin: string = YANDEX_CAPTCHA): Captcha => ({
  task: async () => ({ provider: 'yandex', siteKey }),

  check: async (token, { signal }): Promise<CaptchaVerdict> => {
    const kind = await askYandex(serverKey, token, origin, signal)
    return kind === 'passed' ? { kind, once: null } : { kind }
  },
})
