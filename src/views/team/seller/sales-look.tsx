/** A seller's sales before the administrator's eyes: what the seller has yet to do is said to the seller alone. */
import type { SaleEntry } from '../../../api/types.ts'
import type { SaleColumn } from '../../../machines/sales/sales/machine.ts'
import { RowStatus } from '../../fragments/list/fate-cell.tsx'
import type { ListLook } from '../../fragments/list/types.ts'
import { salesLook } from '../../sales/sales/look.tsx'

const statusOf = (sale: SaleEntry) => <RowStatus row={sale} reader="seller" />

export const sellerSalesLook: ListLook<SaleEntry, SaleColumn> = {
  ...salesLook,
  columns: (open) =>
    salesLook.columns(open).map((column) => (column.id === 'saleStatus' ? { ...column, cell: statusOf } : column)),
  details: (sale) => {
    const { title, items } = salesLook.details(sale)
    return { title, items: items.map((item) => (item.name === 'Статус' ? { ...item, value: statusOf(sale) } : item)) }
  },
}
