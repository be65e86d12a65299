/** One receipt, however its numbers are written (F02): leading zeros make no second one, on either side. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { receipts, sales } from '../../../server/kernel/database/schema.ts'
import type { ReceiptQuery } from '../../../server/modules/receipts/receipt-check.ts'
import { sandboxReceiptCheck } from '../../../server/modules/receipts/sandbox-check.ts'
import { canonicalNumber } from '../../../src/domain/sales/receipt.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { addUnknown, own, pointsOf, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

/** What the tax service was asked. */
const asked: ReceiptQuery[] = []

const world = testApp((deps) => ({
  ports: {
    ...deps.ports,
    receiptCheck: {
      check: (query) => {
        asked.push(query)
        return sandboxReceiptCheck.check(query)
      },
    },
  },
}))

const SIDES = [
  ['seller', sell, [1, 8]],
  ['buyer', own, [5, 6]],
] as const

let next = 0
/** A receipt that nobody has used, its fp ending in 1: the sandbox confirms it. */
const paper = () => {
  next += 1
  return { fn: '9960440300000333', fd: String(43_560 + next), fp: `${7_000 + next}1` }
}

/** The same receipt as people and codes write it. */
const spellingsOf = ({ fn, fd, fp }: ReturnType<typeof paper>) => [
  { fn, fd, fp },
  { fn, fd: `0${fd}`, fp },
  { fn, fd: fd.padStart(20, '0'), fp },
  { fn, fd, fp: `00${fp}` },
  { fn: `0${fn}`, fd, fp: fp.padStart(10, '0') },
]

const statusOf = (answer: Awaited<ReturnType<typeof sell>>) => (answer.json.payload as { saleStatus: string } | null)?.saleStatus

const taxAnswers = async () => {
  world().clock.pass(3_000)
  await world().runJobs()
}

describe.each(SIDES)('on the side of the %s', (side, register, [first, second]) => {
  it('F02 B11 five spellings of two people are one receipt: the first has it, the second is refused, one bonus is paid', async () => {
    const [before, codes, serials] = [await pointsOf(world(), second), [] as number[], Array.from({ length: 5 }, freeSerial)]
    for (const [at, receipt] of spellingsOf(paper()).entries())
      codes.push((await register(world(), { person: at === 0 ? first : second, sn: serials[at] ?? '', receipt })).json.code)
    await taxAnswers()
    expect(codes).toEqual([0, 102, 102, 102, 102])
    const rows = await world()
      .db.select({ sn: sales.sn, status: sales.status })
      .from(sales)
      .where(and(inArray(sales.sn, serials), eq(sales.side, side)))
    expect(rows).toEqual([{ sn: serials[0], status: 'FINISH' }])
    expect(await pointsOf(world(), second)).toBe(before)
  })

  it('F02 B11 the rule of three counts the tools of every spelling: the fourth and the fifth wait for the desk', async () => {
    const statuses: unknown[] = []
    for (const receipt of spellingsOf(paper()))
      statuses.push(statusOf(await register(world(), { person: first, sn: freeSerial(), receipt })))
    expect(statuses).toEqual(['TAX_PENDING', 'TAX_PENDING', 'TAX_PENDING', 'APPROVE_PENDING', 'APPROVE_PENDING'])
  })

  it('F02 an unknown tool cannot be added by hand with another spelling of somebody’s receipt', async () => {
    const [receipt, , another] = spellingsOf(paper())
    expect((await register(world(), { person: first, sn: freeSerial(), receipt })).json.code).toBe(0)
    const sn = `779.0000${next}`
    expect((await addUnknown(world(), side, { person: second, sn, receipt: another })).json.code).toBe(102)
    expect((await register(world(), { person: second, sn, receipt: another, offline: true })).json.code).toBe(102)
  })

  it('F02 B11 another spelling cannot tell another sum or another date', async () => {
    const [receipt, another] = spellingsOf(paper())
    await register(world(), { person: first, sn: freeSerial(), receipt })
    const tells = async (patch: object) =>
      (await register(world(), { person: first, sn: freeSerial(), receipt: { ...another, ...patch } })).json.message
    expect(await tells({ sum: '1.00' })).toEqual({ sum: 'Этот чек уже введён с другой суммой' })
    expect(await tells({ time: '19-11-2026T00:00:00' })).toEqual({ time: 'Этот чек уже введён с другой датой' })
  })

  it('F02 D08 an incorrect receipt is free under every spelling', async () => {
    const [receipt, another] = spellingsOf({ ...paper(), fp: `${9_000 + next}0` })
    await register(world(), { person: first, sn: freeSerial(), receipt })
    await taxAnswers()
    expect((await register(world(), { person: second, sn: freeSerial(), receipt: another })).json.code).toBe(0)
  })

  it('F02 zeros alone are zero', async () => {
    const { fn, fd } = paper()
    const codes: number[] = []
    for (const [at, fp] of ['0', '000', '0'.repeat(20)].entries())
      codes.push(
        (await register(world(), { person: at === 0 ? first : second, sn: freeSerial(), receipt: { fn, fd, fp } })).json.code,
      )
    expect(codes).toEqual([0, 102, 102])
  })

  it.each([
    ['spaces around it', ' 43560'],
    ['a line after it', '43560\n'],
    ['Arabic digits', '٤٣٥٦٠'],
    ['wide digits', '４３５６０'],
    ['21 digits, one of them a zero in front', `0${'1'.repeat(20)}`],
  ])('F02 a number with %s is refused, not taken for another one', async (_what, fd) => {
    const { status, json } = await register(world(), { person: first, sn: freeSerial(), receipt: { ...paper(), fd } })
    expect([status, json.code]).toEqual([400, 123])
  })
})

describe('the tax service', () => {
  it('F02 is asked with the numbers without zeros in front', async () => {
    const receipt = paper()
    await sell(world(), { person: 1, sn: freeSerial(), receipt: spellingsOf(receipt)[4] })
    await own(world(), { person: 5, sn: freeSerial(), receipt: spellingsOf(receipt)[2] })
    await taxAnswers()
    const numbers = asked.map(({ fn, fd, fp }) => ({ fn, fd, fp }))
    expect(numbers.filter(({ fd }) => Number(fd) === Number(receipt.fd))).toEqual([receipt, receipt])
  })
})

describe('the database', () => {
  it('F02 computes the canonical numbers as the domain does, and nobody can write others', async () => {
    const samples = [
      '',
      '0',
      '00',
      '10',
      '010',
      ...fc.sample(fc.stringMatching(/^0{0,8}[0-9]{1,12}$/), { numRuns: 200, seed: 33 }),
    ]
    const row = (text: string) => ({
      id: randomUUID(),
      side: 'seller' as const,
      fn: text,
      fd: text,
      fp: text,
      sum: 1,
      dateTime: '20-11-2026T00:00:00',
      status: 'FAIL' as const,
      createdAt: new Date(0),
    })
    const stored = await world().db.insert(receipts).values(samples.map(row)).returning()
    expect(stored.map(({ canonicalFn, canonicalFd, canonicalFp }) => [canonicalFn, canonicalFd, canonicalFp])).toEqual(
      samples.map((text) => [text, text, text].map(canonicalNumber)),
    )
    const forged = await world()
      .db.execute("update receipts set canonical_fn = '1'")
      .catch((error: Error) => String(error.cause))
    expect(forged).toContain('can only be updated to DEFAULT')
  })
})

describe('the two sides', () => {
  it('F02 B11 are independent: a buyer has the seller’s receipt in another spelling', async () => {
    const [receipt, another] = spellingsOf(paper())
    expect((await sell(world(), { person: 1, sn: freeSerial(), receipt })).json.code).toBe(0)
    expect((await own(world(), { person: 5, sn: freeSerial(), receipt: another })).json.code).toBe(0)
  })
})

describe('the numbers as they were written', () => {
  it('F02 API58 stand on the receipt, those of its first tool', async () => {
    const [, written, another] = spellingsOf(paper())
    const [sn, token] = [freeSerial(), await world().tokenOf(1)]
    await sell(world(), { person: 1, sn, receipt: written })
    await sell(world(), { person: 1, sn: freeSerial(), receipt: another })
    const [row] = await world()
      .db.select()
      .from(receipts)
      .where(eq(receipts.fd, written?.fd ?? ''))
    const { json } = await world().call('GET', `/receipt/${row?.id}`, { token })
    expect(json.payload).toMatchObject({ ...written })
  })
})
