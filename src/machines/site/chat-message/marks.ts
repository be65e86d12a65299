import { fileCallMarks, pickedFileMarks } from '../../fragments/files/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { chatMessageMachine } from './machine.ts'

const outgoing = { key: 'id', value: 'text', name: 'file', about: 'id', problem: 'text' } as const

export const chatMessageMarks = {
  context: {
    text: 'text',
    about: 'id',
    aboutTitle: 'text',
    outbox: { '*': outgoing },
    file: { ...pickedFileMarks, key: 'id', problem: 'text' },
    underWay: 'id',
    wait: 'kept',
  },
  events: {
    change: { text: 'text' },
    pick: { file: pickedFileMarks },
    'about.take': { about: 'id', title: 'text' },
    drop: { message: 'id' },
    arrived: { keys: { '*': 'id' } },
  },
  outcomes: {
    uploadFile: fileCallMarks.uploadFile,
    deliver: { kind: ['stored', 'refused', 'later', 'lost'], message: 'text', seconds: 'kept' },
  },
} as const satisfies MarksOf<typeof chatMessageMachine>
