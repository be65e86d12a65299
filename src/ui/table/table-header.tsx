import { cx } from '../base/cx.ts'
import { ArrowDown, ArrowUp, ArrowUpDown } from '../base/icons.ts'
import type { Column, Sort } from './table-types.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './table.module.css'

const ARIA = { asc: 'ascending', desc: 'descending' } as const

const SortIcon = ({ direction }: { direction: Sort['direction'] | undefined }) => {
  if (direction === 'asc') return <ArrowUp />
  return direction === 'desc' ? <ArrowDown /> : <ArrowUpDown />
}

export type TableHeaderProps = {
  columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'sortable' | 'align'>[]
  sort: Sort | null
  onSort: ((columnId: string) => void) | undefined
  withActions: boolean
  /** The rows of the table are numbered, and this is the first. */
  counted: boolean
}

/** The header row. The roles are explicit because the cards on a phone do not use table display. */
export const TableHeader = ({ columns, sort, onSort, withActions, counted }: TableHeaderProps) => (
  <thead className={styles.head} role="rowgroup">
    <tr className={styles.row} role="row" aria-rowindex={counted ? 1 : undefined}>
      {columns.map(({ id, header, sortable = false, align }) => {
        const direction = sort?.column === id ? sort.direction : undefined
        return (
          <th
            key={id}
            scope="col"
            role="columnheader"
            className={cx(styles.header, sortable && styles.sortable, align === 'end' && styles.end)}
            aria-sort={sortable ? (direction ? ARIA[direction] : 'none') : undefined}
          >
            {sortable ? (
              <button type="button" className={styles.sort} onClick={() => onSort?.(id)}>
                {header}
                <SortIcon direction={direction} />
              </button>
            ) : (
              <span className={styles.plain}>{header}</span>
            )}
          </th>
        )
      })}
      {withActions && (
        <th scope="col" role="columnheader" className={styles.header}>
          <VisuallyHidden>Действия</VisuallyHidden>
        </th>
      )}
    </tr>
  </thead>
)
