/** The audit for reading (D151): who may, what it shows, that reading it stands in it, and that no page reads it whole. */
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { audit, users } from '../../../server/kernel/database/schema.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { auditFile } from '../../../server/modules/audit/file.ts'
import { auditStatement } from '../../../server/modules/audit/page.ts'
import { readQuestion } from '../../../server/modules/audit/question.ts'
import type { AuditRequest } from '../../../server/modules/audit/question.ts'
import { record } from '../../../server/modules/audit/record.ts'
import { phoneOf, userId } from '../../../server/demo/people.ts'
import { DAY, MINUTE, TEST_START } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'

interface Entry {
  id: string
  at: string
  event: string
  actor: { id: string | null; name: string } | null
  subject: { id: string | null; name: string } | null
  object: string | null
  reason: string
  note: string | null
}
interface Page {
  entries: Entry[]
  next: string | null
}

const world = testApp()
const [OPERATOR, MARINA, ANNA, MARIA] = [90, 91, 1, 5]

const ask = async (body: AuditRequest & { size?: number; cursor?: string }, person = OPERATOR) =>
  world().call('POST', '/desk/audit', { token: await world().tokenOf(person), body })
const page = async (body: Parameters<typeof ask>[0], person = OPERATOR): Promise<Page> => (await ask(body, person)).json.payload

/** Something that an operator decided of a person, under a number of its own. */
const happens = async (object: string, { by = OPERATOR, to = ANNA, at = world().clock.now() } = {}): Promise<void> => {
  const line = { event: 'saleApproved', actor: userId(by), subject: userId(to), object, origin: 'x', reason: 'desk' } as const
  await record(world().db, line, at)
}

describe('a line of the audit', () => {
  it('says who, what, whom, which row, when and why; operators by their names, people by surname and initials', async () => {
    await happens('row-1')
    const [entry] = (await page({ object: 'row-1' })).entries
    expect(entry).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: new Date(world().clock.now()).toISOString(),
      event: 'saleApproved',
      actor: { id: userId(OPERATOR), name: 'Служба Поддержки' },
      subject: { id: userId(ANNA), name: 'Соколова А. И.' },
      object: 'row-1',
      reason: 'desk',
      note: null,
    })
  })

  it('of who has deleted the account names nobody, of what a command has done says so', async () => {
    const { db, clock } = world()
    const id = userId(9)
    await record(
      db,
      { event: 'sessionsEnded', actor: null, subject: id, object: 'gone-1', origin: 'command', reason: 'byHand' },
      clock.now(),
    )
    await db.delete(users).where(eq(users.id, id))
    expect((await page({ object: 'gone-1' })).entries).toMatchObject([
      { actor: null, subject: { id: null, name: 'Удалённая учётная запись' }, note: 'Команда на сервере' },
    ])
  })
})

describe('filters', () => {
  beforeAll(async () => {
    await happens('f-1', { to: MARIA })
    await happens('f-2', { by: MARINA, to: MARIA })
    await happens('f-3', { by: MARINA, to: ANNA })
    await happens('f-4', { by: MARINA, to: MARIA, at: TEST_START - 40 * DAY })
  })
  const objectsOf = async (request: AuditRequest): Promise<(string | null)[]> =>
    (await page({ ...request, size: 100 })).entries.flatMap(({ object }) => (object?.startsWith('f-') ? [object] : []))

  it('by person: whom it happened to, by id and by phone however it is written', async () => {
    for (const person of [userId(MARIA), phoneOf(MARIA), '+7 (900) 000-00-05'])
      expect(await objectsOf({ person }), person).toEqual(['f-2', 'f-1', 'f-4'])
  })

  it('by person: also what the person has done, a line of both once', async () => {
    await world().tokenOf(ANNA)
    const anna = { id: userId(ANNA) }
    const entries = (await page({ person: userId(ANNA), size: 100 })).entries.filter(({ event }) => event === 'signedIn')
    expect(entries).toMatchObject([{ actor: anna, subject: anna }])
  })

  it('by operator, row, days, and all of them together', async () => {
    expect(await objectsOf({ operator: userId(MARINA) })).toEqual(['f-3', 'f-2', 'f-4'])
    expect(await objectsOf({ object: 'f-2' })).toEqual(['f-2'])
    expect(await objectsOf({ operator: userId(MARINA), person: userId(MARIA), from: '20-11-2026', to: '20-11-2026' })).toEqual([
      'f-2',
    ])
    expect(await objectsOf({ to: '11-10-2026' })).toEqual(['f-4'])
    expect(await objectsOf({ from: '12-10-2026', to: '19-11-2026' })).toEqual([])
  })

  it('of nobody give nothing: an unknown person, and an operator who is none', async () => {
    // She has signed in, and is no operator.
    await world().tokenOf(ANNA)
    for (const request of [
      { person: '79990001122' },
      { person: 'кто-то' },
      { person: userId(98) },
      { operator: userId(MARIA) },
      { operator: userId(ANNA) },
    ])
      expect(await page(request)).toEqual({ entries: [], next: null })
  })

  it('that make no period are refused in words', async () => {
    const messages = [{ from: '31-02-2026' }, { from: '20-11-2026', to: '19-11-2026' }].map(
      async (body) => (await ask(body)).json.message,
    )
    expect(await Promise.all(messages)).toEqual(['Такой даты нет', 'Начало периода позже его конца'])
  })

  it('with what no database likes are no fault of the server', async () => {
    for (const object of ["' or 1=1 --", '%', '{}', '\\', '\u0000'])
      expect([200, 400], object).toContain((await ask({ object })).status)
  })
})

describe('reading', () => {
  const readings = () => world().db.select().from(audit).where(eq(audit.event, 'auditRead')).orderBy(desc(audit.id))
  const auditIdOf = async (number: number) =>
    (
      await world()
        .db.select({ id: users.auditId })
        .from(users)
        .where(eq(users.id, userId(number)))
    )[0]?.id

  it('D151 is in the audit once a reading, not once a page, with whom and what it was about', async () => {
    for (const number of [1, 2, 3, 4, 5]) await happens('many', { at: world().clock.now() + number })
    const before = (await readings()).length
    const first = await page({ object: 'many', size: 2 }, MARINA)
    const second = await page({ object: 'many', size: 2, cursor: first.next ?? '' }, MARINA)
    const third = await page({ object: 'many', size: 2, cursor: second.next ?? '' }, MARINA)
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([2, 2, 1])
    expect(third.next).toBeNull()
    const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => Number(id)))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    const [line, ...rest] = await readings()
    expect(rest).toHaveLength(before)
    expect(line).toMatchObject({ actor: await auditIdOf(MARINA), subject: null, object: 'many', reason: 'desk' })
    await page({ person: phoneOf(ANNA) })
    expect((await readings())[0]).toMatchObject({ actor: await auditIdOf(OPERATOR), subject: await auditIdOf(ANNA) })
  })

  it('D151 a page shows nothing that happened after its reading began', async () => {
    for (const number of [1, 2, 3]) await happens('still', { at: world().clock.now() + number })
    const first = await page({ object: 'still', size: 2 })
    await happens('still', { at: world().clock.now() - MINUTE })
    expect((await page({ object: 'still', size: 2, cursor: first.next ?? '' })).entries).toHaveLength(1)
  })

  it('D151 no cursor goes round it: made up, of somebody else, of another question, of no reading', async () => {
    for (const number of [1, 2, 3]) await happens('guarded', { at: world().clock.now() + number })
    const { next } = await page({ object: 'guarded', size: 1 })
    const cursor = next ?? ''
    const [mark, reading, at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, number, number, number]
    const pack = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const [signedIn] = await world().db.select().from(audit).where(eq(audit.event, 'signedIn')).limit(1)
    const forged = [
      'x',
      pack(),
      pack(mark, 9_999_999, at, id),
      pack(mark, signedIn?.id, at, id),
      pack(mark, reading, 'soon', id),
      pack(mark, reading, 1e300, id),
      pack(mark, reading, Number.MAX_SAFE_INTEGER, id),
      pack('another', reading, at, id),
    ]
    for (const each of forged) expect((await ask({ object: 'guarded', cursor: each })).json.code, each).toBe(123)
    expect((await ask({ object: 'other', cursor })).json.code, 'another question').toBe(123)
    expect((await ask({ object: 'guarded', cursor }, MARINA)).json.code, 'another operator').toBe(123)
    expect((await ask({ object: 'guarded', cursor })).status).toBe(200)
  })

  it('is the operators’ alone, and nobody changes a line', async () => {
    for (const person of [ANNA, 2, MARIA, 6]) expect((await ask({}, person)).json.code).toBe(121)
    expect((await world().call('POST', '/desk/audit', { body: {} })).json.code).toBe(122)
    for (const change of ['update audit set reason = $$x$$', 'delete from audit', 'truncate audit'])
      await expect(world().db.execute(sql.raw(change))).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/permission denied|append-only/) as string },
      })
  })
})

describe('the audit as a file', () => {
  const file = async (body: AuditRequest) => {
    const { bytes, headers, status } = await world().call('POST', '/desk/audit/file', {
      token: await world().tokenOf(OPERATOR),
      body,
    })
    return { status, headers, lines: String(bytes).replace('\uFEFF', '').split('\r\n') }
  }

  it('D199 D227 says the same in words, its own reading not among it, and ends with the count', async () => {
    await happens('=1+1')
    await happens('200.00001')
    const { status, headers, lines } = await file({ object: '=1+1', from: '20-11-2026' })
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="audit-20-11-2026.csv"'])
    expect(lines).toEqual([
      'Номер;Когда;Кто;Что произошло;С кем;Над чем;Почему;Примечание',
      expect.stringMatching(
        /^\d+;20\.11\.2026 \d\d:\d\d;Служба Поддержки;Строка одобрена;Соколова А\. И\.;'=1\+1;решение оператора;$/,
      ),
      'Строк;1',
      '',
    ])
    expect((await file({ object: '200.00001' })).lines[1]).toContain(';"=""200.00001""";')
    expect((await page({ object: '=1+1' })).entries.map(({ event }) => event)).toEqual(['auditRead', 'saleApproved'])
  })

  it('D227 holds every line once, in order, over several batches; of nobody it is empty', async () => {
    const from = world().clock.now() - 900
    for (let number = 0; number < 1_201; number += 1) await happens('batched', { at: from + (number % 7) })
    const { lines } = await file({ object: 'batched' })
    const numbers = lines.slice(1, -2).map((line) => line.split(';')[0])
    const isTheirs = sql`object = 'batched' and event <> 'auditRead'`
    const all = await world().db.select({ id: audit.id }).from(audit).where(isTheirs).orderBy(desc(audit.at), desc(audit.id))
    expect(numbers).toEqual(all.map(({ id }) => String(id)))
    expect(lines.at(-2)).toBe('Строк;1201')
    expect((await file({ person: '79990001122' })).lines.at(-2)).toBe('Строк;0')
  })

  it('D199 of more lines than a file has is refused in words', async () => {
    const { question } = await readQuestion(world().db, { object: 'batched' })
    const place = { reading: Number.MAX_SAFE_INTEGER, days: [] }
    await expect(auditFile(world().db, question, place, 1_000)).rejects.toMatchObject({
      body: { code: 6, message: `В файле не больше ${(1_000).toLocaleString('ru-RU')} строк. Выберите период короче` },
    })
  })
})

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How many lines of the audit a page reads, by the database's own count; sequential reads are named. */
const readBy = async (
  db: Db,
  request: AuditRequest,
  after: { at: number; id: number } | null,
): Promise<{ lines: number; scans: string[] }> => {
  const { question } = await readQuestion(db, request)
  const statement = auditStatement(question, { after, reading: Number.MAX_SAFE_INTEGER }, SIZE + 1)
  const found = await db.execute(sql`explain (analyze, format json) ${statement}`)
  const [{ Plan }] = oneOf(rowsOf<{ 'QUERY PLAN': [{ Plan: Node }] }>(found))['QUERY PLAN']
  const nodes = nodesOf(Plan)
  const ofAudit = nodes.filter((node) => node['Relation Name'] === 'audit')
  return {
    lines: ofAudit.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
    scans: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'audit' ? [node['Node Type']] : [],
    ),
  }
}
const SIZE = 20
const LINES = 100_000

describe('a page of 100 000 lines', () => {
  beforeAll(async () => {
    // A year, a line every five minutes; a person of a tenth of it, an operator of a half.
    await world().db.execute(sql`
      insert into audit ("at", event, actor, subject, object, origin, reason)
      select ${new Date(TEST_START - 400 * DAY).toISOString()}::timestamptz + n * interval '5 minutes', 'saleApproved',
        case when n % 2 = 0 then (select audit_id from users where id = ${userId(OPERATOR)}) else gen_random_uuid() end,
        case when n % 10 = 0 then (select audit_id from users where id = ${userId(MARIA)}) else gen_random_uuid() end,
        case when n % 3 = 0 then 'row ' || n % 5000 end, 'x', 'desk'
      from generate_series(1, ${LINES}) n`)
    await world().db.execute(sql`analyze audit`)
  }, 120_000)

  const middle = { at: TEST_START - 200 * DAY, id: 50_000 }
  it.each<[string, AuditRequest]>([
    ['everything', {}],
    ['a person', { person: userId(MARIA) }],
    ['an operator', { operator: userId(OPERATOR) }],
    ['a row', { object: 'row 42' }],
    ['a row, a person and an operator', { object: 'row 30', person: userId(MARIA), operator: userId(OPERATOR) }],
    ['days long past', { from: '01-01-2026', to: '31-01-2026' }],
    ['a person in days long past', { person: userId(MARIA), from: '01-01-2026', to: '31-01-2026' }],
    ['an operator in days long past', { operator: userId(OPERATOR), from: '01-01-2026', to: '31-01-2026' }],
    ['a row in days long past', { object: 'row 42', from: '01-01-2026', to: '31-03-2026' }],
  ])('D227 of %s reads what it shows, the first page and one in the middle', async (_, request) => {
    for (const after of [null, middle]) {
      const { lines, scans } = await readBy(world().db, request, after)
      expect(scans).toEqual([])
      // Of a person two indexes are read, each as far as a page.
      expect(lines).toBeLessThanOrEqual(2 * (SIZE + 2))
    }
  })

  it('D227 of a person and an operator reads no more than the person’s lines, however many the operator has', async () => {
    const both = { person: userId(MARIA), operator: userId(OPERATOR) }
    const theirs = await world().db.$count(
      audit,
      eq(audit.subject, sql`(select audit_id from users where id = ${userId(MARIA)})`),
    )
    for (const after of [null, middle]) {
      const { lines, scans } = await readBy(world().db, both, after)
      expect(scans).toEqual([])
      expect(lines).toBeLessThanOrEqual(theirs)
    }
  })

  it('D227 shows every line once, in order, however many pages it takes', async () => {
    const seen: string[] = []
    let next: string | null = null
    do {
      const answer: Page = await page({ object: 'row 42', size: 3, ...(next !== null && { cursor: next }) })
      seen.push(...answer.entries.map(({ id }) => id))
      ;({ next } = answer)
    } while (next !== null)
    const all = await world()
      .db.select({ id: audit.id })
      .from(audit)
      .where(sql`object = 'row 42' and event <> 'auditRead'`)
      .orderBy(desc(audit.at))
    expect(seen).toEqual(all.map(({ id }) => String(id)))
  })
})
