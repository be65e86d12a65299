/**
 * What an administrator does to a seller of the point: hands the rights over, or excludes (M23; AD07–AD09, AD13, AD14).
 *
 * Whoever has handed the rights over has none any more, so a repeat after silence would be refused: there the loss of the rights
 * tells the outcome. It also ends every other step, because buttons that now fail must not stay (A74).
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn, question } from '../../fragments/question/states.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf } from '../../kit/command/setup.ts'
import { routingAnswer, routingStart, sending, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import type { SellerActionContext, SellerActionEvent, SellerActionInput, SellerCommand, Subject } from './types.ts'

const subjectOf = ({ kind, id, name }: Subject): Subject => ({ kind, id, name })

export const sellerActionMachine = setup({
  types: {
    context: {} as SellerActionContext,
    events: {} as SellerActionEvent,
    input: {} as SellerActionInput,
    tags: {} as Tag,
  },
  actors: { carryOut: declared<ApiResult<null>, SellerCommand>() },
  actions: {
    ...effects('navigate', 'refreshStatus'),
    ...questionActions<SellerActionContext, SellerActionEvent>(subjectOf),
    forgetAsked: assign({ asked: null, problem: null }),
    loseRights: assign({ hasRights: false }),
  },
  guards: {
    ...commandGuards,
    isOther: ({ context, event }) => event.type === 'ask' && event.id !== context.self,
    isAssignment: ({ context }) => context.command?.kind === 'assign',
    hasNoRights: ({ context }) => !context.hasRights,
    /** The loss of the rights is the outcome of a hand-over without an answer. */
    isHandedOver: ({ context }) => !context.hasRights && context.command?.kind === 'assign',
    /** A repeated hand-over is refused for want of the rights: the first one has moved them. */
    isShutOut: ({ context: { command, answer } }) =>
      command?.kind === 'assign' && command.isRepeat && codeOf(answer) === refusals.forbidden.code,
  },
}).createMachine({
  id: 'sellerAction',
  context: ({ input }) => ({
    ...questionContext(input, input.command && subjectOf(input.command)),
    self: input.self,
    hasRights: true,
  }),
  initial: 'routingStart',
  on: { 'rights.lost': { actions: 'loseRights' } },
  states: {
    routingStart: routingStart('idle'),
    idle: {
      entry: 'forgetAsked',
      always: { guard: 'hasNoRights', target: 'gone' },
      on: { ask: { guard: 'isOther', ...askIn('confirming') } },
    },
    confirming: { always: { guard: 'hasNoRights', target: 'gone' }, ...question('sending', 'idle') },
    sending: sending('carryOut', commandOf<SellerCommand>),
    routingAnswer: routingAnswer(
      { target: 'routingDone' },
      { guard: 'isShutOut', target: 'unanswered' },
      { target: 'refused', actions: 'keepProblem' },
    ),
    routingDone: { always: [{ guard: 'isAssignment', target: 'handedOver' }, { target: 'excluded' }] },
    unanswered: {
      ...unanswered('sending', { back: { target: 'idle', actions: 'closeCommand' } }),
      entry: ['forgetAnswer', 'refreshStatus'],
      always: [
        // Whom the rights went to, nobody has told.
        { guard: 'isHandedOver', target: 'handedOver', actions: 'forgetAsked' },
        { guard: 'hasNoRights', target: 'gone' },
      ],
    },
    handedOver: {
      tags: 'result',
      entry: ['closeCommand', 'refreshStatus'],
      on: { back: { target: 'gone' } },
    },
    excluded: {
      tags: 'result',
      entry: 'closeCommand',
      on: { back: { actions: { type: 'navigate', params: { to: '/sellers' } } } },
    },
    refused: {
      tags: 'result',
      entry: ['closeCommand', 'refreshStatus'],
      on: { back: { target: 'idle' } },
    },
    gone: {
      entry: { type: 'navigate', params: { to: '/', replace: true } },
    },
  },
})
