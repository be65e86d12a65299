import { useLayoutEffect, type RefObject } from 'react'
import styles from './table.module.css'

const headersOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

/** The columns become as wide as their content asks for now. */
const free = (table: HTMLTableElement) => {
  table.classList.remove(styles.fixed ?? '')
  for (const header of headersOf(table)) header.style.width = ''
}

const fix = (table: HTMLTableElement) => {
  free(table)
  const widths = headersOf(table).map((header) => header.getBoundingClientRect().width)
  // All are read before any is written: one layout, not one for each column.
  for (const [at, header] of headersOf(table).entries()) header.style.width = `${widths[at]}px`
  table.classList.add(styles.fixed ?? '')
}

/**
 * Keeps the columns as wide as they are: other rows come into sight, and nothing moves sideways.
 * @param onResize the table has got another width, and its rows other heights
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
