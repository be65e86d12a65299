import { LEGAL_TEXTS } from '../../src/domain/texts/legal-texts.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { REQUIRED } from '../../src/domain/texts/required.ts'
import { RESEND_AFTER, TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../src/domain/people/sms-code.ts'
import { confirmationActors } from '../../src/machines/account/confirmation/actors.ts'
import { emptyConfirmation, openFields, type TextField } from '../../src/machines/account/confirmation/form.ts'
import { confirmationMachine } from '../../src/machines/account/confirmation/machine.ts'
import type { ConfirmationContext, ConfirmationInput } from '../../src/machines/account/confirmation/types.ts'
import { commandAnswers } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said, type NamedAnswer } from '../kit/flow.ts'
import { resendAnswers } from '../fragments/resend.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const PHONE = '+7 (900) 123-45-67'
export const DIGITS = '79001234567'
export const CODE = '654321'
/** A field that is not in the form. */
export const ELSEWHERE = 'Регистрация сейчас закрыта'

export const person = { username: 'Анна', surname: 'Соколова' }
export const company = { organization_name: 'ООО Василёк', organization_inn: '7707083893', responsible: 'Петрова Алла Юрьевна' }

export const LABELS: Record<TextField, string> = {
  username: 'Имя',
  surname: 'Фамилия',
  organization_name: 'Название организации',
  organization_inn: 'ИНН организации',
  responsible: 'Ответственное лицо',
  password: 'Код из SMS',
}
const fields = Object.keys(LABELS) as TextField[]

const CHOICES = {
  individual: 'Физическое лицо',
  'legal-person': 'Юридическое лицо',
  client: /^Продавец/,
  customer: /^Покупатель/,
} as const

const SUBMIT = 'Зарегистрироваться'
const CONSENT_BOX = 'Согласен на обработку персональных данных'

export const wait = { until: stamp.now + RESEND_AFTER, left: RESEND_AFTER }
const { password: _, ...empty } = emptyConfirmation(null)

export const start = (changes: Partial<ConfirmationInput> = {}): ConfirmationInput => ({
  phone: DIGITS,
  storedMode: null,
  hasConsent: true,
  draft: null,
  wait,
  ...changes,
})
const draft = (values: Partial<typeof empty>, command: { key: string; isRepeat: boolean } | null = null) => ({
  phone: DIGITS,
  values: { ...empty, ...values },
  edition: LEGAL_TEXTS.personalData.edition,
  command,
})

const answers: Record<string, NamedAnswer> = {
  done: said('зарегистрирован', ok(null)),
  'wrong code': said('неверный код', refusal(400, refusals.refused.code, WRONG_CODE)),
  'too many': said('слишком много неверных кодов', refusal(429, refusals.tooManyAttempts.code, TOO_MANY_WRONG_CODES)),
  elsewhere: said('отказ не о полях формы', refusal(400, refusals.refused.code, { city: ELSEWHERE })),
  ...commandAnswers,
}

const byName = (field: TextField): NamedAnswer =>
  said('отказ называет поле', refusal(400, refusals.refused.code, { [field]: 'Проверьте это поле' }))

const input = { values: emptyConfirmation(null), phone: DIGITS, key: stamp.key }
const actors = (api: Parameters<typeof confirmationActors>[0]) => confirmationActors(api, () => stamp.now)

const seesForm = async (ui: Ui, { form, asksConsent }: ConfirmationContext) => {
  await ui.sees('heading', 'Подтверждение')
  // Consent given on the first half is not requested again (E19).
  if (asksConsent) await ui.sees('checkbox', CONSENT_BOX)
  else await ui.seesNoText(/^Согласен на/)
  const open = openFields(form.values, asksConsent)
  for (const field of fields) {
    if (!open.has(field)) await ui.seesNoText(new RegExp(`^${LABELS[field]}$`))
    else if ((await ui.valueOf(LABELS[field])) !== form.values[field])
      throw new Error(`«${LABELS[field]}» does not show «${form.values[field]}»`)
  }
  if ((await ui.valueOf('Телефон')) !== PHONE) throw new Error('the phone is not there')
  if ((await ui.isEnabled('radio', CHOICES.client)) === (form.values.organizationalForm === 'legal-person'))
    throw new Error('the choice of a seller stands wrong')
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  await ui.seesText('Код из SMS — ваш пароль для входа')
}
const WAITING = /Отправить код ещё раз можно через \d+ с/
const AGAIN = 'Отправить код ещё раз'
const seesWait = async (ui: Ui, context: ConfirmationContext) => {
  await seesForm(ui, context)
  await ui.seesText(WAITING)
}
const seesAgain = async (ui: Ui, context: ConfirmationContext) => {
  await seesForm(ui, context)
  await ui.sees('button', AGAIN)
}
const seesSubmit = (ui: Ui) => ui.sees('button', SUBMIT)
const seesNothing = (ui: Ui) => ui.seesNoText('Подтверждение')
const seesUnanswered = (ui: Ui) => ui.sees('heading', 'Не удалось узнать результат')

const ofCompany = /organization|responsible|legal-person|registerCompany/
const ofResend = /resend/i
const isOver = /^after/

export const confirmationFlow = await defineFlow({
  name: 'confirmation',
  machine: confirmationMachine,
  inputs: {
    'a person': {
      text: 'Пришли с телефоном, регистрируется человек',
      input: start(),
      only: ({ label }) => !ofCompany.test(label) && !ofResend.test(label),
    },
    'a company': {
      text: 'Регистрируется компания, которая уже назвала себя',
      input: start({
        storedMode: 'customer',
        draft: draft({ ...company, organizationalForm: 'legal-person', type: 'customer' }),
      }),
      only: ({ label }) => (isOver.test(label) || !ofResend.test(label)) && !/"(username|type)"|registerPerson/.test(label),
    },
    'who it is': {
      text: 'Выбор: физическое или юридическое лицо',
      input: start({ storedMode: 'seller' }),
      only: ({ label }) => /organizationalForm|"type"/.test(label) || isOver.test(label),
    },
    'another code': {
      text: 'Человек ждёт ещё один код',
      input: start({ draft: draft(person) }),
      only: ({ label }) => ofResend.test(label) || /^submit|password|: (done|wrong code|lost)$|^(repeat|back)$/.test(label),
    },
    'a reload while registering': {
      text: 'Перезагрузка, пока шла регистрация',
      input: start({ draft: draft(person, { key: 'key-of-the-first-sending', isRepeat: false }) }),
      only: ({ label }) => /^(repeat|back|login)$/.test(label),
    },
    'no consent yet': {
      text: 'Согласия на обработку данных на этом устройстве ещё не давали',
      input: start({ hasConsent: false, draft: draft(person) }),
      only: ({ label }) => /^submit|password|"consent"|registerPerson: (done|wrong code|by field)$/.test(label),
    },
    'no phone': { text: 'В адресе нет телефона', input: start({ phone: '' }) },
  },
  key: ({ asksConsent, form, command, resend }) => [
    asksConsent,
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    command?.isRepeat,
    resend.isSentAgain,
    resend.command?.key,
  ],
  events: [
    { type: 'form.change', patch: person },
    { type: 'form.change', patch: { username: 'Anna' } },
    { type: 'form.change', patch: { type: 'customer' } },
    { type: 'form.change', patch: { type: 'client' } },
    { type: 'form.change', patch: { organizationalForm: 'legal-person' } },
    { type: 'form.change', patch: { organizationalForm: 'individual' } },
    { type: 'form.change', patch: { organization_inn: '7707083894' } },
    { type: 'form.change', patch: { password: CODE } },
    { type: 'form.change', patch: { consent: true } },
    { type: 'form.change', patch: { consent: false } },
    { type: 'form.blur', field: 'username' },
    { type: 'form.blur', field: 'organization_inn' },
    { type: 'form.blur', field: 'password' },
    { type: 'submit', ...stamp },
    { type: 'code.resend', ...stamp },
    { type: 'repeat' },
    { type: 'back' },
    { type: 'login' },
  ],
  calls: {
    registerPerson: call(actors, 'registerPerson', { ...answers, 'by field': byName('surname') }, input),
    registerCompany: call(actors, 'registerCompany', { ...answers, 'by field': byName('organization_inn') }, input),
    resendCode: call(actors, 'resendCode', resendAnswers, { phone: DIGITS, key: stamp.key }),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      if (patch.organizationalForm) await ui.click('radio', CHOICES[patch.organizationalForm])
      if (patch.type) await ui.click('radio', CHOICES[patch.type])
      if (patch.consent !== undefined) await ui.click('checkbox', CONSENT_BOX)
      for (const field of fields) if (patch[field] !== undefined) await ui.fill(LABELS[field], patch[field])
    },
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    submit: (ui) => ui.click('button', SUBMIT),
    'code.resend': (ui) => ui.click('button', AGAIN),
    repeat: (ui) => ui.click('button', 'Повторить'),
    back: (ui) => ui.click('button', 'Вернуться к форме'),
    login: (ui) => ui.click('button', 'Войти'),
  },
  states: {
    'form.noPhone+resend.waiting': seesNothing,
    'form.noPhone+resend.ready': seesNothing,
    'form.editing+resend.waiting': seesWait,
    'form.editing+resend.ready': seesAgain,
    'form.editing+resend.sending': seesAgain,
    'form.registeringPerson+resend.waiting': seesSubmit,
    'form.registeringPerson+resend.ready': seesSubmit,
    'form.registeringCompany+resend.waiting': seesSubmit,
    'form.registeringCompany+resend.ready': seesSubmit,
    'form.unanswered+resend.waiting': seesUnanswered,
    'form.unanswered+resend.ready': seesUnanswered,
    'form.done+resend.waiting': seesSubmit,
    'form.done+resend.ready': seesSubmit,
  },
})

export const EMPTY_MESSAGES = { username: REQUIRED, surname: REQUIRED, password: REQUIRED }
