/** Everything about one row: the whole comment, the card, the way of a payout. */
import { formatInstant } from '../../../domain/dates/dates.ts'
import { formatOperationAmount, operationLabel, type HistoryTable } from '../../../domain/money/history-operations.ts'
import { subjectTitle } from '../../../domain/portal/chat-about.ts'
import { payoutWay, shortPan } from '../../../domain/money/payout-words.ts'
import { momentOf } from '../../../machines/money/history/rows.ts'
import type { HistoryRow } from '../../../machines/money/history/types.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Way } from '../../../ui/content/way.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SupportLink } from '../../kit/support-link.tsx'

const Content = ({ row }: { row: HistoryRow }) => {
  const { operation, amount, comment, payout } = row
  const at = momentOf(row)
  return (
    <Stack>
      <DescriptionList
        items={[
          { name: 'Сумма', value: formatOperationAmount(operation, amount) },
          { name: 'Дата', value: at && formatInstant(at) },
          { name: 'Комментарий', value: comment || null },
          ...(payout ? [{ name: 'Карта', value: shortPan(payout.pan) }] : []),
        ]}
      />
      {payout && <Way label="Путь вывода" steps={payoutWay(payout)} />}
      {payout && (
        <SupportLink
          kind="payout"
          id={payout.id}
          title={subjectTitle(formatOperationAmount(operation, amount), at && formatInstant(at))}
        />
      )}
    </Stack>
  )
}

type Props = { row: HistoryRow | null; table: HistoryTable; onClose: () => void }

/** It closes when the row leaves the history. */
export const Details = ({ row, table, onClose }: Props) => (
  <Dialog open={row !== null} onClose={onClose} title={row ? operationLabel(row.operation, table) : ''}>
    {row && <Content row={row} />}
  </Dialog>
)
