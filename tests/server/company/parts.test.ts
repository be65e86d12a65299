import { describe, expect, it } from 'vitest'
import { beginSerials, freeSerial } from '../support/receipts.ts'
import { testApp } from '../support/test-app.ts'
import { ANNA, COMPANY_INN, listed, paperOf, PROFI_INN, ROMASHKA, sendPart, sendUnknown } from './support.ts'

const world = testApp()
beginSerials()

describe('API31 API32 parts of a document', () => {
  it('LT36 A60 AT01 both sides register what stands on one document; the lists show it with the document', async () => {
    const serials = [freeSerial(), freeSerial()]
    const paper = await paperOf(world(), ROMASHKA)
    const { json } = await sendPart(world(), 'buyer', serials, { person: ROMASHKA, paper })
    expect(json).toMatchObject({ code: 0, payload: { registered: 2, inInvoice: 2 } })
    expect(await listed(world(), ROMASHKA, 'buyer', serials[0] ?? '')).toMatchObject({
      saleStatus: 'APPROVE_PENDING',
      receiptId: null,
    })
    expect(await sendUnknown(world(), 'buyer', '555.00001', { person: ROMASHKA, paper })).toMatchObject({ json: { code: 0 } })
    const sold = await sendPart(world(), 'seller', serials, { person: ANNA, paper: await paperOf(world(), ANNA) })
    expect(sold.json.code).toBe(0)
    expect(await listed(world(), ANNA, 'seller', serials[0] ?? '')).toMatchObject({
      buyerInn: COMPANY_INN,
      saleStatus: 'APPROVE_PENDING',
    })
    expect(PROFI_INN).toBe(paper.inn)
  })
})
