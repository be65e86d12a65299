import { listMarks } from '../../fragments/list/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { salesMachine } from './machine.ts'

export const salesMarks = listMarks('SaleEntry', ['saleDate', 'model', 'sn', 'bonus', 'saleStatus']) satisfies MarksOf<
  typeof salesMachine
>
