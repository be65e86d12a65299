import type { ReceiptField } from '../../../src/domain/sales/sale-fate.ts'
import type { ReceiptItem } from '../../kernel/database/schema.ts'

/** The data by which the tax service finds a receipt: its numbers without leading zeros (F02), `sum` in kopecks. */
export interface ReceiptQuery {
  fn: string
  fd: string
  fp: string
  sum: number
  dateTime: string
  /** Names of the tools registered with it. A real service ignores them; the sandbox has nothing else to report. */
  attached: string[]
}

/**
 * The answer of the tax service. `unavailable` is retried later, and so is `notYet`: the service works and does not have the receipt.
 * `limited`: it answers nothing before `until` (milliseconds since 1970), whichever receipt is asked for. `manual` waits for the desk; an
 * incorrect receipt names the mismatched field, if the service tells. A `reason` is for the log.
 */
export type ReceiptVerdict =
  | { status: 'success'; items: ReceiptItem[] }
  | { status: 'incorrect'; disagreed: ReceiptField | null }
  | { status: 'manual' }
  | { status: 'notYet' }
  | { status: 'unavailable'; reason?: string }
  | { status: 'limited'; until: number; reason: string }

/** The reason of a check that is repeated because the service does not have the receipt; a sale's fate knows it by these words. */
export const NOT_THERE_YET = 'the tax service does not have the receipt yet'

/** The port of the tax service. */
export interface ReceiptCheck {
  check(receipt: ReceiptQuery, signal?: AbortSignal): Promise<ReceiptVerdict>
}
