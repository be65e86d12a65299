import { defineHandlers } from '../../contract/handlers.ts'
import { ok } from '../../contract/refusal.ts'
import type { Ports } from '../../ports.ts'
import { taskLimit } from './limit.ts'

export const captchaHandlers = ({ captcha }: Ports) => {
  const refuseTooMany = taskLimit()
  return defineHandlers<'getCaptcha'>({
    /** API63. */
    getCaptcha: async ({ db, now, client }) => {
      refuseTooMany(await client(), now)
      return ok(await captcha.task({ db, now }))
    },
  })
}
