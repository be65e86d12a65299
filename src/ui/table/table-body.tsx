import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { isRoomReserved } from '../base/room.ts'
import { useIsDrawn } from '../base/use-is-drawn.ts'
import type * as LongRowsModule from './long-rows.tsx'
import { TableRows, type TableRowsProps } from './table-rows.tsx'
import styles from './table.module.css'

/** More rows than this are virtualised. */
export const PLAIN_ROWS = 100
/** The number of rows of a long table until its layout is measured. */
const SAMPLE = 30

/** Pixels that a phone's screen has above its rows at least, and that a row of it takes at least. */
const ABOVE_ROWS = 200
const PHONE_ROW = 64

type Code = typeof LongRowsModule

let arrived: Code | null = null

/** The code of long tables is fetched when a table is halfway there, so that it is usually loaded in time. */
const useLongRows = (count: number): Code | 'failed' | null => {
  const [code, setCode] = useState<Code | 'failed' | null>(arrived)
  const isNear = count > PLAIN_ROWS / 2
  useEffect(() => {
    if (!isNear || arrived) return undefined
    let left = false
    const load = async () => {
      const found = await import('./long-rows.tsx').catch(() => 'failed' as const)
      if (found !== 'failed') arrived = found
      if (!left) setCode(found)
    }
    void load()
    return () => {
      left = true
    }
  }, [isNear])
  return code ?? arrived
}

type State = { isLong: boolean; code: Code | 'failed' | null; layout: LongRowsModule.Layout | null; first: number; drawn: number }

const rowsOf = <R,>(table: TableRowsProps<R>, body: RefObject<HTMLTableSectionElement | null>, state: State) => {
  if (!state.isLong || state.code === 'failed') return <TableRows {...table} rows={table.rows.slice(0, state.first)} />
  if (!state.code || !state.layout) return <TableRows {...table} rows={table.rows.slice(0, state.drawn)} />
  return <state.code.LongRows {...table} body={body} layout={state.layout} />
}

/**
 * A press anywhere in a row is one on the control that opens it, which is marked by `data-opens`: the row's text can still be selected,
 * and its other controls have their own press. The keyboard uses the control itself.
 */
const openRow = ({ target, currentTarget }: MouseEvent) => {
  // What is drawn elsewhere, a menu of the row, tells its presses here too.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button, input, label') || window.getSelection()?.isCollapsed === false) return
  target.closest('tr')?.querySelector<HTMLElement>('[data-opens]')?.click()
}

/**
 * How many rows come first. A phone shows a third of a page of rows: what is below its window comes after the frame of the others. Whoever
 * comes back to a place further down, or is on the way there, gets all of them at once.
 */
const useFirst = (isStacked: boolean): number => {
  const isDrawn = useIsDrawn()
  const [inWindow] = useState(() =>
    isStacked && window.scrollY === 0 && !isRoomReserved()
      ? Math.max(1, Math.ceil((window.innerHeight - ABOVE_ROWS) / PHONE_ROW))
      : Infinity,
  )
  return isDrawn ? Infinity : inWindow
}

/** All rows of a short table, the visible rows of a long one. Without the virtualisation chunk a long table is slow but whole. */
export const TableBody = <R,>({ isStacked, ...table }: TableRowsProps<R> & { isStacked: boolean }) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const count = table.rows.length
  const isLong = count > PLAIN_ROWS
  const code = useLongRows(count)
  const [layout, setLayout] = useState<LongRowsModule.Layout | null>(null)
  const first = useFirst(isStacked)
  // Rendered rows stay until the layout is measured: the scroll position is kept.
  const [drawn, setDrawn] = useState(SAMPLE)
  const plain = Math.max(count, SAMPLE)
  if (!isLong && layout) setLayout(null)
  if (!isLong && drawn !== plain) setDrawn(plain)
  useLayoutEffect(() => {
    // Rows must be in the document to be measured.
    // eslint-disable-next-line react/set-state-in-effect
    if (isLong && body.current && code && code !== 'failed') setLayout(code.measureLayout(body.current))
  }, [isLong, code])

  return (
    <tbody ref={body} className={styles.body} role="rowgroup" onClick={openRow}>
      {rowsOf(table, body, { isLong, code, layout, first, drawn })}
    </tbody>
  )
}
