import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskCases, jobs, receipts, sales } from '../../../server/kernel/database/schema.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { DAY, SECOND } from '../support/server/clock.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { addUnknown, own, reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { send } from '../support/commands.ts'

const world = testApp()
const HOUR = 3_600_000

interface Row {
  id: string
  sn?: string
  tool?: { sn: string }
  saleStatus: string
  fate: Record<string, unknown>
}

const rows = async (person: number, side: 'seller' | 'buyer' = 'seller'): Promise<Row[]> => {
  const path = side === 'seller' ? '/sale/get/all' : '/tools/v2/of/user'
  const { json } = await world().call('POST', path, {
    token: await world().tokenOf(person),
    body: { offset: 0, size: 100, sortBy: 'sn', sortDirection: 'asc' },
  })
  return (json.payload as { saleHistory: Row[] }).saleHistory
}

const fateOf = async (sn: string, person = 8, side: 'seller' | 'buyer' = 'seller') =>
  (await rows(person, side)).find((row) => (row.tool?.sn ?? row.sn) === sn)?.fate

const later = (milliseconds: number): string => new Date(world().clock.now() + milliseconds).toISOString()

const calm = { isOverdue: false, retryAt: null, disagreed: null, reason: null }

beforeAll(async () => {
  await world().db.delete(jobs)
})

it('SL07 TL07 every row of the demo world says what happens to it, and nothing recent is late', async () => {
  const all = [...(await rows(1)), ...(await rows(5, 'buyer')), ...(await rows(6, 'buyer'))]
  expect(all).toHaveLength(45 + 9 + 23)
  const steps = new Map<string, Set<unknown>>()
  for (const { saleStatus, fate } of all) {
    steps.set(saleStatus, (steps.get(saleStatus) ?? new Set()).add(fate['step']))
    expect(fate['isOverdue']).toBe(false)
  }
  expect(Object.fromEntries([...steps].map(([status, set]) => [status, [...set]]))).toEqual({
    FINISH: ['finished'],
    TAX_PENDING: ['taxCheck'],
    PENDING: ['toolCheck'],
    APPROVE_PENDING: ['receiptCheck', 'invoiceCheck'],
    FAIL: ['receiptRefused'],
    RESERVED: ['reserved'],
  })
})

/** 20 November 2026 is a Friday: three working days end on Wednesday the 25th. */
const DESK_END = '2026-11-25T20:59:59.999Z'

describe('C05 what happens to my sale, status by status', () => {
  it('TAX_PENDING: the tax service, 24 hours', async () => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn })
    expect(await fateOf(sn)).toEqual({ step: 'taxCheck', next: 'taxService', until: later(DAY), ...calm })
    await own(world(), { person: 5, sn })
    expect(await fateOf(sn, 5, 'buyer')).toEqual({ step: 'taxCheck', next: 'taxService', until: later(DAY), ...calm })
  })

  it('TAX_PENDING with a service that is down: when it is asked again, and that the time is over', async () => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn, receipt: { fp: '818' } })
    const until = later(DAY)
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await fateOf(sn)).toEqual({
      step: 'taxSilent',
      next: 'taxService',
      until,
      isOverdue: false,
      retryAt: later(5 * SECOND),
      disagreed: null,
      reason: null,
    })
    world().clock.pass(DAY)
    expect(await fateOf(sn)).toMatchObject({ step: 'taxSilent', isOverdue: true, retryAt: null })
    await world().db.update(receipts).set({ fp: '811' }).where(eq(receipts.fp, '818'))
    await world().runJobs()
    expect(await fateOf(sn)).toEqual({ step: 'finished', next: 'nobody', until: null, ...calm })
    world().clock.pass(-DAY - 3 * SECOND)
  })

  it('D187 TAX_PENDING with a receipt that is not there yet: after three days the desk gets it, and the row says so', async () => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn })
    const until = later(DAY)
    const { receiptCheck } = world().deps.ports
    const original = { ...receiptCheck }
    receiptCheck.check = async () => ({ status: 'notYet' })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await fateOf(sn)).toEqual({
      ...calm,
      step: 'taxAbsent',
      next: 'taxService',
      until,
      retryAt: later(5 * SECOND),
    })
    world().clock.pass(3 * DAY - 4 * SECOND)
    await world().runJobs()
    expect(await fateOf(sn)).toMatchObject({ step: 'taxAbsent', next: 'taxService', isOverdue: true })
    world().clock.pass(HOUR)
    await world().runJobs()
    expect(await fateOf(sn)).toMatchObject({ step: 'receiptCheck', next: 'desk', isOverdue: false })
    const [sale] = await world().db.select({ id: sales.id }).from(sales).where(eq(sales.sn, sn))
    expect(await world().db.$count(deskCases, and(eq(deskCases.kind, 'tool'), eq(deskCases.id, sale?.id ?? '')))).toBe(1)
    Object.assign(receiptCheck, original)
    world().clock.pass(-3 * DAY - HOUR + SECOND)
  })

  it('FINISH: nobody', async () => {
    expect((await rows(1)).find((row) => row.saleStatus === 'FINISH')?.fate).toEqual({
      step: 'finished',
      next: 'nobody',
      until: null,
      ...calm,
    })
  })

  it('PENDING: the desk looks at an unknown serial, three working days from Friday', async () => {
    await addUnknown(world(), 'seller', { person: 8, sn: '557.00001' })
    expect(await fateOf('557.00001')).toEqual({ step: 'toolCheck', next: 'desk', until: DESK_END, ...calm })
  })

  it('APPROVE_PENDING: the desk looks at the receipt, from the moment it got there', async () => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn, receipt: { fp: '819' } })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await fateOf(sn)).toEqual({ step: 'receiptCheck', next: 'desk', until: DESK_END, ...calm })
    const [row] = await world().db.select().from(sales).where(eq(sales.sn, sn))
    expect(row?.statusAt.getTime()).toBe(world().clock.now())
    world().clock.pass(5 * DAY + 9 * HOUR)
    expect(await fateOf(sn)).toMatchObject({ isOverdue: true, until: DESK_END })
    world().clock.pass(-5 * DAY - 9 * HOUR)
  })

  it('APPROVE_PENDING of a photograph: the desk looks at the photograph', async () => {
    const sn = freeSerial()
    const receipt = { images: [await photo(world(), 8)], n: 1, isManualInput: true } as const
    await send(world(), await world().tokenOf(8), { kind: 'sale', sn, receipt: { ...receipt, images: [...receipt.images] } })
    expect(await fateOf(sn)).toEqual({ step: 'photoCheck', next: 'desk', until: DESK_END, ...calm })
  })

  it('RESERVED: its owner, 30 days; ended: FAIL, the owner again', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 8, sn })
    expect(await fateOf(sn)).toEqual({ step: 'reserved', next: 'owner', until: later(30 * DAY), ...calm })
    await world()
      .db.update(sales)
      .set({ reservedUntil: new Date(world().clock.now()) })
      .where(eq(sales.sn, sn))
    expect(await fateOf(sn)).toMatchObject({ isOverdue: true })
    await scheduleRepeating(world().deps)
    await world().runJobs()
    expect(await fateOf(sn)).toEqual({ step: 'reserveExpired', next: 'owner', until: null, ...calm })
  })

  it.each([
    ['8110', 'sum'],
    ['8120', 'time'],
    ['8130', 'fn'],
    ['8140', 'fd'],
    ['8150', 'fp'],
    ['8190', null],
  ])('FAIL: the receipt %s disagrees in %s', async (digits, field) => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn, receipt: { fp: digits } })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await fateOf(sn)).toEqual({
      step: 'receiptRefused',
      next: 'owner',
      until: null,
      isOverdue: false,
      retryAt: null,
      disagreed: field,
      reason: null,
    })
  })

  it('FAIL by the desk: neither the receipt nor a reserve is the reason', async () => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn })
    await world().db.update(sales).set({ status: 'FAIL' }).where(eq(sales.sn, sn))
    expect(await fateOf(sn)).toMatchObject({ step: 'deskRefused', next: 'owner', disagreed: null, reason: null })
  })
})
