import type { ReactNode } from 'react'

export type SortDirection = 'asc' | 'desc'
export type Sort = { column: string; direction: SortDirection }

export type Column<R> = {
  id: string
  header: string
  /** A missing value (null, undefined, an empty text) shows «-». */
  cell: (row: R) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  /** The title of the card on a phone: shown without its header. */
  primary?: boolean
}
