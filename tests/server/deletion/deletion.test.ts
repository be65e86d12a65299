import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, balances, joinRequests, receipts, retailPoints, sales, users } from '../../../server/kernel/database/schema.ts'
import { ANNA, APPLIED, OLGA, PROFI } from '../../../server/demo/people.ts'
import { askForCode, readCode } from '../support/deeds/codes.ts'
import { CANARY, createCanary } from '../support/deeds/canary-person.ts'
import type { CanaryPerson } from '../support/deeds/canary-person.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { confirmDeletion, deleteAccount, requestDeletion } from '../support/deeds/deletion.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { everyFile, everyRow, findAll } from '../support/everything.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()

const everything = async () => [...(await everyRow(world().db)), ...everyFile(world().folder)]
const inLog = () => world().log.map((text) => ({ table: 'log', text }))
const saleOf = async (sn: string) => (await world().db.select().from(sales).where(eq(sales.sn, sn)))[0]
const login = (username: string, password: string) => world().call('POST', '/login', { body: { username, password } })

/** The needles without a match. Fields of the phone also match in codes and counters. */
const missing = (needles: Record<string, string>, found: string[]): string[] =>
  Object.keys(needles).filter((name) => !found.some((place) => place.startsWith(`${name}: `)))

describe('a person who has used everything', () => {
  let canary: CanaryPerson
  let files: number
  let usedCode: string

  it('before: every field is found, so that the search is known to see it', async () => {
    files = everyFile(world().folder).length
    canary = await createCanary(world(), 10)
    expect(missing(canary.needles, findAll(canary.needles, await everything()))).toEqual([])
    expect(everyFile(world().folder)).toHaveLength(files + 4)
    const statuses = await Promise.all(Object.values(canary.serials).map(async (sn) => (await saleOf(sn))?.status))
    expect(statuses).toEqual(['FINISH', 'TAX_PENDING', 'APPROVE_PENDING', 'RESERVED', 'FINISH', 'APPROVE_PENDING', 'FAIL'])
  })

  it('API10 API11 DL08 two steps, both «Success»; a wrong code in between deletes nothing', async () => {
    const first = await requestDeletion(world(), CANARY.mobile)
    expect([first.status, first.json]).toEqual([200, { code: 0, message: 'Success', payload: null }])
    const code = await readCode(world(), CANARY.mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await confirmDeletion(world(), CANARY.mobile, wrong)).json.code).toBe(6)
    expect((await world().call('GET', '/user/status', { token: canary.token })).status).toBe(200)
    const last = await confirmDeletion(world(), CANARY.mobile, code, 'deletion-key-1')
    expect([last.status, last.json]).toEqual([200, { code: 0, message: 'Success', payload: null }])
    const again = await confirmDeletion(world(), CANARY.mobile, code, 'deletion-key-1')
    expect(again.json, 'a repeat hears the first answer').toEqual(last.json)
    usedCode = code
  })

  /** A payout was under way: name and INN stay for the tax service (F01). */
  const RECORDED = ['username', 'surname', 'patronymic', 'inn'].map((name) => `${name}: tax_records`)

  it('C06 F01 afterwards nothing of the person is left in any column of any table, in any file, in the log, but name and INN in the record of the tax service', async () => {
    await world().runJobs()
    expect(findAll(canary.needles, await everything())).toEqual(RECORDED)
    expect(everyFile(world().folder)).toHaveLength(files)
    expect(world().log.length).toBeGreaterThan(10)
    expect(findAll({ ...canary.needles, password: CANARY.password, token: canary.token, photo: canary.photo }, inLog())).toEqual(
      [],
    )
    expect(world().jobErrors).toEqual([])
  })

  it('DL03 C01 serial numbers stay without a person; a reserve and a sale that only a photograph or a document proved are free again', async () => {
    const { finished, waiting, photoOnly, reserved, owned, onInvoice, decided } = canary.serials
    const rows = await Promise.all([finished, waiting, photoOnly, owned, onInvoice, decided].map(saleOf))
    expect(rows.map((row) => [row?.ownerId, row?.status])).toEqual([
      [null, 'FINISH'],
      [null, 'TAX_PENDING'],
      [null, 'FAIL'],
      [null, 'FINISH'],
      [null, 'FAIL'],
      [null, 'FAIL'],
    ])
    expect(await saleOf(reserved)).toBeUndefined()
    const [receipt] = await world().db.select().from(receipts).where(eq(receipts.id, canary.receiptId))
    expect([receipt?.ownerId, receipt?.status]).toEqual([null, 'SUCCESS'])
  })

  it('A40 both accounts are closed, and hold nothing but what a payout under way holds; the ledger is in balance', async () => {
    const rows = await world()
      .db.select({ userId: accounts.userId, amount: balances.amount })
      .from(accounts)
      .innerJoin(balances, eq(balances.accountId, accounts.id))
      .where(inArray(accounts.code, await closedCodes()))
      .orderBy(balances.amount)
    expect(rows).toEqual([
      { userId: null, amount: 0 },
      { userId: null, amount: 100 },
    ])
    await expectSoundLedger(world().db)
  })

  it('B03 the old token and the old password open nothing; a stranger’s phone answers alike', async () => {
    expect((await world().call('GET', '/user/status', { token: canary.token })).status).toBe(401)
    const [gone, unknown] = [await login(CANARY.mobile, CANARY.password), await login('79473820157', CANARY.password)]
    expect([gone.status, gone.json]).toEqual([unknown.status, unknown.json])
    const [one, two] = [await requestDeletion(world(), CANARY.mobile), await requestDeletion(world(), '79473820157')]
    expect([one.status, one.json]).toEqual([two.status, two.json])
    expect(await readCode(world(), CANARY.mobile)).toBe('')
    expect((await confirmDeletion(world(), CANARY.mobile, usedCode)).json.code, 'the code is used up').toBe(6)
  })

  it('the point stays for its sellers, without administrator and director; the application of the person is gone', async () => {
    const [point] = await world().db.select().from(retailPoints).where(eq(retailPoints.id, canary.pointId))
    expect(point).toMatchObject({ approved: true, adminId: null, directorFullName: null, directorPhone: null })
    expect(await world().db.$count(joinRequests, eq(joinRequests.userId, canary.id))).toBe(0)
    const [profi] = await world().db.select().from(retailPoints).where(eq(retailPoints.id, PROFI))
    expect(profi?.directorPhone, 'another’s director stays').toBe(phoneOf(2))
  })

  it('A40 what the tax service confirms later ends well and is paid to nobody', async () => {
    world().clock.pass(10 * MINUTE)
    await world().runJobs()
    expect((await saleOf(canary.serials.waiting))?.status).toBe('FINISH')
    expect(await world().db.$count(balances, inArray(balances.accountId, await closedIds()))).toBe(2)
    await expectSoundLedger(world().db)
    expect(world().jobErrors).toEqual([])
  })

  it('the phone can register anew and sees nothing old', async () => {
    world().clock.pass(DAY)
    expect((await askForCode(world(), 'registration', CANARY.mobile)).status).toBe(200)
    const password = await readCode(world(), CANARY.mobile)
    const body = { username: 'Новый', surname: 'Человек', mobile: CANARY.mobile, password }
    expect((await world().call('POST', '/user', { body })).status).toBe(200)
    const token: string = (await login(CANARY.mobile, password)).json.payload
    const ask = async (method: 'GET' | 'POST', path: string) =>
      (await world().call(method, path, { token, ...(method === 'POST' && { body: { offset: 0, size: 20 } }) })).json
    const user = (await ask('GET', '/user')).payload as { id: string; email: unknown; status: string }
    expect(user).toMatchObject({ username: 'Новый', email: null, inn: null, status: 'BUYER', patronymic: null, birthday: null })
    expect(user.id).not.toBe(canary.id)
    expect((await ask('GET', '/account/current/balance')).payload).toBe(0)
    expect((await ask('GET', '/retail/point/get/current')).payload).toBeNull()
    const nothing = { FINISH: 0, TAX_PENDING: 0, PENDING: 0, APPROVE_PENDING: 0, FAIL: 0, RESERVED: 0 }
    const empty = { saleHistory: [], total: 0, next: null, supports: ['filter', 'search', 'cursor', 'export'], counts: nothing }
    expect((await ask('POST', '/sale/get/all')).payload).toEqual(empty)
    expect((await ask('POST', '/tools/v2/of/user')).payload).toEqual(empty)
    expect((await ask('GET', `/receipt/${canary.receiptId}`)).code).toBe(120)
    expect((await ask('GET', `/files/${canary.photo}`)).code).toBe(120)
    const { needles } = canary
    const { mobile: _, ...others } = needles
    expect(findAll(others, await everything())).toEqual(RECORDED)
  })

  it('B11 a receipt of the past is not used again', async () => {
    const token = await world().tokenOf(5)
    const [{ fn, fd, fp, sum, dateTime: time } = {}] = await world()
      .db.select()
      .from(receipts)
      .where(eq(receipts.id, (await saleOf(canary.serials.owned))?.receiptId ?? ''))
    const body = { fn, fd, fp, sum: ((sum ?? 0) / 100).toFixed(2), time, n: 1, isManualInput: true }
    const { json } = await world().call('POST', '/sale/buyer/purchase/confirm/100.00099?offline=false', { token, body })
    expect(json.code).toBe(102)
  })
})

const closed = async () => (await world().db.select().from(accounts)).filter(({ code }) => code?.startsWith('closed:'))
const closedCodes = async () => (await closed()).map(({ code }) => code ?? '')
const closedIds = async () => (await closed()).map(({ id }) => id)

/** An active point whose director has no account. */
const addPoint = async (director: { directorFullName: string; directorPhone: string }): Promise<string> => {
  const [id, createdAt] = [randomUUID(), new Date(world().clock.now())]
  const place = { address: 'Тула', inn: '7107000000', retailPointCoordinates: '', timeZone: '+03:00', adminPercentOfBonus: 10 }
  await world()
    .db.insert(retailPoints)
    .values({ ...place, ...director, id, name: 'Мир дрелей', approved: true, createdAt })
  return id
}
const pointOf = async (id: string) => (await world().db.select().from(retailPoints).where(eq(retailPoints.id, id)))[0]

describe('who else can go', () => {
  it.each([
    ['a seller with 45 sales', 1],
    ['the administrator of a point', 2],
    ['a seller who waits for a point', 3],
    ['who has applied for a point', 4],
    ['a customer', 5],
    ['a company', 6],
    ['who is locked', 7],
  ])('%s, and the ledger stays sound', async (_who, number) => {
    const mobile = phoneOf(number)
    const token = await world().tokenOf(number)
    expect((await deleteAccount(world(), mobile)).json).toEqual({ code: 0, message: 'Success', payload: null })
    await world().runJobs()
    expect((await world().call('GET', '/user/status', { token })).status).toBe(401)
    expect(findAll({ mobile }, await everyRow(world().db))).toEqual([])
    await expectSoundLedger(world().db)
    expect(world().jobErrors).toEqual([])
  })

  it('C06 a director’s namesake: the point of somebody else with the same full name stays as it is', async () => {
    const director = { directorFullName: 'Громов Никита Денисович', directorPhone: '79261112233' }
    const id = await addPoint(director)
    expect((await deleteAccount(world(), phoneOf(12))).json.code).toBe(0)
    expect(await pointOf(id)).toMatchObject(director)
  })

  it('C06 a director who is no account here, with the phone of one: only the phone of who goes is erased', async () => {
    const id = await addPoint({ directorFullName: 'Зимин Пётр Ильич', directorPhone: phoneOf(9) })
    expect((await deleteAccount(world(), phoneOf(9))).json.code).toBe(0)
    expect(await pointOf(id)).toMatchObject({ directorFullName: 'Зимин Пётр Ильич', directorPhone: null })
  })

  it('an application for a point that nobody has approved goes with its applicant', async () => {
    expect(await world().db.$count(retailPoints, eq(retailPoints.id, APPLIED))).toBe(0)
    expect(await world().db.$count(users, inArray(users.id, [ANNA, OLGA]))).toBe(0)
  })

  it('sellers of a point whose administrator has gone go on working', async () => {
    const token = await world().tokenOf(8)
    const { status, json } = await world().call('GET', '/retail/point/get/current', { token })
    expect([status, json.payload]).toMatchObject([200, { id: PROFI, directorFullName: null, directorPhone: null }])
  })
})
