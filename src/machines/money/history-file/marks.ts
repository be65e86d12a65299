import { tableFileMarks } from '../../fragments/table-file/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { historyFileMachine } from './machine.ts'

export const historyFileMarks = tableFileMarks({ from: 'date', to: 'date' }) satisfies MarksOf<typeof historyFileMachine>
