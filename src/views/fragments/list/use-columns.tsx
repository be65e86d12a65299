import { useContext, useMemo, type ReactNode } from 'react'
import { moscowDay } from '../../../domain/dates/dates.ts'
import type { ListContext } from '../../../machines/fragments/list/types.ts'
import type { Column } from '../../../ui/table/table-types.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import { dayHeadings } from './day-headings.ts'
import type { ListLook } from './types.ts'
import styles from './list-view.module.css'

export type RowActions<Row> = (row: Row) => ReactNode

interface Args<Row extends { id: string }, Id extends string> {
  look: ListLook<Row, Id>
  context: ListContext<Row, Id>
  /** The visible rows. */
  rows: Row[]
  isNarrow: boolean
  open: (id: string) => void
  rowActions: RowActions<Row> | undefined
}

const NO_HEADINGS: ReadonlyMap<string, string> = new Map()

/**
 * The columns of a table; on a phone one column with rows of two lines, under their days where the rows are in the order of
 * days. Stable while the rows are: a long table draws only rows that are new.
 */
export const useColumns = <Row extends { id: string }, Id extends string>(args: Args<Row, Id>): readonly Column<Row>[] => {
  const { look, context, rows, isNarrow, open, rowActions } = args
  const { phoneRow, phoneSkeleton, dayColumn, factsOf } = look
  const now = useContext(ClockContext)
  const hasDays = isNarrow && context.sort?.by === dayColumn
  const days = useMemo(
    () => (hasDays ? dayHeadings(rows, (row) => factsOf(row).at, moscowDay(now())) : NO_HEADINGS),
    [hasDays, rows, factsOf, now],
  )
  return useMemo(() => {
    const openRow = (row: Row) => open(row.id)
    if (!isNarrow) return look.columns(openRow)
    const cell = (row: Row) => {
      const actions = rowActions?.(row)
      return (
        <>
          {days.has(row.id) && <h2 className={styles.day}>{days.get(row.id)}</h2>}
          {phoneRow(row, { open: openRow, isUnderDay: hasDays })}
          {actions && <div className={styles.third}>{actions}</div>}
        </>
      )
    }
    return [{ id: 'row', header: 'Строка', primary: true, cell, ...(phoneSkeleton && { skeleton: phoneSkeleton }) }]
  }, [look, isNarrow, phoneRow, phoneSkeleton, open, rowActions, days, hasDays])
}
