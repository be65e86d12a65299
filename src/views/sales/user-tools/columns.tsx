import type { UserTool } from '../../../api/types.ts'
import { formatInstantDay } from '../../../domain/dates.ts'
import { saleStatusLabel, type StatusReader } from '../../../domain/sale-status.ts'
import { serialToPath } from '../../../domain/serial.ts'
import { Link } from '../../../ui/actions/link.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { Row } from '../../../ui/base/stack.tsx'
import { FateCell } from '../../fragments/list/fate-cell.tsx'
import { UNNUMBERED } from '../../fragments/list/unnumbered.ts'

export const groupOf =
  (reader: StatusReader) =>
  (tool: UserTool): string =>
    saleStatusLabel(tool.saleStatus, reader)

const day = (instant: string | null): string | null => instant && formatInstantDay(instant)

/** A company reads its pending tools as registered, so its filter has no group for them (TL10). */
export const groupsFor = (reader: StatusReader): readonly string[] =>
  (['TAX_PENDING', 'PENDING', 'FINISH', 'FAIL'] as const)
    .map((status) => saleStatusLabel(status, reader))
    .filter((label, at, labels) => labels.indexOf(label) === at)

/** A receipt, an invoice, or both. */
const documentsOf = ({ receiptId, invoiceId, sn }: UserTool) =>
  (receiptId ?? invoiceId) && (
    <Row>
      {receiptId && (
        <Link href={`/receipt/${receiptId}`} aria-label={`Чек на инструмент ${sn || UNNUMBERED}`}>
          Чек
        </Link>
      )}
      {invoiceId && (
        <Link href={`/invoice/${invoiceId}`} aria-label={`Накладная на инструмент ${sn || UNNUMBERED}`}>
          Накладная
        </Link>
      )}
    </Row>
  )

export const columnsFor = (reader: StatusReader): readonly Column<UserTool>[] => [
  { id: 'model', header: 'Инструмент', sortable: true, primary: true, cell: ({ model }) => model.name },
  {
    id: 'sn',
    header: 'Серийный номер',
    sortable: true,
    cell: ({ sn }) => sn && <Link href={`/tool/${serialToPath(sn)}`}>{sn}</Link>,
  },
  { id: 'purchaseDate', header: 'Куплен', sortable: true, cell: ({ purchaseDate }) => day(purchaseDate) },
  { id: 'guaranteeExpire', header: 'Гарантия до', sortable: true, cell: ({ guaranteeExpire }) => day(guaranteeExpire) },
  {
    id: 'saleStatus',
    header: 'Статус',
    sortable: true,
    cell: (tool) => <FateCell row={tool} reader={reader} />,
  },
  {
    id: 'document',
    header: 'Документ',
    cell: (tool) => documentsOf(tool),
  },
]
