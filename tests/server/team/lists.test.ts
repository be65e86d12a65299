/** What an administrator sees: sellers, applications, sales; of the own point alone, page by page. */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { MASTER, PROFI, YULIA, userId } from '../../../server/demo/people.ts'
import { joinRequests, sales, users } from '../../../server/kernel/database/schema.ts'
import { testApp } from '../support/server/test-app.ts'
import { commands, hire, newcomer, newPoint, order } from './support.ts'
import type { Member } from './support.ts'

const world = testApp()

interface Page {
  sellers: { id: string; surname: string; username: string; created: string | null }[]
  total: number | null
  next: string | null
}

const SELLERS = '/admin/retail/point/v2/confirmed/sellers'
const REQUESTS = '/admin/retail/point/v2/unconfirmed/sellers'

const ask = (token: string, path: string) => world().call('GET', path, { token })
const page = async (token: string, path: string) => (await ask(token, path)).json.payload as Page
const nameOf = ({ surname, username }: Page['sellers'][number]) => `${surname} ${username}`

/** Every page of a list, so many rows each. */
const pagesOf = async (token: string, path: string, size: number): Promise<Page[]> => {
  const pages = [await page(token, `${path}?size=${size}`)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await page(token, `${path}?size=${size}&cursor=${next}`))
  return pages
}

describe('AD15 API51 sellers', () => {
  it('of the own point, without the administrator, each with what the table shows', async () => {
    const { sellers, total, next } = await page(await world().tokenOf(2), SELLERS)
    expect(sellers.map(nameOf)).toEqual(['Белов Виктор', 'Волков Сергей', 'Козлов Дмитрий', 'Соколова Анна'])
    expect([total, next]).toEqual([4, null])
    expect(sellers[1]).toEqual({
      id: userId(7),
      surname: 'Волков',
      username: 'Сергей',
      city: 'Москва',
      mobile: '79000000007',
      locked: true,
      created: null,
      addressPoint: 'Москва, ул. Складочная, 1',
      namePoint: 'Инструмент Профи',
    })
    expect((await page(await world().tokenOf(11), SELLERS)).sellers.map(nameOf)).toEqual(['Ершова Юлия'])
  })

  it('A18 one by id, and nobody for an id of another point, of the administrator, of nobody', async () => {
    const token = await world().tokenOf(2)
    const one = async (id: string) => (await page(token, `${SELLERS}?seller=${id}`)).sellers.map(nameOf)
    expect(await one(userId(1))).toEqual(['Соколова Анна'])
    for (const id of [YULIA, userId(2), userId(3), userId(99), 'x']) expect(await one(id)).toEqual([])
  })

  it('in the order of the alphabet, namesakes too, every one of them once over all pages', async () => {
    const { pointId, admin } = await newPoint(world())
    const names = ['Ёлкин', 'Ежов', 'ёлкина', 'Жуков', 'Егоров', 'Ежов', 'Ежов', 'Якин']
    for (const [place, surname] of names.entries())
      await hire(world(), pointId, { surname, username: place % 2 ? 'Анна' : 'Яна' })
    const pages = await pagesOf(admin.token, SELLERS, 3)
    expect(pages.flatMap(({ sellers }) => sellers.map(nameOf))).toEqual([
      'Егоров Яна',
      'Ежов Анна',
      'Ежов Анна',
      'Ежов Яна',
      'Ёлкин Яна',
      'ёлкина Яна',
      'Жуков Анна',
      'Якин Анна',
    ])
    expect(pages.map(({ total }) => total)).toEqual([8, null, null])
    expect(new Set(pages.flatMap(({ sellers }) => sellers.map(({ id }) => id))).size).toBe(8)
  })

  it('a cursor of another point, of nobody, or of who has left continues nothing', async () => {
    const { pointId, admin } = await newPoint(world())
    const seller = await hire(world(), pointId)
    await order(world(), admin.token, commands.exclude(seller.id))
    for (const cursor of [YULIA, userId(99), 'x', seller.id, admin.id])
      expect((await ask(admin.token, `${SELLERS}?cursor=${cursor}`)).json).toMatchObject({
        code: 123,
        message: 'Не удалось продолжить список. Откройте его заново',
      })
  })
})

describe('AD03 API50 applications', () => {
  let admin: Member
  let applicants: Member[]
  beforeAll(async () => {
    const point = await newPoint(world())
    admin = point.admin
    applicants = []
    for (const surname of ['Третьяков', 'Второв', 'Первов']) {
      const one = await newcomer(world(), { surname })
      await order(world(), one.token, commands.join(point.pointId))
      applicants.push(one)
    }
    // The second and the third came in one moment.
    const [first] = applicants
    await world()
      .db.update(joinRequests)
      .set({ createdAt: new Date(world().clock.now() - 1) })
      .where(eq(joinRequests.userId, first?.id ?? ''))
  })

  it('the oldest first, with their moment, every one once over all pages, and their number', async () => {
    const pages = await pagesOf(admin.token, REQUESTS, 1)
    const ids = pages.flatMap(({ sellers }) => sellers.map(({ id }) => id))
    expect([ids[0], new Set(ids)]).toEqual([applicants[0]?.id, new Set(applicants.map(({ id }) => id))])
    expect(pages.map(({ total }) => total)).toEqual([3, null, null])
    expect(pages[0]?.sellers[0]?.created).toBe(new Date(world().clock.now() - 1).toISOString())
    expect((await ask(admin.token, `${REQUESTS}/count`)).json.payload).toBe(3)
  })

  it('AD05 of another point are not there', async () => {
    expect(await page(await world().tokenOf(11), REQUESTS)).toEqual({ sellers: [], total: 0, next: null })
    expect((await ask(await world().tokenOf(11), `${REQUESTS}/count`)).json.payload).toBe(0)
    for (const cursor of [applicants[0]?.id, 'x'])
      expect((await ask(await world().tokenOf(11), `${REQUESTS}?cursor=${cursor}`)).json.code).toBe(123)
  })
})

describe('AD12 API52 sales of a seller', () => {
  const salesOf = async (person: number, body: object) =>
    (await world().call('POST', '/admin/retail/point/seller', { token: await world().tokenOf(person), body })).json

  interface Sales {
    saleHistory: { tool: { sn: string }; repair?: object; saleStatus: string }[]
    total: number | null
    next: string | null
  }

  it('the newest twenty for an id alone, then page by page; nothing to repair', async () => {
    const seen: Sales['saleHistory'] = []
    for (let next: string | null | undefined; next !== null;) {
      const { payload } = await salesOf(2, { id: userId(1), ...(next && { cursor: next }) })
      const { saleHistory, total, next: after } = payload as Sales
      expect([saleHistory.length <= 20, total]).toEqual([true, null])
      seen.push(...saleHistory)
      next = after
    }
    const own = await world().call('POST', '/sale/get/all', { token: await world().tokenOf(1), body: { offset: 0, size: 100 } })
    expect(seen.map(({ tool }) => tool.sn)).toEqual((own.json.payload as Sales).saleHistory.map(({ tool }) => tool.sn))
    expect(seen.filter(({ repair, saleStatus }) => repair ?? (saleStatus === 'FAIL' && repair))).toEqual([])
  })

  it('E16 sorted, filtered and searched like one’s own', async () => {
    const { payload } = await salesOf(2, {
      id: userId(1),
      statuses: ['RESERVED'],
      sortBy: 'sn',
      sortDirection: 'asc',
      search: '300',
    })
    expect((payload as Sales).saleHistory.map(({ tool }) => tool.sn)).toEqual(['300.00001', '300.00002', '300.00003'])
  })

  it('D56 what was sold at another point is not shown, on any page', async () => {
    const moved = ['200.00001', '200.00030']
    for (const sn of moved) await world().db.update(sales).set({ pointId: MASTER }).where(eq(sales.sn, sn))
    const all = (await salesOf(2, { id: userId(1), size: 100 })).payload as Sales
    expect([all.saleHistory.length, all.next]).toEqual([43, null])
    expect(all.saleHistory.filter(({ tool }) => moved.includes(tool.sn))).toEqual([])
    for (const sn of moved) await world().db.update(sales).set({ pointId: PROFI }).where(eq(sales.sn, sn))
  })

  it('of somebody of another point, an applicant, oneself and nobody: one answer', async () => {
    const none = { code: 120, message: 'В вашей точке нет такого продавца', payload: null }
    for (const id of [YULIA, userId(3), userId(2), userId(99), 'x']) expect(await salesOf(2, { id })).toEqual(none)
    await world().db.update(users).set({ pointId: null }).where(eq(users.id, YULIA))
    expect(await salesOf(11, { id: YULIA })).toEqual(none)
  })
})
