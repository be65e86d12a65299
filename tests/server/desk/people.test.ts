/** People at the desk: looked up, seen with their data closed, shown for five minutes with a reason; all of it is in the audit (C07). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PROFI } from '../../../server/demo/people.ts'
import { receipts, retailPoints, sales, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { cleanup } from '../../../server/start/cleanup.ts'
import { givePassport } from '../support/deeds/passports.ts'
import { uploadAs } from '../support/deeds/canary-person.ts'
import { picture as drawing } from '../support/deeds/upload.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { hire, newcomer, newPoint } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { freshInn } from './matters.ts'
import { cardOf, command, details, foundBy, linesAbout, linesBy, picture, search } from './people-support.ts'
import { operator, waitingTool } from './support.ts'

const world = testApp()
let desk: Member
beforeEach(async () => {
  desk = await operator(world())
})

/** What nobody sees of her before it is shown. */
const WHOLE = {
  surname: 'Ковалёва',
  username: 'Александра',
  patronymic: 'Сергеевна',
  email: 'kovaleva.a@example.org',
  birthday: '1987-03-14',
  city: 'Великий Устюг',
}
const SECRETS = ['Александра', 'Сергеевна', 'kovaleva', '1987', '14-03', 'Устюг']
let whole: Member & { inn: string; pictures: string[] }

beforeAll(async () => {
  const inn = freshInn()
  const person = await newcomer(world(), { ...WHOLE, inn, taxStatus: 'ACCEPTED', status: 'SELLER', pointId: PROFI })
  const file = await uploadAs(world(), person.token, await drawing().jpeg().toBuffer(), 'паспорт.jpg')
  await givePassport(world().db, person.id, [file], {
    series: '45 12 345678',
    issuedBy: 'ОВД Устюга',
    issuedFrom: '2007-04-02',
    departmentCode: '350-017',
  })
  whole = { ...person, inn, pictures: [file] }
})

/** Everything that would name her. */
const secretsOf = () => [...SECRETS, whole.mobile, whole.mobile.slice(1, 9), whole.inn, '345678']

describe('C07 a search', () => {
  it('by phone in any spelling finds the person', async () => {
    const { mobile, id } = whole
    const tail = mobile.slice(1)
    const spellings = [
      mobile,
      `8${tail}`,
      `+7 (${tail.slice(0, 3)}) ${tail.slice(3, 6)}-${tail.slice(6, 8)}-${tail.slice(8)}`,
      ` ${tail} `,
    ]
    for (const spelling of spellings) expect(await foundBy(world(), desk, spelling), spelling).toEqual([[id, 'phone', 'self']])
  })

  it('by serial finds seller and buyer, by receipt whoever has sent it, failed ones too', async () => {
    const { id, owner } = await waitingTool(world())
    const buyer = await newcomer(world())
    const [row] = await world().db.select().from(sales).where(eq(sales.id, id))
    const at = new Date(world().clock.now())
    const receipt = {
      id: randomUUID(),
      side: 'buyer',
      ownerId: buyer.id,
      fn: '0009960440300001',
      fd: '0070123',
      fp: '4455667788',
    } as const
    await world()
      .db.insert(receipts)
      .values({ ...receipt, sum: 100, dateTime: '20-11-2026T00:00:00', status: 'FAIL', createdAt: at })
    await world()
      .db.insert(sales)
      .values({
        id: randomUUID(),
        side: 'buyer',
        ownerId: buyer.id,
        sn: row?.sn ?? '',
        status: 'FAIL',
        statusAt: at,
        saleDate: at,
        receiptId: receipt.id,
      })
    expect(await foundBy(world(), desk, row?.sn ?? '')).toEqual([
      [owner.id, 'serial', 'seller'],
      [buyer.id, 'serial', 'buyer'],
    ])
    const texts = [
      '0009960440300001 70123 4455667788',
      '9960440300001, 4455667788, 0070123'.replace('9960440300001', '0009960440300001'),
      'ФН 9960440300001 ФД 70123 ФП 4455667788',
      'ФН 9960440300001, ФД 70123',
      't=20261120T0000&s=1.00&fn=0009960440300001&i=70123&fp=4455667788&n=1',
      '4455667788',
    ]
    for (const text of texts) expect(await foundBy(world(), desk, text), text).toEqual([[buyer.id, 'receipt', 'buyer']])
  })

  it('by point finds its administrator and sellers: INN, id, beginnings of words of the name', async () => {
    const inn = freshInn()
    const { pointId, admin } = await newPoint(world(), inn)
    await world().db.update(retailPoints).set({ name: 'Инструмёнт «Мастер‐Люкс» 24' }).where(eq(retailPoints.id, pointId))
    const seller = await hire(world(), pointId)
    const both = expect.arrayContaining([
      [admin.id, 'point', 'administrator'],
      [seller.id, 'point', 'member'],
    ])
    for (const text of [inn, pointId, 'инструмент мастер', 'ЛЮКС мас', 'люкс 24']) {
      const found = await foundBy(world(), desk, text)
      expect(found, text).toEqual(both)
      expect(found, text).toHaveLength(2)
    }
    expect(await foundBy(world(), desk, 'люкс нетакого')).toEqual([])
  })

  it('finds no operator, shows no more than twenty and says so', async () => {
    expect(await foundBy(world(), desk, desk.mobile)).toEqual([])
    const { pointId } = await newPoint(world(), freshInn())
    for (let at = 0; at < 22; at += 1) await hire(world(), pointId)
    const { payload } = (await search(world(), desk, pointId)).json as unknown as {
      payload: { people: unknown[]; hasMore: boolean }
    }
    expect([payload.people.length, payload.hasMore]).toEqual([20, true])
  })

  it('of what means nothing is refused at its field', async () => {
    for (const query of ['?', '  ', '«»', 'я'])
      expect((await search(world(), desk, query)).json).toMatchObject({ code: 6, message: { query: expect.any(String) } })
  })

  it('shows a masked name and the end of the phone, and is written down without its text', async () => {
    const answer = await search(world(), desk, whole.mobile)
    expect(answer.json.payload).toEqual({
      people: [
        {
          id: whole.id,
          name: 'Ковалёва А. С.',
          mobileTail: whole.mobile.slice(-3),
          role: 'Продавец',
          status: 'SELLER',
          point: 'Инструмент Профи',
          isLocked: false,
          foundBy: 'phone',
          relation: 'self',
        },
      ],
      hasMore: false,
    })
    for (const secret of secretsOf()) expect(JSON.stringify(answer.json)).not.toContain(secret)
    await search(world(), desk, 'Неттакойточки')
    expect(await linesBy(world(), desk, 'peopleSearched')).toEqual([
      { reason: 'byPhone', object: 'найдено: 1', subject: null },
      { reason: 'byPoint', object: 'найдено: 0', subject: null },
    ])
    const log = world().log.join('\n')
    expect(log).not.toContain(whole.mobile)
    expect(log).not.toContain('Неттакойточки')
  })
})

describe('C07 a person', () => {
  it('is seen whole but closed', async () => {
    const waitingOne = await waitingTool(world(), { owner: whole })
    const answer = await cardOf(world(), desk, whole)
    expect(answer.json.payload).toMatchObject({
      id: whole.id,
      name: 'Ковалёва А. С.',
      mobileTail: whole.mobile.slice(-3),
      email: 'k•••@example.org',
      inn: `${whole.inn.slice(0, 2)}••••••${whole.inn.slice(-2)}`,
      hasPassport: true,
      role: 'Продавец',
      status: 'SELLER',
      innStatus: 'ACCEPTED',
      isOwn: false,
      point: 'Инструмент Профи',
      lock: null,
      taxLock: null,
      points: { free: 0, held: 0 },
      sessions: { count: 1, lastSeen: expect.any(String) },
      cards: 0,
      tools: [{ id: waitingOne.id, side: 'seller', status: 'PENDING', atDesk: true }],
      cases: [{ kind: 'tool', id: waitingOne.id }],
      chat: null,
      corrections: [],
      shownUntil: null,
    })
    for (const secret of secretsOf()) expect(JSON.stringify(answer.json)).not.toContain(secret)
  })

  it('is written down once in five minutes, and once more by another operator', async () => {
    const person = await newcomer(world())
    const reads = async () => (await linesAbout(world(), person)).filter(({ event }) => event === 'personRead').length
    await cardOf(world(), desk, person)
    await cardOf(world(), desk, person)
    expect(await reads()).toBe(1)
    await cardOf(world(), await operator(world()), person)
    expect(await reads()).toBe(2)
    world().clock.pass(5 * MINUTE + SECOND)
    await cardOf(world(), desk, person)
    expect(await reads()).toBe(3)
  })

  it('is nobody: an operator, a text that is no id, who has gone; an own one says so', async () => {
    for (const id of [desk.id, 'x', randomUUID()]) expect((await cardOf(world(), desk, { id })).status, id).toBe(404)
    const own = await operator(world())
    await world().db.update(users).set({ inn: whole.inn }).where(eq(users.id, own.id))
    expect((await cardOf(world(), own, whole)).json.payload).toMatchObject({ isOwn: true })
  })
})

describe('C07 closed data', () => {
  it('are shown for five minutes with a reason, to this operator alone; the passport never whole', async () => {
    expect((await details(world(), desk, whole)).json).toMatchObject({ code: 137 })
    const shown = await command(world(), desk, whole, 'reveal', { reason: 'callRequest' })
    const until = new Date(world().clock.now() + 5 * MINUTE).toISOString()
    expect(shown.json).toEqual({ code: 0, message: null, payload: { until } })
    const answer = await details(world(), desk, whole)
    expect(answer.json.payload).toEqual({
      until,
      reason: 'callRequest',
      name: 'Ковалёва Александра Сергеевна',
      responsible: null,
      mobile: whole.mobile,
      email: WHOLE.email,
      city: WHOLE.city,
      birthday: '14-03-1987',
      inn: whole.inn,
      passport: { series: '•••• ••••78', issuedBy: 'ОВД Устюга', issuedFrom: '02-04-2007', departmentCode: '350-017' },
      pictures: whole.pictures,
    })
    expect(JSON.stringify(answer.json)).not.toContain('3456')
    expect((await cardOf(world(), desk, whole)).json.payload).toMatchObject({ shownUntil: until })
    expect((await details(world(), await operator(world()), whole)).json).toMatchObject({ code: 137 })
    world().clock.pass(5 * MINUTE)
    expect((await details(world(), desk, whole)).json).toMatchObject({ code: 137 })
    const lines = (await linesAbout(world(), whole)).filter(({ event }) => event === 'personRevealed')
    expect(lines).toMatchObject([{ reason: 'callRequest', object: null, note: null }])
  })

  it('need a reason of the list', async () => {
    expect((await command(world(), desk, whole, 'reveal', { reason: 'curiosity' })).json).toMatchObject({ code: 123 })
    expect((await command(world(), desk, whole, 'reveal', {})).json).toMatchObject({ code: 123 })
  })

  it('a repeat of the command is one line, and its stored answer has nothing of the person', async () => {
    const [person, key] = [await newcomer(world()), randomUUID()]
    const first = await command(world(), desk, person, 'reveal', { reason: 'caseCheck' }, key)
    world().clock.pass(SECOND)
    expect((await command(world(), desk, person, 'reveal', { reason: 'caseCheck' }, key)).json).toEqual(first.json)
    expect((await linesAbout(world(), person)).filter(({ event }) => event === 'personRevealed')).toHaveLength(1)
  })

  it('each opened picture of a passport is one line; no other operation gives it to an operator', async () => {
    const [name = ''] = whole.pictures
    const opened = async () => (await linesAbout(world(), whole)).filter(({ event }) => event === 'passportOpened')
    expect((await picture(world(), desk, whole, name)).json).toMatchObject({ code: 137 })
    expect((await world().call('GET', `/files/${name}`, { token: desk.token })).status).toBe(404)
    expect((await world().call('GET', `/files/${name}`, { token: whole.token })).status).toBe(200)
    await command(world(), desk, whole, 'reveal', { reason: 'caseCheck' })
    for (let at = 0; at < 2; at += 1) {
      const answer = await picture(world(), desk, whole, name)
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ])
      expect(answer.bytes.length).toBeGreaterThan(100)
    }
    expect(await opened()).toMatchObject([
      { object: name, reason: 'caseCheck' },
      { object: name, reason: 'caseCheck' },
    ])
    const other = await newcomer(world())
    await command(world(), desk, other, 'reveal', { reason: 'caseCheck' })
    expect((await picture(world(), desk, other, name)).status).toBe(404)
    expect(await opened()).toHaveLength(2)
  })

  it('what is open no more is cleaned away', async () => {
    world().clock.pass(6 * MINUTE)
    await cleanup(world().deps)({}, { db: world().db, now: world().clock.now(), signal: new AbortController().signal })
    expect(await world().db.query.disclosures.findMany()).toEqual([])
  })
})

describe('C07 RL07 a lock', () => {
  it('ends sessions, is written down with who and why, and is lifted', async () => {
    const person = await hire(world(), PROFI)
    expect((await command(world(), desk, person, 'lock', { reason: ' х ' })).json).toMatchObject({
      code: 6,
      message: { reason: expect.any(String) },
    })
    expect((await command(world(), desk, person, 'lock', { reason: 'Чужие чеки' })).json.code).toBe(0)
    expect((await world().call('GET', '/user', { token: person.token })).json.code).toBe(122)
    const token = await openSession(world().db, person.id, world().clock.now())
    expect(
      (
        await world().call('POST', '/tools/reserve/100.00001', {
          token,
          body: { coordinates: '', gps: '', time: '20-11-2026T12:30:00' },
        })
      ).json.code,
    ).toBe(110)
    const { payload } = (await cardOf(world(), desk, person)).json as { payload: { lock: unknown } }
    expect(payload.lock).toEqual({ reason: 'Чужие чеки', at: new Date(world().clock.now()).toISOString(), by: 'Мария Петрова' })
    expect((await command(world(), desk, person, 'lock', { reason: 'Ещё раз' })).json.code).toBe(145)
    expect((await command(world(), desk, person, 'unlock', { reason: 'Разобрались' })).json.code).toBe(0)
    expect((await command(world(), desk, person, 'unlock', { reason: 'Разобрались' })).json.code).toBe(145)
    expect((await linesAbout(world(), person)).filter(({ event }) => event !== 'personRead')).toMatchObject([
      { event: 'locked', reason: 'desk', note: 'Чужие чеки', object: null },
      { event: 'unlocked', reason: 'desk', note: 'Разобрались', object: null },
    ])
  })

  it('by hand in the database is still written down by the database, and has no reason', async () => {
    const person = await newcomer(world())
    await world().db.update(users).set({ locked: true }).where(eq(users.id, person.id))
    expect(await linesAbout(world(), person)).toMatchObject([{ event: 'locked', origin: 'database', note: null }])
    expect((await cardOf(world(), desk, person)).json.payload).toMatchObject({
      lock: { reason: null, by: 'Прямо в базе данных' },
    })
  })

  it('BL41 payouts are closed and opened, with a reason', async () => {
    const person = await newcomer(world())
    const turn = async (isLocked: boolean) =>
      (await command(world(), desk, person, 'tax-lock', { isLocked, reason: 'Проверяем ИНН' })).json.code
    expect([await turn(false), await turn(true), await turn(true)]).toEqual([145, 0, 145])
    expect((await cardOf(world(), desk, person)).json.payload).toMatchObject({
      taxLock: { reason: 'Проверяем ИНН', by: 'Мария Петрова' },
    })
    expect(await turn(false)).toBe(0)
    expect((await linesAbout(world(), person)).map(({ event }) => event)).toEqual(['taxLocked', 'personRead', 'taxUnlocked'])
  })

  it('sessions alone can be ended', async () => {
    const person = await newcomer(world())
    expect((await command(world(), desk, person, 'sessions/end', { reason: 'Потерян телефон' })).json.code).toBe(0)
    expect((await world().call('GET', '/user', { token: person.token })).json.code).toBe(122)
    expect(await linesAbout(world(), person)).toMatchObject([{ event: 'sessionsEnded', reason: 'desk', note: 'Потерян телефон' }])
    expect((await command(world(), desk, person, 'sessions/end', { reason: 'Ещё раз' })).json.code).toBe(0)
  })
})
