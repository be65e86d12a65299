import { CASE_KINDS } from '../../../domain/desk/cases.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { deskCaseMachine } from './machine.ts'

const VERDICTS = ['approve', 'refuse', 'settle', 'return'] as const
const colleague = { $: 'DeskOperator' } as const
const answered = answerMarks({ due: 'date' })

export const deskCaseMarks = {
  context: {
    command: { ...commandMarks, deed: ['decide', 'handOver'], operator: colleague },
    answer: answered,
    kind: CASE_KINDS,
    id: 'id',
    key: 'id',
    now: 'moment',
    view: { $: 'CaseView' },
    until: 'moment',
    verdict: VERDICTS,
    picked: 'kept',
    words: 'text',
    model: 'text',
    colleagues: { '*': colleague },
    problem: 'text',
  },
  events: {
    verdict: { verdict: VERDICTS },
    'model.change': { text: 'text' },
    'reason.pick': { at: 'kept' },
    'reason.change': { words: 'text' },
    'hand.choose': { operator: colleague },
  },
  outcomes: {
    openCase: { view: answerMarks({ $: 'CaseView' }), taken: answerMarks({ $: 'takeDeskCase' }), at: 'moment' },
    loadColleagues: answerMarks({ '*': colleague }),
    act: answered,
  },
} as const satisfies MarksOf<typeof deskCaseMachine>
