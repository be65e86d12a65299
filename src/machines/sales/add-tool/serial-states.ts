/**
 * The form's second region: as soon as the serial is whole, the server is asked about it, in the background and once per
 * serial (D47). Another serial ends the question, so a late answer never reaches it. No answer blocks anything.
 */
import { take } from '../../kit/query/states.ts'
import { serialQuestion } from './serial.ts'
import type { AddToolContext } from './types.ts'

type Held = { context: AddToolContext }

/** Another serial stands in the form. */
const overtaken = { guard: 'isOtherSerial', target: 'settled' } as const
const missed = { target: 'settled', actions: { type: 'takeAvailability', params: null } } as const
const undescribed = { target: 'settled', actions: { type: 'takeInformation', params: null } } as const

export const serialStates = {
  initial: 'settled',
  states: {
    settled: {
      always: [
        { guard: 'isUnasked', target: 'asking' },
        { guard: 'isUndescribed', target: 'describing' },
      ],
    },
    asking: {
      entry: 'noteAsked',
      always: overtaken,
      invoke: {
        id: 'askAvailability',
        src: 'askAvailability',
        input: ({ context }: Held) => serialQuestion(context),
        onDone: { target: 'settled', actions: take('takeAvailability') },
        onError: missed,
      },
    },
    describing: {
      entry: 'noteAsked',
      always: overtaken,
      invoke: {
        id: 'describeTool',
        src: 'describeTool',
        input: ({ context }: Held) => serialQuestion(context),
        onDone: { target: 'settled', actions: take('takeInformation') },
        onError: undescribed,
      },
    },
  },
} as const
