import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import type { Ports } from '../../start/ports/ports.ts'

export const captchaHandlers = ({ captcha }: Ports) =>
  defineHandlers<'getCaptcha'>({
    /** API63. */
    getCaptcha: async ({ db, now }) => ok(await captcha.task({ db, now })),
  })
