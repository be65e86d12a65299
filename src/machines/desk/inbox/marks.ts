import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { inboxMachine } from './machine.ts'

const LISTS = ['open', 'closed'] as const
const inbox = answerMarks({ $: 'listDeskChats' })

export const inboxMarks = {
  context: { me: 'id', list: LISTS, chats: { '*': { $: 'DeskChat' } }, open: 'id', problem: 'text' },
  events: { 'list.choose': { list: LISTS }, open: { id: 'id' }, step: { by: [1, -1] } },
  outcomes: { loadInbox: inbox, renewInbox: inbox },
} as const satisfies MarksOf<typeof inboxMachine>
