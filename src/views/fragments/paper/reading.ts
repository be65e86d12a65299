import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import type { Mode } from '../../../domain/people/roles.ts'

/** Who reads a receipt or a document: a page is worded for the mode, and its rows for their side. */
export interface PaperReader {
  /** The person's id; empty while it is unknown. */
  id: string
  mode: Mode
  isLegal: boolean
}

/** How this person reads statuses in the mode's lists. */
export const readerOfMode = ({ mode, isLegal }: PaperReader): StatusReader =>
  mode === 'seller' ? 'seller' : isLegal ? 'legal' : 'customer'

/** How a row is read: as the list of its side words it. */
export const readerOfRow = ({ side }: { side: string }, { isLegal }: PaperReader): StatusReader =>
  side === 'seller' ? 'seller' : isLegal ? 'legal' : 'customer'
