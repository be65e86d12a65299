import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useFocusedRow } from './use-focused-row.ts'
import { usePageOffset } from './use-page-offset.ts'

/** The measured layout of all rows before virtualisation. */
export type Layout = {
  heights: readonly number[]
  /** The estimated height of a new row. */
  usual: number
}

type Rows = Pick<Range, 'startIndex' | 'endIndex'>

/** With fractions of a pixel: over a hundred rows rounding would shift the list by a whole one. */
export const heightOf = (row: Element): number => row.getBoundingClientRect().height

/** The focused row and its neighbours stay mounted: the focus is not lost, and Tab continues from there. */
const withKept = (range: Range, kept: readonly (number | null)[]): number[] => {
  const around = kept.flatMap((index) => (index === null ? [] : [index - 1, index, index + 1]))
  const known = around.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...known, ...defaultRangeExtractor(range)])].toSorted((left, right) => left - right)
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
const useKeptPlace = <Row extends Element>(virtualizer: ReturnType<typeof useWindowVirtualizer<Row>>, layout: Layout) => {
  const before = useRef(layout)
  useEffect(() => {
    if (before.current === layout) return
    before.current = layout
    const top = virtualizer.range?.startIndex ?? 0
    virtualizer.measure()
    if (top > 0) virtualizer.scrollToIndex(top, { align: 'start' })
  }, [virtualizer, layout])
}

interface Given {
  body: RefObject<HTMLElement | null>
  count: number
  /** Stable while the rows are the same. */
  keyOf: (index: number) => string | number
  layout: Layout
  /** A row that stays mounted, beside the focused one. */
  wanted?: number | null
  /** Rows rendered in advance on each side. */
  spare?: number
}

/** A row in sight, and the height of those between it and the one before. */
export interface InSight {
  index: number
  key: string | number | bigint
  space: number
}

/**
 * The rows of a long list that are in sight, with the space of the others.
 * @returns `measure`: the ref of every row, which carries its index as `data-index`
 */
export const useRowsInSight = ({ body, count, keyOf, layout, wanted = null, spare = 5 }: Given) => {
  const offset = usePageOffset(body)
  const focused = useFocusedRow(body)
  const { isJump, rendered, onChange } = useJump()
  // Its functions read the newest rows: the memoised values here do not depend on them.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: useCallback((index: number) => layout.heights[index] ?? layout.usual, [layout]),
    getItemKey: keyOf,
    rangeExtractor: useCallback((range: Range) => withKept(range, [focused, wanted]), [focused, wanted]),
    measureElement: heightOf,
    overscan: isJump ? 0 : spare,
    onChange,
    // Rendered in a task of its own, not in the scroll task: both together took over 50 ms on a phone.
    useFlushSync: false,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useKeptPlace(virtualizer, layout)
  useEffect(() => {
    rendered.current = virtualizer.range
  })
  const items = virtualizer.getVirtualItems()
  return {
    inSight: items.map(({ index, key, start }, at): InSight => ({ index, key, space: start - (items[at - 1]?.end ?? offset) })),
    /** The height of the rows behind the last one. */
    rest: virtualizer.getTotalSize() + offset - (items.at(-1)?.end ?? offset),
    measure: virtualizer.measureElement,
    /** The index of the focused row. */
    focused,
  }
}
