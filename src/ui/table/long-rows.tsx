import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { Fragment, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { TableRow, TableRows, type TableRowsProps } from './table-rows.tsx'
import { useFixedColumns } from './use-fixed-columns.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { usePageOffset } from './use-page-offset.ts'
import { usePrinting } from './use-printing.ts'
import styles from './table.module.css'

/** The measured layout of all rows before virtualisation. */
export type Layout = {
  heights: readonly number[]
  /** The estimated height of a new row. */
  usual: number
}

type Rows = Pick<Range, 'startIndex' | 'endIndex'>

/** Rows rendered in advance above and below the viewport. */
const SPARE = 5
/** Print has no scrolling: the number of printed rows. */
const PRINTED = 1_000

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** With fractions of a pixel: over a hundred rows rounding would shift the list by a whole one. */
const heightOf = (row: Element): number => row.getBoundingClientRect().height

const rowsOf = (body: HTMLTableSectionElement) => [...body.querySelectorAll(':scope > [role="row"]')]

export const measureLayout = (body: HTMLTableSectionElement): Layout => {
  const heights = rowsOf(body).map(heightOf)
  return { heights, usual: average(heights) }
}

/** The focused row and its neighbours stay mounted: the focus is not lost, and Tab continues from there. */
const withFocused = (range: Range, focused: number | null): number[] => {
  const shown = defaultRangeExtractor(range)
  if (focused === null) return shown
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
  return [...new Set([...kept, ...shown])].toSorted((left, right) => left - right)
}

const isApart = (one: Rows, other: Rows): boolean => one.startIndex > other.endIndex || one.endIndex < other.startIndex

/**
 * Whether the scroll bar has jumped, past all rows that were rendered. Then only the rows in sight are new at once, and those in advance
 * follow when the scrolling rests: all together they took a task of over 50 ms on a phone.
 */
const useJump = () => {
  const rendered = useRef<Rows | null>(null)
  const [isJump, setJump] = useState(false)
  const onChange = useCallback(({ range, isScrolling }: { range: Rows | null; isScrolling: boolean }) => {
    const isFar = rendered.current !== null && range !== null && isApart(rendered.current, range)
    setJump((wasJump) => isScrolling && (isFar || wasJump))
  }, [])
  return { isJump, rendered, onChange }
}

/** At another width all row heights change: they are measured again, and the row at the top of the viewport stays there. */
const useKeptPlace = (virtualizer: ReturnType<typeof useWindowVirtualizer<HTMLTableRowElement>>, layout: Layout) => {
  const before = useRef(layout)
  useEffect(() => {
    if (before.current === layout) return
    before.current = layout
    const top = virtualizer.range?.startIndex ?? 0
    virtualizer.measure()
    if (top > 0) virtualizer.scrollToIndex(top, { align: 'start' })
  }, [virtualizer, layout])
}

const Space = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden="true" className={styles.space} style={{ height }} />

type Props<R> = TableRowsProps<R> & { body: RefObject<HTMLTableSectionElement | null>; layout: Layout }

/** Renders the visible rows, and space for the others. */
export const LongRows = <R,>({ columns, rows, rowKey, rowActions, body, layout: first }: Props<R>) => {
  const [layout, setLayout] = useState(first)
  const offset = usePageOffset(body)
  const focused = useFocusedRow(body)
  const isPrinting = usePrinting()
  const { isJump, rendered, onChange } = useJump()
  // Its functions read the newest rows: the memoised values here do not depend on them.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: useCallback((index: number) => layout.heights[index] ?? layout.usual, [layout]),
    getItemKey: useCallback((index: number) => (index in rows ? rowKey(rows[index] as R) : index), [rows, rowKey]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    measureElement: heightOf,
    overscan: isJump ? 0 : SPARE,
    onChange,
    // Rendered in a task of its own, not in the scroll task: both together took over 50 ms on a phone.
    useFlushSync: false,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useFixedColumns(
    body,
    useCallback(() => {
      if (body.current) setLayout({ heights: [], usual: measureLayout(body.current).usual })
    }, [body]),
  )
  useKeptPlace(virtualizer, layout)
  useEffect(() => {
    rendered.current = virtualizer.range
  })

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

  const items = virtualizer.getVirtualItems()
  const end = virtualizer.getTotalSize() + offset
  return (
    <>
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Space height={item.start - (items[at - 1]?.end ?? offset)} />
          <TableRow
            ref={virtualizer.measureElement}
            index={item.index}
            columns={columns}
            row={rows[item.index] as R}
            rowActions={rowActions}
          />
        </Fragment>
      ))}
      <Space height={end - (items.at(-1)?.end ?? offset)} />
    </>
  )
}
