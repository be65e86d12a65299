/** The check of a warranty by the token of its certificate, for whoever holds one (E17, RL01). */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { Warranty } from '../../../api/types.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { WarrantyContext, WarrantyEvent, WarrantyInput } from './types.ts'

/** A text that can be no token is as unknown as one that was revoked. */
const UNKNOWN: ReadonlySet<number> = new Set([refusals.notFound.code, refusals.invalidRequest.code])

export const warrantyMachine = setup({
  types: {
    context: {} as WarrantyContext,
    events: {} as WarrantyEvent,
    input: {} as WarrantyInput,
    tags: {} as Tag,
  },
  actors: { checkWarranty: declared<ApiResult<Warranty>, WarrantyInput>() },
  actions: {
    ...queryActions<WarrantyContext, WarrantyEvent>(),
    takeWarranty: assign((_, result: ApiResult<Warranty>) => ({
      warranty: result.kind === 'ok' ? result.payload : null,
      problem: null,
    })),
  },
  guards: {
    isValid: (_, result: ApiResult<Warranty>) => result.kind === 'ok' && result.payload.state === 'VALID',
    isAnswered: queryGuards.isAnswered,
    isUnknown: (_, result: ApiResult<Warranty>) => result.kind === 'refused' && UNKNOWN.has(result.code),
  },
}).createMachine({
  id: 'warranty',
  context: ({ input: { token } }) => ({ token, warranty: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('checkWarranty', {
        input: ({ context: { token } }: { context: WarrantyContext }) => ({ token }),
        answered: [
          { guard: judge('isValid'), target: 'valid', actions: take('takeWarranty') },
          { guard: judge('isAnswered'), target: 'ended', actions: take('takeWarranty') },
          { guard: judge('isUnknown'), target: 'unknown' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    valid: {},
    ended: {},
    unknown: {},
    failed: { on: { retry: { target: 'loading' } } },
  },
})
