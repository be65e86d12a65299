/** A seller's sales as a list: columns, filter, orders, the row of a phone, details. */
import type { SaleEntry } from '../../../api/types.ts'
import { formatInstant, formatInstantDay, formatInstantTime } from '../../../domain/dates/dates.ts'
import { saleStatusLabel, statusGroups } from '../../../domain/sales/sale-status.ts'
import { saleFacts, type SaleColumn } from '../../../machines/sales/sales/machine.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { RowStatus, ShortFate } from '../../fragments/list/fate-cell.tsx'
import { OpenButton } from '../../fragments/list/open-button.tsx'
import { PhoneRow } from '../../fragments/list/phone-row.tsx'
import type { ListLook } from '../../fragments/list/types.ts'
import { MISSING, UNNUMBERED } from '../../fragments/list/missing.ts'
import { StatusDetails } from '../status-details.tsx'
import { pointsCell } from './points-cell.tsx'

/** The address of a sale's invoice, with what the row knows and the document does not (SL03, RC12). */
const invoiceHref = ({ invoiceId, tool, saleStatus, buyerInn }: SaleEntry): string => {
  const known = {
    sn: tool.sn,
    model: tool.model.name,
    status: saleStatus,
    title: saleStatusLabel(saleStatus, 'seller'),
    buyerInn,
  }
  const told = Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/invoice/${invoiceId}?${new URLSearchParams(told)}`
}

/** A receipt, or the invoice of a sale to a company. */
const documentOf = (sale: SaleEntry) => {
  const { receiptId, invoiceId, tool } = sale
  const serial = tool.sn || UNNUMBERED
  if (receiptId)
    return (
      <Link href={`/receipt/${receiptId}`} aria-label={`Чек на инструмент ${serial}`}>
        Чек
      </Link>
    )
  return (
    invoiceId && (
      <Link href={invoiceHref(sale)} aria-label={`Накладная на инструмент ${serial}`}>
        Накладная
      </Link>
    )
  )
}

const columns = (open: (sale: SaleEntry) => void): readonly Column<SaleEntry>[] => [
  {
    id: 'model',
    header: 'Инструмент',
    sortable: true,
    primary: true,
    cell: (sale) => (
      <OpenButton
        name={sale.tool.model.name ?? MISSING}
        serial={sale.tool.sn}
        picture={sale.tool.model.imageUrl}
        onOpen={() => open(sale)}
      />
    ),
  },
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
    cell: (sale) => <ShortFate row={sale} reader="seller" />,
  },
  { id: 'document', header: 'Документ', cell: documentOf },
]

/** The time under the heading of its day; without one, the day. */
const momentOf = ({ saleDate }: SaleEntry, isUnderDay: boolean): string | null =>
  saleDate && (isUnderDay ? formatInstantTime(saleDate) : formatInstantDay(saleDate))

export const salesLook: ListLook<SaleEntry, SaleColumn> = {
  flow: 'sales',
  emptyText: 'Нет продаж',
  reader: 'seller',
  // In the order of a sale's life.
  groups: statusGroups(['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FINISH', 'FAIL', 'RESERVED'], 'seller'),
  sorts: [
    { label: 'Новые', sort: { by: 'saleDate', direction: 'desc' } },
    { label: 'Старые', sort: { by: 'saleDate', direction: 'asc' } },
    { label: 'Больше баллов', sort: { by: 'bonus', direction: 'desc' } },
    { label: 'Меньше баллов', sort: { by: 'bonus', direction: 'asc' } },
    { label: 'По инструменту', sort: { by: 'model', direction: 'asc' } },
    { label: 'По номеру', sort: { by: 'sn', direction: 'asc' } },
    { label: 'По статусу', sort: { by: 'saleStatus', direction: 'asc' } },
  ],
  factsOf: saleFacts,
  columns,
  phoneRow: (sale, { open, isUnderDay }) => (
    <PhoneRow
      model={sale.tool.model.name ?? MISSING}
      picture={<ToolPicture src={sale.tool.model.imageUrl} size={44} />}
      serial={sale.tool.sn || MISSING}
      moment={momentOf(sale, isUnderDay)}
      points={pointsCell(sale.bonus, sale.saleStatus) ?? MISSING}
      status={<RowStatus row={sale} reader="seller" />}
      onOpen={() => open(sale)}
    />
  ),
  dayColumn: 'saleDate',
  details: (sale) => ({
    title: sale.tool.model.name ?? 'Продажа',
    items: [
      { name: 'Серийный номер', value: sale.tool.sn || null },
      { name: 'Дата', value: sale.saleDate && formatInstant(sale.saleDate) },
      { name: 'Баллы', value: pointsCell(sale.bonus, sale.saleStatus) },
      {
        name: 'Статус',
        value: <StatusDetails row={sale} reader="seller" accepted={sale.saleDate && formatInstant(sale.saleDate)} />,
      },
      { name: 'Документ', value: documentOf(sale) },
    ],
  }),
}
