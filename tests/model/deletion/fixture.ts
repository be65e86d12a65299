import { refusals } from '../../../src/domain/refusals.ts'
import { RESEND_AFTER, TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../../src/domain/sms-code.ts'
import { deletionActors } from '../../../src/machines/deletion/actors.ts'
import { deletionMachine } from '../../../src/machines/deletion/machine.ts'
import type { CodeAsk, DeletionContext, DeletionInput } from '../../../src/machines/deletion/types.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said, type NamedAnswer } from '../kit/flow.ts'
import { resendAnswers } from '../kit/resend.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const PHONE = '+7 (900) 000-00-01'
export const DIGITS = '79000000001'
export const CODE = '123456'
/** What the server says where it does not say «Success». */
export const NOT_TODAY = 'Удаление временно недоступно'

export const ask: CodeAsk = { mobile: DIGITS, key: 'key-of-the-first-sending', isRepeat: false }
const wait = { until: stamp.now + RESEND_AFTER, left: RESEND_AFTER }
export const start = (changes: Partial<DeletionInput> = {}): DeletionInput => ({
  mobile: '',
  ask: null,
  sentAt: null,
  openKey: null,
  wait,
  ...changes,
})

const actors = (api: Parameters<typeof deletionActors>[0]) => deletionActors(api, () => stamp.now)

const success = said('сообщение «Success»', ok(null, 'Success'))
const otherWord = said('другое сообщение в ответе 200', ok(null, NOT_TODAY))
const { sent: _, ...resendProblems } = resendAnswers
const resends: Record<string, NamedAnswer> = { success, 'other word': otherWord, ...resendProblems }

const SEND = 'Отправить код'
const DELETE = 'Удалить аккаунт'
const AGAIN = 'Отправить код ещё раз'

const insist = async (ui: Ui, name: string, isOn: boolean) => {
  if ((await ui.isEnabled('button', name)) !== isOn) throw new Error(`«${name}» is ${isOn ? 'off' : 'on'}`)
}

const seesPage = async (ui: Ui, { form, line }: DeletionContext) => {
  await ui.sees('heading', 'Удаление аккаунта из Платформы МСТ')
  for (const text of [
    /фамилия, имя и отчество/,
    /паспортные данные, если/,
    /номер телефона/,
    /Обезличенные данные о серийных номерах/,
  ])
    await ui.seesText(text)
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  if (line) await ui.seesText(line.text)
}

const seesCode = (resend: 'waiting' | 'ready' | 'sending', isTyping: boolean) => async (ui: Ui, context: DeletionContext) => {
  await seesPage(ui, context)
  if ((await ui.valueOf('Телефон')) !== PHONE) throw new Error('the phone is not there')
  await ui.sees('button', DELETE)
  if (isTyping) await insist(ui, DELETE, resend !== 'sending' && /^\d+$/.test(context.form.values.code))
  await insist(ui, 'Отмена', isTyping)
  if (resend === 'waiting') await ui.seesText(/Отправить код ещё раз можно через \d+ с/)
  else await ui.sees('button', AGAIN)
}
const seesUnanswered = (ui: Ui) => ui.sees('heading', 'Не удалось узнать результат')

const ofResend = /resend|RESEND/
const ofAsk = /^requestDeletion|"mobile"|person\.known/

export const deletionFlow = await defineFlow({
  name: 'deletion',
  machine: deletionMachine,
  inputs: {
    'a first visit': {
      text: 'Первое посещение',
      input: start(),
      only: ({ label }) => !ofResend.test(label) && !/^confirmDeletion: (?!success|lost|wrong code)/.test(label),
    },
    'a code on its way': {
      text: 'Код отправлен до перезагрузки',
      input: start({ mobile: PHONE, sentAt: stamp.now }),
      only: ({ label }) => !ofAsk.test(label) && !ofResend.test(label),
    },
    'another code': {
      text: 'Человек ждёт ещё один код',
      input: start({ mobile: PHONE, sentAt: stamp.now }),
      only: ({ label }) =>
        ofResend.test(label) || /^confirm$|^confirmDeletion: (success|wrong code|lost)$|"123456"|^cancel/.test(label),
    },
    'a reload while asking': {
      text: 'Перезагрузка, пока запрашивался код',
      input: start({ mobile: PHONE, ask }),
      only: ({ label }) => /^(repeat|back|code\.enter|requestDeletion: (success|lost|offline)|submit)/.test(label),
    },
    'a reload while deleting': {
      text: 'Перезагрузка, пока аккаунт удалялся',
      input: start({ mobile: PHONE, sentAt: stamp.now, openKey: 'key-of-the-deletion' }),
      only: ({ label }) => /"code"|^confirm$|^confirmDeletion: (success|wrong code|lost|offline)$|^repeat|^back/.test(label),
    },
  },
  key: ({ form, line, ask: own, confirmation, open, sentAt, resend }) => [
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    line?.text,
    own?.isRepeat,
    confirmation?.isRepeat,
    open?.code,
    sentAt !== null,
    resend.key !== null,
    resend.isSentAgain,
  ],
  events: [
    { type: 'person.known', mobile: DIGITS },
    { type: 'form.change', patch: { mobile: PHONE } },
    { type: 'form.change', patch: { mobile: '+7 (900) 000' } },
    { type: 'form.change', patch: { code: CODE } },
    { type: 'form.change', patch: { code: '12а4' } },
    { type: 'form.blur', field: 'mobile' },
    { type: 'submit', ...stamp },
    { type: 'confirm', ...stamp },
    { type: 'cancel' },
    { type: 'repeat' },
    { type: 'code.enter', ...stamp, device: stamp.now },
    { type: 'back' },
    { type: 'code.resend', ...stamp },
  ],
  calls: {
    requestDeletion: call(actors, 'requestDeletion', resends, ask),
    resendCode: call(actors, 'resendCode', resends, ask),
    confirmDeletion: call(
      actors,
      'confirmDeletion',
      {
        ...faults,
        success,
        'other word': otherWord,
        'wrong code': said('неверный код', refusal(400, refusals.refused.code, WRONG_CODE)),
        'too many': said('слишком много неверных кодов', refusal(429, refusals.tooManyAttempts.code, TOO_MANY_WRONG_CODES)),
        'key mismatch': said(
          'под этим ключом шёл другой код',
          refusal(409, refusals.keyMismatch.code, refusals.keyMismatch.text),
        ),
      },
      { ...ask, code: CODE },
    ),
  },
  act: {
    'person.known': { by: 'app', why: 'the session has learnt who is signed in' },
    'form.change': async (ui, { patch }) => {
      const [label, text] = patch.mobile === undefined ? ['Код из SMS', patch.code] : ['Телефон', patch.mobile]
      // A mask takes a shorter text over a longer one for an edit in its middle.
      await ui.fill(label, '')
      await ui.fill(label, text ?? '')
    },
    'form.blur': (ui) => ui.leave('Телефон'),
    submit: (ui) => ui.click('button', SEND),
    confirm: (ui) => ui.click('button', DELETE),
    cancel: (ui) => ui.click('button', 'Отмена'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    'code.enter': (ui) => ui.click('button', 'Ввести код'),
    back: (ui) => ui.click('button', 'Вернуться к форме'),
    'code.resend': (ui) => ui.click('button', AGAIN),
  },
  states: {
    phone: async (ui, context) => {
      await seesPage(ui, context)
      await ui.seesNoText('Код из SMS')
      await insist(ui, SEND, context.form.values.mobile === PHONE)
      await insist(ui, 'Отмена', true)
    },
    requesting: (ui) => ui.sees('button', SEND),
    unanswered: seesUnanswered,
    'code.confirm.typing+code.resend.waiting': seesCode('waiting', true),
    'code.confirm.typing+code.resend.ready': seesCode('ready', true),
    'code.confirm.typing+code.resend.sending': seesCode('sending', true),
    'code.confirm.confirming+code.resend.waiting': seesCode('waiting', false),
    'code.confirm.confirming+code.resend.ready': seesCode('ready', false),
    'code.confirm.unanswered+code.resend.waiting': seesUnanswered,
    'code.confirm.unanswered+code.resend.ready': seesUnanswered,
    deleted: (ui) => ui.sees('button', DELETE),
  },
})
