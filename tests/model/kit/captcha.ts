/** The captcha of a flow under test: what the check may end with, and how a person makes it. */
import type { AnyActorLogic } from 'xstate'
import type { Api } from '../../../src/api/client.ts'
import type { CaptchaPort } from '../../../src/machines/captcha/actors.ts'
import { call, crash, output, said } from './flow.ts'
import type { Ui } from './ui.ts'

export const TOKEN = 'captcha-token'

/** A port that nobody asks: the answers below are outputs. */
export const unusedCaptcha: CaptchaPort = {
  prepare: async () => ({ kind: 'failed' }),
  solve: async () => ({ kind: 'failed' }),
}

/** The calls `prepareCaptcha` and `solveCaptcha` of a fixture. */
export const captchaCalls = (actorsOf: (api: Api) => Record<string, AnyActorLogic>) => ({
  prepareCaptcha: call(actorsOf, 'prepareCaptcha', {
    ready: said('проверка загрузилась', output({ kind: 'ready' })),
    failed: said('проверка не загрузилась', output({ kind: 'failed' })),
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
