import { CASE_KINDS } from '../../../domain/desk/cases.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { queueMachine } from './machine.ts'

const row = { kind: CASE_KINDS, id: 'id' } as const
const page = { queues: { '*': { $: 'Queue' } }, cases: { '*': { $: 'DeskCase' } }, next: 'id' } as const

export const queueMarks = {
  context: { kind: CASE_KINDS, me: 'id', ...page, open: row, opening: 'kept', problem: 'text' },
  events: {
    'kind.choose': { kind: CASE_KINDS },
    open: { id: 'id' },
    step: { by: [1, -1] },
    'case.ended': {
      ...row,
      title: 'text',
      end: {
        how: ['decided', 'handedOver', 'gone'],
        verdict: ['approve', 'refuse', 'settle', 'return'],
        due: 'date',
        to: { id: 'id', name: 'name' },
      },
    },
    undone: row,
  },
  outcomes: { loadQueue: answerMarks(page), renewQueue: answerMarks(page) },
} as const satisfies MarksOf<typeof queueMachine>
