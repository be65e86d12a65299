import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import type { Captcha } from './port.ts'

export const captchaHandlers = ({ captcha }: { captcha: Captcha }) =>
  defineHandlers<'getCaptcha'>({
    /** API63. */
    getCaptcha: async ({ db, now }) => ok(await captcha.task({ db, now })),
  })
