/** A list of people page by page: the common part of the flows' `setup` (FM17, FM18). */
import { assign, type EventObject } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import type { RosterContext, RosterInput, RosterPage } from './types.ts'

type Answer = ApiResult<RosterPage>
type Held = { context: RosterContext }

export const rosterContext = ({ size }: RosterInput): RosterContext => ({
  rows: [],
  total: null,
  next: null,
  size,
  problem: null,
})

const firstPage = (answer: Answer): Partial<RosterContext> => (answer.kind === 'ok' ? { ...answer.payload, problem: null } : {})

/** People whom an earlier page has shown are not shown again. */
const nextPage = ({ rows, total }: RosterContext, answer: Answer): Partial<RosterContext> => {
  if (answer.kind !== 'ok') return {}
  const known = new Set(rows.map(({ id }) => id))
  const { payload } = answer
  return { rows: [...rows, ...payload.rows.filter(({ id }) => !known.has(id))], total, next: payload.next, problem: null }
}

/** Typed by the flow's context and events, because `assign` is invariant in them. */
export const rosterActions = <Context extends RosterContext, Event extends EventObject>() => ({
  ...queryActions<Context, Event>(),
  takeFirst: assign<Context, Event, Answer, Event, never>((_, answer) => firstPage(answer) as Partial<Context>),
  takeNext: assign<Context, Event, Answer, Event, never>(({ context }, answer) => nextPage(context, answer) as Partial<Context>),
})

export const rosterGuards = {
  ...queryGuards,
  hasRows: ({ context }: Held) => context.rows.length > 0,
  isCursorLost: (_: unknown, answer: Answer) => codeOf(answer) === refusals.invalidRequest.code,
  hasMore: ({ context }: Held) => context.next !== null,
}
