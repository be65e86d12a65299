import { requestMarks } from '../../fragments/list/marks.ts'
import { tableFileMarks } from '../../fragments/table-file/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { listFileMachine } from './machine.ts'

/** Those of sales and of tools: the machine is the same for all lists. */
const COLUMNS = ['saleDate', 'model', 'sn', 'bonus', 'saleStatus', 'purchaseDate', 'guaranteeExpire'] as const

export const listFileMarks = tableFileMarks(requestMarks(COLUMNS)) satisfies MarksOf<typeof listFileMachine>
