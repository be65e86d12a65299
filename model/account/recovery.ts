import { refusals } from '../../src/domain/texts/refusals.ts'
import { NO_MORE_CODES_TODAY } from '../../src/domain/people/sms-code.ts'
import { recoveryActors } from '../../src/machines/account/recovery/actors.ts'
import { recoveryMachine } from '../../src/machines/account/recovery/machine.ts'
import type { RecoveryContext } from '../../src/machines/account/recovery/types.ts'
import type { CodeRequest } from '../../src/machines/fragments/captcha/types.ts'
import { captchaCalls, codeRequestAnswers, solveCaptcha, TOKEN, unusedCaptcha } from '../fragments/captcha.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const PHONE = '+7 (900) 000-00-01'
export const DIGITS = '79000000001'
const SUBMIT = 'Получить новый пароль'

export const request: CodeRequest = { mobile: DIGITS, captchaToken: TOKEN, key: 'key-of-the-first-sending', isRepeat: false }

/** The events of a first visit; the start after it gets every answer. */
const COMMON = /^requestPassword: (sent|refused|unlisted code|no more today|robot|lost|gateway down|offline)$/

/** The server's message under an unlisted code. */
export const UNLISTED = 'Этот телефон не обслуживается'

const actors = (api: Parameters<typeof recoveryActors>[0]) => recoveryActors(api, unusedCaptcha)

const seesForm =
  (mayAsk: boolean) =>
  async (ui: Ui, { form }: RecoveryContext) => {
    await ui.sees('heading', 'Восстановление пароля')
    for (const message of Object.values(form.errors)) await ui.seesText(message)
    if ((await ui.isEnabled('button', SUBMIT)) !== mayAsk) throw new Error(`the button is ${mayAsk ? 'off' : 'on'}`)
  }

const seesCheck =
  (news: string | null, isProven = false) =>
  async (ui: Ui, context: RecoveryContext) => {
    await seesForm(isProven)(ui, context)
    await ui.sees('checkbox', 'Я не робот')
    if (news !== null) await ui.seesText(news)
  }

export const recoveryFlow = await defineFlow({
  name: 'recovery',
  machine: recoveryMachine,
  inputs: {
    'a first visit': {
      text: 'Первое посещение',
      input: { mobile: '', command: null },
      only: ({ label }) => !label.startsWith('requestPassword') || COMMON.test(label),
    },
    'a reload while sending': {
      text: 'Перезагрузка, пока запрос шёл',
      input: { mobile: PHONE, command: request },
      only: ({ label }) => !label.startsWith('form.'),
    },
  },
  key: ({ form, captcha, command: own }) => [
    form.values,
    Object.entries(form.errors).map(String),
    captcha.token,
    captcha.note,
    own?.captchaToken,
    own?.isRepeat,
  ],
  events: [
    { type: 'form.change', patch: { mobile: PHONE } },
    { type: 'form.change', patch: { mobile: '+7 (900) 000' } },
    { type: 'form.blur', field: 'mobile' },
    { type: 'captcha.solve' },
    { type: 'submit', ...stamp },
    { type: 'repeat' },
    { type: 'code.received' },
    { type: 'back' },
  ],
  calls: {
    ...captchaCalls(actors),
    requestPassword: call(
      actors,
      'requestPassword',
      {
        ...codeRequestAnswers,
        sent: said('пароль отправлен', ok(null)),
        'unlisted code': said('отказ с другим кодом внутри 200', refusal(200, 84, UNLISTED)),
        'no more today': said('на этот телефон сегодня нельзя', refusal(422, refusals.notDone.code, NO_MORE_CODES_TODAY)),
      },
      request,
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      // The mask takes a shorter text over a longer one for an edit in its middle.
      await ui.fill('Телефон', '')
      await ui.fill('Телефон', patch.mobile ?? '')
    },
    'form.blur': (ui) => ui.leave('Телефон'),
    'captcha.solve': solveCaptcha,
    submit: (ui) => ui.click('button', SUBMIT),
    repeat: (ui) => ui.click('button', 'Повторить'),
    'code.received': (ui) => ui.click('button', 'SMS пришла'),
    back: (ui) => ui.click('button', 'Вернуться к форме'),
  },
  states: {
    'form.captchaLoading': seesCheck('Загружаем проверку…'),
    'form.captchaPending': seesCheck(null),
    'form.captchaSolving': seesCheck('Проверяем…'),
    'form.captchaPassed': seesCheck('Проверено', true),
    'form.captchaAbsent': async (ui, context) => {
      await seesForm(true)(ui, context)
      await ui.seesNoText(/^Я не робот$/)
      if (context.captcha.note === 'refused') await ui.seesText(/без неё код сейчас отправить нельзя/)
    },
    sending: (ui) => ui.sees('button', SUBMIT),
    unanswered: (ui) => ui.sees('heading', 'Не удалось узнать результат'),
    sent: (ui) => ui.sees('button', SUBMIT),
    refused: (ui) => ui.sees('button', SUBMIT),
  },
})
