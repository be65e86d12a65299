import type { MarksOf } from '../../kit/marks/marks.ts'
import { formMarks, stampedMarks } from '../../kit/marks/parts.ts'
import type { deskLoginMachine } from './machine.ts'

const values = { username: 'phone', password: 'secret', code: 'secret' } as const
/** The token of the session opens everything: not even its length is recorded. */
const signedIn = stampedMarks({ token: 'dropped' })

export const deskLoginMarks = {
  context: {
    form: formMarks(values),
    opensAt: 'moment',
    now: 'moment',
    goal: 'place',
    answer: signedIn.answer,
  },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['username', 'password', 'code'] } },
  outcomes: { signIn: signedIn },
} as const satisfies MarksOf<typeof deskLoginMachine>
