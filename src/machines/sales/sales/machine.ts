/** A seller's sales (SL, FM15–FM20). */
import type { SaleEntry } from '../../../api/types.ts'
import { changesBySelf } from '../../../domain/sales/sale-status.ts'
import { createListMachine } from '../../fragments/list/machine.ts'
import type { RowFacts } from '../../fragments/list/types.ts'

/** Columns that the server can sort by. */
const COLUMNS = ['saleDate', 'model', 'sn', 'bonus', 'saleStatus'] as const
export type SaleColumn = (typeof COLUMNS)[number]

/** The data of a sale by which the list is filtered. */
export const saleFacts = ({ saleStatus, saleDate, tool }: SaleEntry): RowFacts => ({
  status: saleStatus,
  at: saleDate,
  sn: tool.sn,
})

export const salesMachine = createListMachine<SaleEntry, SaleColumn>({
  id: 'sales',
  path: '/sales',
  columns: COLUMNS,
  factsOf: saleFacts,
  isChanging: (sale) => changesBySelf(sale.saleStatus),
})
