import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { EmptyState } from '../content/empty-state.tsx'
import { Spinner } from '../base/spinner.tsx'
import { PLAIN_ROWS, TableBody } from './table-body.tsx'
import { TableHeader } from './table-header.tsx'
import { SkeletonRows } from './table-rows.tsx'
import type { Column, Sort } from './table-types.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './table.module.css'

export type TableProps<R> = {
  /** The name of the table; always there for screen readers. */
  caption: string
  captionVisible?: boolean
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  rowActions?: (row: R) => ReactNode
  /** The actions are one IconButton: on a phone it is in the corner of the card. */
  cornerActions?: boolean
  sort?: Sort | null
  /** A header was clicked; its owner handles the order (none, asc, desc, none). */
  onSort?: (columnId: string) => void
  /** Replaces the usual text of a table without rows. */
  empty?: ReactNode
  emptyText?: string
  /** The first load: skeleton rows. */
  loading?: boolean
  skeletonRows?: number
  /** A reload of the shown rows: they stay, paler. */
  busy?: boolean
  /** Rows of one height, of two small lines at most; the first column shortens its text. */
  isOneLine?: boolean
  /** One column whose cells arrange themselves: rows of a phone. */
  isStacked?: boolean
  /** Inside a flush panel: the outer columns are aligned with its title. */
  inset?: boolean
}

/** A table that becomes a list of cards at a narrow width. Of many rows it renders the visible ones. */
export const Table = <R,>(props: TableProps<R>) => {
  const { caption, captionVisible = false, columns, rows, rowKey, rowActions, sort = null, onSort } = props
  const {
    empty,
    emptyText = 'Нет данных',
    cornerActions = false,
    loading = false,
    skeletonRows = 5,
    busy = false,
    inset = false,
    isOneLine = false,
    isStacked = false,
  } = props
  const isEmpty = rows.length === 0 && !loading
  /** Not all rows are in the document: screen readers get the total number, header included. */
  const counted = rows.length > PLAIN_ROWS && !loading
  const look = cx(
    styles.wrap,
    busy && styles.busy,
    inset && styles.inset,
    rowActions && styles.withActions,
    cornerActions && styles.corner,
    isOneLine && styles.oneLine,
    isStacked && styles.stacked,
  )
  return (
    <div className={look}>
      <table
        className={styles.table}
        role="table"
        aria-busy={loading || busy || undefined}
        aria-rowcount={counted ? rows.length + 1 : undefined}
      >
        <caption className={captionVisible ? styles.caption : undefined}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <TableHeader columns={columns} sort={sort} onSort={onSort} withActions={Boolean(rowActions)} counted={counted} />
        {loading ? (
          <tbody className={styles.body} role="rowgroup">
            <SkeletonRows columns={columns} count={skeletonRows} withActions={Boolean(rowActions)} />
          </tbody>
        ) : (
          <TableBody columns={columns} rows={rows} rowKey={rowKey} rowActions={rowActions} isStacked={isStacked} />
        )}
      </table>
      {isEmpty && (empty ?? <EmptyState title={emptyText} />)}
      {(loading || busy) && (
        <div className={styles.ring} role={loading ? 'status' : undefined}>
          {busy && !loading ? <Spinner label="Загрузка…" /> : <VisuallyHidden>Загрузка…</VisuallyHidden>}
        </div>
      )}
    </div>
  )
}
