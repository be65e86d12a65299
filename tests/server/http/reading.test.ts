import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../server/kernel/database/schema.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const get = async (path: string, person: number) => world().call('GET', path, { token: await world().tokenOf(person) })

const post = async (path: string, body: object, person: number) =>
  world().call('POST', path, { token: await world().tokenOf(person), body })

describe('own data', () => {
  it('API04 GET /user gives the current person, API04 without a token 401', async () => {
    const { status, json } = await get('/user', 1)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      code: 0,
      payload: {
        username: 'Анна',
        mobile: '79000000001',
        birthday: '14-03-1991',
        innApproved: true,
        approved: true,
        status: 'SELLER',
        isAdmin: false,
      },
    })
    expect((await world().call('GET', '/user')).json.code).toBe(122)
  })

  it('API04 roles follow from the point: Игорь is ADMIN_RT, the desk is OPERATOR, Ольга with an application is neither', async () => {
    expect((await get('/user', 2)).json.payload).toMatchObject({ roles: ['ADMIN_RT'], isAdmin: true })
    expect((await get('/user', 90)).json.payload).toMatchObject({ roles: ['OPERATOR'] })
    expect((await get('/user', 4)).json.payload).toMatchObject({ roles: [], status: 'ART_PENDING' })
  })

  it('C02 approved is computed: an INN on check or a profile without a passport is not approved', async () => {
    expect((await get('/user', 10)).json.payload).toMatchObject({
      innApproved: false,
      approved: false,
      taxStatus: 'AWAITING_CHECK',
    })
    expect((await get('/user', 2)).json.payload).toMatchObject({ innApproved: true, approved: false, taxLocked: false })
    expect((await get('/user', 8)).json.payload).toMatchObject({ innApproved: true, approved: true, taxLocked: true })
  })

  it.each([
    [1, 'SELLER'],
    [3, 'SELLER_PENDING'],
    [4, 'ART_PENDING'],
    [5, 'BUYER'],
    [6, 'BUYER'],
  ])('API06 GET /user/status of account %i is %s', async (person, status) => {
    expect((await get('/user/status', person)).json.payload).toBe(status)
  })

  it.each(['/user/v2/legal/get', '/user/v2/legal'])(
    'API07 API08 GET %s tells a company from a person and gives the company',
    async (path) => {
      expect((await get(path, 6)).json).toMatchObject({
        message: 'Юридическое лицо',
        payload: { organization_name: 'ООО Ромашка', organization_inn: '7728168971', isLegalEntity: true },
      })
      expect((await get(path, 1)).json).toEqual({ code: 0, message: 'Физическое лицо', payload: null })
    },
  )

  it('API22 GET /retail/point/get/current gives the own point, null without one and for an application', async () => {
    expect((await get('/retail/point/get/current', 1)).json.payload).toMatchObject({
      name: 'Инструмент Профи',
      inn: '7707083893',
      adminPercentOfBonus: 10,
    })
    expect((await get('/retail/point/get/current', 11)).json.payload).toMatchObject({ name: 'Мастер Дом' })
    expect((await get('/retail/point/get/current', 9)).json.payload).toBeNull()
    expect((await get('/retail/point/get/current', 4)).json.payload).toBeNull()
  })

  it('API37 GET /account/current/balance gives the points, zero for a person without an account', async () => {
    expect((await get('/account/current/balance', 1)).json.payload).toBe(12_450)
    expect((await get('/account/current/balance', 9)).json.payload).toBe(0)
  })
})

describe('tools', () => {
  it('API40 GET /tools/tool/{serial} gives model, documents and serial; an unknown one 404', async () => {
    const { json } = await get('/tools/tool/100.00001', 5)
    expect(json.payload).toEqual({
      model: {
        name: 'Дрель-шуруповёрт ДШ-18',
        imageUrl: '/pictures/dsh-18.svg',
        documentation: expect.arrayContaining([{ name: 'Инструкция', url: '/docs/dsh-18.pdf' }]),
      },
      sn: '100.00001',
      bonus: null,
      warrantyMonths: 36,
      own: null,
    })
    expect((await get('/tools/tool/999.00001', 5)).status).toBe(404)
  })

  it('D163 information of an own tool is what the list says of it; of anybody else’s nothing is said', async () => {
    const owned = await post('/tools/v2/of/user', { offset: 0, size: 100 }, 5)
    const rows = (owned.json.payload as unknown as { saleHistory: { sn: string; saleStatus: string }[] }).saleHistory
    const told = async (sn: string, person: number) =>
      ((await get(`/tools/tool/${sn}`, person)).json.payload as { own: object }).own
    for (const sn of ['610.00001', '610.00007']) expect(await told(sn, 5)).toEqual(rows.find((row) => row.sn === sn))
    // A failed registration is none, somebody else's is a secret, and a sold tool is not the seller's own.
    for (const [sn, person] of [
      ['610.00006', 5],
      ['610.00001', 6],
      ['610.00001', 1],
      ['200.00001', 1],
    ] as const)
      expect(await told(sn, person)).toBeNull()
  })

  it('IV03 lists and information of a tool name its picture; a model without one has none', async () => {
    const picturesOf = async () => {
      const sales = await post('/sale/get/all', { offset: 0, size: 100 }, 1)
      const owned = await post('/tools/v2/of/user', { offset: 0, size: 100 }, 5)
      const models = [
        ...(sales.json.payload as { saleHistory: { tool: { model: object } }[] }).saleHistory.map(({ tool }) => tool.model),
        ...(owned.json.payload as { saleHistory: { model: object }[] }).saleHistory.map(({ model }) => model),
      ] as { name: string | null; imageUrl: string | null }[]
      return new Map(models.map(({ name, imageUrl }) => [name, imageUrl]))
    }
    const pictures = {
      'Дрель-шуруповёрт ДШ-18': '/pictures/dsh-18.svg',
      'Ударная дрель УД-850': '/pictures/ud-850.svg',
      'Лобзик Л-90': '/pictures/l-90.svg',
      'Ёмкость для пыли ПС-5': '/pictures/ps-5.svg',
      'Углошлифовальная машина УШМ-125': '/pictures/ushm-125.svg',
      'Перфоратор П-26': '/pictures/p-26.svg',
    }
    // A serial that is not in the base has no model yet.
    expect(await picturesOf()).toEqual(new Map([...Object.entries(pictures), [null, null]]))
    await world().db.update(models).set({ picture: null }).where(eq(models.name, 'Лобзик Л-90'))
    expect((await picturesOf()).get('Лобзик Л-90')).toBeNull()
    const { payload } = (await get('/tools/tool/100.00003', 5)).json
    expect(payload).toMatchObject({ model: { name: 'Лобзик Л-90', imageUrl: null } })
  })

  it.each([
    ['free', '100.00099', 1, 0],
    ['free', '100.00099', 5, 0],
    ['not in the base', '999.00001', 1, 1],
    ['refused', '400.00001', 5, 2],
    ['sold, asked by a seller', '200.00001', 2, 2],
    ['sold, asked by a buyer who may own it', '200.00001', 5, 0],
    ['reserved', '300.00001', 2, 2],
    ['owned by another', '610.00001', 6, 2],
  ])('API44 availability of a serial that is %s (%s, account %i) is %i', async (_what, sn, person, payload) => {
    const { status, json } = await get(`/tools/v2/availability/tool/${sn}`, person)
    expect([status, json.payload, json.available]).toEqual([200, payload, payload === 0])
  })

  it('API44 C03 D47 the own reserve is available and named: a sale with a receipt confirms it', async () => {
    const { json } = await get('/tools/v2/availability/tool/300.00001', 1)
    expect(json).toEqual({
      code: 0,
      message: 'Инструмент с этим серийным номером уже в вашем резерве',
      payload: 0,
      available: true,
    })
  })

  it.each([
    ['a seller who buys', 2, 'buyer', 0],
    ['a seller who sells', 2, 'seller', 2],
    // Whether it is sold is no business of a buyer.
    ['a buyer who says «seller»', 5, 'seller', 0],
  ])('API44 D47 %s (account %i) asks about a sold serial as a %s: %i', async (_who, person, side, payload) =>
    expect((await get(`/tools/v2/availability/tool/200.00001?side=${side}`, person)).json.payload).toBe(payload),
  )

  it('API40 D47 information tells the points to whoever may sell, and the warranty to everybody', async () => {
    const told = async (person: number) => (await get('/tools/tool/100.00001', person)).json.payload
    expect(await told(1)).toMatchObject({ bonus: 150, warrantyMonths: 36 })
    expect(await told(5)).toMatchObject({ bonus: null, warrantyMonths: 36 })
  })
})
