/**
 * /tool/{serial}: a tool's model and documents, and what its owner has registered (IV01–IV05, IV09–IV11). A document opens in a tab of
 * its own once it is known to be there; what is wrong with one stands under it.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { ToolInformation } from '../../../api/types.ts'
import { documentFault, type DocumentFault } from '../../../domain/sales/tool-document.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { DocumentAnswer, ToolInfoContext, ToolInfoEvent, ToolInfoInput } from './types.ts'

type Held = { context: ToolInfoContext }
type Answer = ApiResult<ToolInformation>

/** What a server says of a serial that no base holds. Any other refusal may pass, so the page offers another try. */
const UNKNOWN: ReadonlySet<number> = new Set([
  refusals.notFound.code,
  refusals.notInBase.code,
  refusals.notInBaseWithReceipt.code,
])

const documentsOf = ({ tool }: ToolInfoContext) => tool?.model.documentation ?? []

const isListed = (context: ToolInfoContext, at: number): boolean => documentsOf(context)[at] !== undefined

/** The address of a document; null where the model has none at this place. */
const urlOf = (context: ToolInfoContext, at: number): string | null => documentsOf(context)[at]?.url ?? null

const withFault = ({ faults }: ToolInfoContext, at: number, fault: DocumentFault | null): ToolInfoContext['faults'] => {
  const { [at]: _, ...others } = faults
  return fault === null ? others : { ...others, [at]: fault }
}

export const toolInfoMachine = setup({
  types: {
    context: {} as ToolInfoContext,
    events: {} as ToolInfoEvent,
    input: {} as ToolInfoInput,
    tags: {} as Tag,
  },
  actors: {
    loadTool: declared<Answer, { sn: string }>(),
    askDocument: declared<DocumentAnswer, { url: string }>(),
  },
  actions: {
    ...effects('openTab', 'showTab', 'closeTab'),
    ...queryActions<ToolInfoContext, ToolInfoEvent>(),
    takeTool: assign((_, result: Answer) => ({ tool: result.kind === 'ok' ? result.payload : null, problem: null })),
    takeOpened: assign(({ context }, { at }: { at: number }) => ({ opened: at, faults: withFault(context, at, null) })),
    /** What its address alone tells. */
    tellFault: assign(({ context }, { at }: { at: number }) => ({
      faults: withFault(context, at, documentFault(urlOf(context, at))),
    })),
    takeFault: assign(({ context }, { fault }: { fault: DocumentFault }) => ({
      faults: withFault(context, context.opened, fault),
    })),
  },
  guards: {
    ...queryGuards,
    isUnknown: (_, result: Answer) => result.kind === 'refused' && UNKNOWN.has(result.code),
    isThere: (_, answer: DocumentAnswer) => answer === 'there',
    isFaulty: ({ context, event }) =>
      event.type === 'document.open' && isListed(context, event.at) && documentFault(urlOf(context, event.at)) !== null,
    isListed: ({ context, event }) => event.type === 'document.open' && isListed(context, event.at),
  },
}).createMachine({
  id: 'toolInfo',
  context: ({ input }) => ({ ...input, tool: null, problem: null, opened: 0, faults: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadTool', {
        input: ({ context: { sn } }: Held) => ({ sn }),
        answered: [
          { guard: ifAnswered, target: 'shown', actions: take('takeTool') },
          { guard: judge('isUnknown'), target: 'unknown', actions: takeProblem },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    shown: {
      on: {
        'document.open': [
          { guard: 'isFaulty', actions: { type: 'tellFault', params: ({ event }) => event } },
          // Opened in the press itself: a tab that is opened later counts as a pop-up.
          { guard: 'isListed', target: 'opening', actions: ['openTab', { type: 'takeOpened', params: ({ event }) => event }] },
        ],
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'askDocument',
        src: 'askDocument',
        input: ({ context }) => ({ url: urlOf(context, context.opened) ?? '' }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'showTab', params: ({ context }) => ({ url: urlOf(context, context.opened) ?? '' }) },
          },
          {
            target: 'shown',
            actions: [
              'closeTab',
              {
                type: 'takeFault',
                params: ({ event }) => ({ fault: event.output === 'unsupported' ? 'unsupported' : 'failed' }),
              },
            ],
          },
        ],
        onError: { target: 'shown', actions: ['closeTab', { type: 'takeFault', params: { fault: 'failed' } }] },
      },
    },
    // No base holds the number: another try would not help.
    unknown: {},
    failed: { on: { retry: { target: 'loading' } } },
  },
})
