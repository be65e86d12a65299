/** The question's part of a flow's `setup`, beside the guards of its command (kit/command). */
import { assign, type EventObject } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import { commandActions } from '../../kit/command/setup.ts'
import type { Command } from '../../kit/command/types.ts'
import { known } from '../../kit/known.ts'
import type { QuestionContext, QuestionInput } from './types.ts'

type AskedIn<Context extends QuestionContext> = NonNullable<Context['asked']>
type CommandIn<Context extends QuestionContext> = NonNullable<Context['command']>

/** @param asked the subject of a command that was pending when the page was closed, as far as its draft knows it */
export const questionContext = <Asked, Own extends Command>({ command }: QuestionInput<Own>, asked: Asked) => ({
  command,
  answer: null,
  asked,
  problem: null,
})

/**
 * The actions of the question and of its command, typed by the flow's context and events, because `assign` is invariant in them.
 * @param partOf what of the subject the command needs: the draft stores nothing else (B08)
 */
export const questionActions = <Context extends QuestionContext, Event extends EventObject>(
  partOf: (asked: AskedIn<Context>) => Omit<CommandIn<Context>, keyof Command>,
) => {
  type Change = Partial<Context>
  return {
    ...commandActions<Context, Event>(),
    takeAsked: assign<Context, Event, AskedIn<Context>, Event, never>((_, asked) => ({ asked }) as Change),
    commit: assign<Context, Event, { key: string }, Event, never>(
      ({ context }, { key }) =>
        ({ command: { ...partOf(known(context.asked) as AskedIn<Context>), key, isRepeat: false } }) as unknown as Change,
    ),
    keepProblem: assign<Context, Event, undefined, Event, never>(
      ({ context }) => ({ problem: messageOf(context.answer) }) as Change,
    ),
  }
}
