import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import type { pointMachine } from './machine.ts'

const STATUSES = ['BUYER', 'ART_PENDING', 'SELLER_PENDING', 'SELLER'] as const
const SCREENS = ['exist', 'bind', 'list', 'point', 'edit'] as const
const values = { inn: 'inn' } as const
const point = { $: 'FoundPoint' } as const
const own = {
  name: 'name',
  address: 'text',
  inn: 'inn',
  directorFullName: 'name',
  directorPhone: 'phone',
  created: 'date',
} as const
const page = { points: { '*': point }, next: 'id' } as const

export const pointMarks = {
  context: {
    command: { ...commandMarks, point },
    answer: answerMarks('dropped'),
    userId: 'id',
    status: STATUSES,
    screen: SCREENS,
    form: formMarks(values),
    searched: 'inn',
    ...page,
    chosen: point,
    own,
    problem: 'text',
  },
  events: {
    'form.change': { patch: values },
    'form.blur': { field: ['inn'] },
    choose: { id: 'id' },
    'url.changed': { screen: SCREENS },
    'person.changed': { status: STATUSES },
  },
  outcomes: { loadOwn: answerMarks(own), findPoints: answerMarks(page), joinPoint: answerMarks('dropped') },
} as const satisfies MarksOf<typeof pointMachine>
