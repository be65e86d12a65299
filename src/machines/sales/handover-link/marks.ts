import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { handoverLinkMachine } from './machine.ts'

const asked = { id: 'id', sn: 'serial' } as const
const link = { token: 'code', until: 'date', model: { name: 'text', imageUrl: 'dropped' }, sn: 'serial' } as const
/** The drawing is the token in another script. */
const drawn = { address: 'dropped', size: 'kept', path: 'dropped' } as const

export const handoverLinkMarks = {
  context: {
    asked,
    problem: 'text',
    command: { ...commandMarks, kind: ['issue', 'revoke'], saleId: 'id' },
    answer: answerMarks(link),
    link: { ...link, saleId: 'id' },
    drawn,
  },
  events: { open: asked, ask: asked },
  outcomes: {
    issueHandover: answerMarks(link),
    revokeHandover: doneMarks,
    drawLink: drawn,
    watchHandover: answerMarks({ $: 'HandoverState' }),
  },
} as const satisfies MarksOf<typeof handoverLinkMachine>
