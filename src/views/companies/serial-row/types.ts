import type { Ref } from 'react'
import type { Actor } from 'xstate'
import type { serialRowMachine } from '../../../machines/companies/serial-row/machine.ts'
import type { SerialRow } from '../../../machines/companies/serial-row/types.ts'

export type SerialRowActor = Actor<typeof serialRowMachine>

/** What a row reports, by its id: one object for all rows, so that a row that stays the same is not drawn again. */
export interface RowEvents {
  change: (id: string, text: string) => void
  leaveField: (id: string) => void
  enter: (id: string) => void
  remove: (id: string) => void
  check: (id: string) => void
  send: (id: string) => void
  /** A list of serial numbers has been pasted into the field. */
  paste: (text: string) => void
}

export interface RowProps {
  row: SerialRow
  /** Its place in the list, from one. */
  number: number
  isRemovable: boolean
  isReadOnly: boolean
  /** The queue of checks stands still. */
  isQueueHeld: boolean
  on: RowEvents
  /** In a long list, most of whose rows are not in the document: its element, its place among those shown, and their count. */
  ref?: Ref<HTMLLIElement> | undefined
  place?: number | undefined
  count?: number | undefined
}
