import type { Answer, TestApp } from './test-app.ts'
import { freshReceipt, saleBody } from './receipts.ts'

/** A registration in a test's terms: who (account number), which serial, with which receipt fields. */
export interface Attempt {
  person: number
  sn: string
  receipt?: Parameters<typeof freshReceipt>[0]
  offline?: boolean
  key?: string
}

const query = (offline: boolean | undefined): string => (offline === undefined ? '' : `?offline=${offline}`)

/** A seller's sale. */
export const sell = async (world: TestApp, { person, sn, receipt, offline, key }: Attempt): Promise<Answer> =>
  world.call('POST', `/sale/seller/purchase/confirm/${sn}${query(offline)}`, {
    token: await world.tokenOf(person),
    body: saleBody(receipt),
    ...(key && { key }),
  })

/** A buyer's registration. */
export const own = async (world: TestApp, { person, sn, receipt, offline, key }: Attempt): Promise<Answer> =>
  world.call('POST', `/sale/buyer/purchase/confirm/${sn}${query(offline)}`, {
    token: await world.tokenOf(person),
    body: freshReceipt(receipt),
    ...(key && { key }),
  })

/** An unknown tool; «either» leaves the side to the server. */
export const addUnknown = async (
  world: TestApp,
  side: 'seller' | 'buyer' | 'either',
  { person, sn, receipt, key }: Attempt,
): Promise<Answer> =>
  world.call('POST', '/unknown-tools?offline=true', {
    token: await world.tokenOf(person),
    body: { sn, receipt: freshReceipt(receipt), ...(side !== 'either' && { side }) },
    ...(key && { key }),
  })

/** A seller's reserve. */
export const reserve = async (world: TestApp, { person, sn, offline, key }: Omit<Attempt, 'receipt'>): Promise<Answer> =>
  world.call('POST', `/tools/reserve/${sn}${query(offline)}`, {
    token: await world.tokenOf(person),
    body: { coordinates: '55.7965,37.5986', gps: '12', time: '20-11-2026T12:30:00' },
    ...(key && { key }),
  })

/** The nfc of a demo tool. */
export const nfcOf = (sn: string): string => `NFC-${sn.replace('.', '-')}`

/** The serial of a demo tool, by its nfc. */
export const snOf = (nfc: string): string => nfc.replace('NFC-', '').replace('-', '.')

/** Releases a reserve, by the serial of its tool. */
export const release = async (world: TestApp, { person, sn, key }: Omit<Attempt, 'receipt' | 'offline'>): Promise<Answer> =>
  world.call('POST', `/tools/reserve/cancel/${nfcOf(sn)}`, { token: await world.tokenOf(person), ...(key && { key }) })

/** The points of an account. */
export const pointsOf = async (world: TestApp, person: number): Promise<number> =>
  (await world.call('GET', '/account/current/balance', { token: await world.tokenOf(person) })).json.payload
