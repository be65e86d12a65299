import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import type { createPointMachine } from './machine.ts'

const values = { inn: 'inn', name: 'name', address: 'text', directorFullName: 'name', directorPhone: 'phone' } as const
const addresses = { '*': { $: 'AddressSuggestion' } } as const

export const createPointMarks = {
  context: {
    command: commandMarks,
    answer: answerMarks('dropped'),
    userId: 'id',
    prefilled: 'inn',
    form: formMarks(values),
    chosen: { value: 'text', coordinates: 'dropped' },
    addresses,
    back: 'place',
    problem: 'text',
  },
  events: {
    'form.change': { patch: values },
    'form.blur': { field: ['inn', 'name', 'address', 'directorFullName', 'directorPhone'] },
    'address.choose': { address: 'text' },
  },
  outcomes: { createPoint: answerMarks('dropped'), suggestAddresses: addresses },
} as const satisfies MarksOf<typeof createPointMachine>
