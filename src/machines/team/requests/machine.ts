/**
 * The applications to join the administrator's point, and the decisions on them (M22; AD03–AD06).
 *
 * Decisions are sent one after another, and each holds up its own row alone: the others may be decided meanwhile, and after silence too
 * (C04, D190). A rejection asks first (F05); the question has no state, because an earlier decision may be answered behind it.
 */
import { rosterContext } from '../../fragments/roster/setup.ts'
import { failed, loading, shownStates } from '../../fragments/roster/states.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { sending } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { requestsSetup } from './setup.ts'
import type { Decision, RequestsContext, Verdict } from './types.ts'

const TITLES: Record<Verdict, string> = { approve: 'Заявка принята', reject: 'Заявка отклонена' }

const doneToast = ({ context }: { context: RequestsContext }) => {
  const { verdict, name } = commandOf(context)
  return { title: TITLES[verdict], text: name, tone: 'success', about: 'requests' } as const
}

const refused = refusalToast('requests')

const eventOf = <Event>({ event }: { event: Event }): Event => event

/** What is pressed in the list and in its question. */
const presses = {
  approve: {
    guard: { type: 'isFree', params: eventOf<{ id: string }> },
    actions: { type: 'queueApproval', params: eventOf<{ id: string; name: string; key: string }> },
  },
  ask: {
    guard: { type: 'isFree', params: eventOf<{ id: string }> },
    actions: { type: 'takeAsked', params: eventOf<{ id: string; name: string }> },
  },
  keep: { guard: 'isAsked', actions: 'dropAsked' },
  confirm: {
    guard: 'isAsked',
    actions: [{ type: 'queueRejection', params: eventOf<{ key: string }> }, 'dropAsked'],
  },
} as const

const repeat = {
  guard: { type: 'isSilent', params: eventOf<{ id: string }> },
  actions: { type: 'queueAgain', params: eventOf<{ id: string }> },
} as const

const check = {
  guard: { type: 'isSilent', params: eventOf<{ id: string }> },
  target: 'loading',
  actions: { type: 'forget', params: eventOf<{ id: string }> },
} as const

const next = { guard: 'hasNext', target: 'deciding', actions: 'takeQueued' } as const

export const requestsMachine = requestsSetup.createMachine({
  id: 'requests',
  context: ({ input }) => ({
    ...rosterContext(input),
    command: null,
    answer: null,
    asked: null,
    queue: [],
    silent: input.decisions,
  }),
  initial: 'loading',
  states: {
    // The rows may be others: a question about one of them is over.
    loading: { ...loading, entry: 'dropAsked' },
    routingRows: {
      always: [
        { guard: 'hasRows', target: 'shown' },
        // All rows of this page are decided.
        { guard: 'hasMore', target: 'loading' },
        { target: 'empty' },
      ],
    },
    shown: {
      initial: 'idle',
      always: next,
      on: { ...presses, repeat, check },
      states: shownStates('requests'),
    },
    deciding: { ...sending('decide', commandOf<Decision>), on: { ...presses, repeat } },
    routingAnswer: {
      always: [
        { guard: 'isDone', target: 'routingRows', actions: [{ type: 'toast', params: doneToast }, 'dropRow', 'closeCommand'] },
        { guard: 'isSilence', target: 'routingRows', actions: 'setAside' },
        { guard: 'isGone', target: 'routingRows', actions: [refused, 'dropRow', 'closeCommand'] },
        { target: 'routingRows', actions: [refused, 'closeCommand'] },
      ],
    },
    empty: { always: next, on: { repeat, check } },
    failed,
  },
})
