/**
 * Deletion of the account in two steps: a code for the phone, behind a captcha, then the code itself (M25; DL04–DL13; A12,
 * A40, C06; E10, E11).
 *
 * The owner of the phone may delete its account, signed in or not. Codes are never stored: after silence and a reload the code is
 * typed again and sent under the same key, so that a completed deletion is reported as success. No state is final: the screen is
 * left by navigation.
 */
import { noCaptcha } from '../../fragments/captcha/captcha.ts'
import { captchaForm, captchaReturns } from '../../fragments/captcha/states.ts'
import { commitIn, repeatIn, sending } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { createResend } from '../../fragments/resend/resend.ts'
import { codeStates } from './code-states.ts'
import { lifeLeft, waitAfter } from './sent-code.ts'
import { requestOf } from './command.ts'
import { deletion, mobileOf, STILL_OPEN } from './setup.ts'
import type { DeletionContext } from './types.ts'

/** The first step. */
const form = deletion.createStateConfig({
  initial: 'captchaLoading',
  on: {
    ...formEvents,
    'form.change': { guard: 'isOfPhone', actions: 'changeField' },
    'person.known': {
      guard: 'isPhoneEmpty',
      actions: [
        { type: 'takePerson', params: ({ event }) => event },
        { type: 'fillPhone', params: ({ event }) => event },
      ],
    },
    'code.enter': {
      guard: 'isCodeOfPhone',
      target: '#deletion.code',
      actions: { type: 'resumeCode', params: ({ event }) => event },
    },
    cancel: { actions: { type: 'navigate', params: { to: '/' } } },
  },
  after: { CODE_LEFT: { guard: 'isCodeKept', actions: 'forgetCode' } },
  states: captchaForm({ submit: { guard: 'isPhoneComplete', ...commitIn('#deletion.requesting') } }),
})

const request = sending('requestDeletion', requestOf)

const forgetPhone = {
  type: 'forgetPhone',
  params: ({ context }: { context: DeletionContext }) => ({ phone: mobileOf(context) }),
} as const

const DELETED = { title: 'Аккаунт удалён', text: 'Этот телефон можно зарегистрировать заново', tone: 'success' } as const
const OTHERS_DELETED = {
  title: 'Аккаунт удалён',
  text: 'Вы вошли с другим телефоном: ваш аккаунт остался',
  tone: 'success',
} as const

export const deletionMachine = deletion.createMachine({
  id: 'deletion',
  context: ({ input: { mobile, command, sent, openKey, now } }) => ({
    form: createForm({ mobile, code: '' }),
    line: openKey === null || sent?.isPutOff ? null : STILL_OPEN,
    captcha: noCaptcha,
    command,
    open: openKey === null ? null : { code: null, key: openKey },
    sent,
    codeLeft: sent ? lifeLeft(sent, now) : 0,
    person: null,
    answer: null,
    resend: createResend(waitAfter(sent, now)),
  }),
  initial: 'routingStart',
  on: {
    'person.known': { actions: { type: 'takePerson', params: ({ event }) => event } },
  },
  states: {
    routingStart: {
      always: [{ guard: 'isUnanswered', target: 'unanswered' }, { guard: 'isCodeOnItsWay', target: 'code' }, { target: 'form' }],
    },
    form,
    requesting: {
      ...request,
      invoke: {
        ...request.invoke,
        // An answer's types are inferred from the call, so it must stay inline.
        src: 'requestDeletion',
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'code',
            actions: [{ type: 'takeCode', params: ({ event }) => ({ at: event.output.at }) }, 'closeCommand', 'announceCode'],
          },
          {
            target: 'routingAnswer',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output.answer }) },
              { type: 'measureCode', params: ({ event }) => ({ at: event.output.at }) },
            ],
          },
        ],
      },
    },
    routingAnswer: {
      always: [{ guard: 'isSilence', target: 'unanswered' }, ...captchaReturns.refused],
    },
    routingForm: { always: captchaReturns.problem },
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: repeatIn('requesting'),
        'code.enter': {
          target: 'code',
          actions: [{ type: 'takeCode', params: ({ event }) => ({ at: event.device }) }, 'closeCommand'],
        },
        back: {
          ...captchaReturns.back,
          actions: [...captchaReturns.back.actions, { type: 'measureCode', params: ({ event }) => ({ at: event.device }) }],
        },
      },
    },
    code: codeStates,
    routingPerson: {
      always: [{ guard: 'isOthersAccount', target: 'othersDeleted' }, { target: 'deleted' }],
    },
    deleted: {
      // The form is disabled until the navigation ends.
      tags: 'busy',
      entry: [
        forgetPhone,
        'forgetPerson',
        'closeCommand',
        'endSession',
        { type: 'toast', params: DELETED },
        { type: 'navigate', params: { to: '/auth/login', replace: true } },
      ],
    },
    othersDeleted: {
      tags: 'busy',
      entry: [
        forgetPhone,
        'forgetPerson',
        'closeCommand',
        { type: 'toast', params: OTHERS_DELETED },
        { type: 'navigate', params: { to: '/', replace: true } },
      ],
    },
  },
})
