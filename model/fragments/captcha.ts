/** The captcha of a flow under test: its outcomes, and the user's actions. */
import type { AnyActorLogic } from 'xstate'
import type { Api } from '../../src/api/client.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { CAPTCHA_REFUSED } from '../../src/domain/people/sms-code.ts'
import { createCaptcha } from '../../src/app/effects/captcha/port.ts'
import { captchaActors, type CaptchaPort } from '../../src/machines/fragments/captcha/actors.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, html, ok, output, refusal, said, type NamedAnswer } from '../kit/flow.ts'
import { TOO_SOON } from './resend.ts'
import type { Ui } from '../kit/ui.ts'

export const TOKEN = 'captcha-token'

/** The answers to a request for a code behind the captcha, besides its success. */
export const codeRequestAnswers: Record<string, NamedAnswer> = {
  ...faults,
  'too soon': said('слишком скоро после прошлого кода', refusal(429, refusals.rateLimited.code, TOO_SOON)),
  robot: said('нужна проверка «Я не робот»', refusal(422, refusals.captchaRequired.code, CAPTCHA_REFUSED)),
}

/** A task that takes no time: the seventh try solves it. */
export const TASK = {
  provider: 'altcha',
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'd5350964b9180fcafbcb7a3e71432f11',
      salt: '5b7ccd84ff91b4eabbe2c41a5336ff99',
      cost: 1,
      keyLength: 32,
      keyPrefix: '970f3e2811113c36ae8a9154f9458c42',
    },
    signature: '7e9873fa6922a7b63b6f98ea9640c5af12dc498438e79e26fdbf4d192dfc994c',
  },
  expiresAt: '2100-01-01T00:00:00.000Z',
} as const

/** The real captcha, as far as it calls the server. */
const realActors = (api: Api) => captchaActors(createCaptcha(api))

/** An unused port: the answers below are outputs. */
export const unusedCaptcha: CaptchaPort = {
  prepare: async () => ({ kind: 'failed' }),
  solve: async () => ({ kind: 'failed' }),
}

/** The calls `prepareCaptcha` and `solveCaptcha` of a fixture. */
export const captchaCalls = (actorsOf: (api: Api) => Record<string, AnyActorLogic>) => ({
  prepareCaptcha: call(realActors, 'prepareCaptcha', {
    ready: said('проверка загрузилась', ok(TASK)),
    failed: said('проверка не загрузилась', html(503)),
    crash: said('ошибка в самом портале', crash),
  }),
  solveCaptcha: call(actorsOf, 'solveCaptcha', {
    solved: said('проверка пройдена', output({ kind: 'solved', token: TOKEN, lifetime: 300_000 })),
    cancelled: said('человек закрыл задание', output({ kind: 'cancelled' })),
    failed: said('проверка сломалась', output({ kind: 'failed' })),
    crash: said('ошибка в самом портале', crash),
  }),
})

export const solveCaptcha = (ui: Ui) => ui.click('checkbox', 'Я не робот')
