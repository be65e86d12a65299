import { memo, type ReactNode, type Ref } from 'react'
import { cx } from '../base/cx.ts'
import { Skeleton } from '../base/skeleton.tsx'
import type { Column } from './table-types.ts'
import styles from './table.module.css'

const shown = (value: ReactNode): ReactNode => (value === null || value === undefined || value === '' ? '-' : value)

const cellOf = <R,>({ header, primary, align }: Column<R>) => ({
  role: 'cell',
  className: cx(styles.cell, primary && styles.primary, align === 'end' && styles.end),
  ...(!primary && { 'data-label': header }),
})

export type RowActions<R> = ((row: R) => ReactNode) | undefined

type TableRowProps<R> = {
  columns: readonly Column<R>[]
  row: R
  /** Its key: places in a list are kept by it. */
  name: string
  rowActions: RowActions<R>
  /** Its index among all rows of a virtualised table. */
  index?: number
  ref?: Ref<HTMLTableRowElement>
}

/** The row numbers for screen readers: the header is row 1. */
const FIRST_ROW = 2

const PlainRow = <R,>({ columns, row, name, rowActions, index, ref }: TableRowProps<R>) => (
  <tr
    ref={ref}
    role="row"
    className={styles.row}
    data-row={name}
    data-index={index}
    aria-rowindex={index === undefined ? undefined : index + FIRST_ROW}
  >
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
)

/** Scrolling a long table renders only the rows that become visible. */
export const TableRow = memo(PlainRow) as typeof PlainRow

export type TableRowsProps<R> = {
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  rowActions: RowActions<R>
}

export const TableRows = <R,>({ columns, rows, rowKey, rowActions }: TableRowsProps<R>) =>
  rows.map((row) => <TableRow key={rowKey(row)} name={rowKey(row)} columns={columns} row={row} rowActions={rowActions} />)

/** Placeholder rows as high as real ones, so that no layout shift follows. */
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
          {column.skeleton ?? <Skeleton />}
        </td>
      ))}
      {withActions && <td role="cell" className={cx(styles.cell, styles.actions)} />}
    </tr>
  ))
