/**
 * The link that hands a sale over to its buyer (E17, D221, D222): issued by a press, shown as a QR code while the server is asked what has
 * become of it, replaced by a new one, or revoked after a question.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { HandoverLink, HandoverState } from '../../../api/types.ts'
import { isLinkAlive } from '../../../domain/sales/handover.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn, question } from '../../fragments/question/states.ts'
import type { QuestionInput } from '../../fragments/question/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { answerBranches, routingAnswer, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import { asking, judge } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { SaleInput } from './actors.ts'
import type { Asked, Drawn, HandoverLinkContext, HandoverLinkEvent, LinkCommand } from './types.ts'

type Held = { context: HandoverLinkContext }

/** The buyer stands at the counter: a fixed interval, while the window is open. */
const LOOK = 4_000

const REVOKED = {
  title: 'Ссылка отменена',
  text: 'Новую можно показать сразу',
  tone: 'success',
  about: 'handover',
} as const

const GONE = { title: 'Отменять нечего', text: 'Ссылка уже не действует', tone: 'info', about: 'handover' } as const

/** A new link is a command of the press that asks for it. */
const issueIn = {
  target: 'issuing',
  actions: { type: 'commitIssue', params: ({ event }: { event: { key: string } }) => event },
} as const
const takeAsked = { type: 'takeAsked', params: ({ event: { id, sn } }: { event: Asked }) => ({ id, sn }) } as const
const refused = { target: 'refused', actions: ['keepProblem', 'closeCommand'] } as const

export const handoverLinkMachine = setup({
  types: {
    context: {} as HandoverLinkContext,
    events: {} as HandoverLinkEvent,
    input: {} as QuestionInput<LinkCommand>,
    tags: {} as Tag,
  },
  actors: {
    issueHandover: declared<ApiResult<HandoverLink>, LinkCommand>(),
    revokeHandover: declared<ApiResult<null>, LinkCommand>(),
    drawLink: declared<Drawn, { token: string }>(),
    watchHandover: declared<ApiResult<HandoverState>, SaleInput>(),
  },
  actions: {
    ...effects('toast'),
    ...questionActions<HandoverLinkContext, HandoverLinkEvent>(({ id }) => ({ kind: 'revoke', saleId: id })),
    commitIssue: assign(({ context }, { key }: { key: string }) => ({
      command: { kind: 'issue' as const, saleId: known(context.asked).id, key, isRepeat: false },
      link: null,
      drawn: null,
      problem: null,
    })),
    takeLink: assign(({ context: { answer, command } }) => ({
      link: answer?.kind === 'ok' && answer.payload ? { ...answer.payload, saleId: known(command).saleId } : null,
      drawn: null,
    })),
    takeDrawn: assign((_, { drawn }: { drawn: Drawn }) => ({ drawn })),
    /** Its code is shown no more; the window still names the tool. */
    forgetCode: assign({ drawn: null }),
    forgetLink: assign({ link: null, drawn: null }),
  },
  guards: {
    ...commandGuards,
    isTurnedAway,
    isRevoke: ({ context }) => context.command?.kind === 'revoke',
    /** The window is opened again: the link that a buyer may have on the way stays the same. */
    hasLink: ({ context: { link, drawn }, event }) =>
      event.type === 'open' && drawn !== null && link?.saleId === event.id && isLinkAlive(link.until, event.now),
    /** The buyer was faster than the revocation. */
    isTaken: ({ context }) => codeOf(context.answer) === refusals.handoverUsed.code,
    /** Revoked before, for example in another tab. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
    isUsed: (_, result: ApiResult<HandoverState>) => result.kind === 'ok' && result.payload.state === 'used',
    isOver: (_, result: ApiResult<HandoverState>) =>
      result.kind === 'ok' && (result.payload.state === 'ended' || result.payload.state === 'none'),
  },
  delays: { LOOK },
}).createMachine({
  id: 'handoverLink',
  context: ({ input }) => ({
    ...questionContext(input, input.command && { id: input.command.saleId, sn: '' }),
    link: null,
    drawn: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('idle'),
    idle: {
      on: {
        open: [
          { guard: 'hasLink', target: 'showing', actions: takeAsked },
          { ...issueIn, actions: [takeAsked, issueIn.actions] },
        ],
      },
    },
    // The window of the link waits, not that of the question.
    issuing: { ...sending('issueHandover', commandOf<LinkCommand>), tags: 'loading' },
    routingAnswer: {
      always: [
        { guard: 'isRevoke', target: 'routingRevoked' },
        ...answerBranches({ target: 'drawing', actions: ['takeLink', 'closeCommand'] }, turnedAwayTo('idle'), refused),
      ],
    },
    drawing: {
      tags: 'loading',
      on: { close: { target: 'idle' } },
      invoke: {
        id: 'drawLink',
        src: 'drawLink',
        input: ({ context }: Held) => ({ token: known(context.link).token }),
        onDone: { target: 'showing', actions: { type: 'takeDrawn', params: ({ event }) => ({ drawn: event.output }) } },
        onError: { target: 'failed' },
      },
    },
    failed: { on: { retry: { target: 'drawing' }, close: { target: 'idle' } } },
    showing: {
      initial: 'waiting',
      on: { close: { target: 'idle' }, renew: issueIn, ask: askIn('asking') },
      states: {
        waiting: { after: { LOOK: { target: 'looking' } } },
        looking: {
          invoke: asking('watchHandover', {
            input: ({ context }: Held) => ({ saleId: known(context.link).saleId }),
            answered: [
              { guard: judge('isUsed'), target: '#handoverLink.used', actions: 'forgetCode' },
              { guard: judge('isOver'), target: '#handoverLink.over', actions: 'forgetCode' },
            ],
            failed: { target: 'waiting' },
          }),
        },
      },
    },
    used: { on: { close: { target: 'idle' } } },
    over: { on: { close: { target: 'idle' }, renew: issueIn } },
    asking: question('revoking', 'showing'),
    revoking: sending('revokeHandover', commandOf<LinkCommand>),
    routingRevoked: routingAnswer(
      { target: 'idle', actions: [{ type: 'toast', params: REVOKED }, 'forgetLink', 'closeCommand'] },
      turnedAwayTo('idle'),
      { guard: 'isTaken', target: 'used', actions: ['forgetCode', 'closeCommand'] },
      { guard: 'isGone', target: 'idle', actions: [{ type: 'toast', params: GONE }, 'forgetLink', 'closeCommand'] },
      refused,
    ),
    routingRepeat: { always: [{ guard: 'isRevoke', target: 'revoking' }, { target: 'issuing' }] },
    unanswered: unanswered('routingRepeat', { check: { target: 'idle', actions: ['forgetLink', 'closeCommand'] } }),
    refused: { tags: 'result', on: { close: { target: 'idle' } } },
  },
})
