import type { ReceiptField } from '../../../src/domain/sales/sale-fate.ts'
import type { ReceiptCheck } from './receipt-check.ts'

/** Splits a sum without losing a kopeck: the first item takes the rest. */
const share = (sum: number, count: number, index: number): number => Math.floor(sum / count) + (index === 0 ? sum % count : 0)

/** The last digit but one of fp names the mismatched field; any other digit means fp itself, 9 means none. */
const DISAGREED: Record<string, ReceiptField | null> = { 1: 'sum', 2: 'time', 3: 'fn', 4: 'fd', 9: null }

/** The mismatched field of an incorrect receipt in the sandbox. */
export const sandboxDisagreed = (fp: string): ReceiptField | null => {
  const field = DISAGREED[fp.at(-2) ?? '']
  return field === undefined ? 'fp' : field
}

/**
 * The tax service of the sandbox: the last digit of fp decides. 0 is incorrect, 9 goes to the desk, 8 means that the service is
 * down, any other digit confirms the receipt with its registered tools as items.
 */
export const sandboxReceiptCheck: ReceiptCheck = {
  check: async ({ fp, sum, attached }) => {
    if (fp.endsWith('0')) return { status: 'incorrect', disagreed: sandboxDisagreed(fp) }
    if (fp.endsWith('9')) return { status: 'manual' }
    if (fp.endsWith('8')) return { status: 'unavailable' }
    const items = attached.map((name, index) => ({ name, sum: share(sum, attached.length, index), quantity: 1 }))
    return { status: 'success', items }
  },
}
