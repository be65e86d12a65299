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
  /** Its place in a row that has not come yet, where one line of text would be too low. */
  skeleton?: ReactNode
  /** The title of the card on a phone: shown without its header. */
  primary?: boolean
}
