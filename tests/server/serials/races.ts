/** B11 under concurrency: fifty sellers at once on one serial, on one receipt, on one reserve. */
import { and, eq, inArray, ne } from 'drizzle-orm'
import { expect } from 'vitest'
import { jobs, receipts, sales } from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { allAnswered } from '../support/all-answered.ts'
import { send } from '../support/commands.ts'
import type { Command } from '../support/commands.ts'
import { addTools, hireSellers } from '../support/races/crowd.ts'
import type { Person } from '../support/races/crowd.ts'
import { inSomeOrder } from '../support/races/in-some-order.ts'
import { chance } from '../support/races/random.ts'
import { codesOf, times } from '../support/races/race-suite.ts'
import type { Race } from '../support/races/race-suite.ts'
import { freshReceipt } from '../support/deeds/receipts.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

const CROWD = 50
/** Free serials are added to the base in batches. */
const BATCH = 1_000

/** The people and the free serials of a database. */
interface Supply {
  people: Promise<Person[]>
  free: string[]
  nextSeries: number
}

const supplies = new WeakMap<Db, Supply>()

const supplyOf = (server: TestApp): Supply => {
  const known = supplies.get(server.db)
  if (known) return known
  const supply = { people: hireSellers(server, CROWD), free: [], nextSeries: 150 }
  supplies.set(server.db, supply)
  return supply
}

/** The crowd, in the order of the seed. */
const crowdOf = async (server: TestApp, seed: number): Promise<Person[]> => chance(seed).shuffle(await supplyOf(server).people)

const freshSerials = async (server: TestApp, count: number): Promise<string[]> => {
  const supply = supplyOf(server)
  if (supply.free.length < count) supply.free.push(...(await addTools(server, (supply.nextSeries += 1), BATCH)))
  return supply.free.splice(0, count)
}

const freshSerial = async (server: TestApp): Promise<string> => {
  const [sn = ''] = await freshSerials(server, 1)
  return sn
}

const sale = (sn: string, receipt = freshReceipt()): Command => ({ kind: 'sale', sn, receipt })
const reserve = (sn: string): Command => ({ kind: 'reserve', sn, offline: false })
const release = (sn: string): Command => ({ kind: 'release', sn })

type Attempt = readonly [Person, Command, string?]

/** All attempts at once. @returns the answers in the order of the attempts */
const answersTo = (server: TestApp, attempts: readonly Attempt[]): Promise<Answer[]> =>
  allAnswered(
    attempts.map(
      ([person, command, key]) =>
        () =>
          send(server, person.token, command, key),
    ),
  )

const liveRows = ({ db }: TestApp, sn: string) =>
  db
    .select()
    .from(sales)
    .where(and(eq(sales.sn, sn), eq(sales.side, 'seller'), ne(sales.status, 'FAIL')))

const oneSerial: Race = async (server, seed) => {
  const { below, shuffle } = chance(seed)
  const sn = await freshSerial(server)
  // A sale asks less beforehand and comes first, so at every second seed all of them reserve.
  const isSale = () => seed % 2 === 1 && below(2) === 1
  const attempts = shuffle(await supplyOf(server).people).map((person) => [person, isSale() ? sale(sn) : reserve(sn)] as const)
  const codes = codesOf(await answersTo(server, attempts))
  expect(times(codes, 0)).toBe(1)
  const [row, ...more] = await liveRows(server, sn)
  expect(more).toEqual([])
  const [winner, command] = attempts[codes.indexOf(0)]!
  expect([row?.ownerId, row?.status]).toEqual([winner.id, command.kind === 'sale' ? 'TAX_PENDING' : 'RESERVED'])
  expect(times(codes, command.kind === 'sale' ? 100 : 101)).toBe(CROWD - 1)
}

const oneReceipt: Race = async (server, seed) => {
  const [receipt, serials] = [freshReceipt(), await freshSerials(server, CROWD)]
  const people = await crowdOf(server, seed)
  const codes = codesOf(
    await answersTo(
      server,
      people.map((person, at) => [person, sale(serials[at] ?? '', receipt)]),
    ),
  )
  expect([times(codes, 0), times(codes, 102)]).toEqual([1, CROWD - 1])
  const rows = await server.db.select().from(sales).where(inArray(sales.sn, serials))
  expect(rows.map(({ ownerId }) => ownerId)).toEqual([people[codes.indexOf(0)]?.id])
  expect(await server.db.$count(receipts, eq(receipts.fp, receipt.fp))).toBe(1)
}

/** The same number with some zeros in front. */
const withZeros = (seed: number, at: number, number: string): string => number.padStart(number.length + ((seed + at) % 5), '0')

const spelt = (seed: number, at: number, { fn, fd, fp, ...rest }: ReturnType<typeof freshReceipt>) => ({
  ...rest,
  fn: withZeros(seed, at >> 2, fn),
  fd: withZeros(seed, at, fd),
  fp: withZeros(seed, at >> 1, fp),
})

const oneReceiptInSpellings: Race = async (server, seed) => {
  const [receipt, serials] = [freshReceipt(), await freshSerials(server, CROWD)]
  const people = await crowdOf(server, seed)
  const codes = codesOf(
    await answersTo(
      server,
      people.map((person, at) => [person, sale(serials[at] ?? '', spelt(seed, at, receipt))]),
    ),
  )
  expect([times(codes, 0), times(codes, 102)]).toEqual([1, CROWD - 1])
  const rows = await server.db.select().from(sales).where(inArray(sales.sn, serials))
  expect(rows.map(({ ownerId }) => ownerId)).toEqual([people[codes.indexOf(0)]?.id])
  expect(await server.db.$count(receipts, eq(receipts.canonicalFd, receipt.fd))).toBe(1)
}

const oneReserve: Race = async (server, seed) => {
  const { pick, shuffle } = chance(seed)
  const sn = await freshSerial(server)
  const [owner, ...others] = shuffle(await supplyOf(server).people).slice(0, 4) as [Person, ...Person[]]
  await send(server, owner.token, reserve(sn))
  const [before] = await liveRows(server, sn)
  const kinds = [() => sale(sn), () => reserve(sn), () => release(sn)]
  const attempts = shuffle([
    ...[sale(sn), sale(sn), release(sn), release(sn), reserve(sn)].map((command) => [owner, command] as const),
    ...others.flatMap((person) => [1, 2, 3].map(() => [person, pick(kinds)()] as const)),
  ])
  const answers = await answersTo(server, attempts)
  const codes = codesOf(answers)
  const rows = await liveRows(server, sn)
  expect(rows.length).toBeLessThan(2)
  const events = attempts.map(([{ id }, { kind }], at) => ({ who: id, kind, code: codes[at] ?? -1 }))
  const end = rows[0] ? { owner: rows[0].ownerId ?? '', isSold: rows[0].status !== 'RESERVED' } : null
  expect(inSomeOrder(events, { owner: owner.id, isSold: false }, end), JSON.stringify({ seed, codes, end })).toBe(true)
  // Rows are inserted, taken over or released; none appears or vanishes by itself.
  const made = answers.flatMap(({ json }) => (json.payload as { id: string } | null)?.id ?? [])
  const done = (wanted: Command['kind']) => attempts.filter(([, { kind }], at) => kind === wanted && codes[at] === 0).length
  expect(new Set([before?.id, ...made]).size - done('release')).toBe(rows.length)
  const fps = attempts.flatMap(([, command]) => (command.kind === 'sale' && 'fp' in command.receipt ? command.receipt.fp : []))
  expect(await server.db.$count(receipts, inArray(receipts.fp, fps))).toBe(done('sale'))
}

const ownReserves: Race = async (server, seed) => {
  const { shuffle } = chance(seed)
  const [owner, stranger] = shuffle(await supplyOf(server).people) as [Person, Person]
  const [receipt, mine] = [freshReceipt(), await freshSerials(server, 3)]
  for (const sn of mine) await send(server, owner.token, reserve(sn))
  const attempts = shuffle([
    ...mine.flatMap((sn) => [[owner, sale(sn, receipt)] as const, [owner, sale(sn, receipt)] as const]),
    ...mine.map((sn) => [stranger, sale(sn, receipt)] as const),
  ])
  const codes = codesOf(await answersTo(server, attempts))
  expect([times(codes, 0), times(codes, 107), times(codes, 100) + times(codes, 101)]).toEqual([3, 3, 3])
}

const tenOnOneReceipt: Race = async (server, seed) => {
  const [person] = (await crowdOf(server, seed)) as [Person]
  const receipt = freshReceipt()
  const serials = await freshSerials(server, 10)
  const answers = await answersTo(
    server,
    serials.map((sn, at) => [person, sale(sn, seed % 2 === 1 ? receipt : spelt(seed, at, receipt))]),
  )
  expect(codesOf(answers)).toEqual(serials.map(() => 0))
  const rows = await server.db
    .select({ status: sales.status })
    .from(sales)
    .innerJoin(receipts, eq(receipts.id, sales.receiptId))
    .where(eq(receipts.canonicalFd, receipt.fd))
  const counts = ['TAX_PENDING', 'APPROVE_PENDING'].map((wanted) => rows.filter(({ status }) => status === wanted).length)
  expect(counts).toEqual([3, 7])
}

const keyOf = (sn: string, at = 0): string => `race-key-${sn.replace('.', '-')}-${at}`

const oneKey: Race = async (server, seed) => {
  const [person] = (await crowdOf(server, seed)) as [Person]
  const sn = await freshSerial(server)
  for (const [at, command] of [reserve(sn), release(sn), reserve(sn), sale(sn)].entries()) {
    const attempts = Array.from({ length: CROWD }, () => [person, command, keyOf(sn, at)] as const)
    const answers = await answersTo(server, attempts)
    expect(answers.map(({ status }) => status)).toEqual(attempts.map(() => 200))
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect((await liveRows(server, sn)).length).toBe(command.kind === 'release' ? 0 : 1)
  }
  expect(await server.db.$count(sales, eq(sales.sn, sn))).toBe(1)
}

const racedRefusal: Race = async (server, seed) => {
  const { shuffle } = chance(seed)
  const [person, other] = shuffle(await supplyOf(server).people) as [Person, Person]
  const [sn, receipt] = [await freshSerial(server), freshReceipt()]
  await send(server, other.token, reserve(sn))
  const repeats = Array.from({ length: 20 }, () => [person, sale(sn, receipt), keyOf(sn)] as const)
  const others = [release(sn), reserve(sn), release(sn), reserve(sn)].map((command) => [other, command] as const)
  const attempts = shuffle([...repeats, ...others])
  const answers = await answersTo(server, attempts)
  const told = answers.filter((_, at) => attempts[at]?.[0] === person)
  expect(new Set(told.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
  const mine = (await server.db.select().from(sales).where(eq(sales.sn, sn))).filter(({ ownerId }) => ownerId === person.id)
  const isSold = told[0]?.json.code === 0
  expect([mine.length, await server.db.$count(receipts, eq(receipts.fp, receipt.fp))]).toEqual(isSold ? [1, 1] : [0, 0])
}

const lastMoment: Race = async (server, seed) => {
  const [owner, other] = (await crowdOf(server, seed)) as [Person, Person]
  const sn = await freshSerial(server)
  await server.db.delete(jobs)
  await scheduleRepeating(server.deps)
  await send(server, owner.token, reserve(sn))
  const now = new Date(server.clock.now())
  await server.db.update(sales).set({ reservedUntil: now }).where(eq(sales.sn, sn))
  await server.db.update(jobs).set({ runAt: now })
  const [answers] = await Promise.all([
    answersTo(server, [
      [owner, sale(sn)],
      [other, reserve(sn)],
      [owner, release(sn)],
    ]),
    server.runJobs(),
  ])
  expect(server.jobErrors).toEqual([])
  // The reserve expires before, between or after the attempts: then another seller may be first.
  const allowed = [
    [0, 100, 101],
    [0, 100, 101],
    [0, 120],
  ]
  for (const [at, code] of codesOf(answers).entries()) expect(allowed[at]).toContain(code)
  expect((await liveRows(server, sn)).length).toBeLessThan(2)
  expect(await server.runJobs()).toBeLessThan(10)
}

export const races = {
  '50 sellers sell or reserve one serial: exactly one does, 49 are told who was first': oneSerial,
  '50 sellers use one receipt for 50 serials: one person’s it is, the others’ serials stay free': oneReceipt,
  'F02 50 sellers use one receipt in their own spellings: one person’s it is': oneReceiptInSpellings,
  'reserve against confirm against release: what happened could have happened one after the other': oneReserve,
  'one receipt for several own reserves, confirmed at once with a stranger in between: nobody waits for ever': ownReserves,
  'one person sells ten tools on one receipt: three go their way, seven wait for the desk': tenOnOneReceipt,
  'one key fifty times, with each command: one effect, one answer': oneKey,
  'one key twenty times while another takes and frees the serial: one answer, which is what happened': racedRefusal,
  'the end of a reserve against its confirmation: sold once, and no row is lost': lastMoment,
} satisfies Record<string, Race>
