/** The setup of the deletion machine: types, calls, effects and guards. Its states are in machine.ts and code-states.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { formatPhone, isPhone, phoneDigits } from '../../../domain/people/phone.ts'
import { codeRequest } from '../../fragments/captcha/captcha.ts'
import { captchaActions, captchaCalls } from '../../fragments/captcha/setup.ts'
import { captchaDelays, captchaGuards } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { createForm } from '../../kit/form/form.ts'
import { formActions } from '../../kit/form/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { commitResend, createResend, takeSent } from '../../fragments/resend/resend.ts'
import { resendDelays, resendGuards } from '../../fragments/resend/states.ts'
import { checkDeletion, codeDigits, typeIn } from './form.ts'
import { confirmationOf, requestOf } from './command.ts'
import { lifeLeft, waitAfter } from './sent-code.ts'
import type { Confirmation, DeletionContext, DeletionEvent, DeletionInput, DeletionSent, Line, SentCode } from './types.ts'

const CODE_SENT: Line = { tone: 'success', text: 'Код отправлен на ваш телефон' }
export const STILL_OPEN: Line = {
  tone: 'warning',
  text: 'Ответ на удаление не пришёл. Введите тот же код ещё раз: если аккаунт уже удалён, вы это узнаете',
}

export const mobileOf = ({ form }: DeletionContext): string => phoneDigits(form.values.mobile) ?? ''

/** Without a captcha: the captcha of the first request covers it (B01). */
export const resendOf = (context: DeletionContext): CodeRequest => ({
  ...commandOf(context.resend),
  mobile: mobileOf(context),
  captchaToken: null,
})

const problemLine = (answer: ApiResult<null> | null): Line => ({
  tone: 'danger',
  text: messageOf(answer),
})

/** The key of the last confirmation stays with its code, so that a repeat of it reveals a lost success. */
const keyFor = ({ open }: DeletionContext, code: string, key: string): string =>
  open && (open.code === null || open.code === code) ? open.key : key

/** A new code of the same phone; a code of another phone has no open confirmation. */
const takeCode = ({ sent, open }: DeletionContext, { mobile, at }: Omit<SentCode, 'isPutOff'>) => ({
  sent: { mobile, at, isPutOff: false },
  open: sent?.mobile === mobile ? open : null,
  resend: createResend(waitAfter({ mobile, at, isPutOff: false }, at)),
})

const { changeField, leaveField } = formActions<DeletionContext, DeletionEvent>({ check: () => checkDeletion, change: typeIn })

export const deletion = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    input: {} as DeletionInput,
    tags: {} as Tag,
  },
  actors: {
    ...captchaCalls,
    requestDeletion: declared<DeletionSent, CodeRequest>(),
    resendCode: declared<DeletionSent, CodeRequest>(),
    confirmDeletion: declared<ApiResult<null>, Confirmation>(),
  },
  actions: {
    ...effects('navigate', 'toast', 'endSession', 'forgetPhone'),
    ...captchaActions<DeletionContext, DeletionEvent>(),
    ...commandActions<DeletionContext, DeletionEvent>(),
    takePerson: assign({ person: (_, { mobile }: { mobile: string }) => mobile }),
    changeField,
    leaveField,
    fillPhone: assign({ form: (_, { mobile }: { mobile: string }) => createForm({ mobile: formatPhone(mobile), code: '' }) }),
    commit: assign({
      command: ({ context: { form, captcha } }, { key }: { key: string }) => codeRequest(form.values.mobile, captcha, key),
      line: null,
    }),
    showProblem: assign({ line: ({ context }) => problemLine(context.answer) }),
    /** The wait for another code starts with this one. */
    takeCode: assign(({ context }, { at }: { at: number }) => takeCode(context, { mobile: requestOf(context).mobile, at })),
    /** Back to the code that was put off, together with its open confirmation. */
    resumeCode: assign(({ context: { sent, open } }, { device }: { device: number }) => ({
      sent: sent && { ...sent, isPutOff: false },
      resend: createResend(waitAfter(sent, device)),
      line: open && STILL_OPEN,
    })),
    /** On every entry to the first step: it offers the code for the rest of its lifetime. */
    measureCode: assign({
      codeLeft: ({ context }, { at }: { at: number }) => (context.sent ? lifeLeft(context.sent, at) : 0),
    }),
    /** The code has expired. */
    forgetCode: assign({ sent: null, open: null }),
    announceCode: assign({ line: CODE_SENT }),
    commitConfirmation: assign({
      command: ({ context }, { key }: { key: string }) => {
        const code = codeDigits(context.form.values.code)
        const own = keyFor(context, code, key)
        return { mobile: mobileOf(context), code, key: own, isRepeat: own === context.open?.key }
      },
      line: null,
    }),
    /** The result is unknown: the key stays with the code. */
    holdConfirmation: assign({
      open: ({ context }) => ({ code: confirmationOf(context).code, key: confirmationOf(context).key }),
    }),
    forgetOpen: assign({ open: null }),
    /** Back to the first step: the phone stays, the typed code is cleared (DL09); the sent code itself can be resumed. */
    putCodeOff: assign({
      form: ({ context }) => createForm({ mobile: context.form.values.mobile, code: '' }),
      line: null,
      sent: ({ context: { sent } }) => sent && { ...sent, isPutOff: true },
    }),
    /** No personal data outlive the account. */
    forgetPerson: assign({
      form: createForm({ mobile: '', code: '' }),
      open: null,
      sent: null,
      line: null,
    }),
    commitResend: assign({ resend: ({ context }, { key }: { key: string }) => commitResend(context.resend, key), line: null }),
    takeSent: assign({
      resend: ({ context }, { sent }: { sent: DeletionSent | null }) => takeSent(context.resend, sent),
      sent: ({ context }, { sent }: { sent: DeletionSent | null }) =>
        context.sent && sent?.answer.kind === 'ok' ? { ...context.sent, at: sent.at } : context.sent,
    }),
    showResendProblem: assign({ line: ({ context }) => problemLine(context.resend.answer) }),
  },
  guards: {
    ...captchaGuards,
    ...commandGuards,
    ...resendGuards,
    /** The other step's field is closed. */
    isOfPhone: ({ event }) => event.type === 'form.change' && Object.keys(event.patch).every((field) => field === 'mobile'),
    isOfCode: ({ event }) => event.type === 'form.change' && Object.keys(event.patch).every((field) => field === 'code'),
    isPhoneEmpty: ({ context }) => context.form.values.mobile === '',
    isPhoneComplete: ({ context }) => isPhone(context.form.values.mobile),
    /** Not while another code is being requested: it replaces this one. */
    isCodeComplete: ({ context: { form, resend } }) =>
      checkDeletion(form.values).code === undefined && (resend.command === null || resend.answer !== null),
    isCodeOnItsWay: ({ context }) => context.sent?.isPutOff === false,
    isCodeKept: ({ context }) => context.sent !== null,
    isCodeOfPhone: ({ context }) => context.sent?.mobile === mobileOf(context),
    /** A user with another phone is signed in here. */
    isOthersAccount: ({ context }) => context.person !== null && context.person !== mobileOf(context),
    /** One request at a time: a new code would invalidate the one that is being confirmed. */
    mayResend: ({ context }) => context.command === null,
  },
  delays: { ...captchaDelays, ...resendDelays, CODE_LEFT: ({ context }) => context.codeLeft },
})
