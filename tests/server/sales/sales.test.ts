import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sales } from '../../../server/kernel/database/schema.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { addUnknown, own, reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const rowOf = async (id: string) => (await world().db.select().from(sales).where(eq(sales.id, id)))[0]

const codeOf = (name: keyof typeof refusals): number[] => [refusals[name].status, refusals[name].code]

describe('a sale of a seller', () => {
  it('API27 POST /sale/seller/purchase/confirm/{serial} registers a sale that waits for the tax service', async () => {
    const { status, json } = await sell(world(), { person: 1, sn: freeSerial(), offline: false })
    expect([status, json]).toEqual([
      200,
      { code: 0, message: null, payload: { id: expect.any(String), saleStatus: 'TAX_PENDING' } },
    ])
  })

  it('B06 the sale is the caller’s at the point of the caller, at the time of the server', async () => {
    const { json } = await sell(world(), { person: 2, sn: freeSerial() })
    const row = await rowOf((json.payload as { id: string }).id)
    expect(row?.saleDate.getTime()).toBe(world().clock.now())
    expect(row).toMatchObject({ side: 'seller', guaranteeExpire: null })
  })

  it.each([
    ['a return (n = 2)', { n: 2 }, 'returnReceipt'],
    ['an expense (n = 3)', { n: 3 }, 'returnReceipt'],
    ['a day after tomorrow', { time: '22-11-2026T00:00:00' }, 'futureDate'],
    ['a sum of zero', { sum: '0.00' }, 'zeroSum'],
    ['a day that does not exist', { time: '31-02-2026T00:00:00' }, 'invalidRequest'],
    ['an hour that does not exist', { time: '20-11-2026T25:00:00' }, 'invalidRequest'],
    ['a fifth kind', { n: 5 }, 'invalidRequest'],
    ['21 digits', { fn: '1'.repeat(21) }, 'invalidRequest'],
    ['a sum with a comma', { sum: '10,00' }, 'invalidRequest'],
  ] as const)('B11 A55 a receipt with %s is refused on both sides', async (_what, receipt, name) => {
    const sn = freeSerial()
    const answers = [await sell(world(), { person: 1, sn, receipt }), await own(world(), { person: 5, sn, receipt })]
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([codeOf(name), codeOf(name)])
    expect((await own(world(), { person: 5, sn })).status).toBe(200)
  })

  it('B05 the refusal of an unreal date names the field', async () => {
    const { json } = await sell(world(), { person: 1, sn: freeSerial(), receipt: { time: '31-02-2026T00:00:00' } })
    expect(json.message).toEqual({ dateTime: expect.any(String) })
  })

  it('A55 today in Kamchatka is not the future, tomorrow there is', async () => {
    world().clock.pass(2 * 3_600_000)
    const [today, tomorrow] = ['21-11-2026T00:00:00', '22-11-2026T00:00:00']
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt: { time: today } })).status).toBe(200)
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt: { time: tomorrow } })).json.code).toBe(104)
  })

  it.each(['100.000%2001', '100.00001%20', 'abc', '1'.repeat(41), '100|00001'])(
    'a serial like «%s» is refused as it stands',
    async (sn) => {
      expect((await sell(world(), { person: 1, sn })).status).toBe(400)
    },
  )

  it.each(['.', '....', '.'.repeat(40)])('VL50 VL51 dots only, «%s», are no serial to any call', async (sn) => {
    const asked = async (path: string) => (await world().call('GET', path, { token: await world().tokenOf(1) })).status
    const [sale, purchase, unknown, put] = [
      await sell(world(), { person: 1, sn, offline: true }),
      await own(world(), { person: 5, sn, offline: true }),
      await addUnknown(world(), 'seller', { person: 1, sn }),
      await reserve(world(), { person: 1, sn, offline: true }),
    ]
    expect([sale, purchase, unknown, put].map(({ status, json }) => [status, json.code])).toEqual(
      [1, 2, 3, 4].map(() => [400, 123]),
    )
    expect([await asked(`/tools/tool/${sn}`), await asked(`/tools/v2/availability/tool/${sn}`)]).toEqual([400, 400])
  })

  it('A54 an unknown serial is 84 for a seller and 9 for a buyer; with offline it waits for the desk', async () => {
    const sn = '777.00001'
    expect((await sell(world(), { person: 1, sn, offline: false })).json.code).toBe(84)
    expect((await own(world(), { person: 5, sn })).json.code).toBe(9)
    expect((await sell(world(), { person: 1, sn, offline: true })).json.payload).toMatchObject({ saleStatus: 'PENDING' })
    expect((await own(world(), { person: 5, sn, offline: true })).json.payload).toMatchObject({ saleStatus: 'PENDING' })
  })

  it('a tool that the base refuses is refused on both sides', async () => {
    expect((await sell(world(), { person: 1, sn: '400.00001' })).json.code).toBe(108)
    expect((await own(world(), { person: 5, sn: '400.00001' })).json.code).toBe(108)
  })

  it('C03 confirming the own reserve with a receipt turns it into the sale, not into a second one', async () => {
    const before = await world().db.$count(sales)
    const { json } = await sell(world(), { person: 1, sn: '300.00001' })
    expect(json.payload).toMatchObject({ saleStatus: 'TAX_PENDING' })
    expect(await world().db.$count(sales)).toBe(before)
    expect((await sell(world(), { person: 1, sn: '300.00001' })).json.code).toBe(107)
  })
})

describe('B11 who may use a serial', () => {
  it('sold once: by me alreadyRegistered, by another alreadySold, reserved by another reservedByAnother', async () => {
    const sn = freeSerial()
    expect((await sell(world(), { person: 1, sn })).status).toBe(200)
    expect((await sell(world(), { person: 1, sn })).json.code).toBe(107)
    expect((await sell(world(), { person: 8, sn })).json.code).toBe(100)
    expect((await sell(world(), { person: 8, sn: '300.00002' })).json.code).toBe(101)
  })

  it('owned once: by me alreadyRegistered, by another alreadyOwned', async () => {
    const sn = freeSerial()
    expect((await own(world(), { person: 5, sn })).status).toBe(200)
    expect((await own(world(), { person: 5, sn })).json.code).toBe(107)
    expect((await own(world(), { person: 6, sn })).json.code).toBe(106)
  })

  it('API28 the sides are independent: a buyer registers a tool that a seller has sold, and the other way round', async () => {
    expect((await own(world(), { person: 5, sn: '200.00050' })).status).toBe(200)
    const sn = freeSerial()
    expect((await own(world(), { person: 9, sn })).status).toBe(200)
    expect((await sell(world(), { person: 1, sn })).status).toBe(200)
  })

  it('a failed sale frees the serial and the receipt', async () => {
    const sn = freeSerial()
    const receipt = freshReceipt({ fp: '1230' })
    await sell(world(), { person: 1, sn, receipt })
    world().clock.pass(3_000)
    await world().runJobs()
    const again = await sell(world(), { person: 8, sn, receipt })
    expect(again.json.payload).toMatchObject({ saleStatus: 'TAX_PENDING' })
  })
})

describe('B11 who may use a receipt', () => {
  it('another person of the same side is refused, the other side is not', async () => {
    const receipt = freshReceipt({ fp: '0123456781' })
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt })).status).toBe(200)
    expect((await sell(world(), { person: 8, sn: freeSerial(), receipt })).json.code).toBe(102)
    expect((await own(world(), { person: 5, sn: freeSerial(), receipt })).status).toBe(200)
    expect((await own(world(), { person: 6, sn: freeSerial(), receipt })).json.code).toBe(102)
  })

  it('one person attaches three serials, the fourth goes to the desk', async () => {
    const receipt = freshReceipt()
    const statuses: unknown[] = []
    for (const sn of [freeSerial(), freeSerial(), freeSerial(), freeSerial()]) {
      statuses.push((await sell(world(), { person: 1, sn, receipt })).json.payload)
    }
    expect(statuses).toMatchObject(
      ['TAX_PENDING', 'TAX_PENDING', 'TAX_PENDING', 'APPROVE_PENDING'].map((saleStatus) => ({ saleStatus })),
    )
  })

  it('once the tax service has told one item, a second serial goes to the desk', async () => {
    const receipt = freshReceipt()
    await sell(world(), { person: 1, sn: freeSerial(), receipt })
    world().clock.pass(3_000)
    await world().runJobs()
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt })).json.payload).toMatchObject({
      saleStatus: 'APPROVE_PENDING',
    })
  })

  it('a refused registration leaves its receipt free', async () => {
    const receipt = freshReceipt()
    expect((await sell(world(), { person: 8, sn: '200.00001', receipt })).json.code).toBe(100)
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt })).status).toBe(200)
  })
})

describe('tools that are not in the base', () => {
  it('API60 POST /unknown-tools puts a row on manual check on the side that is asked for', async () => {
    expect((await addUnknown(world(), 'seller', { person: 1, sn: '778.00001' })).json.payload).toMatchObject({
      saleStatus: 'PENDING',
    })
    expect((await addUnknown(world(), 'buyer', { person: 5, sn: '778.00001' })).json.payload).toMatchObject({
      saleStatus: 'PENDING',
    })
    expect((await addUnknown(world(), 'seller', { person: 8, sn: '778.00001' })).json.code).toBe(100)
  })

  it('API60 a request without a side is a seller’s where the caller may sell, else a buyer’s', async () => {
    await addUnknown(world(), 'either', { person: 1, sn: '778.00003' })
    expect((await addUnknown(world(), 'seller', { person: 8, sn: '778.00003' })).json.code).toBe(100)
    await addUnknown(world(), 'either', { person: 5, sn: '778.00004' })
    expect((await addUnknown(world(), 'buyer', { person: 1, sn: '778.00004' })).json.code).toBe(106)
  })

  it('API60 a known serial is refused, and the seller’s side needs the right to sell', async () => {
    expect((await addUnknown(world(), 'seller', { person: 1, sn: freeSerial() })).json.code).toBe(6)
    expect((await addUnknown(world(), 'seller', { person: 5, sn: '778.00002' })).json.code).toBe(130)
    expect((await addUnknown(world(), 'seller', { person: 3, sn: '778.00002' })).json.code).toBe(131)
    expect((await addUnknown(world(), 'seller', { person: 6, sn: '778.00002' })).json.code).toBe(121)
  })
})

describe('one receipt, several tools', () => {
  it('B11 the second tool cannot tell another sum or another date of the same receipt', async () => {
    const receipt = { fn: '9960440300000777', fd: '777', fp: '7771' }
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt })).status).toBe(200)
    const sum = await sell(world(), { person: 1, sn: freeSerial(), receipt: { ...receipt, sum: '1.00' } })
    expect([sum.status, sum.json.message]).toEqual([400, { sum: 'Этот чек уже введён с другой суммой' }])
    const time = await sell(world(), { person: 1, sn: freeSerial(), receipt: { ...receipt, time: '19-11-2026T00:00:00' } })
    expect([time.status, time.json.message]).toEqual([400, { time: 'Этот чек уже введён с другой датой' }])
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt })).status).toBe(200)
  })

  it('B11 A55: a typed day and the scanned minute of that day are one receipt', async () => {
    const receipt = { fn: '9960440300000778', fd: '778', fp: '7781' }
    const register = (time: string) => sell(world(), { person: 1, sn: freeSerial(), receipt: { ...receipt, time } })
    for (const time of ['18-11-2026T00:00:00', '18-11-2026T15:07:00', '18-11-2026T00:00:00'])
      expect((await register(time)).status).toBe(200)
    expect((await register('18-11-2026T15:08:00')).status).toBe(400)
  })
})
