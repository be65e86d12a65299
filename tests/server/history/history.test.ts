/** The history of points: pages, filters, cursors, the file; compared with a plain reading of the ledger. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { accounts, ledgerComments, ledgerTransactions, users } from '../../../server/kernel/database/schema.ts'
import { accountsOf, PROGRAMME, writeSides } from '../../../server/modules/ledger/ledger.ts'
import { bindCard, NUMBERS } from '../cards/support.ts'
import { givePoints, newPayee, withdraw } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { asBefore } from '../support/deeds/earn.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

interface Row {
  id: string
  operation: string
  amount: number
  comment: string | null
  dateTime: string
  created_time: string
  payout: { step: string; pan: string } | null
}

const ask = async (token: string, body: object) => {
  const { json } = await world().call('POST', '/account/history', { token, body: { offset: 0, size: 100, ...body } })
  return json as unknown as {
    code: number
    message: unknown
    payload: { history: Row[]; supports: string[]; next: string | null }
  }
}

const rowsFor = async (token: string, body: object = {}): Promise<Row[]> => (await ask(token, body)).payload.history

describe('a seller of the demo world', () => {
  it('API38 BL38 BL39 charges of own sales and payouts, the newest first, with what they are about', async () => {
    const { payload } = await ask(await world().tokenOf(1), { sortBy: 'created_time', sortDirection: 'desc' })
    expect([payload.supports, payload.next, payload.history.length]).toEqual([['filter', 'cursor', 'export'], null, 32])
    const times = payload.history.map(({ created_time }) => created_time)
    expect(times).toEqual(times.toSorted().toReversed())
    const [payout, older] = payload.history.filter(({ operation }) => operation === 'DISCHARGE')
    expect(payout).toMatchObject({
      amount: -1_500,
      comment: 'На карту 2200 •••• •••• 1881',
      payout: { step: 'settled', pan: '2200********1881' },
    })
    expect(older?.amount).toBe(-1_800)
    const charge = payload.history.find(({ operation }) => operation === 'CHARGE_FOR_SALE')
    expect(charge).toEqual({
      id: expect.stringMatching(/^\d+$/),
      operation: 'CHARGE_FOR_SALE',
      amount: expect.any(Number),
      comment: expect.stringMatching(/^.+, № 200\.000\d\d$/),
      dateTime: charge?.created_time,
      created_time: expect.stringMatching(/Z$/),
      payout: null,
    })
    expect(payload.history.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_450)
  })

  it('BL30 an administrator of a point sees the shares, and nobody else’s charges', async () => {
    const rows = await rowsFor(await world().tokenOf(2))
    expect(new Set(rows.map(({ operation }) => operation))).toEqual(new Set(['CHARGE_FOR_ADMIN']))
  })
})

describe('payouts', () => {
  it('BL34 BL35 one row a payout: DISCHARGE on its way and arrived, DISCHARGE_FAILED when it came back', async () => {
    const person = await newPayee(world(), 3_000)
    const fails = await bindCard(world(), person.token, NUMBERS.fails)
    await withdraw(world(), { token: person.token, card: fails }, 500)
    const shown = async () =>
      (await rowsFor(person.token)).map(({ operation, amount, payout }) => [operation, amount, payout?.step ?? null])
    const charged = ['CHARGE_FOR_BUY', 3_000, null]
    expect(await shown()).toEqual([['DISCHARGE', -500, 'held'], charged])
    await world().runJobs()
    expect(await shown()).toEqual([['DISCHARGE', -500, 'sent'], charged])
    world().clock.pass(2_000)
    await world().runJobs()
    expect(await shown()).toEqual([['DISCHARGE_FAILED', -500, 'returned'], charged])
  })
})

/** Somebody with every kind of row at chosen moments. */
describe('many rows', () => {
  const DAY = 86_400_000
  let person: Payee
  let reference: Row[] = []

  beforeAll(async () => {
    person = await newPayee(world(), 0)
    const { db, clock } = world()
    const start = clock.now() - 400 * DAY
    for (let number = 0; number < 60; number += 1) {
      const [operation, amount] = [
        ['CHARGE_FOR_SALE', 'CHARGE_FOR_BUY', 'CHARGE_FOR_ADMIN', 'MANUAL_CHARGE_SELLER'] as const,
        [15_000, 5_050, 100, 15_000, 70_000],
      ]
      await asBefore(db, async (tx) => {
        const to = (await accountsOf(tx, [person.id], 'points')).get(person.id) ?? ''
        const id = randomUUID()
        // Twins in time: the order must not depend on the moment alone. Not in the order of the ids either.
        const at = new Date(start + (Math.floor(number / 2) % 7) * 50 * DAY + (number % 5) * 3_600_000)
        await tx.insert(ledgerTransactions).values({ id, operation: operation[number % 4] ?? 'CHARGE_FOR_SALE', createdAt: at })
        await writeSides(tx, [{ transactionId: id, from: PROGRAMME, to, amount: amount[number % 5] ?? 100 }])
        if (number % 9 === 0)
          await tx.insert(ledgerComments).values({ transactionId: id, userId: person.id, text: `=слова ${number}` })
      })
    }
    const cards = [await bindCard(world(), person.token, NUMBERS.succeeds), await bindCard(world(), person.token, NUMBERS.fails)]
    await db.update(users).set({ taxLimitYear: 2026 }).where(eq(users.id, person.id))
    for (let number = 0; number < 6; number += 1) {
      await withdraw(world(), { token: person.token, card: cards[number % 2] ?? '' }, 500 + 100 * (number % 3))
      clock.pass(60_000)
      await world().runJobs()
    }
    reference = await rowsFor(person.token)
  })

  it('API38 the page agrees with the ledger, entry by entry', async () => {
    const entries = rowsOf<{ id: string; amount: string; at: string }>(
      await world().db.execute(sql`
        select e.id::text, e.amount::text, t.created_at::text as at from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          join accounts a on a.id = e.account_id where a.user_id = ${person.id} and a.kind = 'points' and t.operation <> 'DISCHARGE_FAILED'
          order by t.created_at desc, e.id desc`),
    )
    expect(reference.map(({ id, amount, created_time }) => [id, Math.round(amount * 100), Date.parse(created_time)])).toEqual(
      entries.map(({ id, amount, at }) => [id, Number(amount), Date.parse(at)]),
    )
    expect(reference).toHaveLength(66)
  })

  const keyOf = (sortBy: string) => (row: Row) => (sortBy === 'amount' ? row.amount : Date.parse(row.created_time))

  /** A plain sort of everything. */
  const sorted = (sortBy: string, direction: string, rows: readonly Row[]): Row[] => {
    const key = keyOf(sortBy)
    const sign = direction === 'asc' ? 1 : -1
    const inside = sortBy === 'operation' ? -1 : sign
    return rows.toSorted((a, b) => {
      const kind = sortBy === 'operation' ? (a.operation < b.operation ? -1 : a.operation > b.operation ? 1 : 0) : 0
      return kind * sign || (key(a) - key(b)) * inside || (Number(a.id) - Number(b.id)) * inside
    })
  }

  const FILTERS: [string, object, (row: Row) => boolean][] = [
    ['everything', {}, () => true],
    ['sales', { operations: ['CHARGE_FOR_SALE'] }, ({ operation }) => operation === 'CHARGE_FOR_SALE'],
    ['payouts that arrived', { operations: ['DISCHARGE'] }, ({ operation }) => operation === 'DISCHARGE'],
    ['payouts that came back', { operations: ['DISCHARGE_FAILED'] }, ({ operation }) => operation === 'DISCHARGE_FAILED'],
    [
      'both and words',
      { operations: ['DISCHARGE', 'DISCHARGE_FAILED', 'MANUAL_CHARGE_SELLER'] },
      ({ operation }) => /^DIS|^MAN/.test(operation),
    ],
    ['none there are', { operations: ['MANUAL_CHARGE_ART'] }, () => false],
    [
      'days',
      { from: '24-12-2025', to: '10-08-2026' },
      ({ created_time }) => created_time >= '2025-12-23T21:00' && created_time < '2026-08-10T21:00',
    ],
    [
      'days and kinds',
      { from: '24-12-2025', operations: ['CHARGE_FOR_BUY', 'DISCHARGE'] },
      ({ created_time, operation }) => created_time >= '2025-12-23T21:00' && ['CHARGE_FOR_BUY', 'DISCHARGE'].includes(operation),
    ],
  ]

  it.each(
    FILTERS.flatMap(([name, filter, fits]) =>
      ['created_time', 'dateTime', 'amount', 'operation'].flatMap((sortBy) =>
        ['asc', 'desc'].map(
          (sortDirection) => [`${name} by ${sortBy} ${sortDirection}`, { ...filter, sortBy, sortDirection }, fits] as const,
        ),
      ),
    ),
  )('API38 A69 %s: page by page by offset and by cursor, the same as a plain reading', async (_title, request, fits) => {
    const wanted = sorted(request.sortBy, request.sortDirection, reference.filter(fits)).map(({ id }) => id)
    const byOffset: string[] = []
    for (let offset = 0; offset <= wanted.length; offset += 7)
      byOffset.push(...(await rowsFor(person.token, { ...request, offset, size: 7 })).map(({ id }) => id))
    const byCursor: string[] = []
    let cursor: string | null | undefined
    do {
      const { payload } = await ask(person.token, { ...request, size: 7, ...(cursor && { cursor }) })
      byCursor.push(...payload.history.map(({ id }) => id))
      cursor = payload.next
    } while (cursor)
    expect([byOffset, byCursor]).toEqual([wanted, wanted])
  })

  it('a cursor belongs to its person, order and filter', async () => {
    const next = (await ask(person.token, { size: 7 })).payload.next ?? ''
    const stranger = await newPayee(world(), 500)
    const codes = [
      await ask(stranger.token, { size: 7, cursor: next }),
      await ask(person.token, { size: 7, cursor: next, sortDirection: 'asc' }),
      await ask(person.token, { size: 7, cursor: next, operations: ['DISCHARGE'] }),
      await ask(person.token, { size: 7, cursor: next, from: '01-01-2026' }),
      await ask(person.token, { size: 7, cursor: 'x' }),
      await ask(person.token, { size: 7, cursor: Buffer.from('[1,2,3]').toString('base64url') }),
    ].map(({ code }) => code)
    expect(codes).toEqual([123, 123, 123, 123, 123, 123])
  })

  it('a day that does not exist, and a period that ends before it begins, are refused', async () => {
    expect((await ask(person.token, { from: '31-02-2026' })).code).toBe(6)
    expect((await ask(person.token, { from: '02-02-2026', to: '01-02-2026' })).code).toBe(6)
  })

  describe('the file', () => {
    const file = async (from: string, to: string, token: string = person.token) =>
      world().call('GET', `/account/v2/history/file?from=${from}&to=${to}`, { token })

    it('all rows of the days, as a Russian Excel opens them; words that begin like a formula are text', async () => {
      const answer = await file('01-01-2026', '31-12-2026')
      const lines = String(answer.bytes).split('\r\n')
      expect(lines[0]).toBe('\uFEFFДата и время (Москва);Операция;Сумма, ₽;Комментарий;Карта;Вывод')
      const wanted = reference.filter(({ created_time }) => created_time >= '2025-12-31T21:00')
      expect(lines).toHaveLength(wanted.length + 3)
      expect(lines.slice(-2)).toEqual([`Строк;${wanted.length}`, ''])
      expect(
        lines.filter((line) => line.includes(';Ошибка;-600,00;;2200 •••• •••• 0000;Вернулось: Банк отклонил перевод')),
      ).toHaveLength(1)
      expect(lines.filter((line) => line.includes(';Выведено;-500,00;;2200 •••• •••• 4242;Зачислено'))).toHaveLength(1)
      const words = lines.filter((line) => line.includes('=слова'))
      expect(words.length).toBeGreaterThan(0)
      expect(words.every((line) => line.includes(";'=слова"))).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="points-2026-01-01-2026-12-31.csv"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    })

    it('more than a year, and days that do not fit, are refused at the field', async () => {
      expect((await file('01-01-2025', '02-01-2026')).json).toMatchObject({
        code: 6,
        message: { to: 'За один раз — не больше года' },
      })
      expect((await file('02-01-2026', '01-01-2026')).json).toMatchObject({
        code: 6,
        message: { to: 'Начало периода позже его конца' },
      })
      expect((await file('31-02-2026', '01-03-2026')).json.code).toBe(6)
      expect((await file('01-01-2024', '31-12-2024')).status).toBe(200)
    })

    it('is written in pieces: more rows than one page has', async () => {
      const many = await newPayee(world(), 0)
      await asBefore(world().db, async (tx) => {
        const to = (await accountsOf(tx, [many.id], 'points')).get(many.id) ?? ''
        const ids = Array.from({ length: 1_203 }, () => randomUUID())
        const at = new Date(world().clock.now())
        await tx.insert(ledgerTransactions).values(ids.map((id) => ({ id, operation: 'CHARGE_FOR_BUY' as const, createdAt: at })))
        await writeSides(
          tx,
          ids.map((transactionId) => ({ transactionId, from: PROGRAMME, to, amount: 100 })),
        )
      })
      const answer = await file('01-01-2026', '31-12-2026', many.token)
      expect(String(answer.bytes).split('\r\n')).toHaveLength(1_206)
    })
  })
})

/** The bank has answered, and has been asked what became of it. */
const untilEnded = async () => {
  for (let time = 0; time < 2; time += 1) {
    await world().runJobs()
    world().clock.pass(2_000)
  }
  await world().runJobs()
}

describe('the summary', () => {
  it('C01 C05 what can be spent, what is on its way, what payouts hold, and the limits', async () => {
    const anna = await world().call('GET', '/account/v2/summary', { token: await world().tokenOf(1) })
    const overview = await world().call('GET', '/sale/overview', { token: await world().tokenOf(1) })
    expect(anna.json.payload).toEqual({
      available: 12_450,
      expected: (overview.json.payload as { expected: { points: number } }).expected.points,
      held: 0,
      earnedThisMonth: (overview.json.payload as { earnedThisMonth: number }).earnedThisMonth,
      paidThisYear: 1_500,
      lastCard: null,
      limits: { least: 500, perPayout: null, perDay: null, perYear: 4_000, leftToday: null, workingDays: 1 },
    })
  })

  it('D173 what this month has brought in Moscow: no earlier points, and neither payouts nor points that came back', async () => {
    const person = await newPayee(world(), 0)
    const month = Date.parse('2026-11-01T00:00:00+03:00')
    const sums = async () => {
      const { json } = await world().call('GET', '/account/v2/summary', { token: person.token })
      const { json: home } = await world().call('GET', '/sale/overview', { token: person.token })
      const [{ available, earnedThisMonth }, { earnedThisMonth: atHome }] = [json.payload, home.payload]
      return [available, earnedThisMonth, atHome]
    }
    expect(await sums()).toEqual([0, 0, 0])
    await givePoints(world().db, person.id, 90_000, month - 1)
    expect(await sums()).toEqual([900, 0, 0])
    await givePoints(world().db, person.id, 5_050, month)
    await givePoints(world().db, person.id, 100_000, world().clock.now())
    expect(await sums()).toEqual([1_950.5, 1_050.5, 1_050.5])
    const fails = await bindCard(world(), person.token, NUMBERS.fails)
    await withdraw(world(), { token: person.token, card: fails }, 600)
    expect(await sums()).toEqual([1_350.5, 1_050.5, 1_050.5])
    await untilEnded()
    expect(await sums()).toEqual([1_950.5, 1_050.5, 1_050.5])
  })

  it('D172 the card of the latest payout, unless the money came back', async () => {
    const person = await newPayee(world(), 3_000)
    const last = async () => {
      const { json } = await world().call('GET', '/account/v2/summary', { token: person.token })
      return (json.payload as { lastCard: string | null }).lastCard
    }
    expect(await last()).toBeNull()
    const good = await bindCard(world(), person.token)
    const fails = await bindCard(world(), person.token, NUMBERS.fails)
    await withdraw(world(), { token: person.token, card: good }, 500)
    expect(await last()).toBe(good)
    world().clock.pass(2_000)
    await withdraw(world(), { token: person.token, card: fails }, 500)
    expect(await last()).toBe(fails)
    await untilEnded()
    expect(await last()).toBeNull()
  })

  it('E20 a payout under way is held and counts in the year; one that came back does neither; a lifted limit is none', async () => {
    const person = await newPayee(world(), 3_000)
    const fails = await bindCard(world(), person.token, NUMBERS.fails)
    const sums = async () => {
      const { available, held, paidThisYear, limits } = (
        await world().call('GET', '/account/v2/summary', { token: person.token })
      ).json.payload as { available: number; held: number; paidThisYear: number; limits: { perYear: number | null } }
      return [available, held, paidThisYear, limits.perYear]
    }
    await withdraw(world(), { token: person.token, card: fails }, 600)
    expect(await sums()).toEqual([2_400, 600, 600, 4_000])
    await untilEnded()
    expect(await sums()).toEqual([3_000, 0, 0, 4_000])
    await world().db.update(users).set({ taxLimitYear: 2026 }).where(eq(users.id, person.id))
    expect(await sums()).toEqual([3_000, 0, 0, null])
    await givePoints(world().db, person.id, 1, world().clock.now())
    expect((await sums())[0]).toBe(3_000.01)
    expect(await world().db.$count(accounts, eq(accounts.userId, person.id))).toBe(2)
  })
})
