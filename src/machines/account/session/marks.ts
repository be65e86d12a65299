import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { sessionMachine } from './machine.ts'

const MODES = ['seller', 'customer'] as const
const kept = { mode: MODES, owner: 'phone', chosen: { '@': 'phone', '*': MODES } } as const
const user = { $: 'User' } as const
const legal = { $: 'LegalUser' } as const
/** A token is told apart from no token and from another one; nothing of it is recorded. */
const token = 'id'

export const sessionMarks = {
  context: { token, kept, mode: MODES, user, legal, score: 'sum' },
  events: {
    started: { token, kept },
    signOut: { to: ['/auth/login', '/login'] },
    'gateway.down': { from: 'place' },
    'token.changed': { token, kept },
    'mode.change': { mode: MODES, to: 'place' },
    'user.updated': { user, legal },
  },
  outcomes: {
    checkLegal: doneMarks,
    loadUser: answerMarks(user),
    loadLegalUser: answerMarks(legal),
    loadScore: answerMarks('sum'),
    renewScore: answerMarks('sum'),
    renewStatus: answerMarks(['BUYER', 'ART_PENDING', 'SELLER_PENDING', 'SELLER']),
    renewUser: answerMarks(user),
    revoke: 'dropped',
  },
} as const satisfies MarksOf<typeof sessionMachine>
