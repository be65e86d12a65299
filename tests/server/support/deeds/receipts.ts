import type { components } from '../../../../openapi/generated/schema.d.ts'

type Receipt = components['schemas']['Receipt']

let next = 1

/** An unused receipt; its fp ends in 1, so the sandbox confirms it. */
export const freshReceipt = (patch: Partial<Receipt> = {}): Receipt => {
  next += 1
  return {
    fn: '9960440300000001',
    fd: String(50_000 + next),
    fp: `0${next}1`,
    sum: '4990.00',
    time: '20-11-2026T00:00:00',
    n: 1,
    isManualInput: true,
    ...patch,
  }
}

/** The body of a seller's sale. */
export const saleBody = (patch: Partial<Receipt> = {}) => ({
  coordinates: '',
  gps: '',
  time: '20-11-2026T12:30:00',
  receiptQRDto: freshReceipt(patch),
})

let serial = 0

/** Every test file has its own world with all serials. */
export const beginSerials = (): void => {
  serial = 0
}

/** A serial of the base that is free on both sides; a world has 99. */
export const freeSerial = (): string => {
  serial += 1
  return `100.${String(serial).padStart(5, '0')}`
}
