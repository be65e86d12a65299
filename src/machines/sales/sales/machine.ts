/** A seller's sales (SL, FM15–FM20). */
import type { SaleEntry } from '../../../api/types.ts'
import { changesBySelf } from '../../../domain/sale-status.ts'
import { createListMachine } from '../../fragments/list/machine.ts'

/** Columns that the server can sort by. */
export type SaleColumn = 'saleDate' | 'model' | 'sn' | 'bonus' | 'saleStatus'

export const salesMachine = createListMachine<SaleEntry, SaleColumn>({
  id: 'sales',
  isChanging: (sale) => changesBySelf(sale.saleStatus),
})
