import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { notificationsMachine } from './machine.ts'

const rows = { '*': { $: 'Notification' } } as const
const news = { latest: rows, unread: 'kept', version: 'id' } as const

export const notificationsMarks = {
  context: {
    owner: 'id',
    news,
    pause: 'kept',
    arrived: rows,
    marks: { '*': 'id' },
    until: 'id',
    shown: rows,
  },
  events: {
    'owner.changed': { owner: 'id' },
    'news.heard': { owner: 'id', news },
    'mark.heard': { owner: 'id', id: 'id' },
    mark: { id: 'id' },
    markAll: { id: 'id' },
  },
  outcomes: { askNews: answerMarks(news), markRead: doneMarks, markAllRead: doneMarks },
} as const satisfies MarksOf<typeof notificationsMachine>
