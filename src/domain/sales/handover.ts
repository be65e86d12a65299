/** Which sales can be handed over to their buyers by a link (E17, D221). */

/** A row of a seller's sales, as far as a hand-over needs it. */
export interface HandableRow {
  id: string
  saleStatus: string | null
  receiptId: string | null
}

/** Statuses of a sale that is none yet, or none any more. */
const NO_SALE: ReadonlySet<string | null> = new Set([null, 'RESERVED', 'FAIL'])

/** A sale with a receipt that has not failed. What the seller cannot know, the server judges: whether a buyer stands there already. */
export const mayHandOver = ({ id, saleStatus, receiptId }: HandableRow): boolean =>
  id !== '' && receiptId !== null && !NO_SALE.has(saleStatus)

/** Whether a link still leads to its sale. @param until its end, ISO 8601 @param now epoch milliseconds */
export const isLinkAlive = (until: string, now: number): boolean => Date.parse(until) > now
