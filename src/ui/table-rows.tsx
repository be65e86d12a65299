import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Skeleton } from './skeleton.tsx'
import type { Column } from './table-types.ts'
import styles from './table.module.css'

const shown = (value: ReactNode): ReactNode => (value === null || value === undefined || value === '' ? '-' : value)

const cellOf = <R,>({ header, primary, align }: Column<R>) => ({
  role: 'cell',
  className: cx(styles.cell, primary && styles.primary, align === 'end' && styles.end),
  ...(!primary && { 'data-label': header }),
})

export type TableRowsProps<R> = {
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  rowActions: ((row: R) => ReactNode) | undefined
}

export const TableRows = <R,>({ columns, rows, rowKey, rowActions }: TableRowsProps<R>) =>
  rows.map((row) => (
    <tr key={rowKey(row)} role="row" className={styles.row}>
      {columns.map((column) => (
        <td key={column.id} {...cellOf(column)}>
          {shown(column.cell(row))}
        </td>
      ))}
      {rowActions && (
        <td role="cell" className={cx(styles.cell, styles.actions)}>
          {rowActions(row)}
        </td>
      )}
    </tr>
  ))

/** Rows of the same height as real ones, so that nothing jumps when they come. */
export const SkeletonRows = <R,>({
  columns,
  count,
  withActions,
}: {
  columns: readonly Column<R>[]
  count: number
  withActions: boolean
}) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} role="row" className={cx(styles.row, styles.pending)}>
      {columns.map((column) => (
        <td key={column.id} {...cellOf(column)}>
          <Skeleton />
        </td>
      ))}
      {withActions && <td role="cell" className={cx(styles.cell, styles.actions)} />}
    </tr>
  ))
