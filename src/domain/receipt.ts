/** Receipts of the tax service: identity, kinds, limits (AT20, B11). */

/** The receipt in wire format. Sum is rubles with two decimals, time dd-MM-yyyyTHH:mm:ss. */
export interface Receipt {
  fd: string
  fn: string
  fp: string
  sum: string
  time: string
  n: number
  isManualInput: true
  /** Names of its photos (A53). */
  images?: string[]
}

/** A photo without a readable QR code: it has no identity, so the desk checks it (A53). */
export interface PhotoReceipt {
  images: string[]
  /** The sum, if the user knew it. */
  sum?: string
  time?: string
  n: number
  isManualInput: true
}

export type AnyReceipt = Receipt | PhotoReceipt

/** @returns whether the tax service can verify it */
export const hasData = (receipt: AnyReceipt): receipt is Receipt => 'fd' in receipt

/** The receipt kind of a sale; 2, 3 and 4 are returns and expenses. */
export const SALE_RECEIPT = 1

/** The number of tools per receipt above which the desk checks it, when the tax service has not returned its items. */
export const RECEIPT_ITEMS_UNKNOWN = 3
