import { isPhone } from '../../src/domain/people/phone.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { CAPTCHA_AGAIN, CAPTCHA_REFUSED, TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../src/domain/people/sms-code.ts'
import { deletionActors } from '../../src/machines/account/deletion/actors.ts'
import { deletionMachine } from '../../src/machines/account/deletion/machine.ts'
import type { DeletionContext, DeletionInput, SentCode } from '../../src/machines/account/deletion/types.ts'
import type { CodeRequest } from '../../src/machines/fragments/captcha/types.ts'
import { captchaCalls, solveCaptcha, TOKEN, unusedCaptcha } from '../fragments/captcha.ts'
import { commandAnswers } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said, type NamedAnswer } from '../kit/flow.ts'
import { resendAnswers } from '../fragments/resend.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const PHONE = '+7 (900) 000-00-01'
export const DIGITS = '79000000001'
export const CODE = '123456'
/** The server's message in place of «Success». */
export const NOT_TODAY = 'Удаление временно недоступно'

/** Another user, signed in on this device. */
export const OTHER = '79000000005'

export const request: CodeRequest = { mobile: DIGITS, captchaToken: TOKEN, key: 'key-of-the-first-sending', isRepeat: false }
export const sent: SentCode = { mobile: DIGITS, at: stamp.now, isPutOff: false }
export const start = (changes: Partial<DeletionInput> = {}): DeletionInput => ({
  mobile: '',
  command: null,
  sent: null,
  openKey: null,
  now: stamp.now,
  ...changes,
})

const actors = (api: Parameters<typeof deletionActors>[0]) => deletionActors(api, unusedCaptcha, () => stamp.now)

const success = said('сообщение «Success»', ok(null, 'Success'))
const otherWord = said('другое сообщение в ответе 200', ok(null, NOT_TODAY))
/** The protocol's message is exactly «Success» (DL08). */
const lowerCase = said('сообщение «success»', ok(null, 'success'))
const { sent: _, ...resendProblems } = resendAnswers
const resends: Record<string, NamedAnswer> = { success, 'other word': otherWord, 'lower case': lowerCase, ...resendProblems }
const robot = said('нужна проверка «Я не робот»', refusal(422, refusals.captchaRequired.code, CAPTCHA_REFUSED))
const unvouched = said('за новый код никто не ручается', refusal(422, refusals.captchaRequired.code, CAPTCHA_AGAIN))

const SEND = 'Отправить код'
const DELETE = 'Удалить аккаунт'
const ENTER = 'Ввести код'
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
    /ещё пять лет для налоговой отчётности хранятся имя, ИНН и сумма выплат/,
  ])
    await ui.seesText(text)
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  if (line) await ui.seesText(line.text)
}

/** The first step; an unexpired code may be entered there (E10). */
const seesForm = (isProven: boolean) => async (ui: Ui, context: DeletionContext) => {
  const { form, sent: code } = context
  await seesPage(ui, context)
  await ui.seesNoText('Код из SMS')
  await insist(ui, SEND, isProven && isPhone(form.values.mobile))
  await insist(ui, 'Отмена', true)
  if (code && form.values.mobile === PHONE) await insist(ui, ENTER, true)
  else await ui.seesNoText(ENTER)
}
const seesCheck =
  (news: string | null, isProven = false) =>
  async (ui: Ui, context: DeletionContext) => {
    await seesForm(isProven)(ui, context)
    await ui.sees('checkbox', 'Я не робот')
    if (news !== null) await ui.seesText(news)
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

/** The events of a first visit; the reload during the request gets every answer. */
const COMMON = /^requestDeletion: (success|other word|robot|lost|gateway down|offline)$/
const ofForm = /^requestDeletion|"mobile"|person\.known|aptcha|^submit|^form\.blur|^code\.enter|CODE_LEFT/
const ofResend = /resend|RESEND/

export const deletionFlow = await defineFlow({
  name: 'deletion',
  machine: deletionMachine,
  inputs: {
    'a first visit': {
      text: 'Первое посещение',
      input: start(),
      only: ({ label }) => /aptcha|000-00-01|^submit|^repeat|^back|^cancel/.test(label) || COMMON.test(label),
    },
    'a phone being typed': {
      text: 'Человек вводит телефон',
      input: start(),
      only: ({ label }) => /"mobile"|^form\.blur|^cancel|^prepareCaptcha: failed/.test(label),
    },
    'a code on its way': {
      text: 'Код отправлен до перезагрузки',
      input: start({ mobile: PHONE, sent }),
      only: ({ label }) => !ofForm.test(label) && !ofResend.test(label),
    },
    'another code': {
      text: 'Человек ждёт ещё один код',
      input: start({ mobile: PHONE, sent }),
      only: ({ label }) => ofResend.test(label) || /^confirm$|^confirmDeletion: (success|wrong code|lost)$|"123456"/.test(label),
    },
    'a code put off': {
      text: 'Человек вернулся к шагу 1, код ещё действует',
      input: start({ mobile: PHONE, sent: { ...sent, isPutOff: true } }),
      only: ({ label }) => /"mobile"|^code\.enter|^cancel|^prepareCaptcha: ready|CODE_LEFT/.test(label),
    },
    'another account': {
      text: 'Вошёл человек с другим телефоном',
      input: start({ mobile: PHONE, sent }),
      only: ({ label }) => /^person\.known|"123456"|^confirm$|^confirmDeletion: (success|wrong code)$/.test(label),
    },
    'a reload while asking': {
      text: 'Перезагрузка, пока запрашивался код',
      input: start({ mobile: PHONE, command: request }),
      only: ({ label }) => /^(repeat|back|code\.enter|requestDeletion)/.test(label),
    },
    'a reload while deleting': {
      text: 'Перезагрузка, пока аккаунт удалялся',
      input: start({ mobile: PHONE, sent, openKey: 'key-of-the-deletion' }),
      only: ({ label }) => /"code"|^confirm$|^confirmDeletion: (success|wrong code|lost|offline)$|^repeat|^back/.test(label),
    },
  },
  key: ({ form, line, captcha, command: own, open, sent: code, person, resend }) => [
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    line?.text,
    captcha.token,
    captcha.note,
    own && 'captchaToken' in own && own.captchaToken,
    own?.isRepeat,
    open?.code,
    code?.isPutOff,
    person,
    resend.command !== null,
    resend.isSentAgain,
  ],
  events: [
    { type: 'person.known', mobile: DIGITS },
    { type: 'person.known', mobile: OTHER },
    { type: 'form.change', patch: { mobile: PHONE } },
    { type: 'form.change', patch: { mobile: '+7 (900) 000' } },
    { type: 'form.change', patch: { code: CODE } },
    { type: 'form.change', patch: { code: '12а4' } },
    { type: 'form.blur', field: 'mobile' },
    { type: 'captcha.solve' },
    { type: 'submit', ...stamp },
    { type: 'confirm', ...stamp },
    { type: 'cancel', ...stamp, device: stamp.now },
    { type: 'repeat' },
    { type: 'code.enter', ...stamp, device: stamp.now },
    { type: 'back', ...stamp, device: stamp.now },
    { type: 'code.resend', ...stamp },
  ],
  calls: {
    ...captchaCalls(actors),
    requestDeletion: call(actors, 'requestDeletion', { ...resends, robot }, request),
    resendCode: call(actors, 'resendCode', { ...resends, robot: unvouched }, { ...request, captchaToken: null }),
    confirmDeletion: call(
      actors,
      'confirmDeletion',
      {
        ...commandAnswers,
        success,
        'other word': otherWord,
        'lower case': lowerCase,
        'wrong code': said('неверный код', refusal(400, refusals.refused.code, WRONG_CODE)),
        'too many': said('слишком много неверных кодов', refusal(429, refusals.tooManyAttempts.code, TOO_MANY_WRONG_CODES)),
        'key mismatch': said(
          'под этим ключом шёл другой код',
          refusal(409, refusals.keyMismatch.code, refusals.keyMismatch.text),
        ),
      },
      { mobile: DIGITS, key: request.key, isRepeat: false, code: CODE },
    ),
  },
  act: {
    'person.known': { by: 'app', why: 'the session has learnt who is signed in' },
    'form.change': async (ui, { patch }) => {
      const [label, text] = patch.mobile === undefined ? ['Код из SMS', patch.code] : ['Телефон', patch.mobile]
      // The mask takes a shorter text over a longer one for an edit in its middle.
      await ui.fill(label, '')
      await ui.fill(label, text ?? '')
    },
    'form.blur': (ui) => ui.leave('Телефон'),
    'captcha.solve': solveCaptcha,
    submit: (ui) => ui.click('button', SEND),
    confirm: (ui) => ui.click('button', DELETE),
    cancel: (ui) => ui.click('button', 'Отмена'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    'code.enter': (ui) => ui.click('button', ENTER),
    back: (ui) => ui.click('button', 'Вернуться к форме'),
    'code.resend': (ui) => ui.click('button', AGAIN),
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
    othersDeleted: (ui) => ui.sees('button', DELETE),
  },
})
