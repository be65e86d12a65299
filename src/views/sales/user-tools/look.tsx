/** A customer's tools as a list: columns, filter, orders, details. On a phone they are cards (HM03, A79). */
import type { UserTool } from '../../../api/types.ts'
import { formatInstantDay } from '../../../domain/dates/dates.ts'
import { statusGroups, type StatusReader } from '../../../domain/sales/sale-status.ts'
import { leadsOn } from '../../../domain/sales/repair.ts'
import { serialToPath } from '../../../domain/serials/serial.ts'
import { toolFacts, type ToolColumn } from '../../../machines/sales/user-tools/machine.ts'
import { Link } from '../../../ui/actions/link.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { Row } from '../../../ui/base/stack.tsx'
import { RepairAction } from '../repair-action.tsx'
import { StatusDetails } from '../status-details.tsx'
import { ShortFate } from '../../fragments/list/fate-cell.tsx'
import { OpenButton } from '../../fragments/list/open-button.tsx'
import type { ListLook } from '../../fragments/list/types.ts'
import { MISSING, UNNUMBERED } from '../../fragments/list/missing.ts'
import { ToolCard, ToolCardSkeleton } from './tool-card.tsx'
import { WarrantyCell } from './warranty-cell.tsx'

const day = (instant: string | null): string | null => instant && formatInstantDay(instant)

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

const warrantyOf = ({ guaranteeExpire }: UserTool) => guaranteeExpire && <WarrantyCell until={guaranteeExpire} />

/** A number that is not in the base yet has no page. */
const serialOf = ({ sn, model }: UserTool) =>
  sn && (model.name === null ? sn : <Link href={`/tool/${serialToPath(sn)}`}>{sn}</Link>)

/** The way on from a failed tool (E18). */
export const repairActionOf = (tool: UserTool, canRegister: boolean, isShort = true) =>
  leadsOn(tool, canRegister) && <RepairAction row={tool} serial={tool.sn} list="/user-tools" isShort={isShort} />

const columnsFor =
  (reader: StatusReader) =>
  (open: (tool: UserTool) => void): readonly Column<UserTool>[] => [
    {
      id: 'model',
      header: 'Инструмент',
      sortable: true,
      primary: true,
      cell: (tool) => (
        <OpenButton name={tool.model.name ?? MISSING} serial={tool.sn} picture={tool.model.imageUrl} onOpen={() => open(tool)} />
      ),
    },
    { id: 'sn', header: 'Серийный номер', sortable: true, cell: serialOf },
    { id: 'purchaseDate', header: 'Куплен', sortable: true, cell: ({ purchaseDate }) => day(purchaseDate) },
    { id: 'guaranteeExpire', header: 'Гарантия до', sortable: true, cell: warrantyOf },
    {
      id: 'saleStatus',
      header: 'Статус',
      sortable: true,
      cell: (tool) => <ShortFate row={tool} reader={reader} isTight />,
    },
    { id: 'document', header: 'Документ', cell: documentsOf },
  ]

/** A company reads its pending tools as registered, so its filter has no group for them (TL10). */
export const toolsLook = (reader: StatusReader): ListLook<UserTool, ToolColumn> => ({
  flow: 'userTools',
  emptyText: 'Нет зарегистрированных инструментов',
  reader,
  groups: statusGroups(['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FINISH', 'FAIL'], reader),
  sorts: [
    { label: 'Без сортировки', sort: null },
    { label: 'Недавно купленные', sort: { by: 'purchaseDate', direction: 'desc' } },
    { label: 'Давно купленные', sort: { by: 'purchaseDate', direction: 'asc' } },
    { label: 'Гарантия кончается', sort: { by: 'guaranteeExpire', direction: 'asc' } },
    { label: 'По инструменту', sort: { by: 'model', direction: 'asc' } },
    { label: 'По номеру', sort: { by: 'sn', direction: 'asc' } },
    { label: 'По статусу', sort: { by: 'saleStatus', direction: 'asc' } },
  ],
  factsOf: toolFacts,
  columns: columnsFor(reader),
  phoneRow: (tool, { open }) => <ToolCard tool={tool} reader={reader} onOpen={() => open(tool)} />,
  phoneSkeleton: <ToolCardSkeleton />,
  dayColumn: 'purchaseDate',
  details: (tool) => ({
    title: tool.model.name ?? 'Инструмент',
    items: [
      { name: 'Серийный номер', value: serialOf(tool) || null },
      { name: 'Куплен', value: day(tool.purchaseDate) },
      { name: 'Гарантия до', value: warrantyOf(tool) },
      { name: 'Статус', value: <StatusDetails row={tool} reader={reader} accepted={null} /> },
      { name: 'Документ', value: documentsOf(tool) },
    ],
  }),
})
