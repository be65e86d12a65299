import { useLayoutEffect, type RefObject } from 'react'
import styles from './table.module.css'

const headersOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

/** Resets the columns to the widths of their current content. */
const free = (table: HTMLTableElement) => {
  table.classList.remove(styles.fixed ?? '')
  for (const header of headersOf(table)) header.style.width = ''
}

const fix = (table: HTMLTableElement) => {
  free(table)
  const widths = headersOf(table).map((header) => header.getBoundingClientRect().width)
  // All reads before all writes: one layout instead of one per column.
  for (const [at, header] of headersOf(table).entries()) header.style.width = `${widths[at]}px`
  table.classList.add(styles.fixed ?? '')
}

/**
 * Fixes the column widths: when other rows become visible, no column shifts.
 * @param onResize the table's width has changed, and with it the row heights
 */
export const useFixedColumns = (body: RefObject<HTMLTableSectionElement | null>, onResize: () => void): void => {
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    if (!table) return undefined
    fix(table)
    let width = table.clientWidth
    const observer = new ResizeObserver(() => {
      if (table.clientWidth === width) return
      width = table.clientWidth
      fix(table)
      onResize()
    })
    observer.observe(table)
    return () => {
      observer.disconnect()
      free(table)
    }
  }, [body, onResize])
}
