import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, formMarks } from '../../kit/marks/parts.ts'
import type { invitationMachine } from './machine.ts'

const values = { password: 'secret', code: 'secret' } as const
/** The drawing is the second factor in another script. */
const invitation = {
  name: 'name',
  mobileTail: 'text',
  secret: 'dropped',
  uri: 'dropped',
  ends: 'date',
  drawn: { size: 'kept', path: 'dropped' },
} as const
const accepted = answerMarks({ $: 'Accepted' })

export const invitationMarks = {
  context: {
    // Whoever has the token becomes the operator.
    token: 'code',
    invitation,
    form: formMarks(values),
    recoveryCodes: { '*': 'dropped' },
    problem: 'text',
    answer: accepted,
  },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['password', 'code'] } },
  outcomes: { openInvitation: answerMarks(invitation), accept: accepted },
} as const satisfies MarksOf<typeof invitationMachine>
