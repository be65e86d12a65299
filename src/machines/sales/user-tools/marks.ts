import { listMarks } from '../../fragments/list/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { userToolsMachine } from './machine.ts'

export const userToolsMarks = listMarks('UserTool', [
  'model',
  'sn',
  'purchaseDate',
  'guaranteeExpire',
  'saleStatus',
]) satisfies MarksOf<typeof userToolsMachine>
