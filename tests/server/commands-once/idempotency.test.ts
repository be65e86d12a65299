import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sales } from '../../../server/kernel/database/schema.ts'
import { DAY } from '../support/server/clock.ts'
import { freeSerial, freshReceipt, saleBody } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const call = async (sn: string, body: object, key: string, person = 1) =>
  world().call('POST', `/sale/seller/purchase/confirm/${sn}`, { token: await world().tokenOf(person), body, key })

describe('B10 keys of repeat', () => {
  it('a reply that was lost after the work: the repeat gives the first answer, and there is one sale', async () => {
    const [sn, body] = [freeSerial(), saleBody()]
    const first = await call(sn, body, 'lost-reply-1')
    const second = await call(sn, body, 'lost-reply-1')
    expect(second.json).toEqual(first.json)
    expect(await world().db.$count(sales, eq(sales.sn, sn))).toBe(1)
  })

  it('the order of fields in the body is no difference', async () => {
    const [sn, body] = [freeSerial(), saleBody()]
    const first = await call(sn, body, 'field-order-1')
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    expect((await call(sn, turned, 'field-order-1')).json).toEqual(first.json)
  })

  it('the same key with another body, or another serial, is refused', async () => {
    const [sn, body] = [freeSerial(), saleBody()]
    await call(sn, body, 'mismatch-1')
    expect((await call(sn, saleBody(), 'mismatch-1')).json.code).toBe(112)
    expect((await call(freeSerial(), body, 'mismatch-1')).json.code).toBe(112)
  })

  it('a refusal is an answer too, and leaves nothing else behind', async () => {
    const receipt = freshReceipt()
    const body = { ...saleBody(), receiptQRDto: receipt }
    const first = await call('200.00002', body, 'refused-key-1', 8)
    expect(first.json.code).toBe(100)
    expect((await call('200.00002', body, 'refused-key-1', 8)).json).toEqual(first.json)
    expect((await call(freeSerial(), body, 'refused-key-2', 1)).status).toBe(200)
  })

  it('a key belongs to its person', async () => {
    const [one, other] = [freeSerial(), freeSerial()]
    await call(one, saleBody(), 'shared-key-1')
    expect((await call(other, saleBody(), 'shared-key-1', 8)).status).toBe(200)
  })

  it('a refusal of rights is not kept: after the right is there the same key works', async () => {
    const body = { sn: '779.00001', side: 'seller', receipt: freshReceipt() }
    const ask = async () => world().call('POST', '/unknown-tools', { token: await world().tokenOf(9), body, key: 'rights-key-1' })
    expect((await ask()).json.code).toBe(130)
    expect(
      (
        await world().call('POST', '/unknown-tools', {
          token: await world().tokenOf(9),
          body: { ...body, side: 'buyer' },
          key: 'rights-key-1',
        })
      ).status,
    ).toBe(200)
  })

  it('F09 a key works for 31 days', async () => {
    const [sn, body] = [freeSerial(), saleBody()]
    const first = await call(sn, body, 'old-key-1')
    world().clock.pass(31 * DAY - 1)
    expect((await call(sn, body, 'old-key-1')).json).toEqual(first.json)
    world().clock.pass(1)
    expect((await call(sn, body, 'old-key-1')).json.code).toBe(107)
  })

  it.each(['short', 'with space 1', 'x'.repeat(65)])('a key like «%s» is 400', async (key) => {
    expect((await call(freeSerial(), saleBody(), key)).status).toBe(400)
  })
})
