import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { pushMachine } from './machine.ts'

const settings = { $: 'PushSettings' } as const
const device = { support: ['yes', 'homeScreen', 'no'], endpoint: 'id' } as const
/** With its keys anybody could send the browser something. */
const subscription = { endpoint: 'id', keys: { p256dh: 'dropped', auth: 'dropped' } } as const

export const pushMarks = {
  context: { settings, device, subscription, topics: {} },
  events: { 'topic.change': { topic: ['sale', 'reserve', 'profile', 'team', 'money'] } },
  outcomes: {
    look: { answer: answerMarks(settings), device },
    subscribe: { kind: ['subscribed', 'blocked', 'dismissed'], subscription },
    sendSubscription: doneMarks,
    unsubscribe: doneMarks,
    saveTopics: doneMarks,
  },
} as const satisfies MarksOf<typeof pushMachine>
