import { reasonEventMarks, reasonMarks } from '../../fragments/reason/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import type { correctionMachine } from './machine.ts'

const values = { direction: ['add', 'take'], points: 'sum' } as const
const standing = { free: 'sum', today: 'sum' } as const
const corrected = answerMarks({ $: 'correctDeskPersonPoints' })

export const correctionMarks = {
  context: {
    command: commandMarks,
    answer: corrected,
    ...reasonMarks,
    id: 'id',
    standing,
    form: formMarks(values),
    outcome: ['done', 'waiting', 'refused'],
    problem: 'text',
  },
  events: {
    open: { standing },
    'form.change': { patch: values },
    'form.blur': { field: ['direction', 'points'] },
    ...reasonEventMarks,
  },
  outcomes: { correct: corrected },
} as const satisfies MarksOf<typeof correctionMachine>
