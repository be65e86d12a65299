/** What the deletion machine is made of: its types, calls, effects and guards. Its states are in machine.ts and code-states.ts. */
import { assign, setup } from 'xstate'
import { resultMessage, type ApiResult } from '../../api/result.ts'
import { DEFAULT_ERROR } from '../../domain/default-error.ts'
import { formatPhone, isPhone, phoneDigits } from '../../domain/phone.ts'
import { declared } from '../kit/actor.ts'
import { isSilence } from '../kit/command.ts'
import { effects } from '../kit/effects.ts'
import { blur, createForm } from '../kit/form.ts'
import type { Tag } from '../kit/tags.ts'
import { commitResend, createResend, takeSent, waitFrom } from '../resend/resend.ts'
import { resendDelays, resendGuards } from '../resend/states.ts'
import { checkDeletion, codeDigits, typeIn, type DeletionValues } from './form.ts'
import type { CodeAsk, Confirmation, DeletionContext, DeletionEvent, DeletionInput, DeletionSent, Line } from './types.ts'

const CODE_SENT: Line = { tone: 'success', text: 'Код отправлен на ваш телефон' }
export const STILL_OPEN: Line = {
  tone: 'warning',
  text: 'Ответ на удаление не пришёл. Введите тот же код ещё раз: если аккаунт уже удалён, вы это узнаете',
}

export const mobileOf = ({ form }: DeletionContext): string => phoneDigits(form.values.mobile) ?? ''

/** Requests are sent only from states that have them; the type cannot know it. */
export const askOf = ({ ask }: DeletionContext): CodeAsk => {
  if (!ask) throw new Error('deletion: no request to send')
  return ask
}
export const confirmationOf = ({ confirmation }: DeletionContext): Confirmation => {
  if (!confirmation) throw new Error('deletion: nothing to confirm')
  return confirmation
}
export const resendOf = (context: DeletionContext): CodeAsk => {
  const { key } = context.resend
  if (key === null) throw new Error('deletion: no code to send again')
  return { mobile: mobileOf(context), key, isRepeat: false }
}

const problemLine = (answer: ApiResult<null> | null): Line => ({
  tone: 'danger',
  text: answer ? resultMessage(answer) : DEFAULT_ERROR,
})

/** The key of the last confirmation goes with its code, so that a lost success is heard by repeating it. */
const keyFor = ({ open }: DeletionContext, code: string, key: string): string =>
  open && (open.code === null || open.code === code) ? open.key : key

export const deletion = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    input: {} as DeletionInput,
    tags: {} as Tag,
  },
  actors: {
    requestDeletion: declared<DeletionSent, CodeAsk>(),
    resendCode: declared<DeletionSent, CodeAsk>(),
    confirmDeletion: declared<ApiResult<null>, Confirmation>(),
  },
  actions: {
    ...effects('navigate', 'toast', 'eraseUser', 'endSession', 'forgetPhone'),
    changeField: assign({ form: ({ context }, patch: Partial<DeletionValues>) => typeIn(context.form, patch) }),
    leavePhone: assign({ form: ({ context }) => blur(context.form, 'mobile', checkDeletion) }),
    fillPhone: assign({ form: (_, { mobile }: { mobile: string }) => createForm({ mobile: formatPhone(mobile), code: '' }) }),
    commitAsk: assign({
      ask: ({ context }, { key }: { key: string }) => ({ mobile: mobileOf(context), key, isRepeat: false }),
      line: null,
    }),
    repeatAsk: assign({ ask: ({ context }) => ({ ...askOf(context), isRepeat: true }) }),
    closeAsk: assign({ ask: null, answer: null }),
    takeAnswer: assign({ answer: (_, params: { answer: ApiResult<null> }) => params.answer }),
    takeSilence: assign({ answer: { kind: 'unknown' } as const }),
    showProblem: assign({ line: ({ context }) => problemLine(context.answer) }),
    /** The wait for another code begins with this one. */
    takeCodeTime: assign({
      sentAt: (_, { at }: { at: number }) => at,
      resend: (_, { at }: { at: number }) => createResend(waitFrom(at)),
    }),
    announceCode: assign({ line: CODE_SENT }),
    commitConfirmation: assign({
      confirmation: ({ context }, { key }: { key: string }) => {
        const code = codeDigits(context.form.values.code)
        const own = keyFor(context, code, key)
        return { mobile: mobileOf(context), code, key: own, isRepeat: own === context.open?.key }
      },
      line: null,
    }),
    repeatConfirmation: assign({ confirmation: ({ context }) => ({ ...confirmationOf(context), isRepeat: true }) }),
    /** Its result is open: the key stays with the code. */
    holdConfirmation: assign({
      open: ({ context }) => ({ code: confirmationOf(context).code, key: confirmationOf(context).key }),
      confirmation: null,
      answer: null,
    }),
    closeConfirmation: assign({ confirmation: null, open: null, answer: null }),
    /** Back to the first step: the phone stays, everything of the code goes (DL09). */
    resetCode: assign({
      form: ({ context }) => createForm({ mobile: context.form.values.mobile, code: '' }),
      line: null,
      open: null,
      sentAt: null,
    }),
    /** Nothing of the person outlives the account. */
    forgetPerson: assign({
      form: createForm({ mobile: '', code: '' }),
      confirmation: null,
      open: null,
      sentAt: null,
      answer: null,
      line: null,
    }),
    commitResend: assign({ resend: ({ context }, { key }: { key: string }) => commitResend(context.resend, key), line: null }),
    takeSent: assign({
      resend: ({ context }, { sent }: { sent: DeletionSent | null }) => takeSent(context.resend, sent),
      sentAt: ({ context }, { sent }: { sent: DeletionSent | null }) => (sent?.answer.kind === 'ok' ? sent.at : context.sentAt),
    }),
    showResendProblem: assign({ line: ({ context }) => problemLine(context.resend.answer) }),
  },
  guards: {
    ...resendGuards,
    /** A field of the other step is closed. */
    isOfPhone: ({ event }) => event.type === 'form.change' && Object.keys(event.patch).every((field) => field === 'mobile'),
    isOfCode: ({ event }) => event.type === 'form.change' && Object.keys(event.patch).every((field) => field === 'code'),
    isPhoneEmpty: ({ context }) => context.form.values.mobile === '',
    isPhoneComplete: ({ context }) => isPhone(context.form.values.mobile),
    /** Not while another code is on its way: it takes the place of this one. */
    isCodeComplete: ({ context: { form, resend } }) =>
      checkDeletion(form.values).code === undefined && (resend.key === null || resend.answer !== null),
    isAskOpen: ({ context }) => context.ask !== null,
    isCodeOnItsWay: ({ context }) => context.sentAt !== null,
    isDone: ({ context }) => context.answer?.kind === 'ok',
    isAskSilent: ({ context }) => isSilence(context.answer, context.ask?.isRepeat === true),
    isConfirmationSilent: ({ context }) => isSilence(context.answer, context.confirmation?.isRepeat === true),
    /** One thing at a time: a new code would spoil the one that is being confirmed. */
    mayResend: ({ context }) => context.confirmation === null,
  },
  delays: resendDelays,
})
