/** A person looks for a point, applies, takes it back, leaves; the administrator answers. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ABANDONED, ANNA, APPLIED, MASTER, PROFI, userId } from '../../../server/demo/people.ts'
import { retailPoints, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { testApp } from '../support/server/test-app.ts'
import { commands, hire, newcomer, newPoint, order, standingOf } from './support.ts'

const world = testApp()
const ELENA = userId(9)

const get = async (token: string, path: string) => (await world().call('GET', path, { token })).json

const find = async (inn: string, rest = '') => get(await world().tokenOf(9), `/retail/point/v2/get/${inn}${rest}`)

/** What a person was told of, the newest first. */
const toldTo = async (token: string): Promise<string[]> => {
  const { json } = await world().call('POST', '/push-history', { token, body: { offset: 0, size: 5 } })
  return (json.payload as { label: string; body: string; link: string }[]).map(
    (row) => `${row.label} | ${row.body} | ${row.link}`,
  )
}

describe('RP02 API24 points by a tax number', () => {
  it('are found by it, approved ones alone, and name no director', async () => {
    const { payload } = await find('7707083893')
    expect(payload).toEqual({
      points: [
        { id: PROFI, name: 'Инструмент Профи', address: 'Москва, ул. Складочная, 1', inn: '7707083893' },
        { id: ABANDONED, name: 'Инструмент Профи Юг', address: 'Москва, Варшавское шоссе, 140', inn: '7707083893' },
      ],
      next: null,
    })
    expect((await find('7736050003')).payload).toMatchObject({ points: [{ id: MASTER }] })
  })

  it('RP05 are not found: an empty list, also of an application', async () => {
    expect((await find('7728168971')).payload).toEqual({ points: [], next: null })
  })

  it('VL48 a wrong number is refused with the text of the field, another text is no number', async () => {
    expect(await find('7707083894')).toMatchObject({ code: 6, message: 'Некорректный ИНН' })
    expect((await find('77070838')).code).toBe(123)
  })

  it('come page by page, and a cursor of another list continues nothing', async () => {
    const first = await find('7707083893', '?size=1')
    const { points, next } = first.payload as { points: { id: string }[]; next: string }
    expect(points.map(({ id }) => id)).toEqual([PROFI])
    expect((await find('7707083893', `?size=1&cursor=${next}`)).payload).toMatchObject({
      points: [{ id: ABANDONED }],
      next: null,
    })
    for (const cursor of [MASTER, APPLIED, 'x', ELENA])
      expect(await find('7707083893', `?cursor=${cursor}`)).toMatchObject({ code: 123 })
  })

  it('A35 «join» is no number: the call for the own application answers', async () => {
    expect(await get(await world().tokenOf(9), '/retail/point/v2/get/join')).toEqual({ code: 0, message: null, payload: null })
  })
})

describe('RP07 API18 an application to a point', () => {
  it('API23 waits for the administrator, who is told without a name; the applicant sees the point without its director', async () => {
    const { pointId, admin } = await newPoint(world())
    const me = await newcomer(world())
    expect((await order(world(), me.token, commands.join(pointId))).status).toBe(200)
    expect(await standingOf(world(), me.id)).toEqual({ status: 'SELLER_PENDING', pointId: null, administers: null })
    expect((await get(me.token, '/retail/point/v2/get/join')).payload).toMatchObject({
      id: pointId,
      directorFullName: null,
      directorPhone: null,
      created: new Date(world().clock.now()).toISOString(),
    })
    expect(await toldTo(admin.token)).toEqual([
      'Новая заявка | Продавец просит присоединиться к точке «Точка» | /sellers-requests',
    ])
  })

  it.each([
    ['RL08 of whoever waits already', { status: 'SELLER_PENDING' }, 131],
    ['of whoever has a point', { status: 'SELLER', pointId: MASTER }, 132],
    ['RL07 of a locked person', { locked: true }, 110],
  ] as const)('%s is refused', async (_who, row, code) => {
    const { pointId } = await newPoint(world())
    const me = await newcomer(world(), row)
    const before = await standingOf(world(), me.id)
    expect((await order(world(), me.token, commands.join(pointId))).json.code).toBe(code)
    expect((await order(world(), me.token, commands.create())).json.code).toBe(code)
    expect(await standingOf(world(), me.id)).toEqual(before)
  })

  it('a point that does not exist, one that is an application itself, and no id answer alike', async () => {
    const me = await newcomer(world())
    for (const pointId of ['00000000-0000-4000-8002-000000000099', APPLIED, 'x'])
      expect((await order(world(), me.token, commands.join(pointId))).json).toEqual({
        code: 120,
        message: 'Не найдено',
        payload: null,
      })
  })

  it('D57 to a point without an administrator nobody could answer', async () => {
    const me = await newcomer(world())
    expect((await order(world(), me.token, commands.join(ABANDONED))).json).toMatchObject({
      code: 6,
      message: 'У этой точки сейчас нет администратора: принять заявку некому. Напишите в поддержку',
    })
  })

  it('RP12 API20 is taken back: gone for both sides, and another one may follow; there is nothing to take back twice', async () => {
    const { pointId, admin } = await newPoint(world())
    const me = await newcomer(world())
    await order(world(), me.token, commands.join(pointId))
    expect((await order(world(), me.token, commands.cancel())).status).toBe(200)
    expect((await standingOf(world(), me.id)).status).toBe('BUYER')
    expect((await get(admin.token, '/admin/retail/point/v2/unconfirmed/sellers/count')).payload).toBe(0)
    expect((await order(world(), me.token, commands.cancel())).json.code).toBe(500)
    expect((await order(world(), me.token, commands.join(pointId))).status).toBe(200)
  })
})

describe('RP14 API19 an application for a new point', () => {
  it('RP17 RP18 B06 is written with the fixed percent and time zone, whatever is sent, and goes with its cancellation', async () => {
    const token = await world().tokenOf(9)
    expect((await order(world(), token, commands.create())).status).toBe(200)
    const [point] = await world().db.select().from(retailPoints).where(eq(retailPoints.adminId, ELENA))
    expect(point).toMatchObject({
      name: 'Умелые руки',
      address: 'Казань, ул. Баумана, 5',
      inn: '7728168971',
      directorPhone: '79000000009',
      directorId: ELENA,
      adminPercentOfBonus: 10,
      timeZone: '+03:00',
      approved: false,
    })
    expect((await standingOf(world(), ELENA)).status).toBe('ART_PENDING')
    expect((await get(token, '/retail/point/v2/get/join')).payload).toMatchObject({
      name: 'Умелые руки',
      directorFullName: 'Новикова Елена Ильинична',
    })
    expect((await get(token, '/retail/point/get/current')).payload).toBeNull()
    expect((await order(world(), token, commands.cancel())).status).toBe(200)
    expect(await standingOf(world(), ELENA)).toEqual({ status: 'BUYER', pointId: null, administers: null })
  })

  it('VL42 wrong fields are named one by one', async () => {
    const me = await newcomer(world())
    const { json } = await order(world(), me.token, commands.create({ name: 'Handy', directorPhone: '' }))
    expect(json).toMatchObject({
      code: 6,
      message: { name: 'Только русские буквы, пробелы, запятые, точки и дефисы', directorPhone: 'Заполните поле' },
    })
  })

  it('D57 of a place that is taken, however it is spelled, is refused until the place is free again', async () => {
    const [first, second] = [await newcomer(world()), await newcomer(world())]
    const spelled = (address: string) => commands.create({ address, inn: '8301661312' })
    expect((await order(world(), first.token, spelled('Тула, ул. Королёва, 5'))).status).toBe(200)
    expect((await order(world(), second.token, spelled('ТУЛА ул королева 5'))).json.code).toBe(133)
    expect((await standingOf(world(), second.id)).status).toBe('BUYER')
    await order(world(), first.token, commands.cancel())
    expect((await order(world(), second.token, spelled('ТУЛА ул королева 5'))).status).toBe(200)
  })
})

describe('RP11 API21 leaving a point', () => {
  it('a seller leaves and may not sell any more; without a point RP13 it is a failure with code 500', async () => {
    const { pointId } = await newPoint(world())
    const me = await hire(world(), pointId)
    expect((await order(world(), me.token, commands.leave())).status).toBe(200)
    expect(await standingOf(world(), me.id)).toEqual({ status: 'BUYER', pointId: null, administers: null })
    expect((await order(world(), me.token, commands.leave())).json).toMatchObject({
      code: 500,
      message: 'У вас нет торговой точки',
    })
  })

  it('D57 an administrator leaves last: not before the sellers, not before the applicants are answered', async () => {
    const { pointId, admin } = await newPoint(world())
    const [seller, applicant] = [await hire(world(), pointId), await newcomer(world())]
    const leave = async () => (await order(world(), admin.token, commands.leave())).json
    expect(await leave()).toMatchObject({ code: 500, message: 'Сначала передайте права администратора другому продавцу' })
    await order(world(), seller.token, commands.leave())
    await order(world(), applicant.token, commands.join(pointId))
    expect(await leave()).toMatchObject({ code: 500, message: 'Сначала ответьте на заявки: без вас их рассмотреть будет некому' })
    await order(world(), admin.token, commands.reject(applicant.id))
    expect((await leave()).code).toBe(0)
    expect(await standingOf(world(), admin.id)).toEqual({ status: 'BUYER', pointId: null, administers: null })
    expect((await order(world(), applicant.token, commands.join(pointId))).json.code).toBe(6)
  })
})

describe('D59 a repeat of a command that took the right to repeat it', () => {
  it('gets the first answer, with the same key and the same words alone', async () => {
    const { pointId, admin } = await newPoint(world())
    const [me, seller] = [await newcomer(world()), await hire(world(), pointId)]
    const twice = async (token: string, command: readonly (string | object)[], key: string) => [
      (await order(world(), token, command, key)).json.code,
      (await order(world(), token, command, key)).json.code,
    ]
    expect(await twice(me.token, commands.join(pointId), 'join-once-1')).toEqual([0, 0])
    expect((await order(world(), me.token, commands.join(MASTER), 'join-once-1')).json.code).toBe(131)
    expect((await order(world(), me.token, commands.join(pointId), 'join-once-2')).json.code).toBe(131)
    expect(await twice(admin.token, commands.handOver(seller.id), 'hand-over-1')).toEqual([0, 0])
    expect((await order(world(), admin.token, commands.handOver(seller.id), 'hand-over-2')).json.code).toBe(121)
    expect((await order(world(), admin.token, commands.exclude(seller.id), 'hand-over-1')).json.code).toBe(121)
    // The key of somebody else opens nothing.
    expect((await order(world(), seller.token, commands.handOver(ANNA), 'join-once-1')).json.code).toBe(120)
    expect((await order(world(), me.token, commands.handOver(seller.id), 'hand-over-1')).json.code).toBe(121)
    // F09: the key is forgotten, and so is the session.
    world().clock.pass(31 * 86_400_000)
    const later = await openSession(world().db, me.id, world().clock.now())
    expect((await order(world(), later, commands.join(pointId), 'join-once-1')).json.code).toBe(131)
  })
})

describe('the journey of the demo world', () => {
  it('AD04 API25 Елена applies, Игорь approves, she sells; he hands over to Анна and loses the rights at once', async () => {
    const [elena, igor, anna] = [await world().tokenOf(9), await world().tokenOf(2), await world().tokenOf(1)]
    const requests = () => get(igor, '/admin/retail/point/v2/unconfirmed/sellers')
    await order(world(), elena, commands.join(PROFI))
    expect((await requests()).payload).toMatchObject({
      sellers: [{ surname: 'Зайцев' }, { surname: 'Громов' }, { surname: 'Новикова', namePoint: 'Инструмент Профи' }],
      total: 3,
    })
    expect((await order(world(), igor, commands.approve(ELENA))).status).toBe(200)
    expect(await standingOf(world(), ELENA)).toEqual({ status: 'SELLER', pointId: PROFI, administers: null })
    expect(await toldTo(elena)).toEqual([
      'Заявка принята | Вы продавец точки «Инструмент Профи», можно регистрировать продажи | /profile/point',
    ])
    const sold = await world().call('POST', '/tools/reserve/100.00077?offline=false', {
      token: elena,
      body: { coordinates: '', gps: '', time: '20-11-2026T12:30:00' },
    })
    expect(sold.json.code).toBe(0)
    expect((await order(world(), igor, commands.handOver(ANNA))).status).toBe(200)
    expect((await requests()).code).toBe(121)
    expect((await get(igor, '/user')).payload).toMatchObject({ roles: [], isAdmin: false, status: 'SELLER' })
    expect((await get(anna, '/user')).payload).toMatchObject({ roles: ['ADMIN_RT'], isAdmin: true })
    expect((await get(anna, '/admin/retail/point/v2/unconfirmed/sellers')).payload).toMatchObject({ total: 2 })
    expect((await toldTo(anna))[0]).toBe('Вам передали права | Теперь вы администратор точки «Инструмент Профи» | /sellers')
    expect((await order(world(), anna, commands.exclude(ELENA))).status).toBe(200)
    expect((await toldTo(elena))[0]).toBe(
      'Вас исключили из точки | Вы больше не продавец точки «Инструмент Профи». Продажи и баллы остаются | /profile/point',
    )
    expect((await get(elena, '/user/status')).payload).toBe('BUYER')
    const [row] = await world().db.select().from(users).where(eq(users.id, ELENA))
    expect(row?.pointId).toBeNull()
  })
})
