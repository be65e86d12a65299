/** Sales to companies and purchases of companies, on one document: a universal transfer document (UPD) or a TN. */

/** A document is sent in parts: so many serials each, joined by commas, and no longer than the address of a call may carry. */
export const SERIALS_PER_PART = 100
export const PART_LENGTH = 1_500

/** Tools on one document. */
export const SERIALS_PER_INVOICE = 1_000

/** The number of a document. */
export const UPD_LENGTH = 100
