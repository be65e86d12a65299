/** The status in the details of a row; of a failed one its whole way, from its acceptance to what can be done now (E18). */
import { rowWords, type WordedRow } from '../../domain/sales/sale-words.ts'
import type { StatusReader } from '../../domain/sales/sale-status.ts'
import { Way } from '../../ui/content/way.tsx'
import { Stack } from '../../ui/base/stack.tsx'
import { FateCell, RowStatus } from '../fragments/list/fate-cell.tsx'

interface StatusDetailsProps {
  row: WordedRow & { saleStatus: string | null }
  reader: StatusReader
  /** When it was accepted; null where the row does not tell. */
  accepted: string | null
}

export const StatusDetails = ({ row, reader, accepted }: StatusDetailsProps) => {
  if (row.saleStatus !== 'FAIL') return <FateCell row={row} reader={reader} />
  const { state, next } = rowWords(row, reader)
  return (
    <Stack gap="tight">
      <RowStatus row={row} reader={reader} />
      <Way
        label="Что было"
        steps={[
          { title: 'Принято', text: accepted, state: 'done' },
          { title: state, text: next, state: 'failed' },
        ]}
      />
    </Stack>
  )
}
