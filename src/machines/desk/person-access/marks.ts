import { PERSON_DEEDS } from '../../../domain/desk/person-deeds.ts'
import { reasonEventMarks, reasonMarks } from '../../fragments/reason/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { personAccessMachine } from './machine.ts'

const asked = { deed: PERSON_DEEDS } as const

export const personAccessMarks = {
  context: {
    asked,
    problem: 'text',
    command: { ...commandMarks, ...asked },
    answer: answerMarks('dropped'),
    ...reasonMarks,
    id: 'id',
  },
  events: { ask: asked, ...reasonEventMarks },
  outcomes: { act: answerMarks('dropped') },
} as const satisfies MarksOf<typeof personAccessMachine>
