import { CODE_LIFETIME, RESEND_AFTER } from '../../src/domain/people/sms-code.ts'
import { recoverySuccessActors } from '../../src/machines/account/recovery-success/actors.ts'
import { recoverySuccessMachine } from '../../src/machines/account/recovery-success/machine.ts'
import { call, defineFlow } from '../kit/flow.ts'
import { resendAnswers } from '../fragments/resend.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const PHONE = '+7 (900) 000-00-01'
export const DIGITS = '79000000001'

export const wait = { until: stamp.now + RESEND_AFTER, left: RESEND_AFTER }
/** The time to use the new password for the first time: the lifetime of its code on the server (B01). */
export const WITHIN = `Код из SMS — ваш новый пароль: войдите с ним в течение ${CODE_LIFETIME / 60_000} минут. До этого действует прежний`
const AGAIN = 'Отправить код ещё раз'

const actors = (api: Parameters<typeof recoverySuccessActors>[0]) => recoverySuccessActors(api, () => stamp.now)

const seesPage = async (ui: Ui) => {
  await ui.sees('heading', 'Новый пароль отправлен')
  await ui.seesText(PHONE)
  await ui.seesText(new RegExp(WITHIN))
  await ui.sees('link', 'Войти')
}
const seesAgain = async (ui: Ui) => {
  await seesPage(ui)
  await ui.sees('button', AGAIN)
}

export const recoverySuccessFlow = await defineFlow({
  name: 'recovery-success',
  machine: recoverySuccessMachine,
  inputs: {
    'a phone': { text: 'Пришли с телефоном', input: { phone: DIGITS, wait } },
    'no phone': { text: 'В адресе нет телефона', input: { phone: null, wait } },
  },
  key: ({ phone, resend }) => [phone, resend.command?.key, resend.isSentAgain],
  events: [{ type: 'code.resend', ...stamp }],
  calls: { resendCode: call(actors, 'resendCode', resendAnswers, { mobile: DIGITS, key: stamp.key }) },
  act: { 'code.resend': (ui) => ui.click('button', AGAIN) },
  states: {
    'shown.waiting': async (ui, { resend }) => {
      await seesPage(ui)
      await ui.seesText(/Отправить код ещё раз можно через \d+ с/)
      if (resend.isSentAgain) await ui.seesText('Новый код отправлен. Прежний больше не подойдёт.')
    },
    'shown.ready': seesAgain,
    'shown.sending': seesAgain,
    noPhone: (ui) => ui.seesNoText('Новый пароль отправлен'),
  },
})
