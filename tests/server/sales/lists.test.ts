import { describe, expect, it } from 'vitest'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

interface Row {
  id: string
  sn?: string
  bonus?: number | null
  saleStatus: string
  saleDate?: string
  guaranteeExpire?: string | null
  tool?: { model: { name: string | null }; sn: string; nfc: string | null }
}

const list = async (path: string, person: number, body: object) => {
  const { json } = await world().call('POST', path, { token: await world().tokenOf(person), body })
  return json.payload as { saleHistory: Row[]; total: number }
}

const sales = (body: object) => list('/sale/get/all', 1, body)

const allPages = async (sort: object): Promise<Row[]> => {
  const pages = await Promise.all([0, 20, 40].map((offset) => sales({ offset, size: 20, ...sort })))
  return pages.flatMap((page) => page.saleHistory)
}

describe('sales', () => {
  it('API29 SL07 FM17 POST /sale/get/all gives a page of 20 rows of 45 with every field', async () => {
    const page = await sales({ offset: 0, size: 20 })
    expect([page.saleHistory.length, page.total]).toEqual([20, 45])
    const row = page.saleHistory.find((each) => each.saleStatus === 'TAX_PENDING') ?? page.saleHistory[0]
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'bonus',
      'buyerInn',
      'fate',
      'id',
      'invoiceId',
      'receiptId',
      'saleDate',
      'saleStatus',
      'tool',
    ])
    expect(row?.tool).toMatchObject({ model: { name: expect.any(String) }, sn: expect.any(String), nfc: expect.any(String) })
  })

  it('API29 without a sort the newest come first, and every status of the demo world is there', async () => {
    const rows = await allPages({})
    const dates = rows.map((row) => row.saleDate ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(rows.map((row) => row.saleStatus)).size).toBe(6)
    expect(rows.filter((row) => row.saleStatus === 'RESERVED')).toHaveLength(3)
  })

  it.each(
    ['saleDate', 'model', 'sn', 'bonus', 'saleStatus'].flatMap((sortBy) => [[sortBy, 'asc'] as const, [sortBy, 'desc'] as const]),
  )('FM15 pages sorted by %s %s neither repeat nor lose a row', async (sortBy, sortDirection) => {
    const rows = await allPages({ sortBy, sortDirection })
    expect(new Set(rows.map((row) => row.id)).size).toBe(45)
  })

  it('FM15 model names follow the Russian alphabet (Ё after Е), empty names last in both directions', async () => {
    const names = (await allPages({ sortBy: 'model', sortDirection: 'asc' })).map((row) => row.tool?.model.name)
    const known = names.filter((name): name is string => typeof name === 'string')
    expect(names.slice(-3)).toEqual([null, null, null])
    expect(known).toEqual(known.toSorted(new Intl.Collator('ru').compare))
    expect([...new Set(known)].indexOf('Ёмкость для пыли ПС-5')).toBe(1)
    expect((await allPages({ sortBy: 'model', sortDirection: 'desc' })).at(-1)?.tool?.model.name).toBeNull()
  })

  it('FM15 serials sort by their digits, bonuses by their amount', async () => {
    const serials = (await allPages({ sortBy: 'sn', sortDirection: 'desc' })).map((row) => row.tool?.sn ?? '')
    expect(serials).toEqual(serials.toSorted().toReversed())
    const bonuses = (await allPages({ sortBy: 'bonus', sortDirection: 'asc' })).flatMap((row) => row.bonus ?? [])
    expect(bonuses).toEqual(bonuses.toSorted((a, b) => a - b))
  })

  it('API30 GET /sale/v2/get/count gives the number of own sales only', async () => {
    const count = async (person: number) =>
      (await world().call('GET', '/sale/v2/get/count', { token: await world().tokenOf(person) })).json.payload
    expect([await count(1), await count(8), await count(5)]).toEqual([45, 20, 0])
  })

  it.each([{ offset: -1, size: 20 }, { offset: 0, size: 101 }, { offset: 0, size: 20, sortBy: 'password' }, { size: 20 }])(
    'FM15 a page that the contract does not know is 400: %j',
    async (body) => {
      const { status } = await world().call('POST', '/sale/get/all', { token: await world().tokenOf(1), body })
      expect(status).toBe(400)
    },
  )
})

describe('tools of a buyer', () => {
  it('API39 TL07 POST /tools/v2/of/user gives own tools with every field; the warranty only once confirmed', async () => {
    const { saleHistory, total } = await list('/tools/v2/of/user', 5, { offset: 0, size: 20 })
    expect([saleHistory.length, total]).toEqual([9, 9])
    expect(Object.keys(saleHistory[0] ?? {}).toSorted()).toEqual([
      'fate',
      'guaranteeExpire',
      'id',
      'invoiceId',
      'model',
      'nfc',
      'purchaseDate',
      'receiptId',
      'saleStatus',
      'sn',
    ])
    for (const row of saleHistory) expect(row.guaranteeExpire !== null).toBe(row.saleStatus === 'FINISH')
  })

  it.each(['model', 'sn', 'purchaseDate', 'guaranteeExpire', 'saleStatus'])('API39 FM15 sorts by %s', async (sortBy) => {
    const { saleHistory } = await list('/tools/v2/of/user', 6, { offset: 0, size: 100, sortBy, sortDirection: 'asc' })
    expect(new Set(saleHistory.map((row) => row.id)).size).toBe(23)
  })

  it('API43 GET /tools/v2/of/user/count gives the number of own tools', async () => {
    const count = async (person: number) =>
      (await world().call('GET', '/tools/v2/of/user/count', { token: await world().tokenOf(person) })).json.payload
    expect([await count(5), await count(6), await count(1)]).toEqual([9, 23, 0])
  })
})
