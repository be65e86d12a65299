/**
 * A seller's hand-over, for the buyer who opens its link (E17, D221–D226): what is handed over, then one press that registers it. Whoever
 * is not signed in, or works as a seller, comes back here first.
 */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { Handover } from '../../../api/types.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { commitIn, routingAnswer, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { OpenInput, RegisterInput } from './actors.ts'
import type { HandoverContext, HandoverEvent, HandoverInput, Reader, ReaderKind, Registered } from './types.ts'

type Held = { context: HandoverContext }
type Answer = ApiResult<unknown> | null

/** A text that can be no token reads like one that has expired. */
const OVER: ReadonlySet<number | null> = new Set([refusals.handoverExpired.code, refusals.invalidRequest.code])

const HERE = '/handover'

const takeReader = { type: 'takeReader', params: ({ event }: { event: { reader: Reader } }) => event.reader } as const
/** Where a sign-in leads back to (E14): anybody's, because the link is nobody's yet. */
const comeBack = { type: 'rememberGoal', params: { mobile: null } } as const

/** One of the guards about links judges the answer to the command, which the context has. */
const ofCommand = <const Guard extends string>(type: Guard) =>
  ({ type, params: ({ context }: Held): Answer => context.answer }) as const

const is =
  (...kinds: readonly ReaderKind[]) =>
  ({ context }: Held) =>
    kinds.includes(context.reader.kind)

export const handoverMachine = setup({
  types: {
    context: {} as HandoverContext,
    events: {} as HandoverEvent,
    input: {} as HandoverInput,
    tags: {} as Tag,
  },
  actors: {
    openHandover: declared<ApiResult<Handover>, OpenInput>(),
    registerHandover: declared<ApiResult<Registered | null>, RegisterInput>(),
  },
  actions: {
    ...effects('navigate', 'rememberGoal', 'storeMode', 'changeMode', 'leaveAccount'),
    ...commandActions<HandoverContext, HandoverEvent>(),
    ...queryActions<HandoverContext, HandoverEvent>(),
    takeReader: assign((_, reader: Reader) => ({ reader })),
    takeHandover: assign((_, result: ApiResult<Handover>) => ({
      handover: result.kind === 'ok' ? result.payload : null,
      problem: null,
    })),
    commit: assign((_, { key }: { key: string }) => ({ command: { key, isRepeat: false }, problem: null })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
  },
  guards: {
    ...commandGuards,
    ...queryGuards,
    isTurnedAway,
    lacksToken: ({ context }) => context.token === '',
    isYours: ({ context }) => codeOf(context.answer) === refusals.alreadyRegistered.code,
    isUsed: (_, answer: Answer) => codeOf(answer) === refusals.handoverUsed.code,
    isRevoked: (_, answer: Answer) => codeOf(answer) === refusals.handoverRevoked.code,
    isOver: (_, answer: Answer) => OVER.has(codeOf(answer)),
    isCustomer: is('customer'),
    isStranger: is('stranger'),
    isSeller: is('seller'),
    isBarred: is('company', 'barred'),
  },
}).createMachine({
  id: 'handover',
  context: ({ input }) => ({ ...input, answer: null, handover: null, problem: null }),
  initial: 'routingStart',
  on: { 'reader.changed': { actions: takeReader } },
  states: {
    routingStart: {
      always: [
        { guard: 'lacksToken', target: 'expired' },
        { guard: 'isUnanswered', target: 'unanswered' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'loading',
      invoke: asking('openHandover', {
        input: ({ context: { token } }: Held) => ({ token }),
        answered: [
          { guard: ifAnswered, target: 'shown', actions: take('takeHandover') },
          { guard: judge('isUsed'), target: 'used' },
          { guard: judge('isRevoked'), target: 'revoked' },
          { guard: judge('isOver'), target: 'expired' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    shown: {
      initial: 'routingReader',
      on: { 'reader.changed': { target: '.routingReader', actions: takeReader } },
      states: {
        routingReader: {
          always: [
            { guard: 'isCustomer', target: 'customer' },
            { guard: 'isStranger', target: 'stranger' },
            { guard: 'isSeller', target: 'seller' },
            { guard: 'isBarred', target: 'barred' },
            { target: 'starting' },
          ],
        },
        starting: {},
        stranger: {
          on: {
            // The form of the registration offers the stored mode first (A07).
            join: {
              actions: [
                { type: 'storeMode', params: { mode: 'customer', owner: null } },
                comeBack,
                { type: 'navigate', params: { to: '/auth/registration' } },
              ],
            },
            login: { actions: [comeBack, { type: 'navigate', params: { to: '/auth/login' } }] },
          },
        },
        seller: {
          on: {
            switch: { actions: { type: 'changeMode', params: { mode: 'customer', to: HERE } } },
            leave: { actions: 'leaveAccount' },
          },
        },
        barred: { on: { leave: { actions: 'leaveAccount' } } },
        customer: {
          on: {
            register: commitIn('#handover.registering'),
            edit: { actions: { type: 'navigate', params: { to: '/tool' } } },
            leave: { actions: 'leaveAccount' },
          },
        },
      },
    },
    registering: sending('registerHandover', (context: HandoverContext) => ({
      token: context.token,
      key: commandOf(context).key,
    })),
    routingAnswer: routingAnswer(
      { target: 'done', actions: 'closeCommand' },
      turnedAwayTo('shown'),
      { guard: 'isYours', target: 'yours', actions: 'closeCommand' },
      { guard: ofCommand('isUsed'), target: 'used', actions: 'closeCommand' },
      { guard: ofCommand('isRevoked'), target: 'revoked', actions: 'closeCommand' },
      { guard: ofCommand('isOver'), target: 'expired', actions: 'closeCommand' },
      { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
    ),
    unanswered: unanswered('registering', { back: { target: 'loading', actions: 'closeCommand' } }),
    refused: { tags: 'result', on: { back: { target: 'loading' } } },
    done: { tags: 'result' },
    yours: { tags: 'result' },
    used: {},
    revoked: {},
    expired: {},
  },
})
