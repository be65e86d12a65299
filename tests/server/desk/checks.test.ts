/** Checks of claims: five that fire and five that do not of each rule, what the desk sees of them, and that the person sees nothing. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cards, deskCases, invoices, receipts, sales, users } from '../../../server/kernel/database/schema.ts'
import { PROFI } from '../../../server/demo/people.ts'
import { checkClaim, checkClaimsJob, suspicionOf } from '../../../server/modules/desk/checks/check-claims-job.ts'
import { runWith } from '../../../server/modules/desk/checks/receipts-in-row.ts'
import { RULES, SWITCHES } from '../../../server/modules/desk/checks/table.ts'
import { CHECK_WORDS } from '../../../src/domain/desk/cases.ts'
import type { CheckRule } from '../../../src/domain/desk/cases.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { hire, newcomer } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { copies, printAll, refused, shown, shownOnDocument, sold } from './data-claims.ts'
import { freshInn } from './matters.ts'
import { photograph, receiptOf, screenshot, shotOf } from './photos/draw.ts'
import { freshSerial, operator, page, seen, waitingInn, waitingTool } from './support.ts'
import type { Waiting } from './support.ts'

const world = testApp()

/** What a rule says of a case, among all. */
const outcomeOf = async ({ kind, id }: Pick<Waiting, 'kind' | 'id'>, rule: CheckRule) => {
  await printAll(world())
  const found = await checkClaim(world().db, { kind, id }, [])
  return found.find((one) => one.rule === rule)
}

const seller = (row: Partial<typeof users.$inferInsert> = {}): Promise<Member> => hire(world(), PROFI, row)

/** Registrations of one person, so many seconds apart, each on a receipt of its own unless told otherwise. @returns the last one */
const registered = async (
  owner: Member,
  apart: readonly number[],
  { shared = false, side = 'seller' }: { shared?: boolean; side?: 'seller' | 'buyer' } = {},
): Promise<Waiting> => {
  let [last, at] = ['', world().clock.now()]
  const common = randomUUID()
  const make = (id: string) =>
    world()
      .db.insert(receipts)
      .values({ id, side, ownerId: owner.id, status: 'PENDING', createdAt: new Date(at) })
  if (shared) await make(common)
  for (const seconds of apart) {
    at += seconds * SECOND
    const [id, receiptId, when] = [randomUUID(), shared ? common : randomUUID(), new Date(at)]
    if (!shared) await make(receiptId)
    const row = { id, side, ownerId: owner.id, sn: await freshSerial(world(), false), status: 'PENDING', statusAt: when } as const
    await world()
      .db.insert(sales)
      .values({ ...row, saleDate: when, receiptId })
    last = id
  }
  return { kind: 'tool', id: last, owner }
}

/** Receipts of a person with these numbers of documents; the first is the claim's. */
const numbered = async (fds: readonly string[], { owners = 1, fns = ['996044'] } = {}): Promise<Waiting> => {
  const people = await Promise.all(Array.from({ length: owners }, () => seller()))
  const [first] = people
  if (!first) throw new Error('nobody')
  const one = await waitingTool(world(), { owner: first })
  const base = String(fresh())
  const [row] = await world().db.select({ receiptId: sales.receiptId }).from(sales).where(eq(sales.id, one.id))
  for (const [at, fd] of fds.entries()) {
    const numbers = { fn: `${fns[at % fns.length]}${base}`, fd, fp: String(at + 1), sum: 100, dateTime: '19-11-2026T00:00:00' }
    const isMine = eq(receipts.id, row?.receiptId ?? '')
    if (at === 0) await world().db.update(receipts).set(numbers).where(isMine)
    else
      await world()
        .db.insert(receipts)
        .values({
          id: randomUUID(),
          side: 'seller',
          ownerId: people[at % owners]?.id ?? '',
          ...numbers,
          status: 'SUCCESS',
          createdAt: new Date(world().clock.now()),
        })
  }
  return one
}
let number = 0
const fresh = (): number => (number += 1)

/** People who have bound one card, by the bank's name; the first claims. */
const sharing = async (people: number, { token = randomUUID(), removed = false, bound = 1 } = {}): Promise<Waiting> => {
  const owners = await Promise.all(Array.from({ length: people }, () => seller()))
  const at = new Date(world().clock.now())
  for (const { id: userId } of owners)
    for (let times = 0; times < bound; times += 1)
      await world()
        .db.insert(cards)
        .values({
          id: randomUUID(),
          userId,
          customer: randomUUID(),
          token,
          pan: '2200********4242',
          binding: randomUUID(),
          createdAt: at,
          removedAt: removed || times > 0 ? at : null,
        })
  return waitingTool(world(), { owner: owners[0] ?? (await seller()) })
}

/** Accounts with one INN; the first claims. */
const withInn = async (inn: string | null, others: readonly Partial<typeof users.$inferInsert>[]): Promise<Waiting> => {
  for (const row of others) await newcomer(world(), row)
  return waitingTool(world(), { owner: await seller({ inn }) })
}

type Cases = Record<string, () => Promise<Pick<Waiting, 'kind' | 'id'>>>

/** A receipt that no other case has, photographed. */
const freshPhoto = (): Promise<Buffer> => photograph(receiptOf(fresh() + 100))

/** Somebody has claimed with a photograph; somebody else claims with what has become of it. */
const again = async (copy: (picture: Buffer) => Buffer | Promise<Buffer>): Promise<Waiting> => {
  const picture = await freshPhoto()
  await shown(world(), picture)
  return shown(world(), await copy(picture))
}

const made = (madeOn: string, paper: Partial<Parameters<typeof sold>[2]> = {}): Promise<Waiting> =>
  sold(world(), [{ price: null, madeOn }], { sum: 100, ...paper })

/** A tool of this model on a receipt with these lines. */
const listed = (name: string, lines: readonly string[]) => sold(world(), [{ price: null, name }], { sum: 100, lines })

const FIRES: Partial<Record<CheckRule, Cases>> = {
  samePhoto: {
    'the same picture': () => again((picture) => picture),
    'half as large and compressed anew': () => again(copies.smaller),
    'brighter, its edges cut off': () => again(async (picture) => copies.cropped(await copies.brighter(picture))),
    'turned by a quarter': () => again(copies.turned),
    'a document with the photograph of a receipt': async () => {
      const picture = await freshPhoto()
      await shown(world(), picture)
      return shownOnDocument(world(), await copies.smaller(picture))
    },
  },
  belowPrice: {
    'a third of it': () => sold(world(), [{ price: 13_900 }], { sum: 4_990 }),
    'a kopeck below seventy hundredths': () => sold(world(), [{ price: 10_000 }], { sum: 6_999.99 }),
    'two tools for the price of one': () => sold(world(), [{ price: 5_000 }, { price: 6_000 }], { sum: 6_000 }),
    'on the first day of the price': () => sold(world(), [{ price: 5_000, since: '2026-11-18' }], { sum: 1_000 }),
    'a purchase': () => sold(world(), [{ price: 5_000 }], { sum: 1_000, side: 'buyer' }),
  },
  otherModel: {
    'other goods': () => listed('Дрель-шуруповёрт ДШ-18', ['Гвозди строительные 100 мм']),
    'an article that only begins so': () => listed('Дрель-шуруповёрт ДШ-18', ['Дрель-шуруповёрт ДШ-180']),
    'an article that only ends so': () => listed('Перфоратор П-26', ['Перфоратор КП-26']),
    'the kind of goods alone': () => listed('Перфоратор П-26', ['Перфоратор', 'Бур 6 мм']),
    'what belongs to the tool': () => listed('Углошлифовальная машина УШМ-125', ['Диск отрезной 125 мм для УШМ', 'Пакет']),
  },
  beforeMade: {
    'a day before': () => made('2026-11-19'),
    'a year before': () => made('2026-11-19', { dateTime: '19-11-2025T12:00:00' }),
    'a minute before the day begins': () => made('2026-11-19', { dateTime: '18-11-2026T23:59:00' }),
    'a purchase': () => made('2026-11-19', { side: 'buyer' }),
    'by the day of registration, where the receipt has none': () => made('2099-01-01', { sum: null, dateTime: null }),
  },
  manyInMinute: {
    'five at once': async () => registered(await seller(), [0, 0, 0, 0, 0]),
    'five in 59 seconds': async () => registered(await seller(), [0, 14, 15, 15, 15]),
    'six, the first long ago': async () => registered(await seller(), [0, 600, 1, 1, 1, 1]),
    twenty: async () =>
      registered(
        await seller(),
        Array.from({ length: 20 }, () => 2),
      ),
    purchases: async () => registered(await seller(), [0, 1, 1, 1, 1], { side: 'buyer' }),
  },
  receiptsInRow: {
    'three that go up': () => numbered(['100', '101', '102']),
    'three that go down': () => numbered(['100', '99', '98']),
    'the one in the middle': () => numbered(['100', '99', '101']),
    'written with zeros': () => numbered(['0100', '00101', '102']),
    'four, over a thousand': () => numbered(['1000', '999', '1001', '1002']),
  },
  sharedCard: {
    'three people': () => sharing(3),
    'five people': () => sharing(5),
    'three who have removed it': () => sharing(3, { removed: true }),
    'three who have bound it twice': () => sharing(3, { bound: 2 }),
    'a document of one of three': async () => {
      const { owner } = await sharing(3)
      const id = randomUUID()
      const paper = {
        id,
        side: 'seller',
        ownerId: owner.id,
        upd: '1',
        day: '2026-11-19',
        partnerInn: '7728168971',
        sum: 1,
      } as const
      await world()
        .db.insert(invoices)
        .values({ ...paper, createdAt: new Date(world().clock.now()) })
      return { kind: 'document', id }
    },
  },
  sharedInn: {
    'another account': async () => {
      const inn = freshInn()
      return withInn(inn, [{ inn }])
    },
    'two others': async () => {
      const inn = freshInn()
      return withInn(inn, [{ inn }, { inn }])
    },
    'another whose INN is under check': async () => {
      const inn = freshInn()
      return withInn(inn, [{ inn, taxStatus: 'AWAITING_CHECK' }])
    },
    'another that is locked': async () => {
      const inn = freshInn()
      return withInn(inn, [{ inn, locked: true }])
    },
    'an INN that waits itself': async () => {
      const one = await waitingInn(world())
      const [person] = await world().db.select({ inn: users.inn }).from(users).where(eq(users.id, one.owner.id))
      await newcomer(world(), { inn: person?.inn ?? '' })
      return one
    },
  },
}

const PASSES: Partial<Record<CheckRule, Cases>> = {
  samePhoto: {
    'a photograph of its own': async () => shown(world(), await freshPhoto()),
    'another receipt of the same shop, in the same app': async () => {
      await shown(world(), await screenshot(receiptOf(fresh() + 100, 'ООО СТРОЙМАСТЕР', 2)))
      return shown(world(), await screenshot(receiptOf(fresh() + 100, 'ООО СТРОЙМАСТЕР', 2)))
    },
    'another receipt in the same place on the same table': async () => {
      await shown(world(), await photograph(receiptOf(fresh() + 100, 'ООО СТРОЙМАСТЕР', 2), shotOf(5)))
      return shown(world(), await photograph(receiptOf(fresh() + 100, 'ООО СТРОЙМАСТЕР', 2), shotOf(5)))
    },
    'the same row again after a refusal': async () => {
      const picture = await freshPhoto()
      const { id, owner, sn } = await shown(world(), picture)
      await refused(world(), id)
      return shown(world(), await copies.smaller(picture), { owner, sn })
    },
    'the buyer’s copy of the seller’s photograph': async () => {
      const picture = await freshPhoto()
      const { sn } = await shown(world(), picture)
      return shown(world(), picture, { side: 'buyer', sn })
    },
  },
  belowPrice: {
    'the price': () => sold(world(), [{ price: 4_990 }], { sum: 4_990 }),
    'seventy hundredths of it': () => sold(world(), [{ price: 10_000 }], { sum: 7_000 }),
    'two tools for their prices': () => sold(world(), [{ price: 5_000 }, { price: 6_000 }], { sum: 11_000 }),
    'a second tool that was refused': () => sold(world(), [{ price: 5_000 }, { price: 90_000, status: 'FAIL' }], { sum: 5_000 }),
    'a second tool without a price': () => sold(world(), [{ price: 5_000 }, { price: null }], { sum: 5_000 }),
  },
  otherModel: {
    'the article in a longer name': () => listed('Дрель-шуруповёрт ДШ-18', ['Дрель-шуруповёрт аккумуляторная ДШ-18 Li']),
    'capitals without ё and hyphen': () => listed('Дрель-шуруповёрт ДШ-18', ['Пакет', 'ДРЕЛЬ-ШУРУПОВЕРТ ДШ18 КЕЙС']),
    'Latin look-alikes': () => listed('Ёмкость для пыли ПС-5', ['Емкость ПC 5']),
    'the whole name of a model without an article': () => listed('Молоток слесарный', ['МОЛОТОК СЛЕСАРНЫЙ 500Г']),
    'a dot for a hyphen': () => listed('Перфоратор П-26', ['Перф. П.26']),
  },
  beforeMade: {
    'the same day': () => made('2026-11-18'),
    'a day after': () => made('2026-11-17'),
    'years after': () => made('2019-02-28'),
    'a purchase': () => made('2026-11-18', { side: 'buyer' }),
    'by the day of registration': () => made('2026-11-01', { sum: null, dateTime: null }),
  },
  manyInMinute: {
    one: async () => registered(await seller(), [0]),
    'four at once': async () => registered(await seller(), [0, 0, 0, 0]),
    'five in exactly a minute': async () => registered(await seller(), [0, 15, 15, 15, 15]),
    'six tools on one receipt': async () => registered(await seller(), [0, 1, 1, 1, 1, 1], { shared: true }),
    'five of five people': async () => {
      for (let at = 0; at < 4; at += 1) await registered(await seller(), [0])
      return registered(await seller(), [0])
    },
  },
  receiptsInRow: {
    'one alone': () => numbered(['100']),
    'two in a row': () => numbered(['100', '101']),
    'three with a gap': () => numbered(['100', '101', '103']),
    'three of two cash registers': () => numbered(['100', '101', '102'], { fns: ['9960', '8880'] }),
    'three of three people': () => numbered(['100', '101', '102'], { owners: 3 }),
  },
  sharedCard: {
    'one person': () => sharing(1),
    'two people': () => sharing(2),
    'one person who has bound it twice': () => sharing(1, { bound: 2 }),
    'two, one of them twice': () => sharing(2, { bound: 2 }),
    'three with cards of their own that look alike': async () => {
      await sharing(1)
      await sharing(1)
      return sharing(1)
    },
  },
  sharedInn: {
    'an own INN': () => withInn(freshInn(), []),
    'others with others': () => withInn(freshInn(), [{ inn: freshInn() }, { inn: freshInn() }]),
    'others without one': () => withInn(freshInn(), [{ inn: null }]),
    'a company with the same number': async () => {
      const inn = freshInn()
      return withInn(inn, [{ inn, isLegalEntity: true }])
    },
    'an INN that waits, of nobody else': () => waitingInn(world()),
  },
}

const rows = (table: Partial<Record<CheckRule, Cases>>) =>
  Object.entries(table).flatMap(([rule, cases]) =>
    Object.entries(cases).map(([name, make]) => [rule as CheckRule, name, make] as const),
  )

describe('C07 checks of claims', () => {
  it.each(rows(FIRES))('%s fires: %s', async (rule, _name, make) => {
    expect(await outcomeOf(await make(), rule)).toMatchObject({ outcome: 'fired', note: expect.any(String) })
  })

  it.each(rows(PASSES))('%s does not fire: %s', async (rule, _name, make) => {
    expect(await outcomeOf(await make(), rule)).toMatchObject({ outcome: 'passed' })
  })

  it('every rule has its five and five, its words and its switch', () => {
    const names = RULES.map(({ rule }) => rule)
    for (const table of [FIRES, PASSES]) {
      expect(new Set(Object.keys(table))).toEqual(new Set(names))
      for (const cases of Object.values(table)) expect(Object.keys(cases)).toHaveLength(5)
    }
    expect([...SWITCHES]).toEqual(names)
    expect(new Set(names)).toEqual(new Set(Object.keys(CHECK_WORDS)))
    expect(RULES.map(({ weight }) => weight)).toEqual(RULES.map(({ weight }) => weight).toSorted((a, b) => b - a))
  })

  it('a rule without its data is off and says why; so is one that is switched off, and every one of nobody’s claim', async () => {
    const one = await waitingTool(world())
    const found = async (off: readonly CheckRule[]) =>
      Object.fromEntries((await checkClaim(world().db, one, off)).map(({ rule, outcome, note }) => [rule, `${outcome} ${note}`]))
    expect(await found([])).toEqual({
      sharedCard: 'off карты нет',
      receiptsInRow: 'off у чека нет номеров',
      sharedInn: 'off ИНН не указан',
      manyInMinute: 'passed null',
      samePhoto: 'off фотографий нет',
      belowPrice: 'off у чека нет суммы',
      otherModel: 'off что в чеке, неизвестно',
      beforeMade: 'off даты выпуска нет',
    })
    expect(await found(['manyInMinute'])).toMatchObject({ manyInMinute: 'off выключена' })
    await world().db.update(sales).set({ ownerId: null }).where(eq(sales.id, one.id))
    expect(await found([])).toMatchObject({ manyInMinute: 'off учётную запись удалили' })
  })

  it('prices, days and photographs: what is missing is said of each claim', async () => {
    const off = async (one: Pick<Waiting, 'kind' | 'id'>, rule: CheckRule) => (await outcomeOf(one, rule))?.note
    expect(await off(await waitingTool(world(), { known: false }), 'belowPrice')).toBe('модель неизвестна')
    expect(await off(await sold(world(), [{ price: null }], { sum: 1 }), 'belowPrice')).toBe('цены модели нет')
    const early = await sold(world(), [{ price: 5_000, since: '2026-11-19' }], { sum: 1 })
    expect(await off(early, 'belowPrice')).toBe('цена известна с 19.11.2026')
    expect(await off(await waitingTool(world(), { known: false }), 'beforeMade')).toBe('номера нет в базе')
    expect(await off(await waitingTool(world(), { known: false }), 'otherModel')).toBe('модель неизвестна')
    expect(await off(await listed('Перфоратор П-26', []), 'otherModel')).toBe('что в чеке, неизвестно')
    expect(await off(await listed('Перфоратор П-26', ['Гвозди', ' ']), 'otherModel')).toBe('в чеке есть строка без названия')
    const paper = await shown(world(), Buffer.from('%PDF-1.4'), {}, 'application/pdf')
    expect(await off(paper, 'samePhoto')).toBe('документ без фотографий')
    const wall = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ccc' } })
      .jpeg()
      .toBuffer()
    expect(await off(await shown(world(), wall), 'samePhoto')).toBe('на фотографии ничего не видно')
    expect(await off(await shown(world(), Buffer.from('no picture')), 'samePhoto')).toBe('на фотографии ничего не видно')
  })

  it('what has fired says what disagrees', async () => {
    const note = async (one: Pick<Waiting, 'kind' | 'id'>, rule: CheckRule) => (await outcomeOf(one, rule))?.note
    const cheap = await sold(world(), [{ price: 13_900 }], { sum: 4_990 })
    expect(await note(cheap, 'belowPrice')).toBe('4\u202F990\u00A0₽ вместо 13\u202F900\u00A0₽')
    expect(await note(await made('2026-11-19'), 'beforeMade')).toBe('продан 18.11.2026, сделан 19.11.2026')
    expect(await note(await listed('Перфоратор П-26', ['Гвозди', 'Пакет', 'Бур', 'Клей']), 'otherModel')).toBe(
      'в чеке: «Гвозди», «Пакет», «Бур» и ещё 1',
    )
    const long = await listed('Перфоратор П-26', ['Я'.repeat(61)])
    expect(await note(long, 'otherModel')).toBe(`в чеке: «${'Я'.repeat(59)}…»`)
    const picture = await freshPhoto()
    const first = await shown(world(), picture)
    const own = await shown(world(), picture, { owner: first.owner })
    expect(await note(own, 'samePhoto')).toBe(`чек к № ${first.sn}, у того же человека`)
    const third = await shown(world(), picture)
    expect(await note(third, 'samePhoto')).toMatch(/^чек к № [\d.]+, у другого человека, и ещё 1$/)
  })

  it('a run is what follows without a gap, however long', () => {
    expect(runWith(5n, [])).toEqual([5n])
    expect(runWith(5n, [1n, 3n, 4n, 6n, 8n])).toEqual([3n, 4n, 5n, 6n])
  })
})

describe('C07 what the desk sees of checks', () => {
  /** Runs the job once. @returns when it runs again */
  const run = async (): Promise<Date | null> => {
    const context = { db: world().db, now: world().clock.now(), signal: new AbortController().signal }
    const effect = await checkClaimsJob([], world().deps.ports.fileStore)({}, context)
    return world().db.transaction(effect)
  }

  it('claims are checked as they come, the suspicious ones stand first, the person sees nothing of it', async () => {
    const desk = await operator(world())
    // What the rules' own cases have left would fill the page.
    await world().db.delete(deskCases)
    const [plain, shared] = [await waitingTool(world()), await sharing(3)]
    world().clock.pass(MINUTE)
    const many = await registered(await seller(), [0, 1, 1, 1, 1])
    expect(await run()).toEqual(new Date(world().clock.now() + 10 * SECOND))
    const { cases } = (await page(world(), desk, { kind: 'tool', size: '100' })).json.payload as {
      cases: { id: string; suspicion: string[] }[]
    }
    const places = [shared, many, plain].map(({ id }) => cases.findIndex((row) => row.id === id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(cases.find(({ id }) => id === shared.id)?.suspicion).toEqual(['sharedCard'])
    expect(cases.find(({ id }) => id === plain.id)?.suspicion).toEqual([])
    expect((await seen(world(), desk, many)).json.payload).toMatchObject({
      checks: expect.arrayContaining([
        { rule: 'manyInMinute', outcome: 'fired', note: '5' },
        { rule: 'belowPrice', outcome: 'off', note: 'модель неизвестна' },
      ]),
    })
    const body = { offset: 0, size: 20 }
    const own = await world().call('POST', '/sale/get/all', { token: shared.owner.token, body })
    expect(own.json.code).toBe(0)
    expect(JSON.stringify(own.json)).not.toMatch(/sharedCard|suspicion|Карта у многих/)
    await world().db.update(sales).set({ status: 'FAIL' }).where(eq(sales.id, shared.id))
    expect(await world().db.$count(deskCases, eq(deskCases.id, shared.id))).toBe(0)
  })

  it('what changes at the desk is checked anew; what has changed while it was checked is not overwritten', async () => {
    const one = await waitingTool(world())
    await run()
    const row = async () =>
      (
        await world()
          .db.select()
          .from(deskCases)
          .where(and(eq(deskCases.kind, 'tool'), eq(deskCases.id, one.id)))
      )[0]
    const before = await row()
    expect(before?.checks).toHaveLength(RULES.length)
    world().clock.pass(SECOND)
    await world()
      .db.update(sales)
      .set({ status: 'APPROVE_PENDING', statusAt: new Date(world().clock.now()) })
      .where(eq(sales.id, one.id))
    expect(await row()).toMatchObject({ checks: null, suspicion: 0 })
    expect((await row())?.version).toBeGreaterThan(before?.version ?? 0)
  })

  it('suspicion is the sum of what has fired, nine at most', () => {
    const fired = (rules: readonly CheckRule[]) =>
      suspicionOf(rules.map((rule) => ({ rule, outcome: 'fired' as const, note: null })))
    expect(fired([])).toBe(0)
    expect(fired(['sharedCard'])).toBe(4)
    expect(fired(['sharedCard', 'manyInMinute'])).toBe(6)
    expect(fired(RULES.map(({ rule }) => rule))).toBe(9)
    expect(suspicionOf([{ rule: 'sharedCard', outcome: 'passed', note: null }])).toBe(0)
  })
})
