/** Receipts of the tax service: identity, kinds, limits (AT20, B11, F02). */

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

/**
 * A number of a receipt without the zeros in front of it: people and codes write them or leave them out, and mean the same receipt
 * (F02). Zeros alone are «0». The database computes the same for every row (`canonical_fn` and its neighbours).
 */
export const canonicalNumber = (number: string): string => number.replace(/^0+(?=.)/, '')

/** The fields of a receipt that identify it. */
const NUMBERS: ReadonlySet<string> = new Set(['fn', 'fd', 'fp'])

/** Whether two texts of a receipt's field say the same of it: a number may have other zeros in front. */
export const saysTheSame = (field: string, one: string, other: string): boolean =>
  one === other || (NUMBERS.has(field) && one !== '' && other !== '' && canonicalNumber(one) === canonicalNumber(other))

/** The receipt kind of a sale; 2, 3 and 4 are returns and expenses. */
export const SALE_RECEIPT = 1

/** The number of tools per receipt above which the desk checks it, when the tax service has not returned its items. */
export const RECEIPT_ITEMS_UNKNOWN = 3
