import type { ReceiptField } from '../../../src/domain/sale-fate.ts'
import type { ReceiptCheck } from './receipt-check.ts'

/** Splits a sum so that no kopeck is lost: the first item takes the rest. */
const share = (sum: number, count: number, index: number): number => Math.floor(sum / count) + (index === 0 ? sum % count : 0)

/** The last digit but one of fp names the field that disagrees; any other digit is fp itself, 9 is none. */
const DISAGREED: Record<string, ReceiptField | null> = { 1: 'sum', 2: 'time', 3: 'fn', 4: 'fd', 9: null }

/** The field in which an incorrect receipt of the sandbox disagrees. */
export const sandboxDisagreed = (fp: string): ReceiptField | null => {
  const field = DISAGREED[fp.at(-2) ?? '']
  return field === undefined ? 'fp' : field
}

/**
 * The tax service of the sandbox: the last digit of fp decides. 0 is incorrect, 9 goes to the desk, 8 is a service
 * that is down, anything else is confirmed with the tools registered so far as its items.
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
