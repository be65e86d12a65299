import type { Answer, TestApp } from '../server/test-app.ts'
import { freshReceipt, saleBody } from './receipts.ts'

/** A registration in a test's terms: who (account number), which serial, with which receipt fields. */
export interface Attempt {
  person: number
  sn: string
  receipt?: Parameters<typeof freshReceipt>[0]
  offline?: boolean
  /** The failed row that this registration repairs (E18). */
  repairs?: string
  /** The end of a reserve that is taken back. */
  until?: string
  key?: string
}

const query = (asked: Record<string, string | boolean | undefined>): string => {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** A seller's sale. */
export const sell = async (world: TestApp, { person, sn, receipt, offline, repairs, key }: Attempt): Promise<Answer> =>
  world.call('POST', `/sale/seller/purchase/confirm/${sn}${query({ offline, repairs })}`, {
    token: await world.tokenOf(person),
    body: saleBody(receipt),
    ...(key && { key }),
  })

/** A buyer's registration. */
export const own = async (world: TestApp, { person, sn, receipt, offline, repairs, key }: Attempt): Promise<Answer> =>
  world.call('POST', `/sale/buyer/purchase/confirm/${sn}${query({ offline, repairs })}`, {
    token: await world.tokenOf(person),
    body: freshReceipt(receipt),
    ...(key && { key }),
  })

/** An unknown tool; «either» leaves the side to the server. */
export const addUnknown = async (
  world: TestApp,
  side: 'seller' | 'buyer' | 'either',
  { person, sn, receipt, repairs, key }: Attempt,
): Promise<Answer> =>
  world.call('POST', `/unknown-tools${query({ offline: true, repairs })}`, {
    token: await world.tokenOf(person),
    body: { sn, receipt: freshReceipt(receipt), ...(side !== 'either' && { side }) },
    ...(key && { key }),
  })

/** A seller's reserve. */
export const reserve = async (
  world: TestApp,
  { person, sn, offline, until, key }: Omit<Attempt, 'receipt' | 'repairs'>,
): Promise<Answer> =>
  world.call('POST', `/tools/reserve/${sn}${query({ offline, until })}`, {
    token: await world.tokenOf(person),
    body: { coordinates: '55.7965,37.5986', gps: '12', time: '20-11-2026T12:30:00' },
    ...(key && { key }),
  })

/** The nfc of a demo tool. */
export const nfcOf = (sn: string): string => `NFC-${sn.replace('.', '-')}`

/** The serial of a demo tool, by its nfc. */
export const snOf = (nfc: string): string => nfc.replace('NFC-', '').replace('-', '.')

/** Releases a reserve, by the serial of its tool. */
export const release = async (world: TestApp, { person, sn, key }: Pick<Attempt, 'person' | 'sn' | 'key'>): Promise<Answer> =>
  world.call('POST', `/tools/reserve/cancel/${nfcOf(sn)}`, { token: await world.tokenOf(person), ...(key && { key }) })

/** The points of an account. */
export const pointsOf = async (world: TestApp, person: number): Promise<number> =>
  (await world.call('GET', '/account/current/balance', { token: await world.tokenOf(person) })).json.payload
