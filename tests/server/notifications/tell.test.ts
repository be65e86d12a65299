/** What happens is told once to whom it concerns, in the transaction in which it happens. */
import { and, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobs, notifications, sales, users } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { forgetOldNotifications } from '../../../server/modules/notifications/forget.ts'
import { tell } from '../../../server/modules/notifications/tell.ts'
import { buildWorker, scheduleRepeating } from '../../../server/start/jobs.ts'
import { DAY, MINUTE, SECOND } from '../support/server/clock.ts'
import { deafWatch } from '../support/server/jobs.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { own, release, reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'
import { expectToldOnce } from '../support/told.ts'
import { photo } from '../support/deeds/upload.ts'
import { bare, PASSPORT, saveNext, whole } from '../profile/support.ts'

const world = testApp()

const [ANNA, MARIA, DMITRY, ELENA] = [1, 5, 8, 9]

/** What a person was told of, the newest first. */
const toldTo = async (person: number, about: string): Promise<string[]> => {
  const { json } = await world().call('POST', '/push-history', {
    token: await world().tokenOf(person),
    body: { offset: 0, size: 100 },
  })
  const rows = json.payload as { label: string; body: string; link: string | null }[]
  return rows.filter(({ body }) => body.includes(about)).map(({ label, body, link }) => `${label} | ${body} | ${link}`)
}

const passAndWork = async (time: number): Promise<void> => {
  world().clock.pass(time)
  await world().runJobs()
}

beforeAll(() => scheduleRepeating(world().deps))

describe('C05 the check of a receipt is told', () => {
  it('to the seller with the points, to the buyer of the same tool with the warranty', async () => {
    const sn = freeSerial()
    await sell(world(), { person: ANNA, sn })
    await own(world(), { person: MARIA, sn })
    expect([await toldTo(ANNA, sn), await toldTo(MARIA, sn)]).toEqual([[], []])
    await passAndWork(3 * SECOND)
    expect(await toldTo(ANNA, sn)).toEqual([
      `Чек проверен | Дрель-шуруповёрт ДШ-18, № ${sn}: начислено 150 баллов | /sales?search=${sn}`,
    ])
    expect(await toldTo(MARIA, sn)).toEqual([
      `Чек проверен | Дрель-шуруповёрт ДШ-18, № ${sn}: гарантия до 20.11.2029 | /user-tools?search=${sn}`,
    ])
  })

  it.each([
    ['10', 'не совпадает сумма'],
    ['20', 'не совпадает дата или время'],
    ['90', 'налоговая служба не нашла такой чек'],
  ])('a refused one (%s) with the field that disagreed', async (fp, reason) => {
    const sn = freeSerial()
    await sell(world(), { person: DMITRY, sn, receipt: { fp } })
    await passAndWork(3 * SECOND)
    const [told, ...more] = await toldTo(DMITRY, sn)
    expect([told?.replace(/^.*\| .*, № /, ''), more]).toEqual([
      `${sn}: ${reason}. Проверьте чек и исправьте его данные | /sales?search=${sn}`,
      [],
    ])
  })

  it('one that goes to the desk is not told: nothing has been decided', async () => {
    const sn = freeSerial()
    await sell(world(), { person: ANNA, sn, receipt: { fp: '99' } })
    await passAndWork(3 * SECOND)
    expect(await toldTo(ANNA, sn)).toEqual([])
  })
})

describe('C03 the end of a reserve is told', () => {
  it('three days ahead, once, and when it has come, once', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: ANNA, sn })
    await passAndWork(27 * DAY - MINUTE)
    expect(await toldTo(ANNA, sn)).toEqual([])
    await passAndWork(MINUTE)
    const warned = await toldTo(ANNA, sn)
    expect(warned).toEqual([
      expect.stringMatching(
        /^Резерв заканчивается \| .*: резерв до 20\.12\.2026 15:00\. Подтвердите продажу чеком или снимите его/,
      ),
    ])
    await passAndWork(2 * DAY)
    expect(await toldTo(ANNA, sn)).toEqual(warned)
    await passAndWork(DAY)
    await passAndWork(DAY)
    expect((await toldTo(ANNA, sn)).map((text) => text.split(' | ')[0])).toEqual(['Резерв закончился', 'Резерв заканчивается'])
  })

  it('neither of a released nor of a confirmed one', async () => {
    const [released, sold] = [freeSerial(), freeSerial()]
    await reserve(world(), { person: DMITRY, sn: released })
    await reserve(world(), { person: DMITRY, sn: sold })
    await release(world(), { person: DMITRY, sn: released })
    const time = new Date(world().clock.now()).toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*/, '$3-$2-$1T00:00:00')
    await sell(world(), { person: DMITRY, sn: sold, receipt: { fp: '99', time } })
    await passAndWork(31 * DAY)
    expect([await toldTo(DMITRY, released), await toldTo(DMITRY, sold)]).toEqual([[], []])
  })

  it('in batches, by two servers at a time, once each', async () => {
    const now = world().clock.now()
    const many = Array.from({ length: 1_201 }, (_, index) => `710.${String(index).padStart(5, '0')}`)
    await world()
      .db.insert(sales)
      .values(
        many.map((sn, index) => ({
          id: crypto.randomUUID(),
          side: 'seller' as const,
          ownerId: userId(index % 2 === 0 ? ANNA : DMITRY),
          sn,
          status: 'RESERVED' as const,
          statusAt: new Date(now),
          reservedUntil: new Date(now + 30 * DAY),
          saleDate: new Date(now),
        })),
      )
    const another = buildWorker(world().deps, deafWatch)
    for (const time of [27 * DAY, 3 * DAY]) {
      world().clock.pass(time)
      await Promise.all([world().runJobs(), another.tick()])
    }
    const told = await world()
      .db.select({ event: notifications.event })
      .from(notifications)
      .where(like(notifications.body, '%№ 710.%'))
    expect([told.length, told.filter(({ event }) => event === 'reserveEnding').length]).toEqual([2_402, 1_201])
    expect(await world().db.$count(sales, and(like(sales.sn, '710.%'), eq(sales.status, 'FAIL')))).toBe(1_201)
  })
})

describe('PR14 the check of an INN and the profile are told', () => {
  it('an accepted number, a refused one; one for the desk is not', async () => {
    await saveNext(world(), ELENA, { ...bare, inn: '526018159021' })
    await passAndWork(3 * SECOND)
    expect(await toldTo(ELENA, 'ИНН')).toEqual([`ИНН подтверждён | Налоговая служба подтвердила ваш ИНН | /profile/user`])
    const { ports } = world().deps
    const { innCheck } = ports
    ports.innCheck = { check: async () => 'refused' }
    await saveNext(world(), ELENA, { ...bare, inn: '500100732259' })
    await passAndWork(3 * SECOND)
    ports.innCheck = innCheck
    await saveNext(world(), ELENA, { ...bare, inn: '772345678115' })
    await saveNext(world(), ELENA, { ...bare, inn: '500100732259' })
    await passAndWork(3 * SECOND)
    expect((await toldTo(ELENA, 'номер')).map((text) => text.split(' | ')[0])).toEqual(['ИНН не подтверждён'])
    expect(await toldTo(ELENA, 'ИНН')).toHaveLength(1)
  })

  it('RL11 an approved profile, by the number or by the last missing part, and not again with every save', async () => {
    const approved = async () => (await toldTo(ELENA, 'Все данные приняты')).length
    const complete = { ...whole, passport: { ...PASSPORT, passportImages: [await photo(world(), ELENA)] } }
    await saveNext(world(), ELENA, complete)
    expect(await approved()).toBe(0)
    await passAndWork(3 * SECOND)
    expect(await approved()).toBe(1)
    await saveNext(world(), ELENA, { ...complete, city: 'Тверь' })
    expect(await approved()).toBe(1)
    await saveNext(world(), ELENA, { ...complete, birthday: '' })
    await saveNext(world(), ELENA, complete)
    expect(await approved()).toBe(2)
  })
})

describe('exactly once', () => {
  it('a repeated telling and a transaction that fails leave nothing behind', async () => {
    const { db, clock } = world()
    const telling = { userId: userId(ELENA), event: 'innAccepted' as const, checkId: 'once' }
    const count = () => db.$count(notifications, eq(notifications.subject, 'once'))
    await db
      .transaction(async (tx) => {
        await tell(tx, [telling], clock.now())
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await count()).toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => tell(tx, [telling, telling], clock.now()))))
    expect(await count()).toBe(1)
  })

  it('a worker that was taken for dead writes nothing when it comes back', async () => {
    const { deps, clock, db } = world()
    const sn = freeSerial()
    const time = new Date(clock.now()).toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*/, '$3-$2-$1T00:00:00')
    const { receiptCheck } = deps.ports
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    deps.ports.receiptCheck = {
      check: async (query, signal) => {
        await held
        return receiptCheck.check(query, signal)
      },
    }
    await sell(world(), { person: ANNA, sn, receipt: { time } })
    clock.pass(3 * SECOND)
    const dead = buildWorker(deps, deafWatch)
    const late = dead.tick()
    const [sale] = await db.select().from(sales).where(eq(sales.sn, sn))
    const isTaken = async () =>
      (await db.select().from(jobs).where(eq(jobs.kind, 'receipt-check'))).some(
        ({ payload, lockedUntil }) => payload.saleId === sale?.id && lockedUntil !== null,
      )
    await expect.poll(isTaken).toBe(true)
    deps.ports.receiptCheck = receiptCheck
    clock.pass(2 * MINUTE)
    await buildWorker(deps, deafWatch).tick()
    goOn()
    await late
    await expectToldOnce(db, sn)
  })
})

describe('E22 what is told does not stay for ever', () => {
  it('notifications older than their time go, read or not, and leave the count right', async () => {
    const { db, clock } = world()
    const ids = [ANNA, MARIA, DMITRY, ELENA].map(userId)
    await forgetOldNotifications(180)(db, clock.now() + 90 * DAY)
    const left = await db.select({ at: notifications.createdAt }).from(notifications).where(inArray(notifications.userId, ids))
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ at }) => at.getTime() > clock.now() - 90 * DAY)).toBe(true)
    await expectToldOnce(db, 'no such serial')
  })

  it('no words name a person', async () => {
    const { db } = world()
    const [told, people] = [await db.select().from(notifications), await db.select().from(users)]
    const texts = told.map(({ label, body, link }) => `${label} ${body} ${link}`).join('\n')
    const names = people.flatMap(({ surname, username, mobile }) => [surname, username, mobile]).filter((name) => name !== '')
    expect(names.filter((name) => texts.includes(name))).toEqual([])
  })
})
