/** A query's part of a flow's `setup`. */
import { assign, type EventObject } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'

export const queryGuards = {
  isAnswered: (_: unknown, result: ApiResult<unknown>) => result.kind === 'ok',
}

/** For a flow that shows the reason of a failure. Typed by its context and events, because `assign` is invariant in them. */
export const queryActions = <Context extends { problem: string | null }, Event extends EventObject>() => ({
  takeProblem: assign<Context, Event, { answer: ApiResult<unknown> | null }, Event, never>(
    (_, { answer }) => ({ problem: messageOf(answer) }) as Partial<Context>,
  ),
})
