/** The part of the setup that keeps how a registration ended (D48). */
import { assign } from 'xstate'
import { refusals } from '../../../domain/texts/refusals.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { createForm, fail } from '../../kit/form/form.ts'
import { NOTHING_CAPTURED } from './capture.ts'
import { cleaned, emptyTool } from './form.ts'
import { isAboutSerial, isOwnAlready, problemMessage, statusOf, successMessage } from './messages.ts'
import { isChecked, outcomeOf, rowOf, withRow, type WatchAnswer } from './outcome.ts'
import { repairing } from './repair.ts'
import type { AddToolContext, AddToolEvent } from './types.ts'

type Held = { context: AddToolContext }

export const outcomeActions = {
  // What is registered now, or was refused, changes the answers about serials.
  keepProblem: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) => ({
    message: problemMessage(context),
    refusal: codeOf(context.answer),
    serials: {},
    // The server knows no such row to repair: what is sent next is an ordinary registration.
    ...(codeOf(context.answer) === refusals.notFound.code && { repair: null }),
  })),
  keepSuccess: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) => ({
    message: successMessage(context),
    outcome: outcomeOf(context, cleaned(context.form.values).serialNumber, statusOf(context)),
    // The first look follows at once: it is no renewal.
    quiet: -1,
    form: createForm(emptyTool),
    serials: {},
    ...NOTHING_CAPTURED,
  })),
  takeRow: assign<AddToolContext, AddToolEvent, WatchAnswer, AddToolEvent, never>(({ context }, answer) => {
    const row = rowOf(answer)
    return row && context.outcome ? { outcome: withRow(context.outcome, row) } : {}
  }),
  forgetResult: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>({ outcome: null, refusal: null }),
  blameSerial: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>({
    form: ({ context }) => fail(context.form, { serialNumber: context.message }),
  }),
}

export const outcomeGuards = {
  isChecked: ({ context }: Held) => isChecked(context.outcome),
  /** The tax service has answered. */
  bringsEnd: ({ context }: Held, answer: WatchAnswer) => {
    const row = rowOf(answer)
    return isChecked(context.outcome) && row !== null && !isChecked(row)
  },
  /** Whoever repairs a registration knows its serial. */
  isAboutSerial: ({ context }: Held) => isAboutSerial(context.refusal) && repairing(context) === null,
  isOwnAlready: ({ context }: Held) => isOwnAlready(context.refusal),
}
