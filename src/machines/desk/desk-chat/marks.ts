import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { deskChatMachine } from './machine.ts'

const page = answerMarks({ $: 'getDeskChat' })
const colleague = { $: 'DeskOperator' } as const

export const deskChatMarks = {
  context: {
    command: { ...commandMarks, deed: ['answer', 'take', 'close', 'reopen', 'handOver'], operator: colleague },
    answer: answerMarks('dropped'),
    id: 'id',
    me: 'id',
    messages: { '*': { $: 'ChatMessage' } },
    next: 'id',
    chat: { $: 'DeskChatState' },
    person: { $: 'DeskChatPerson' },
    subjects: { '*': { $: 'DeskChatSubject' } },
    reports: { '*': { $: 'ListedReport' } },
    colleagues: { '*': colleague },
    text: 'text',
    problem: 'text',
  },
  events: { 'text.change': { text: 'text' }, 'ready.pick': { at: 'kept' }, 'hand.choose': { operator: colleague } },
  outcomes: {
    loadChat: page,
    renewChat: page,
    loadOlder: page,
    loadColleagues: answerMarks({ '*': colleague }),
    act: answerMarks('dropped'),
  },
} as const satisfies MarksOf<typeof deskChatMachine>
