/** The checks of receipts: the sandbox, and proverkacheka.com against a process that answers as its interface says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY_PAUSE, LIMIT_PAUSE, proverkacheka } from '../../../server/modules/receipts/proverkacheka.ts'
import type { ReceiptQuery } from '../../../server/modules/receipts/receipt-check.ts'
import { sandboxReceiptCheck } from '../../../server/modules/receipts/sandbox-check.ts'
import { startTaxStandIn } from '../support/tax-stand-in.ts'
import type { TaxStandIn } from '../support/tax-stand-in.ts'
import { receiptCheckSuite } from './receipt-check-suite.ts'

let standIn: TaxStandIn
let now = 1_795_000_000_000
beforeAll(async () => {
  standIn = await startTaxStandIn()
})
afterAll(() => standIn.stop())

const query = (change: Partial<ReceiptQuery> = {}): ReceiptQuery => ({
  fn: '9960440300000333',
  fd: '43560',
  fp: '70001',
  sum: 1_234_050,
  dateTime: '20-11-2026T15:42:00',
  attached: ['Дрель'],
  ...change,
})
/** The same receipt as the tax service has it. */
const paper = (change: Record<string, unknown> = {}) => ({
  totalSum: 1_234_050,
  dateTime: '2026-11-20T15:42:00',
  fiscalDriveNumber: '9960440300000333',
  fiscalDocumentNumber: 43_560,
  fiscalSign: 70_001,
  operationType: 1,
  items: [{ name: 'Дрель', price: 1_234_050, sum: 1_234_050, quantity: 1 }],
  ...change,
})
const adapter = (change: { token?: string; url?: string; timeout?: number } = {}) =>
  proverkacheka({ url: standIn.receiptUrl, token: 'right', timeout: 2_000, now: () => now, ...change })

receiptCheckSuite('sandbox', () => ({
  found: async () => [sandboxReceiptCheck, query()],
  otherSum: async () => [sandboxReceiptCheck, query({ fp: '70010' })],
  manual: async () => [sandboxReceiptCheck, query({ fp: '70009' })],
  away: async () => [sandboxReceiptCheck, query({ fp: '70008' })],
}))

receiptCheckSuite('proverkacheka', () => ({
  found: async () => {
    await standIn.plan({ receipts: [paper()] })
    return [adapter(), query()]
  },
  otherSum: async () => {
    await standIn.plan({ receipts: [paper({ totalSum: 1 })] })
    return [adapter(), query()]
  },
  manual: async () => {
    await standIn.plan({ next: [0] })
    return [adapter(), query({ dateTime: '20-11-2026T00:00:00' })]
  },
  away: async () => {
    await standIn.plan({})
    return [adapter({ url: 'http://127.0.0.1:9/' }), query()]
  },
}))

describe('what proverkacheka answers', () => {
  it('D187 it is asked in rubles, with the time to the minute, for a sale', async () => {
    await standIn.plan({ receipts: [paper()] })
    await adapter().check(query())
    const asked = {
      token: 'right',
      fn: '9960440300000333',
      fd: '43560',
      fp: '70001',
      t: '20261120T1542',
      s: '12340.50',
      n: '1',
      qr: '0',
    }
    expect(await standIn.seen()).toEqual([asked])
  })

  it.each([
    ['fn', { fiscalDriveNumber: '9960440300000334' }],
    ['fd', { fiscalDocumentNumber: 1 }],
    ['sum', { totalSum: 1_234_051 }],
    ['time', { dateTime: '2026-11-20T15:43:00' }],
    [null, { operationType: 2 }],
  ])('D187 a receipt found that differs names the field: %s', async (disagreed, change) => {
    await standIn.plan({ receipts: [paper(change)] })
    expect(await adapter().check(query())).toEqual({ status: 'incorrect', disagreed })
  })

  it('A55 D187 a typed day has no time that could differ', async () => {
    await standIn.plan({ receipts: [paper()] })
    expect(await adapter().check(query({ dateTime: '20-11-2026T00:00:00' }))).toMatchObject({ status: 'success' })
    expect(await adapter().check(query({ dateTime: '21-11-2026T00:00:00' }))).toEqual({ status: 'incorrect', disagreed: 'time' })
  })

  it.each([
    [2, { status: 'notYet' }],
    [4, { status: 'notYet' }],
    [5, { status: 'notYet' }],
    [0, { status: 'incorrect', disagreed: null }],
    [77, { status: 'unavailable', reason: 'the receipt check proverkacheka: unknown code 77' }],
    ['html', { status: 'unavailable', reason: 'the receipt check proverkacheka: not json' }],
    ['http 502', { status: 'unavailable', reason: 'the receipt check proverkacheka: status 502' }],
    ['cut', { status: 'unavailable' }],
  ])('D187 the answer %s', async (step, verdict) => {
    await standIn.plan({ next: [step] })
    expect(await adapter().check(query())).toMatchObject(verdict)
  })

  it('D187 silence ends with the time of the adapter', async () => {
    await standIn.plan({ next: ['silent'] })
    expect(await adapter({ timeout: 50 }).check(query())).toMatchObject({ status: 'unavailable' })
  })
})

describe('a pause of all receipts', () => {
  it.each([
    [3, LIMIT_PAUSE],
    ['http 429', LIMIT_PAUSE],
    ['http 429 90', 90_000],
    ['http 403', KEY_PAUSE],
  ])('D187 after %s no receipt is asked for, then all are', async (step, long) => {
    await standIn.plan({ receipts: [paper()], next: [step] })
    const check = adapter()
    expect(await check.check(query())).toMatchObject({ status: 'limited', until: now + long })
    expect(await check.check(query({ fp: '70002' }))).toMatchObject({ status: 'limited' })
    expect(await standIn.seen()).toHaveLength(1)
    now += long
    expect(await check.check(query())).toMatchObject({ status: 'success' })
  })

  it('D187 a wrong token is told in the log without the token', async () => {
    await standIn.plan({ receipts: [paper()] })
    expect(await adapter({ token: 'wrong' }).check(query())).toMatchObject({
      status: 'limited',
      reason: 'the receipt check proverkacheka: status 401',
    })
  })
})
