/** Documents under concurrency: a serial is sold once and owned once, a document is one, and nothing is left half done. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ANNA as ANNA_ID, PROFI } from '../../../server/demo/people.ts'
import { decisions, files, invoices, ledgerTransactions, notifications, sales } from '../../../server/kernel/database/schema.ts'
import type { Side } from '../../../server/kernel/database/sets.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { deletePerson } from '../../../server/modules/deletion/delete-person.ts'
import { allAnswered } from '../support/all-answered.ts'
import { addTools } from '../support/races/crowd.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { chance } from '../support/races/random.ts'
import { codesOf, times } from '../support/races/race-suite.ts'
import type { Race } from '../support/races/race-suite.ts'
import { saleBody } from '../support/deeds/receipts.ts'
import { nfcOf } from '../support/deeds/sell.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { hire } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { company, COMPANY_INN, decideOn, DESK, FOREIGN_INN, freshUpd, scanOf, sendPart, sendUnknown } from './support.ts'
import type { Paper, Sent } from './support.ts'

/** Somebody who registers, with a scan for all documents. */
interface Registrant extends Member {
  scan: string
}

const AT_ONCE = 50
const COMPANIES = 10

const withScan = async (server: TestApp, member: Member): Promise<Registrant> => ({
  ...member,
  scan: await scanOf(server, member),
})

const made = new WeakMap<object, Promise<Record<Side, Registrant[]>>>()

/** Fifty sellers of a point and ten companies; one crowd for all races of a world. */
const crowd = (server: TestApp): Promise<Record<Side, Registrant[]>> => {
  const make = async (): Promise<Record<Side, Registrant[]>> => {
    const [seller, buyer]: Registrant[][] = [[], []]
    for (let count = 0; count < AT_ONCE; count += 1) seller?.push(await withScan(server, await hire(server, PROFI)))
    for (let count = 0; count < COMPANIES; count += 1) buyer?.push(await withScan(server, await company(server, '5260181598')))
    return { seller: seller ?? [], buyer: buyer ?? [] }
  }
  const known = made.get(server.db) ?? make()
  made.set(server.db, known)
  return known
}

let series = 1_000
/** Tools of the base that nobody has registered. */
const freshTools = (server: TestApp, amount: number): Promise<string[]> => addTools(server, (series += 1), amount)
/** Serials that no base knows. */
const freshUnknown = (amount: number): string[] => {
  series += 1
  return Array.from({ length: amount }, (_, place) => `${series}.${String(place).padStart(5, '0')}`)
}

const paperOf = ({ scan }: Registrant, patch: Partial<Paper> = {}): Paper => ({
  upd: freshUpd(),
  time: '19-11-2026T00:00:00',
  inn: COMPANY_INN,
  sum: '100.00',
  files: [scan],
  ...patch,
})

const liveRows = (server: TestApp, serials: readonly string[]) =>
  server.db
    .select()
    .from(sales)
    .where(and(inArray(sales.sn, [...serials]), ne(sales.status, 'FAIL')))

/** Fifty parts with overlapping serials: whoever wins has all of a part, whoever loses has none of it. */
const taken =
  (side: Side): Race =>
  async (server, seed) => {
    const people = (await crowd(server))[side]
    const serials = await freshTools(server, 6)
    const { below, shuffle } = chance(seed)
    const attempts = Array.from({ length: AT_ONCE }, (_, place) => ({
      person: people[place % people.length] as Registrant,
      wanted: shuffle(serials).slice(0, 1 + below(3)),
    }))
    const answers = await Promise.all(
      attempts.map(({ person, wanted }) =>
        sendPart(server, side, wanted, { person, paper: paperOf(person, side === 'buyer' ? { inn: FOREIGN_INN } : {}) }),
      ),
    )
    const codes = codesOf(answers)
    expect(codes.filter((code) => code !== 0 && code !== 115)).toEqual([])
    const won = attempts.filter((_, place) => codes[place] === 0)
    expect(won.length).toBeGreaterThan(0)
    const rows = await liveRows(server, serials)
    expect(rows.map(({ sn, ownerId }) => `${sn} ${ownerId}`).toSorted()).toEqual(
      won.flatMap(({ person, wanted }) => wanted.map((sn) => `${sn} ${person.id}`)).toSorted(),
    )
  }

const oneDocument: Race = async (server, seed) => {
  const [person] = chance(seed).shuffle((await crowd(server)).seller)
  if (!person) return
  const [serials, unknown] = [await freshTools(server, 20), freshUnknown(2)]
  const sent: Sent = { person, paper: paperOf(person) }
  const parts = Array.from({ length: 10 }, (_, place) => serials.slice(place * 2, place * 2 + 2))
  const answers = await allAnswered([
    ...parts.map((part) => () => sendPart(server, 'seller', part, sent)),
    ...unknown.map((sn) => () => sendUnknown(server, 'seller', sn, sent)),
  ])
  expect(codesOf(answers)).toEqual(Array.from({ length: 12 }, () => 0))
  const found = await server.db.select().from(invoices).where(eq(invoices.upd, sent.paper.upd))
  expect(found).toHaveLength(1)
  const id = found[0]?.id ?? ''
  expect(await server.db.$count(sales, eq(sales.invoiceId, id))).toBe(22)
  const seen = answers.slice(0, 10).map(({ json }) => (json.payload as { inInvoice: number }).inInvoice)
  expect(new Set(seen).size).toBe(10)
  expect(await server.db.$count(notifications, and(eq(notifications.subject, id), eq(notifications.userId, person.id)))).toBe(1)
}

const oneKey: Race = async (server, seed) => {
  const [person] = chance(seed).shuffle((await crowd(server)).seller)
  if (!person) return
  const serials = await freshTools(server, 3)
  const sent: Sent = { person, paper: paperOf(person), key: `one-part-${randomUUID()}` }
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendPart(server, 'seller', serials, sent)))
  for (const { json } of answers) expect(json).toEqual(answers[0]?.json)
  expect(codesOf(answers)[0]).toBe(0)
  expect(await liveRows(server, serials)).toHaveLength(3)
}

/** A document with so many rows already, without registering them. */
const filled = async (server: TestApp, person: Registrant, amount: number): Promise<Paper> => {
  const paper = paperOf(person)
  const [first = '', ...rest] = freshUnknown(amount)
  await sendPart(server, 'seller', [first], { person, paper, offline: true })
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.upd, paper.upd))
  const at = new Date(server.clock.now())
  const row = {
    side: 'seller',
    ownerId: person.id,
    status: 'PENDING',
    statusAt: at,
    saleDate: at,
    invoiceId: invoice?.id,
  } as const
  await server.db.insert(sales).values(rest.map((sn) => ({ ...row, id: randomUUID(), sn })))
  return paper
}

const full: Race = async (server, seed) => {
  const [person] = chance(seed).shuffle((await crowd(server)).seller)
  if (!person) return
  const paper = await filled(server, person, 950)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sendPart(server, 'seller', freshUnknown(20), { person, paper, offline: true })),
  )
  expect([times(codesOf(answers), 0), times(codesOf(answers), 116)]).toEqual([2, 3])
}

/** A seller's document of so many tools; the desk is at work. */
const sold = async (
  server: TestApp,
  person: Registrant,
  amount: number,
): Promise<{ id: string; rows: string[]; paper: Paper }> => {
  await server.tokenOf(DESK)
  const paper = paperOf(person)
  await sendPart(server, 'seller', await freshTools(server, amount), { person, paper })
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.upd, paper.upd))
  const rows = await server.db
    .select({ id: sales.id })
    .from(sales)
    .where(eq(sales.invoiceId, invoice?.id ?? ''))
  return { id: invoice?.id ?? '', rows: rows.map((row) => row.id), paper }
}

const approve = { decision: 'approve' } as const
const refuse = { decision: 'refuse', reason: 'Не сошлось' } as const

const decidedOnce: Race = async (server, seed) => {
  const { shuffle } = chance(seed)
  const [person] = shuffle((await crowd(server)).seller)
  if (!person) return
  const { id, rows } = await sold(server, person, 3)
  const [one = '', two = ''] = rows
  const asked = shuffle([
    ...[id, id, one, two].map((each) => [each, approve] as const),
    ...[id, one, two].map((each) => [each, refuse] as const),
  ])
  const answers = await allAnswered(
    asked.map(
      ([each, body]) =>
        () =>
          decideOn(server, each, body),
    ),
  )
  expect(codesOf(answers).filter((code) => code !== 0 && code !== 117)).toEqual([])
  const decided = answers.reduce(
    (sum, { json }) => sum + (json.code === 0 ? (json.payload as { decided: number }).decided : 0),
    0,
  )
  expect(decided).toBe(3)
  const found = await server.db
    .select({
      status: sales.status,
      verdict: decisions.verdict,
      charges: sql<number>`(
      select count(*) from ${ledgerTransactions} where ${ledgerTransactions.saleId} = ${sales.id} and operation = 'CHARGE_FOR_SALE')`.mapWith(
        Number,
      ),
    })
    .from(sales)
    .innerJoin(decisions, eq(decisions.saleId, sales.id))
    .where(eq(sales.invoiceId, id))
  expect(found).toHaveLength(3)
  for (const { status, verdict, charges } of found)
    expect([status, charges]).toEqual(verdict === 'approve' ? ['FINISH', 1] : ['FAIL', 0])
}

const sumOrDecision: Race = async (server, seed) => {
  const [person] = chance(seed).shuffle((await crowd(server)).seller)
  if (!person) return
  const { id, paper, rows } = await sold(server, person, 1)
  const part = () => sendPart(server, 'seller', freshUnknown(1), { person, paper: { ...paper, sum: '999.00' }, offline: true })
  const [decision, sent] =
    seed % 2
      ? await Promise.all([decideOn(server, rows[0] ?? '', approve), part()])
      : (await Promise.all([part(), decideOn(server, rows[0] ?? '', approve)])).toReversed()
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, id))
  expect([decision?.json.code, sent?.json.code, invoice?.sum]).toEqual(sent?.json.code === 0 ? [0, 0, 99_900] : [0, 6, 10_000])
  // After the decision no sum changes any more.
  const late = await sendPart(server, 'seller', freshUnknown(1), { person, paper: { ...paper, sum: '5.00' }, offline: true })
  expect(late.json.code).toBe(6)
}

/** Some statements later: a part takes more of them than a sale, and would never be overtaken. */
const later = async (server: TestApp, statements: number): Promise<void> => {
  for (let count = 0; count < statements; count += 1) await server.db.execute(sql`select 1`)
}

const reserveOrSale: Race = async (server, seed) => {
  const { below, shuffle } = chance(seed)
  const [person] = shuffle((await crowd(server)).seller)
  if (!person) return
  const { token } = person
  const [sn = ''] = await freshTools(server, 1)
  const place = { coordinates: '', gps: '', time: '20-11-2026T12:30:00' }
  await server.call('POST', `/tools/reserve/${sn}`, { token, body: place })
  const actions = {
    part: () => sendPart(server, 'seller', [sn], { person, paper: paperOf(person) }),
    sale: () => server.call('POST', `/sale/seller/purchase/confirm/${sn}`, { token, body: saleBody() }),
    release: () => server.call('POST', `/tools/reserve/cancel/${nfcOf(sn)}`, { token }),
  }
  const codes: Partial<Record<keyof typeof actions, number>> = {}
  await Promise.all(
    shuffle(Object.keys(actions) as (keyof typeof actions)[]).map(async (name) => {
      await later(server, name === 'part' ? 0 : below(16))
      codes[name] = (await actions[name]()).json.code
    }),
  )
  expect([0, 115]).toContain(codes.part)
  expect([0, 107]).toContain(codes.sale)
  expect([0, 120]).toContain(codes.release)
  expect([codes.part, codes.sale].filter((code) => code === 0)).toHaveLength(1)
  const [row, ...others] = await liveRows(server, [sn])
  expect(others).toEqual([])
  expect([row?.status, row?.invoiceId !== null, row?.receiptId !== null]).toEqual(
    codes.part === 0 ? ['APPROVE_PENDING', true, false] : ['TAX_PENDING', false, true],
  )
}

const remove = (server: TestApp, { mobile }: Member): Promise<void> =>
  server.db.transaction((tx) =>
    deletePerson(tx, mobile, { origin: 'here', payeeKeys: server.deps.payeeKeys, now: server.clock.now() }),
  )

const deletedSeller: Race = async (server) => {
  const person = await withScan(server, await hire(server, PROFI))
  const [paper, serials] = [paperOf(person), await freshTools(server, 4)]
  const [codes] = await Promise.all([
    Promise.all([serials.slice(0, 2), serials.slice(2)].map((part) => sendPart(server, 'seller', part, { person, paper }))),
    remove(server, person),
  ])
  expect(codesOf(codes).filter((code) => code !== 0 && code !== 122)).toEqual([])
  expect(await liveRows(server, serials)).toEqual([])
  expect(await server.db.$count(files, eq(files.name, person.scan))).toBe(0)
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.upd, paper.upd))
  expect(invoice?.ownerId ?? null).toBeNull()
}

const deletedMeanwhile: Race = async (server, seed) => {
  const person = await withScan(server, await hire(server, PROFI))
  const { id, rows } = await sold(server, person, 2)
  const decision = () => decideOn(server, id, approve)
  const [answer] =
    seed % 2
      ? await Promise.all([decision(), remove(server, person)])
      : (await Promise.all([remove(server, person), decision()])).toReversed()
  const code = (answer as Answer).json.code
  expect([0, 117]).toContain(code)
  const found = await server.db.select().from(sales).where(inArray(sales.id, rows))
  expect(found.map(({ ownerId, status }) => [ownerId, status])).toEqual(rows.map(() => [null, code === 0 ? 'FINISH' : 'FAIL']))
  expect(await server.db.$count(decisions, inArray(decisions.saleId, rows))).toBe(0)
  await expectSoundLedger(server.db)
}

const deletedFile: Race = async (server, seed) => {
  const { shuffle } = chance(seed)
  const [person] = shuffle((await crowd(server)).seller)
  if (!person) return
  const scan = await scanOf(server, person)
  const serials = await freshTools(server, 1)
  const [part, gone] = await Promise.all([
    sendPart(server, 'seller', serials, { person, paper: paperOf(person, { files: [scan] }) }),
    server.call('DELETE', `/files/${scan}`, { token: person.token }),
  ])
  expect([part.json.code, gone.json.code]).toEqual(part.json.code === 0 ? [0, 125] : [6, 0])
  expect(await server.db.$count(files, eq(files.name, scan))).toBe(part.json.code === 0 ? 1 : 0)
}

const boughtAndSold: Race = async (server, seed) => {
  const { seller, buyer } = await crowd(server)
  const { shuffle } = chance(seed)
  const [serials, upd] = [await freshTools(server, 4), freshUpd()]
  const [one, other] = [shuffle(seller)[0], shuffle(buyer)[0]]
  if (!one || !other) return
  const token = await openSession(server.db, ANNA_ID, server.clock.now())
  const answers = await Promise.all([
    sendPart(server, 'seller', shuffle(serials), { person: one, paper: paperOf(one, { upd, inn: '5260181598' }) }),
    sendPart(server, 'buyer', shuffle(serials), { person: other, paper: paperOf(other, { upd, inn: '7707083893' }) }),
    ...serials.map((sn) => server.call('POST', `/sale/seller/purchase/confirm/${sn}`, { token, body: saleBody() })),
  ])
  const [sale, purchase, ...singles] = codesOf(answers)
  expect(purchase).toBe(0)
  expect([0, 115]).toContain(sale)
  expect(singles.filter((code) => code !== 0 && code !== 100)).toEqual([])
  if (sale === 0) expect(times(singles, 0)).toBe(0)
  const rows = await liveRows(server, serials)
  expect(rows.filter(({ side }) => side === 'buyer')).toHaveLength(4)
  expect(rows.filter(({ side }) => side === 'seller')).toHaveLength(sale === 0 ? 4 : times(singles, 0))
}

/** By what happens. */
export const races = {
  'AT01 B11 fifty sellers sell overlapping tools to companies at once: each tool once, each part whole': taken('seller'),
  'LT36 B11 ten companies register overlapping tools fifty times at once: each tool once, each part whole': taken('buyer'),
  'B11 a document and four receipts for the same tools: each tool once': boughtAndSold,
  'LT36 ten parts of a document and two serials by hand at once: one document, told once': oneDocument,
  'B10 a part sent ten times under one key: one, and one answer': oneKey,
  'LT36 five parts that do not all fit: the document ends at a thousand': full,
  'AT01 approvals and refusals of a document and of its rows at once: each row once, paid once': decidedOnce,
  'AT01 another sum meets the decision: before it or refused': sumOrDecision,
  'C03 a reserve that becomes a document’s row, a sale, or is released: one of them': reserveOrSale,
  'C06 a seller who is deleted while parts arrive: nothing waits, nothing is left': deletedSeller,
  'C06 a seller who is deleted while the desk decides: before it or after it': deletedMeanwhile,
  'B07 a file that is deleted while a document takes it: one of both': deletedFile,
} as const satisfies Record<string, Race>
