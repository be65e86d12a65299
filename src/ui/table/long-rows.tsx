import { Fragment, useCallback, useState, type RefObject } from 'react'
import { TableRow, TableRows, type TableRowsProps } from './table-rows.tsx'
import { useFixedColumns } from './use-fixed-columns.ts'
import { usePrinting } from './use-printing.ts'
import { heightOf, useRowsInSight, type Layout } from './use-rows-in-sight.ts'
import styles from './table.module.css'

export type { Layout }

/** Print has no scrolling: the number of printed rows. */
const PRINTED = 1_000

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

const rowsOf = (body: HTMLTableSectionElement) => [...body.querySelectorAll(':scope > [role="row"]')]

export const measureLayout = (body: HTMLTableSectionElement): Layout => {
  const heights = rowsOf(body).map(heightOf)
  return { heights, usual: average(heights) }
}

const Space = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden="true" className={styles.space} style={{ height }} />

type Props<R> = TableRowsProps<R> & { body: RefObject<HTMLTableSectionElement | null>; layout: Layout }

/** Renders the visible rows, and space for the others. */
export const LongRows = <R,>({ columns, rows, rowKey, rowActions, body, layout: first }: Props<R>) => {
  const [layout, setLayout] = useState(first)
  const isPrinting = usePrinting()
  const { inSight, rest, measure } = useRowsInSight({
    body,
    count: rows.length,
    keyOf: useCallback((index: number) => (index in rows ? rowKey(rows[index] as R) : index), [rows, rowKey]),
    layout,
  })
  useFixedColumns(
    body,
    useCallback(() => {
      if (body.current) setLayout({ heights: [], usual: measureLayout(body.current).usual })
    }, [body]),
  )

  if (isPrinting)
    return (
      <>
        <TableRows columns={columns} rows={rows.slice(0, PRINTED)} rowKey={rowKey} rowActions={rowActions} />
        {rows.length > PRINTED && (
          <tr role="row">
            <td role="cell" className={styles.cell} colSpan={columns.length + (rowActions ? 1 : 0)}>
              Напечатаны первые {PRINTED} строк из {rows.length}
            </td>
          </tr>
        )}
      </>
    )

  return (
    <>
      {inSight.map(({ index, key, space }) => (
        <Fragment key={key}>
          <Space height={space} />
          <TableRow
            ref={measure}
            name={rowKey(rows[index] as R)}
            index={index}
            columns={columns}
            row={rows[index] as R}
            rowActions={rowActions}
          />
        </Fragment>
      ))}
      <Space height={rest} />
    </>
  )
}
