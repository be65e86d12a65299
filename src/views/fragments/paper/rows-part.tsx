/** The tools on a receipt or a document, and what is with each: in the words of the lists (C05). */
import type { PaperRow } from '../../../api/types.ts'
import { listShowing, serialToPath } from '../../../domain/serials/serial.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import { FateCell, RowStatus } from '../list/fate-cell.tsx'
import { MISSING } from '../list/missing.ts'
import { readerOfRow, type PaperReader } from './reading.ts'
import styles from './rows-part.module.css'

/** The list that has an own row; null for a row of another person, and for one of the mode that is not on. */
const listOf = ({ isOwn, side }: PaperRow, { mode }: PaperReader): '/sales' | '/user-tools' | null => {
  if (!isOwn) return null
  if (side === 'seller') return mode === 'seller' ? '/sales' : null
  return mode === 'customer' ? '/user-tools' : null
}

/** Where the name of a tool leads: an own one to its row, another to its page, one that is in no base nowhere. */
export const hrefOf = (row: PaperRow, reader: PaperReader): string | null => {
  const list = listOf(row, reader)
  if (list !== null) return listShowing(list, row.sn)
  return row.model.name === null || row.sn === '' ? null : `/tool/${serialToPath(row.sn)}`
}

type RowProps = { row: PaperRow; reader: PaperReader; isShort: boolean }

const Row = ({ row, reader, isShort }: RowProps) => {
  const href = hrefOf(row, reader)
  const name = row.model.name ?? 'Модель ещё не определена'
  const as = readerOfRow(row, reader)
  return (
    <li className={styles.row}>
      <ToolPicture src={row.model.imageUrl} size={44} />
      <div className={styles.words}>
        {href === null ? <div className={styles.name}>{name}</div> : <Link href={href}>{name}</Link>}
        <div className={styles.serial}>{row.sn || MISSING}</div>
        {isShort ? <RowStatus row={row} reader={as} /> : <FateCell row={row} reader={as} />}
      </div>
    </li>
  )
}

type RowsPartProps = {
  rows: readonly PaperRow[]
  reader: PaperReader
  /** The status alone: the way of the only one stands beside. */
  isShort?: boolean
}

export const RowsPart = ({ rows, reader, isShort = false }: RowsPartProps) => (
  <ul className={styles.rows}>
    {rows.map((row, at) => (
      <Row key={row.id || at} row={row} reader={reader} isShort={isShort} />
    ))}
  </ul>
)
