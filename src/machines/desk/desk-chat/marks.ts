import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { deskChatMachine } from './machine.ts'

const page = answerMarks({ $: 'getDeskChat' })

export const deskChatMarks = {
  context: {
    command: { ...commandMarks, deed: ['answer', 'take', 'close'] },
    answer: answerMarks('dropped'),
    id: 'id',
    messages: { '*': { $: 'ChatMessage' } },
    text: 'text',
    problem: 'text',
  },
  events: { 'text.change': { text: 'text' } },
  outcomes: { loadChat: page, renewChat: page, act: answerMarks('dropped') },
} as const satisfies MarksOf<typeof deskChatMachine>
