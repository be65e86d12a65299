/** E08: a sale accepts receipts of the last 90 days, a purchase those of the last three years. */
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/start/config.ts'
import { DAY } from '../support/server/clock.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { addUnknown, own, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const SALE = 'Принимаем чеки не старше 90 дней: с 22.08.2026'
const PURCHASE = 'Принимаем чеки не старше 3 лет: с 20.11.2023'

describe('a receipt on 20 November 2026', () => {
  const world = testApp()
  const on = (day: string) => ({ time: `${day}T00:00:00` })

  it('of 90 days is sold with, one of 91 is refused at its date with the limit named', async () => {
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt: on('22-08-2026') })).status).toBe(200)
    const sn = freeSerial()
    const { status, json } = await sell(world(), { person: 1, sn, receipt: on('21-08-2026') })
    expect([status, json]).toEqual([422, { code: 113, message: { dateTime: SALE }, payload: null }])
    expect((await sell(world(), { person: 1, sn })).status).toBe(200)
  })

  it('of three years is a purchase’s, one a day older is refused', async () => {
    for (const person of [5, 6]) {
      expect((await own(world(), { person, sn: freeSerial(), receipt: on('20-11-2023') })).status).toBe(200)
      const { status, json } = await own(world(), { person, sn: freeSerial(), receipt: on('19-11-2023') })
      expect([status, json.code, json.message]).toEqual([422, 113, { dateTime: PURCHASE }])
    }
  })

  it('of a serial that is added by hand has the limit of its side', async () => {
    const old = on('21-08-2026')
    const refused = await addUnknown(world(), 'seller', { person: 1, sn: '777.00001', receipt: old })
    expect([refused.status, refused.json.message]).toEqual([422, { dateTime: SALE }])
    expect((await addUnknown(world(), 'buyer', { person: 1, sn: '777.00001', receipt: old })).status).toBe(200)
  })

  it('is judged by the day in Kaliningrad, where it is yesterday for longest', async () => {
    world().clock.pass(9.5 * 3_600_000)
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt: on('22-08-2026') })).status).toBe(200)
    world().clock.pass(DAY)
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt: on('22-08-2026') })).json.code).toBe(113)
  })

  it('the limits are told to people and companies with who they are', async () => {
    const limits = { saleDays: 90, purchaseYears: 3 }
    const answer = async (path: string, person: number) =>
      (await world().call('GET', path, { token: await world().tokenOf(person) })).json.payload
    expect(await answer('/user', 1)).toMatchObject({ receiptAge: limits })
    for (const path of ['/user/v2/legal', '/user/v2/legal/get'])
      expect(await answer(path, 6)).toMatchObject({ receiptAge: limits })
  })
})

describe('other limits', () => {
  const world = testApp({ receiptAge: { saleDays: 1, purchaseYears: 1 } })

  it('hold in their words and in what is told', async () => {
    const { json } = await sell(world(), { person: 1, sn: freeSerial(), receipt: { time: '18-11-2026T00:00:00' } })
    expect(json.message).toEqual({ dateTime: 'Принимаем чеки не старше 1 дня: с 19.11.2026' })
    const user = await world().call('GET', '/user', { token: await world().tokenOf(1) })
    expect(user.json.payload).toMatchObject({ receiptAge: { saleDays: 1, purchaseYears: 1 } })
  })

  it('come from the environment', () => {
    expect(readConfig({ MODE: 'demo' }).receiptAge).toEqual({ saleDays: 90, purchaseYears: 3 })
    const env = { MODE: 'demo', RECEIPT_SALE_DAYS: '30', RECEIPT_PURCHASE_YEARS: '5' }
    expect(readConfig(env).receiptAge).toEqual({ saleDays: 30, purchaseYears: 5 })
    for (const wrong of [{ RECEIPT_SALE_DAYS: '0' }, { RECEIPT_PURCHASE_YEARS: 'x' }])
      expect(() => readConfig({ ...env, ...wrong })).toThrow(Object.keys(wrong)[0])
  })
})
