import type { MarksOf } from '../../kit/marks/marks.ts'
import type { serialRowMachine } from './machine.ts'

const availability = { code: 'kept', message: 'text', payload: [0, 1, 2] } as const

/** The portal numbers its rows itself: «row-3» says nothing, and the replay must find it again. */
export const rowIdMark = 'count'

export const serialRowContextMarks = {
  id: rowIdMark,
  serialNumber: 'serial',
  availability,
  problem: ['format', 'duplicate'],
} as const

export const serialRowMarks = {
  context: serialRowContextMarks,
  events: {
    edit: { text: 'serial' },
    answer: { serial: 'serial', ...availability },
    deny: { code: 'kept', message: 'text' },
    addFailed: { message: 'text' },
  },
  outcomes: {},
} as const satisfies MarksOf<typeof serialRowMachine>
