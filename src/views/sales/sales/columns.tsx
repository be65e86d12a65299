import type { SaleEntry } from '../../../api/types.ts'
import { formatInstantDay } from '../../../domain/dates.ts'
import { saleStatusLabel } from '../../../domain/sale-status.ts'
import { Link } from '../../../ui/actions/link.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { FateCell } from '../../fragments/list/fate-cell.tsx'
import { UNNUMBERED } from '../../fragments/list/unnumbered.ts'
import { pointsCell } from './points-cell.tsx'

export const groupOf = (sale: SaleEntry): string => saleStatusLabel(sale.saleStatus, 'seller')

/** The filter's groups, in the order of a sale's life. */
export const groups = ['Проверка ФНС', 'На ручной проверке', 'Успешно', 'Неудачно', 'Резерв'] as const

export const columns: readonly Column<SaleEntry>[] = [
  { id: 'model', header: 'Инструмент', sortable: true, primary: true, cell: ({ tool }) => tool.model.name },
  { id: 'sn', header: 'Серийный номер', sortable: true, cell: ({ tool }) => tool.sn },
  { id: 'saleDate', header: 'Дата', sortable: true, cell: ({ saleDate }) => saleDate && formatInstantDay(saleDate) },
  {
    id: 'bonus',
    header: 'Баллы',
    sortable: true,
    align: 'end',
    cell: ({ bonus, saleStatus }) => pointsCell(bonus, saleStatus),
  },
  {
    id: 'saleStatus',
    header: 'Статус',
    sortable: true,
    cell: (sale) => <FateCell row={sale} reader="seller" />,
  },
  {
    id: 'document',
    header: 'Документ',
    cell: ({ receiptId, tool }) =>
      receiptId && (
        <Link href={`/receipt/${receiptId}`} aria-label={`Чек на инструмент ${tool.sn || UNNUMBERED}`}>
          Чек
        </Link>
      ),
  },
]
