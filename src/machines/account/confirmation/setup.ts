/** The setup of the confirmation machine: types, calls, effects and guards. Its states are in machine.ts. */
import { and, assign, not, setup, stateIn } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { modeOfType, typeOfMode } from '../../../domain/people/registration.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { change, fail } from '../../kit/form/form.ts'
import { formActions, formGuards, openGuards, type FormRules } from '../../kit/form/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { commitResend, takeSent } from '../../fragments/resend/resend.ts'
import { resendDelays, resendGuards } from '../../fragments/resend/states.ts'
import type { CodeSent } from '../../fragments/resend/types.ts'
import { checkConfirmation, cleaned, isCompany, openFields, sortMessages, tidied } from './form.ts'
import type { ConfirmationContext, ConfirmationEvent, ConfirmationInput, PersonInput, ResendRequest } from './types.ts'

export const personInput = (context: ConfirmationContext): PersonInput => ({
  values: context.form.values,
  phone: context.phone,
  key: commandOf(context).key,
})

/** The mode stored for the phone of a confirmed registration (A06, E01). */
export const modeChosen = ({ form, phone }: ConfirmationContext) => ({ mode: modeOfType(form.values.type), owner: phone })

export const resendInput = ({ phone, resend }: ConfirmationContext): ResendRequest => ({
  phone,
  key: commandOf(resend).key,
})

/** A company buys; an individual returns to the stored mode (AU24, AU25, AU27, A07). */
const changed: FormRules<ConfirmationContext, ConfirmationEvent>['change'] = (form, patch, { storedMode }) => {
  const { organizationalForm } = patch
  if (organizationalForm === undefined) return change(form, tidied(patch))
  const type = organizationalForm === 'legal-person' ? 'customer' : typeOfMode(storedMode)
  return { ...change(form, { ...patch, type }), errors: {} }
}

const messagesOf = ({ answer, form }: ConfirmationContext) =>
  answer?.kind === 'refused' && answer.fields ? sortMessages(form.values, answer.fields) : null

/** A string goes under the code, an object under its fields (AU33, AU34). */
const errorsOf = (context: ConfirmationContext) => messagesOf(context)?.shown ?? { password: messageOf(context.answer) }

/** The server's messages about fields that are not on the screen. */
export const otherMessages = (context: ConfirmationContext): string[] => messagesOf(context)?.others ?? []

/** A new code has been requested: the typed one may be replaced already. */
const noCodeAwaited = not(stateIn({ resend: 'sending' }))

const rules: FormRules<ConfirmationContext, ConfirmationEvent> = {
  check: () => checkConfirmation,
  change: changed,
  tidy: cleaned,
}
const { isComplete } = formGuards(rules)
const { mayChange, mayLeave } = openGuards<ConfirmationContext, ConfirmationEvent>(({ form, asksConsent }) =>
  openFields(form.values, asksConsent),
)

export const confirmation = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    tags: {} as Tag,
  },
  actors: {
    registerPerson: declared<ApiResult<null>, PersonInput>(),
    registerCompany: declared<ApiResult<null>, PersonInput>(),
    resendCode: declared<CodeSent, ResendRequest>(),
  },
  actions: {
    ...effects('navigate', 'toast', 'storeMode', 'storeChoice', 'removeToken', 'handPhone', 'forgetDrafts', 'forgetWait'),
    ...commandActions<ConfirmationContext, ConfirmationEvent>(),
    ...formActions(rules),
    /** A company buys from now on, whatever the user chose before (AU24). */
    takeCustomerMode: assign({ storedMode: 'customer' }),
    commit: assign({
      command: (_, { key }: { key: string }) => ({ key, isRepeat: false }),
      // The server's messages belong to the last attempt. A submit by key or click may come without a blur.
      form: ({ context }) => ({ ...context.form, values: cleaned(context.form.values), errors: {} }),
    }),
    showProblem: assign({ form: ({ context }) => fail(context.form, errorsOf(context)) }),
    /** The code is now the password: it does not outlive the form. */
    forgetSecrets: assign({ form: ({ context }) => change(context.form, { password: '' }), command: null, answer: null }),
    commitResend: assign({
      resend: ({ context }, { key }: { key: string }) => commitResend(context.resend, key),
      // The message about the code belongs to the previous one.
      form: ({ context }) => change(context.form, { password: context.form.values.password }),
    }),
    takeSent: assign({ resend: ({ context }, { sent }: { sent: CodeSent | null }) => takeSent(context.resend, sent) }),
    showResendProblem: assign({
      form: ({ context: { form, resend } }) => ({
        ...form,
        errors: { ...form.errors, password: messageOf(resend.answer) },
      }),
    }),
  },
  guards: {
    ...resendGuards,
    ...commandGuards,
    lacksPhone: ({ context }) => context.phone === '',
    mayChange,
    mayLeave,
    becomesCompany: ({ event }) => event.type === 'form.change' && event.patch.organizationalForm === 'legal-person',
    isCompany: ({ context }) => isCompany(context.form.values),
    isComplete: and([noCodeAwaited, isComplete]),
    noCodeAwaited,
    /** One request at a time. */
    mayResend: stateIn({ form: 'editing' }),
    hasCode: ({ context }) => context.form.values.password !== '',
    hasOtherMessages: ({ context }) => otherMessages(context).length > 0,
  },
  delays: resendDelays,
})
