/**
 * B11 under concurrency: fifty sellers at once on one serial, on one receipt, on one reserve. Races show on PostgreSQL
 * (a pool of 40); the embedded engine has one connection and runs a few seeds for the same answers.
 * 10 seeds; 200 with GRID=full.
 */
import { and, eq, inArray, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { jobs, receipts, sales } from '../../server/kernel/database/schema.ts'
import { scheduleRepeating } from '../../server/start/jobs.ts'
import { DAY } from './support/clock.ts'
import { send } from './support/commands.ts'
import type { Command } from './support/commands.ts'
import { addTools, hireSellers } from './support/crowd.ts'
import type { Person } from './support/crowd.ts'
import { inSomeOrder } from './support/in-some-order.ts'
import { chance } from './support/random.ts'
import { freshReceipt } from './support/receipts.ts'
import { testApp } from './support/test-app.ts'

/** The limit per seller is not tested here. */
const world = testApp({ reserveLimit: 1_000_000 })
const CROWD = 50
const SERIALS_A_SEED = 120
const seeds = (onPostgres: number): number[] =>
  Array.from({ length: inject('engineSetup').engine === 'postgres' ? onPostgres : 2 }, (_, seed) => seed + 1)
const SEEDS = seeds(process.env['GRID'] === 'full' ? 200 : 10)
const PATIENCE = 30_000 + SEEDS.length * 5_000

let people: Person[] = []
let free: string[] = []

beforeAll(async () => {
  await world().db.delete(jobs)
  people = await hireSellers(world(), CROWD)
  free = await addTools(world(), 150, SEEDS.length * SERIALS_A_SEED)
})

const nextSerial = (): string => free.pop() ?? ''

const sale = (sn: string, receipt = freshReceipt()): Command => ({ kind: 'sale', sn, receipt })
const reserve = (sn: string): Command => ({ kind: 'reserve', sn, offline: false })
const release = (sn: string): Command => ({ kind: 'release', sn })

/** All attempts at once. @returns the codes and the answers in the order of the attempts */
const allAtOnce = async (attempts: readonly (readonly [Person, Command, string?])[]) => {
  const answers = await Promise.all(attempts.map(([person, command, key]) => send(world(), person.token, command, key)))
  return { answers, codes: answers.map(({ json }) => json.code) }
}

const liveRows = (sn: string) =>
  world()
    .db.select()
    .from(sales)
    .where(and(eq(sales.sn, sn), eq(sales.side, 'seller'), ne(sales.status, 'FAIL')))

const times = (codes: readonly number[], wanted: number): number => codes.filter((code) => code === wanted).length

describe.each(SEEDS)('seed %i', (seed) => {
  it(
    'B11 50 sellers sell or reserve one serial: exactly one does, 49 are told who was first',
    async () => {
      const { below, shuffle } = chance(seed)
      const sn = nextSerial()
      const attempts = shuffle(people).map((person) => [person, below(2) ? sale(sn) : reserve(sn)] as const)
      const { codes } = await allAtOnce(attempts)
      expect(times(codes, 0)).toBe(1)
      const [row, ...more] = await liveRows(sn)
      expect(more).toEqual([])
      const [winner, command] = attempts[codes.indexOf(0)]!
      expect([row?.ownerId, row?.status]).toEqual([winner.id, command.kind === 'sale' ? 'TAX_PENDING' : 'RESERVED'])
      expect(times(codes, command.kind === 'sale' ? 100 : 101)).toBe(CROWD - 1)
    },
    PATIENCE,
  )

  it(
    'B11 50 sellers use one receipt for 50 serials: one person’s it is, the others’ serials stay free',
    async () => {
      const receipt = freshReceipt()
      const attempts = chance(seed)
        .shuffle(people)
        .map((person) => [person, sale(nextSerial(), receipt)] as const)
      const { codes } = await allAtOnce(attempts)
      expect([times(codes, 0), times(codes, 102)]).toEqual([1, CROWD - 1])
      const serials = attempts.map(([, { sn }]) => sn)
      const rows = await world().db.select().from(sales).where(inArray(sales.sn, serials))
      expect(rows.map(({ ownerId }) => ownerId)).toEqual([attempts[codes.indexOf(0)]?.[0].id])
      expect(await world().db.$count(receipts, eq(receipts.fp, receipt.fp))).toBe(1)
    },
    PATIENCE,
  )

  it(
    'B11 C03 reserve against confirm against release: what happened could have happened one after the other',
    async () => {
      const { pick, shuffle } = chance(seed)
      const sn = nextSerial()
      const [owner, ...others] = shuffle(people).slice(0, 4) as [Person, ...Person[]]
      await send(world(), owner.token, reserve(sn))
      const [before] = await liveRows(sn)
      const kinds = [() => sale(sn), () => reserve(sn), () => release(sn)]
      const attempts = shuffle([
        ...[sale(sn), sale(sn), release(sn), release(sn), reserve(sn)].map((command) => [owner, command] as const),
        ...others.flatMap((person) => [1, 2, 3].map(() => [person, pick(kinds)()] as const)),
      ])
      const { answers, codes } = await allAtOnce(attempts)
      const rows = await liveRows(sn)
      expect(rows.length).toBeLessThan(2)
      const events = attempts.map(([{ id }, { kind }], index) => ({ who: id, kind, code: codes[index] ?? -1 }))
      const end = rows[0] ? { owner: rows[0].ownerId ?? '', isSold: rows[0].status !== 'RESERVED' } : null
      expect(inSomeOrder(events, { owner: owner.id, isSold: false }, end), JSON.stringify({ seed, codes, end })).toBe(true)
      // Rows are inserted, taken over or released; none appears or vanishes by itself.
      const made = answers.flatMap(({ json }) => (json.payload as { id: string } | null)?.id ?? [])
      const released = attempts.filter(([, { kind }], index) => kind === 'release' && codes[index] === 0).length
      expect(new Set([before?.id, ...made]).size - released).toBe(rows.length)
      const sold = attempts.filter(([, { kind }], index) => kind === 'sale' && codes[index] === 0).length
      const fps = attempts.flatMap(([, command]) =>
        command.kind === 'sale' && 'fp' in command.receipt ? command.receipt.fp : [],
      )
      expect(await world().db.$count(receipts, inArray(receipts.fp, fps))).toBe(sold)
    },
    PATIENCE,
  )

  it(
    'C03 one receipt for several own reserves, confirmed at once with a stranger in between: nobody waits for ever',
    async () => {
      const { shuffle } = chance(seed)
      const [owner, stranger] = shuffle(people) as [Person, Person]
      const [receipt, mine] = [freshReceipt(), [nextSerial(), nextSerial(), nextSerial()]]
      for (const sn of mine) await send(world(), owner.token, reserve(sn))
      const attempts = shuffle([
        ...mine.flatMap((sn) => [[owner, sale(sn, receipt)] as const, [owner, sale(sn, receipt)] as const]),
        ...mine.map((sn) => [stranger, sale(sn, receipt)] as const),
      ])
      const { codes } = await allAtOnce(attempts)
      expect([times(codes, 0), times(codes, 107), times(codes, 100) + times(codes, 101)]).toEqual([3, 3, 3])
    },
    PATIENCE,
  )

  it(
    'B11 one person sells ten tools on one receipt: three go their way, seven wait for the desk',
    async () => {
      const person = chance(seed).pick(people)
      const receipt = freshReceipt()
      const { codes } = await allAtOnce(Array.from({ length: 10 }, () => [person, sale(nextSerial(), receipt)] as const))
      expect(codes).toEqual(Array.from({ length: 10 }, () => 0))
      const rows = await world()
        .db.select({ status: sales.status })
        .from(sales)
        .innerJoin(receipts, eq(receipts.id, sales.receiptId))
        .where(eq(receipts.fp, receipt.fp))
      const counts = ['TAX_PENDING', 'APPROVE_PENDING'].map((wanted) => rows.filter(({ status }) => status === wanted).length)
      expect(counts).toEqual([3, 7])
    },
    PATIENCE,
  )

  it(
    'B10 one key fifty times, with each command: one effect, one answer',
    async () => {
      const person = chance(seed).pick(people)
      const sn = nextSerial()
      for (const command of [reserve(sn), release(sn), reserve(sn), sale(sn)]) {
        const key = `race-key-${nextSerial().replace('.', '-')}`
        const { answers } = await allAtOnce(people.map(() => [person, command, key] as const))
        expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
        expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
        expect((await liveRows(sn)).length).toBe(command.kind === 'release' ? 0 : 1)
      }
      expect(await world().db.$count(sales, eq(sales.sn, sn))).toBe(1)
    },
    PATIENCE,
  )
})

describe.each(SEEDS)('a refusal that is raced, seed %i', (seed) => {
  it(
    'B10 one key twenty times while another takes and frees the serial: one answer, which is what happened',
    async () => {
      const { shuffle } = chance(seed)
      const [person, other] = shuffle(people) as [Person, Person]
      const [sn, receipt] = [nextSerial(), freshReceipt()]
      await send(world(), other.token, reserve(sn))
      const repeats = Array.from({ length: 20 }, () => [person, sale(sn, receipt), `raced-key-${sn.replace('.', '-')}`] as const)
      const others = [release(sn), reserve(sn), release(sn), reserve(sn)].map((command) => [other, command] as const)
      const attempts = shuffle([...repeats, ...others])
      const { answers } = await allAtOnce(attempts)
      const told = answers.filter((_, index) => attempts[index]?.[0] === person)
      expect(new Set(told.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
      const mine = (await world().db.select().from(sales).where(eq(sales.sn, sn))).filter(({ ownerId }) => ownerId === person.id)
      const isSold = told[0]?.json.code === 0
      expect([mine.length, await world().db.$count(receipts, eq(receipts.fp, receipt.fp))]).toEqual(isSold ? [1, 1] : [0, 0])
    },
    PATIENCE,
  )
})

describe.each(SEEDS.slice(0, 3))('the last moment of a reserve, seed %i', (seed) => {
  it(
    'C03 its end against its confirmation: sold once, and no row is lost',
    async () => {
      const [owner, other] = chance(seed).shuffle(people) as [Person, Person]
      const sn = nextSerial()
      await scheduleRepeating(world().deps)
      await send(world(), owner.token, reserve(sn))
      await world()
        .db.update(sales)
        .set({ reservedUntil: new Date(world().clock.now()) })
        .where(eq(sales.sn, sn))
      await world()
        .db.update(jobs)
        .set({ runAt: new Date(world().clock.now()) })
      const [{ codes }] = await Promise.all([
        allAtOnce([
          [owner, sale(sn)],
          [other, reserve(sn)],
          [owner, release(sn)],
        ]),
        world().runJobs(),
      ])
      expect(world().jobErrors).toEqual([])
      // The reserve expires before, between or after the attempts: then another seller may be first.
      const allowed = [
        [0, 100, 101],
        [0, 100, 101],
        [0, 120],
      ]
      for (const [index, code] of codes.entries()) expect(allowed[index]).toContain(code)
      expect((await liveRows(sn)).length).toBeLessThan(2)
      expect(await world().runJobs()).toBeLessThan(10)
    },
    DAY,
  )
})
