import {
  Fragment,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { usePrinting } from '../table/use-printing.ts'
import { useRowsInSight, type Layout } from '../table/use-rows-in-sight.ts'

/** What a row of a long list puts on its element: it is one of many, most of which are not in the document. */
export interface RowItem {
  ref: Ref<HTMLLIElement>
  /** From 0. */
  index: number
  count: number
}

/** Puts the focus into the field of a row, also of one that is not in the document yet. */
export interface RowListHandle {
  focus: (index: number) => void
}

type Props<R> = {
  rows: readonly R[]
  rowKey: (row: R) => string
  /** @param item null in a short list, whose rows are all there */
  render: (row: R, index: number, item: RowItem | null) => ReactNode
  /** The estimated height of a row. */
  usual: number
  list: RefObject<HTMLUListElement | null>
  handle: Ref<RowListHandle>
  className?: string | undefined
}

/** A list with more rows renders those in sight: a row with a field costs more than one of a table. */
const PLAIN_ROWS = 20
/** Rows rendered in advance on each side. */
const SPARE = 2

const Space = ({ height }: { height: number }) =>
  height > 0 && <li aria-hidden="true" style={{ height, padding: 0, border: 0 }} />

/** At another width a row has another height. */
const useLayout = (usual: number, list: RefObject<HTMLElement | null>): Layout => {
  const [layout, setLayout] = useState<Layout>({ heights: [], usual })
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      setLayout({ heights: [], usual })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, usual])
  return layout
}

type Sight = ReturnType<typeof useRowsInSight>
type RowsProps<R> = Pick<Props<R>, 'rows' | 'render'> & Sight

/** Whether most rows in sight are new ones. Never while the focused row is one of them: it would leave the page, with its focus. */
const isJump = ({ inSight, focused }: Sight, before: Sight): boolean => {
  const known = new Set(before.inSight.map(({ index }) => index))
  if (focused !== null && !known.has(focused)) return false
  return inSight.filter(({ index }) => !known.has(index)).length > inSight.length / 2
}

const AllRows = <R,>({ rows, render, inSight, rest, measure }: RowsProps<R>) => (
  <>
    {inSight
      .filter(({ index }) => index < rows.length)
      .map(({ index, key, space }) => (
        <Fragment key={key}>
          <Space height={space} />
          {render(rows[index] as R, index, { ref: measure, index, count: rows.length })}
        </Fragment>
      ))}
    <Space height={rest} />
  </>
)

const Rows = memo(AllRows) as typeof AllRows

/**
 * Renders the rows in sight, and space for the others. After a jump of the scroll bar most of them are new: they are rendered without
 * holding up the page, which shows those from before for a moment.
 */
const LongList = <R,>({
  rows,
  rowKey,
  render,
  usual,
  list,
  wanted,
}: Omit<Props<R>, 'handle' | 'className'> & { wanted: number | null }) => {
  const layout = useLayout(usual, list)
  const keyOf = useCallback((index: number) => (index in rows ? rowKey(rows[index] as R) : index), [rows, rowKey])
  const sight = useRowsInSight({ body: list, count: rows.length, keyOf, layout, wanted, spare: SPARE })
  const late = useDeferredValue(sight)
  return <Rows rows={rows} render={render} {...(wanted === null && isJump(sight, late) ? late : sight)} />
}

/** The field of the row with this index: in a long list its element says which one it is. */
const fieldOf = (list: HTMLElement | null, index: number, isLong: boolean): HTMLElement | null => {
  const row = isLong ? list?.querySelector(`:scope > [data-index="${index}"]`) : list?.children[index]
  return row?.querySelector<HTMLElement>('input') ?? null
}

/** A list of rows with fields: all of a short one, those in sight of a long one, all on paper. */
export const RowList = <R,>({ handle, className, rows: newest, ...rest }: Props<R>) => {
  const late = useDeferredValue(newest)
  const [wanted, setWanted] = useState<{ index: number } | null>(null)
  const areMany = newest.length - late.length > PLAIN_ROWS
  // Many rows that come at once may come a moment later than the change that has brought them, unless one of them is typed into.
  const isLate = areMany && wanted === null
  const rows = isLate ? late : newest
  const props = { ...rest, rows }
  const { rowKey, render, list } = props
  const isPrinting = usePrinting()
  const isLong = rows.length > PLAIN_ROWS && !isPrinting
  const isFocusDue = useRef(false)
  useImperativeHandle(handle, () => ({
    focus: (index) => {
      isFocusDue.current = true
      setWanted({ index })
    },
  }))
  // At once: a scanner types the next number without waiting for a frame.
  useLayoutEffect(() => {
    if (wanted === null) return
    if (isFocusDue.current) {
      const field = fieldOf(list.current, wanted.index, isLong)
      if (!field) return
      isFocusDue.current = false
      field.focus()
    }
    // The focused row stays mounted by itself, and with it all rows, once they have come.
    // eslint-disable-next-line react/set-state-in-effect
    if (!areMany) setWanted(null)
    // eslint-disable-next-line react/exhaustive-deps
  }, [wanted, rows, areMany])
  return (
    // What stands below has its place before they come: a press on it meets nothing else.
    <ul ref={list} className={className} style={isLate ? { minHeight: newest.length * rest.usual } : undefined}>
      {isLong ? (
        <LongList {...props} wanted={wanted?.index ?? null} />
      ) : (
        rows.map((row, index) => <Fragment key={rowKey(row)}>{render(row, index, null)}</Fragment>)
      )}
    </ul>
  )
}
