import { formMarks, stampedMarks } from '../../kit/marks/parts.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { loginMachine } from './machine.ts'

const values = { username: 'phone', password: 'secret' } as const
/** The token of the session opens everything: not even its length is recorded. */
const signedIn = stampedMarks('dropped')

export const loginMarks = {
  context: {
    form: formMarks(values),
    page: ['login', 'again'],
    fails: { '@': 'phone', '*': 'kept' },
    opensAt: 'moment',
    now: 'moment',
    goal: { to: 'place', mobile: 'phone' },
    phone: 'phone',
    answer: signedIn.answer,
  },
  events: {
    'form.change': { patch: values },
    'form.blur': { field: ['username', 'password', 'check'] },
    'url.changed': { page: ['login', 'again'] },
  },
  outcomes: { signIn: signedIn },
} as const satisfies MarksOf<typeof loginMachine>
