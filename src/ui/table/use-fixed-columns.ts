import { useLayoutEffect, type RefObject } from 'react'
import styles from './table.module.css'

/** The widths of all columns, for the grid of every row: see table.module.css. */
const COLUMNS = '--columns'

const headersOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

/** Resets the columns to the widths of their current content. */
const free = (table: HTMLTableElement) => {
  table.classList.remove(styles.fixed ?? '')
  table.style.removeProperty(COLUMNS)
}

const fix = (table: HTMLTableElement) => {
  free(table)
  const widths = headersOf(table).map((header) => header.getBoundingClientRect().width)
  table.style.setProperty(COLUMNS, widths.map((width) => `${width}px`).join(' '))
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
