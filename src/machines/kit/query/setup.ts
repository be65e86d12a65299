/** What of a query a flow's `setup` takes over. */
import { assign, type EventObject } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'

export const queryGuards = {
  isAnswered: (_: unknown, result: ApiResult<unknown>) => result.kind === 'ok',
}

/** For a flow that says why it has failed. Typed by its context and events, which `assign` has no variance in. */
export const queryActions = <Context extends { problem: string | null }, Event extends EventObject>() => ({
  takeProblem: assign<Context, Event, { answer: ApiResult<unknown> | null }, Event, never>(
    (_, { answer }) => ({ problem: messageOf(answer) }) as Partial<Context>,
  ),
})
