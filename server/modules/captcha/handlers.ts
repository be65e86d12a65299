import { defineHandlers } from '../../contract/handlers.ts'
import { ok } from '../../contract/refusal.ts'
import type { Ports } from '../../ports.ts'

export const captchaHandlers = ({ captcha }: Ports) =>
  defineHandlers<'getCaptcha'>({
    /** API63. */
    getCaptcha: async ({ db, now }) => ok(await captcha.task({ db, now })),
  })
