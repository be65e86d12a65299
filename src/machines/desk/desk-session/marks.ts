import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { deskSessionMachine } from './machine.ts'

const operator = { $: 'DeskMe' } as const
/** A token is told apart from no token and from another one; nothing of it is recorded. */
const token = 'id'

export const deskSessionMarks = {
  context: { token, operator, problem: 'text' },
  events: { started: { token }, 'token.changed': { token } },
  outcomes: { loadOperator: answerMarks(operator), revoke: answerMarks('dropped') },
} as const satisfies MarksOf<typeof deskSessionMachine>
