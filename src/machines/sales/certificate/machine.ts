/**
 * The certificate of an own tool's warranty (E17): fetched by a press, opened or saved by the next one, which no browser blocks; and
 * revoked after a question.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn, question } from '../../fragments/question/states.ts'
import type { QuestionInput } from '../../fragments/question/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { routingAnswer, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Asked, CertificateContext, CertificateEvent, Revocation } from './types.ts'

const REVOKED = {
  title: 'Сертификат отозван',
  text: 'QR-код на прежних листах больше не работает',
  tone: 'success',
  about: 'certificate',
} as const
const GONE = { title: 'Отзывать нечего', text: 'Сертификат отозвали раньше', tone: 'info', about: 'certificate' } as const

export const certificateMachine = setup({
  types: {
    context: {} as CertificateContext,
    events: {} as CertificateEvent,
    input: {} as QuestionInput<Revocation>,
    tags: {} as Tag,
  },
  actors: {
    loadSheet: declared<ApiResult<string>, Pick<Asked, 'id'>>(),
    revokeCertificate: declared<ApiResult<null>, Revocation>(),
  },
  actions: {
    ...effects('toast'),
    ...questionActions<CertificateContext, CertificateEvent>(({ id }) => ({ saleId: id })),
    ...queryActions<CertificateContext, CertificateEvent>(),
    takeSheet: assign((_, result: ApiResult<string>) => ({ url: result.kind === 'ok' ? result.payload : null, problem: null })),
  },
  guards: {
    ...commandGuards,
    ...queryGuards,
    isTurnedAway,
    /** Revoked before, for example in another tab. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'certificate',
  context: ({ input }) => ({ ...questionContext(input, input.command && { id: input.command.saleId, sn: '' }), url: null }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('idle'),
    idle: { on: { open: askIn('loading') } },
    loading: {
      tags: 'loading',
      on: { close: { target: 'idle' } },
      invoke: asking('loadSheet', {
        input: ({ context: { asked } }: { context: CertificateContext }) => ({ id: asked?.id ?? '' }),
        answered: [{ guard: ifAnswered, target: 'ready', actions: take('takeSheet') }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    ready: { on: { close: { target: 'idle' }, ask: askIn('asking') } },
    failed: { on: { close: { target: 'idle' }, retry: { target: 'loading' } } },
    asking: question('revoking', 'ready'),
    revoking: sending('revokeCertificate', commandOf<Revocation>),
    routingAnswer: routingAnswer(
      { target: 'idle', actions: [{ type: 'toast', params: REVOKED }, 'closeCommand'] },
      turnedAwayTo('idle'),
      { guard: 'isGone', target: 'idle', actions: [{ type: 'toast', params: GONE }, 'closeCommand'] },
      { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
    ),
    unanswered: unanswered('revoking', { check: { target: 'idle', actions: 'closeCommand' } }),
    refused: { tags: 'result', on: { close: { target: 'idle' } } },
  },
})
