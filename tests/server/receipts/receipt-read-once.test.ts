/** A receipt is parsed once, at the handler: the code behind gets kopecks and timestamps, and parses nothing again. */
import { describe, expect, it } from 'vitest'
import type { AnyReceipt } from '../../../src/domain/sales/receipt.ts'
import { findActor } from '../../../server/modules/auth/sessions.ts'
import { saleHandlers } from '../../../server/modules/sales/handlers.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'

const world = testApp()

/** The value, and the name of each field on every read. */
const watched = <Value extends object>(value: Value): { value: Value; reads: string[] } => {
  const reads: string[] = []
  const get = (target: Value, name: string | symbol): unknown => {
    reads.push(String(name))
    return Reflect.get(target, name)
  }
  return { value: new Proxy(value, { get }), reads }
}

type Way = 'confirmSellerPurchase' | 'confirmBuyerPurchase' | 'addUnknownTool'

/** Calls a handler like the binding after validation. */
const call = async (way: Way, person: number, parts: object): Promise<unknown> => {
  const { db, deps, clock, tokenOf } = world()
  const actor = await findActor(db, await tokenOf(person), clock.now(), deps.isDemo)
  const handle = saleHandlers(deps)[way] as (call: object) => Promise<unknown>
  return db.transaction((tx) => handle({ query: {}, ...parts, actor, db: tx, now: clock.now() }))
}

const TOLD = ['fd', 'fn', 'fp', 'images', 'n', 'sum', 'time']
const sale = (receipt: AnyReceipt) => ({ path: { id: freeSerial() }, body: { receiptQRDto: receipt } })
const purchase = (receipt: AnyReceipt) => ({ path: { id: freeSerial() }, body: receipt })

describe('B11 A53 a receipt is read once', () => {
  it.each([
    ['a sale', 'confirmSellerPurchase', 1, sale],
    ['a purchase', 'confirmBuyerPurchase', 5, purchase],
    [
      'a sale of a serial that is not in the base',
      'confirmSellerPurchase',
      1,
      (receipt: AnyReceipt) => ({ ...sale(receipt), path: { id: '500.00777' }, query: { offline: true } }),
    ],
    ['a tool by hand', 'addUnknownTool', 5, (receipt: AnyReceipt) => ({ body: { sn: '500.00778', side: 'buyer', receipt } })],
  ] as const)('by %s', async (_title, way, person, partsOf) => {
    const { value, reads } = watched<AnyReceipt>({ ...freshReceipt(), images: [await photo(world(), person)] })
    expect(await call(way, person, partsOf(value))).toMatchObject({ code: 0 })
    expect(reads.toSorted()).toEqual(TOLD)
  })

  it('by a purchase that shows a photograph and tells its sum alone', async () => {
    const images = [await photo(world(), 5)]
    const { value, reads } = watched<AnyReceipt>({ images, sum: '4990.00', n: 1, isManualInput: true })
    expect(await call('confirmBuyerPurchase', 5, purchase(value))).toMatchObject({ code: 0 })
    expect(reads.toSorted()).toEqual(['images', 'n', 'sum', 'time'])
  })
})
