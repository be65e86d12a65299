/** Receipts of the tax service: identity, kinds, limits (AT20, B11). */

/** The receipt as the wire carries it. Sum is rubles with two decimals, time dd-MM-yyyyTHH:mm:ss. */
export interface Receipt {
  fd: string
  fn: string
  fp: string
  sum: string
  time: string
  n: number
  isManualInput: true
  /** Names of its photographs (A53). */
  images?: string[]
}

/** A photograph whose QR nobody could read: no identity, so people look at it (A53). */
export interface PhotoReceipt {
  images: string[]
  /** What the person knew all the same. */
  sum?: string
  time?: string
  n: number
  isManualInput: true
}

export type AnyReceipt = Receipt | PhotoReceipt

/** @returns whether the tax service can be asked about it */
export const hasData = (receipt: AnyReceipt): receipt is Receipt => 'fd' in receipt

/** The receipt kind of a sale; 2, 3 and 4 are returns and expenses. */
export const SALE_RECEIPT = 1

/** How many tools one receipt may carry before a person looks at it, when the tax service has not told its items. */
export const RECEIPT_ITEMS_UNKNOWN = 3
