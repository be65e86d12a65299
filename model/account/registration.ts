import { registrationActors } from '../../src/machines/account/registration/actors.ts'
import { registrationMachine } from '../../src/machines/account/registration/machine.ts'
import type { CodeRequest } from '../../src/machines/fragments/captcha/types.ts'
import type { RegistrationContext } from '../../src/machines/account/registration/types.ts'
import { captchaCalls, codeRequestAnswers, solveCaptcha, TOKEN, unusedCaptcha } from '../fragments/captcha.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const PHONE = '+7 (900) 123-45-67'
export const DIGITS = '79001234567'
export const TOO_SOON = 'Новый код можно запросить через 42 секунды'
const LICENSE = /Принимаю условия/
export const CONSENT_BOX = 'Согласен на обработку персональных данных'
const SUBMIT = 'Зарегистрироваться'

export const request: CodeRequest = { mobile: DIGITS, captchaToken: TOKEN, key: 'key-of-the-first-sending', isRepeat: false }

/** The events of a first visit; the start after it gets every answer. */
const COMMON = /^requestCode: (sent|refused|lost)$/

const actors = (api: Parameters<typeof registrationActors>[0]) => registrationActors(api, unusedCaptcha)

/** The form with its message; the button waits for all input except consent, requested at its checkbox (VL19, VL20, E19). */
const seesForm =
  (isProven: boolean) =>
  async (ui: Ui, { form }: RegistrationContext) => {
    await ui.sees('heading', 'Регистрация')
    for (const message of Object.values(form.errors)) await ui.seesText(message)
    const isReady = isProven && form.values.mobile === PHONE && form.values.license
    if ((await ui.isEnabled('button', SUBMIT)) !== isReady) throw new Error(`the button is ${isReady ? 'off' : 'on'}`)
  }

const seesCheck =
  (news: string | null, isProven = false) =>
  async (ui: Ui, context: RegistrationContext) => {
    await seesForm(isProven)(ui, context)
    await ui.sees('checkbox', 'Я не робот')
    if (news !== null) await ui.seesText(news)
  }

/** A form with a phone and no other input. */
const untouched = { mobile: PHONE, license: true, consent: false, command: null }

export const registrationFlow = await defineFlow({
  name: 'registration',
  machine: registrationMachine,
  inputs: {
    'a first visit': {
      text: 'Первое посещение',
      input: { ...untouched, mobile: '' },
      only: ({ label }) =>
        !/license|"consent":false|form.blur|\(900\) 123"/.test(label) && (!label.startsWith('requestCode') || COMMON.test(label)),
    },
    'a phone half typed': {
      text: 'Телефон набран не до конца',
      input: { ...untouched, mobile: '+7 (900) 123' },
      only: ({ label }) => /"mobile"|form.blur|prepareCaptcha: failed/.test(label),
    },
    'a phone from before': {
      text: 'Телефон введён до перезагрузки',
      input: untouched,
      only: ({ label }) => label.includes('"consent":true') || !label.startsWith('form.'),
    },
    'an agreement left to the person': {
      text: 'Согласие не отмечено заранее (настройка)',
      input: { ...untouched, license: false },
      only: ({ label }) => /license|consent|Captcha|captcha/.test(label),
    },
    'a request without an answer': {
      text: 'Перед перезагрузкой страницы был запрос без ответа',
      input: { ...untouched, consent: true, command: request },
      only: ({ label }) => /^(repeat|code.enter|back|requestCode: offline)$/.test(label),
    },
  },
  key: ({ form, captcha, command }) => [
    form.values,
    Object.entries(form.errors).map(String),
    captcha.token,
    captcha.note,
    command?.captchaToken,
    command?.isRepeat,
  ],
  events: [
    { type: 'form.change', patch: { mobile: PHONE } },
    { type: 'form.change', patch: { mobile: '+7 (900) 123' } },
    { type: 'form.change', patch: { license: true } },
    { type: 'form.change', patch: { license: false } },
    { type: 'form.change', patch: { consent: true } },
    { type: 'form.change', patch: { consent: false } },
    { type: 'form.blur', field: 'mobile' },
    { type: 'captcha.solve' },
    { type: 'submit', ...stamp },
    { type: 'repeat' },
    { type: 'code.enter' },
    { type: 'back' },
  ],
  calls: {
    ...captchaCalls(actors),
    requestCode: call(
      actors,
      'requestCode',
      {
        sent: said('код отправлен', ok(null)),
        ...codeRequestAnswers,
      },
      request,
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      if (patch.mobile !== undefined) await ui.fill('Телефон', patch.mobile)
      if (patch.license !== undefined) await ui.click('checkbox', LICENSE)
      if (patch.consent !== undefined) await ui.click('checkbox', CONSENT_BOX)
    },
    'form.blur': (ui) => ui.leave('Телефон'),
    'captcha.solve': solveCaptcha,
    submit: (ui) => ui.click('button', SUBMIT),
    repeat: (ui) => ui.click('button', 'Повторить'),
    'code.enter': (ui) => ui.click('button', 'Ввести код'),
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
    },
    sending: (ui) => ui.sees('button', SUBMIT),
    unanswered: (ui) => ui.sees('heading', 'Не удалось узнать результат'),
    done: (ui) => ui.sees('button', SUBMIT),
  },
})
