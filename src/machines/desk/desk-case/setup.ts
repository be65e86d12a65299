/** The row of a queue: context, actions and guards. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { needsReason, type CaseVerdict } from '../../../domain/desk/cases.ts'
import { reasonProblem, reasonText } from '../../../domain/desk/reason.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import type { CaseContext, CaseEvent, CaseInput, CaseRequest, Colleague, OpenedCase } from './types.ts'

type Held = { context: CaseContext }
type Opening = { kind: CaseContext['kind']; id: string; key: string }

export const openingOf = ({ context: { kind, id, key } }: Held): Opening => ({ kind, id, key })

/** The reason as it will be read. */
export const reasonOf = ({ kind, picked, words }: CaseContext): string => reasonText(kind, picked, words)

export const requestOf = (context: CaseContext): CaseRequest => ({
  kind: context.kind,
  id: context.id,
  command: commandOf(context),
  verdict: context.verdict ?? 'approve',
  version: context.view?.version ?? 0,
  reason: context.verdict !== null && needsReason(context.verdict) ? reasonOf(context) : '',
  model: context.verdict === 'approve' ? context.model.trim() : '',
})

/** Somebody else has it, or it has been decided: the row is asked for anew, and says so itself. */
const MOVED: ReadonlySet<number | null> = new Set([
  refusals.caseTaken.code,
  refusals.decisionPending.code,
  refusals.caseChanged.code,
  refusals.alreadyDecided.code,
  refusals.ownMatter.code,
  refusals.notFound.code,
])

const isFound = ({ view }: OpenedCase): boolean => view.kind === 'ok'

const { isDone, isSilence } = commandGuards

export const deskCase = setup({
  types: {
    context: {} as CaseContext,
    events: {} as CaseEvent,
    input: {} as CaseInput,
    tags: {} as Tag,
  },
  actors: {
    openCase: declared<OpenedCase, Opening>(),
    loadColleagues: declared<ApiResult<Colleague[]>>(),
    act: declared<ApiResult<{ due: string } | null>, CaseRequest>(),
  },
  actions: {
    ...effects('toast', 'tellCase'),
    ...commandActions<CaseContext, CaseEvent>(),
    ...queryActions<CaseContext, CaseEvent>(),
    takeKey: assign((_, { key }: { key: string }) => ({ key })),
    takeView: assign(({ context }, { view, taken, at }: OpenedCase) => ({
      view: view.kind === 'ok' ? view.payload : context.view,
      until: taken.kind === 'ok' ? Date.parse(taken.payload.until) : 0,
      problem: taken.kind === 'ok' ? null : messageOf(taken),
      now: at,
    })),
    takeOpeningProblem: assign((_, { view }: OpenedCase) => ({ problem: messageOf(view) })),
    takeVerdict: assign((_, { verdict }: { verdict: CaseVerdict }) => ({ verdict, problem: null, isReasonShown: false })),
    takeModel: assign((_, { text }: { text: string }) => ({ model: text })),
    pick: assign((_, { at }: { at: number | null }) => ({ picked: at, isReasonShown: false })),
    takeWords: assign((_, { words }: { words: string }) => ({ words, isReasonShown: false })),
    showReasonProblem: assign({ isReasonShown: true }),
    takeColleagues: assign((_, result: ApiResult<Colleague[]>) => ({
      colleagues: result.kind === 'ok' ? result.payload : [],
      problem: null,
    })),
    commitDecision: assign((_, { key }: { key: string }) => ({
      command: { key, isRepeat: false, deed: 'decide' as const },
      problem: null,
    })),
    commitHandOver: assign((_, { key, operator }: { key: string; operator: Colleague }) => ({
      command: { key, isRepeat: false, deed: 'handOver' as const, operator },
      problem: null,
    })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    forgetProblem: assign({ problem: null }),
    forgetVerdict: assign({ verdict: null, problem: null, isReasonShown: false }),
  },
  guards: {
    isDone,
    isSilence,
    ...queryGuards,
    isTurnedAway,
    isTaken: (_, opened: OpenedCase) => isFound(opened) && opened.taken.kind === 'ok',
    isSeen: (_, opened: OpenedCase) => isFound(opened),
    isGone: (_, { view }: OpenedCase) => codeOf(view) === refusals.notFound.code,
    isAllowed: ({ context: { view }, event }) => event.type === 'verdict' && view?.verdicts.includes(event.verdict) === true,
    isAllowedWithReason: ({ context: { view }, event }) =>
      event.type === 'verdict' && view?.verdicts.includes(event.verdict) === true && needsReason(event.verdict),
    needsModel: ({ context }) => context.view?.needsModel === true,
    isReasoned: ({ context }) => reasonProblem(reasonOf(context)) === null,
    isNotTaken: ({ context }) => codeOf(context.answer) === refusals.caseNotTaken.code,
    isMoved: ({ context }) => MOVED.has(codeOf(context.answer)),
    isHandOver: ({ context }) => context.command?.deed === 'handOver',
    isWithReason: ({ context }) => context.verdict !== null && needsReason(context.verdict),
  },
  delays: { UNTIL: ({ context: { until, now } }) => Math.max(0, until - now) },
})

/** What has become of the row, for the list beside it. */
export const ended = {
  type: 'tellCase',
  params: ({ context }: Held) => {
    const { kind, id, view, command, verdict, answer } = context
    const due = answer?.kind === 'ok' && answer.payload ? answer.payload.due : null
    const title = known(view).case.title
    return command?.deed === 'handOver'
      ? { kind, id, title, end: { how: 'handedOver', to: command.operator } as const }
      : { kind, id, title, end: { how: 'decided', verdict: known(verdict), due: known(due) } as const }
  },
} as const

export const gone = {
  type: 'tellCase',
  params: ({ context: { kind, id } }: Held) => ({ kind, id, title: '', end: { how: 'gone' } as const }),
} as const
