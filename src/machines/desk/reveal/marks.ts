import { REVEAL_REASONS } from '../../../domain/desk/people.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, stampedMarks } from '../../kit/marks/parts.ts'
import type { revealMachine } from './machine.ts'

const revealed = answerMarks({ $: 'revealDeskPerson' })
const details = { $: 'PersonDetails' } as const

export const revealMarks = {
  context: {
    command: commandMarks,
    answer: revealed,
    id: 'id',
    reason: REVEAL_REASONS,
    details,
    until: 'moment',
    at: 'moment',
    picture: 'file',
    problem: 'text',
  },
  events: { 'reason.choose': { reason: REVEAL_REASONS }, 'picture.open': { name: 'file' } },
  outcomes: { reveal: revealed, loadDetails: stampedMarks(details) },
} as const satisfies MarksOf<typeof revealMachine>
