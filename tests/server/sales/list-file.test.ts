/** D199 D200 the lists as files: what is in them, for whom, how they are written, and what they cost. */
import { eq, like, sql } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ANNA, ROMASHKA } from '../../../server/demo/people.ts'
import { createWriting, TABLE_FILES, writeFile } from '../../../server/http/contract/table-files.ts'
import { csvFile, cells, tableLines } from '../../../server/kernel/csv.ts'
import { sales } from '../../../server/kernel/database/schema.ts'
import { DEFAULT_DEADLINES } from '../../../server/modules/sales/deadlines.ts'
import { listFile, salesTable } from '../../../server/modules/sales/list/file.ts'
import type { FileRequest } from '../../../server/modules/sales/list/file.ts'
import { SALE_STATUSES } from '../../../src/domain/sales/sale-status.ts'
import { chance } from '../support/races/random.ts'
import { HOUR } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const SELLER = 1
/** The limit of one test is not spent by another. */
afterEach(() => {
  world().clock.pass(HOUR)
  vi.useRealTimers()
})

const linesOf = (text: string): string[] => text.split('\r\n')

interface File {
  header: string
  rows: string[]
  end: string
  headers: Record<string, unknown>
}

const file = async (path: string, number: number, body: object = {}): Promise<File> => {
  const { bytes, headers, status } = await world().call('POST', path, { token: await world().tokenOf(number), body })
  expect(status).toBe(200)
  const lines = linesOf(String(bytes))
  expect(lines.at(-1)).toBe('')
  return { header: lines[0] ?? '', rows: lines.slice(1, -2), end: lines.at(-2) ?? '', headers }
}

interface Entry {
  sn?: string
  tool?: { sn: string }
}

/** The serials of a whole list, page after page. */
const serialsOf = async (path: string, number: number, choice: object): Promise<string[]> => {
  const token = await world().tokenOf(number)
  const found: string[] = []
  let cursor: string | null = null
  do {
    const body = { offset: 0, size: 100, ...choice, ...(cursor !== null && { cursor }) }
    const { json } = await world().call('POST', path, { token, body })
    const { saleHistory, next } = json.payload as { saleHistory: Entry[]; next: string | null }
    found.push(...saleHistory.map(({ sn, tool }) => tool?.sn ?? sn ?? ''))
    cursor = next
  } while (cursor !== null)
  return found
}

/** A serial as a file has it; the csv around the formula is taken off. */
const serialIn = (row: string): string => row.replace(/^.*?;"?=?"*/, '').replace(/"*;.*$/, '')

const [SALES, TOOLS, TEAM] = ['/sale/get/all', '/tools/v2/of/user', '/admin/retail/point/seller']

/** More rows than a batch has, with equal values of everything. */
const fill = async (ownerId: string, side: 'seller' | 'buyer', count: number): Promise<void> => {
  const { below, pick } = chance(side === 'seller' ? 3 : 4)
  const models = await world().db.query.models.findMany({ limit: 3 })
  const moment = () => new Date(Date.UTC(2026, 9, 1 + below(6), 20, 59))
  const rows = Array.from({ length: count }, (_, index) => {
    const model = pick(models)
    return {
      id: crypto.randomUUID(),
      side,
      ownerId,
      sn: `78.${String(index).padStart(5, '0')}`,
      modelId: model.id,
      status: pick([...SALE_STATUSES]),
      statusAt: new Date(0),
      reservedUntil: new Date(0),
      bonus: side === 'seller' ? model.bonus : model.buyerBonus,
      saleDate: moment(),
      purchaseDate: moment(),
      guaranteeExpire: null,
    }
  })
  await world().db.insert(sales).values(rows)
}

describe('what a file has', () => {
  it('SL07 E16 the list names «export», and its file has the columns of the table in words', async () => {
    const { json } = await world().call('POST', SALES, { token: await world().tokenOf(SELLER), body: { offset: 0, size: 1 } })
    expect(json.payload).toMatchObject({ supports: ['filter', 'search', 'cursor', 'export'] })
    const { header, rows, end, headers } = await file(`${SALES}/file`, SELLER, { sortBy: 'saleDate', sortDirection: 'desc' })
    expect(header).toBe('\uFEFFИнструмент;Серийный номер;Дата;Баллы;Баллы после проверки;Статус;Пояснение;Документ')
    expect(end).toBe(`Строк;${rows.length}`)
    const row = rows.find((line) => line.includes(';Успешно;'))
    expect(row).toMatch(/^[^;]+;"=""200\.\d{5}""";\d\d\.\d\d\.2026;\d+,\d\d;;Успешно;;Чек$/)
    // Points that a check may still bring are no sum of anybody yet (C01).
    const waiting = rows.find((line) => line.includes(';Проверка ФНС;'))
    expect(waiting).toMatch(/;\d\d\.\d\d\.2026;;\d+,\d\d;Проверка ФНС;[А-Я][^;]+;Чек$/)
    expect(rows.filter((line) => line.includes(';Неудачно;')).every((line) => line.includes(';;;Неудачно;'))).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="sales-all.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('TL07 TL10 the tools of a customer and of a company, each in the words of its list', async () => {
    const own = await file(`${TOOLS}/file`, 5, { from: '01-01-2020', to: '31-12-2026' })
    expect(own.header).toBe('\uFEFFИнструмент;Серийный номер;Куплен;Гарантия до;Статус;Пояснение;Документ')
    expect(own.headers['content-disposition']).toBe('attachment; filename="tools-01-01-2020-31-12-2026.csv"')
    expect(own.rows.some((line) => line.includes(';На ручной проверке;'))).toBe(true)
    const company = await file(`${TOOLS}/file`, 6)
    expect(company.rows.length).toBeGreaterThan(0)
    expect(company.rows.some((line) => line.includes(';На ручной проверке;'))).toBe(false)
  })

  it('AD12 what a seller of the own point has sold there, and nobody else', async () => {
    const id = ANNA
    const { rows } = await file(`${TEAM}/file`, 2, { id })
    expect(rows.map(serialIn)).toEqual(await serialsOf(TEAM, 2, { id }))
    const { json } = await world().call('POST', `${TEAM}/file`, { token: await world().tokenOf(2), body: { id: ROMASHKA } })
    expect(json.code).toBe(120)
  })

  it.each([
    [{ kopecks: 123_450 }, '1234,50'],
    [{ serial: '007.00001' }, '"=""007.00001"""'],
    [{ serial: '10.11' }, '"=""10.11"""'],
    [{ serial: 'ЛД-18' }, 'ЛД-18'],
    [{ serial: '=1+1' }, "'=1+1"],
    [{ serial: '1"&HYPERLINK("x")&"' }, '"1""&HYPERLINK(""x"")&"""'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+7', "'+7"],
    ['-7', "'-7"],
    ['@SUM', "'@SUM"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\nx"'],
    ['a;b', '"a;b"'],
    ['a\r\nb', '"a\nb"'],
  ])('D201 %j is written as %s', (cell, written) => {
    expect(cells([cell])).toBe(`${written}\r\n`)
  })
})

describe('a long file', () => {
  beforeAll(async () => {
    await fill(ANNA, 'seller', 1_203)
    await fill(ROMASHKA, 'buyer', 601)
  })

  const choices: [string, number, object][] = [
    [SALES, 1, {}],
    [SALES, 1, { sortBy: 'saleStatus', sortDirection: 'asc' }],
    [SALES, 1, { sortBy: 'bonus', sortDirection: 'desc', statuses: ['FINISH', 'FAIL'] }],
    [SALES, 1, { sortBy: 'sn', sortDirection: 'desc', search: '78.00' }],
    [SALES, 1, { sortBy: 'model', sortDirection: 'asc', from: '02-10-2026', to: '04-10-2026' }],
    [SALES, 1, { search: '999' }],
    [TOOLS, 6, { sortBy: 'guaranteeExpire', sortDirection: 'asc' }],
    [TOOLS, 6, { sortBy: 'purchaseDate', sortDirection: 'desc', from: '03-10-2026' }],
  ]
  it.each(choices)('has the rows of the list in the order of the list: %s of %i, %j', async (path, number, choice) => {
    const { rows, end } = await file(`${path}/file`, number, choice)
    const wanted = await serialsOf(path, number, choice)
    expect(rows.map(serialIn)).toEqual(wanted)
    expect(end).toBe(`Строк;${wanted.length}`)
  })

  const asked = (request: FileRequest) => ({
    ownerId: ANNA,
    request,
    table: salesTable(true),
    deadlines: DEFAULT_DEADLINES,
    now: world().clock.now(),
  })

  it('doubles and misses nothing while rows come and change their places', async () => {
    const { db } = world()
    const request = { sortBy: 'saleStatus', sortDirection: 'asc' } as const
    const before = await serialsOf(SALES, 1, request)
    const { stream } = await listFile(db, asked(request))
    let text = ''
    for await (const lines of stream) {
      if (text === '') {
        await db
          .update(sales)
          .set({ status: 'APPROVE_PENDING' })
          .where(sql`${sales.ownerId} = ${ANNA} and ${sales.sn} like '78.%1' and ${sales.status} <> 'RESERVED'`)
        await db.insert(sales).values({
          id: crypto.randomUUID(),
          side: 'seller',
          ownerId: ANNA,
          sn: '79.00001',
          status: 'RESERVED',
          statusAt: new Date(0),
          reservedUntil: new Date(0),
          saleDate: new Date(world().clock.now()),
        })
      }
      text += String(lines)
    }
    await db.delete(sales).where(eq(sales.sn, '79.00001'))
    expect(linesOf(text).slice(1, -2).map(serialIn)).toEqual(before)
  })

  it('is read from the database no further ahead than it is sent', async () => {
    let asks = 0
    async function* batches() {
      for (; asks < 1_000; asks += 1) yield [['строка']]
    }
    const { stream } = csvFile('x.csv', tableLines(['a'], batches()))
    await new Promise((resolve) => stream.once('readable', resolve))
    stream.read()
    await new Promise(setImmediate)
    expect(asks).toBeLessThan(5)
    stream.destroy()
  })

  it('of more rows than a file has is refused before its first byte', async () => {
    await expect(listFile(world().db, asked({ search: '78.' }), 1_202)).rejects.toMatchObject({
      body: { code: 6, message: 'В файле не больше 1\u00A0202 строк. Выберите период короче' },
    })
    expect((await listFile(world().db, asked({ search: '78.' }), 1_203)).contentType).toMatch('csv')
  })
})

describe('over a network', () => {
  const download = async (address: string, signal?: AbortSignal): Promise<Response> =>
    fetch(`${address}/api${SALES}/file`, {
      method: 'POST',
      headers: { Token: await world().tokenOf(SELLER), 'Content-Type': 'application/json' },
      body: '{}',
      ...(signal && { signal }),
    })

  it('whoever goes away ends the work; so many files of one person are written at once', async () => {
    const address = await world().app.listen({ port: 0, host: '127.0.0.1' })
    // More than sockets take in: as long as nobody reads, a file of these is not written to its end.
    const [seller] = await world().db.select().from(sales).where(eq(sales.ownerId, ANNA)).limit(1)
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      id: crypto.randomUUID(),
      side: 'seller' as const,
      ownerId: ANNA,
      sn: `${'9'.repeat(16_000)}${index}`,
      status: 'FINISH' as const,
      statusAt: new Date(0),
      saleDate: seller?.saleDate ?? new Date(0),
    }))
    await world().db.insert(sales).values(rows)
    const leaving = Array.from({ length: TABLE_FILES.atOnce }, () => new AbortController())
    const held = await Promise.all(leaving.map(({ signal }) => download(address, signal)))
    expect(held.map(({ status }) => status)).toEqual(held.map(() => 200))
    const refused = await download(address)
    expect([refused.status, await refused.json()]).toEqual([429, expect.objectContaining({ code: 140 })])
    for (const each of leaving) each.abort()
    const again = new AbortController()
    await expect.poll(async () => (await download(address, again.signal)).status).toBe(200)
    again.abort()
    await world().db.delete(sales).where(like(sales.sn, '999%'))
  })

  it('that nobody reads ends after ten minutes, and makes room for another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const writing = createWriting()
    const begin = async () => ({ contentType: 'text/csv', headers: {}, stream: new Readable({ read: () => undefined }) })
    const write = () => writeFile({ db: world().db, now: world().clock.now(), writing }, ANNA, begin)
    const files = await Promise.all(Array.from({ length: TABLE_FILES.atOnce }, write))
    const ends = files.map(({ stream }) => new Promise((done) => stream.once('error', done)))
    const areOver = () => files.map(({ stream }) => stream.destroyed)
    vi.advanceTimersByTime(TABLE_FILES.longest - 1)
    expect(areOver()).toEqual(files.map(() => false))
    vi.advanceTimersByTime(1)
    expect(areOver()).toEqual(files.map(() => true))
    expect(await Promise.all(ends)).toEqual(files.map(() => new Error('nobody has read the file in time')))
    const next = await write()
    next.stream.destroy()
  })

  it('of one person begin so many in an hour, whatever the caller says of itself', async () => {
    const token = await world().tokenOf(SELLER)
    const statuses: number[] = []
    const waits: number[] = []
    for (let asked = 0; asked <= TABLE_FILES.budget; asked += 1) {
      const { status, headers } = await world().call('POST', `${SALES}/file`, {
        token,
        body: { search: '999' },
        address: `203.0.113.${asked}`,
        headers: { 'User-Agent': `browser ${asked}`, 'X-Forwarded-For': `198.51.100.${asked}` },
      })
      statuses.push(status)
      waits.push(Number(headers['retry-after'] ?? 0))
    }
    expect(statuses).toEqual([...Array.from({ length: TABLE_FILES.budget }, () => 200), 429])
    expect(waits.map((seconds) => seconds > 0)).toEqual(statuses.map((status) => status === 429))
    // Of another person nothing is spent.
    expect((await file(`${TOOLS}/file`, 5)).end).toMatch(/^Строк;/)
  })
})
