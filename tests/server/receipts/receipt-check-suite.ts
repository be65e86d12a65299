import { describe, expect, it } from 'vitest'
import type { ReceiptCheck, ReceiptQuery } from '../../../server/modules/receipts/receipt-check.ts'

/** An adapter in the situations of the suite: each gives the check and a receipt to ask for. */
export interface ReceiptCheckWorld {
  found(): Promise<[ReceiptCheck, ReceiptQuery]>
  /** The sum is another. */
  otherSum(): Promise<[ReceiptCheck, ReceiptQuery]>
  manual(): Promise<[ReceiptCheck, ReceiptQuery]>
  away(): Promise<[ReceiptCheck, ReceiptQuery]>
}

/** What every check of receipts keeps. */
export const receiptCheckSuite = (name: string, world: () => ReceiptCheckWorld): void => {
  describe(`${name}: the port receiptCheck`, () => {
    it('D187 a receipt that is there is a success with its items, also when asked again', async () => {
      const [check, query] = await world().found()
      const first = await check.check(query)
      expect(first).toMatchObject({ status: 'success', items: [{ name: query.attached[0], sum: query.sum, quantity: 1 }] })
      expect(await check.check(query)).toEqual(first)
    })
    it('D187 a receipt of another sum is incorrect, and the field is named', async () => {
      const [check, query] = await world().otherSum()
      expect(await check.check(query)).toEqual({ status: 'incorrect', disagreed: 'sum' })
    })
    it('D187 what the service cannot decide goes to the desk', async () => {
      const [check, query] = await world().manual()
      expect(await check.check(query)).toEqual({ status: 'manual' })
    })
    it('D187 a service that is away is an answer, not an exception', async () => {
      const [check, query] = await world().away()
      expect(await check.check(query)).toMatchObject({ status: 'unavailable' })
    })
  })
}
