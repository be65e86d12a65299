import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, formMarks } from '../../kit/marks/parts.ts'
import type { addCardMachine } from './machine.ts'

const values = { card: 'pan', expirationDate: 'date', code: 'secret' } as const
const known = { '*': 'id' } as const

export const addCardMarks = {
  // The bank's page is an address that opens the bank for whoever has it.
  context: { form: formMarks(values), known, page: 'dropped', quiet: 'kept' },
  events: {
    open: { known },
    'form.change': { patch: values },
    'form.blur': { field: ['card', 'expirationDate', 'code'] },
  },
  outcomes: { loadPage: answerMarks('dropped'), loadCards: answerMarks({ '*': { $: 'Card' } }) },
} as const satisfies MarksOf<typeof addCardMachine>
