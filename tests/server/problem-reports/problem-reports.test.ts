/** «Сообщить о проблеме» on the server: what is stored, for whom, for how long (D256, D257). */
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userId } from '../../../server/demo/people.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import { audit, conversations, problemReports, users } from '../../../server/kernel/database/schema.ts'
import { forgetOldReports, REPORT_LIFETIME } from '../../../server/modules/problem-reports/reports.ts'
import { readCode } from '../../../src/domain/support/report-code.ts'
import { readCode as readSms } from '../support/deeds/codes.ts'
import { confirmDeletion, deleteAccount, requestDeletion } from '../support/deeds/deletion.ts'
import { everyRow } from '../support/everything.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import { atDesk, erase, freshAddress, open, opened, OPERATOR, recordingOf, RELEASE, report, sent, stepsOf } from './support.ts'

const world = testApp()
const [ANNA, MARIA, ROMASHKA, DMITRY, YULIA] = [1, 5, 6, 8, 13]

interface Listed {
  code: string
  at: string
  note: string
}

/** What stands beside a person at the desk. */
const listedOf = async (person: number): Promise<Listed[]> => {
  const { json } = await world().call('GET', `/desk/person/${userId(person)}`, { token: await world().tokenOf(OPERATOR) })
  return (json.payload as { reports: Listed[] }).reports
}
const rowOf = async (code: string) => (await world().db.select().from(problemReports).where(eq(problemReports.code, code)))[0]
const NOT_FOUND = { code: 120, message: 'Не найдено', payload: null }
const DONE = { code: 0, message: null, payload: null }

describe('D256 a report', () => {
  it('without a session has a code, a key that erases it and an end in 90 days; an operator reads it as it was sent', async () => {
    const recording = recordingOf()
    const { code, eraseKey, ends } = await sent(world(), { note: 'Не работает', recording, theme: 'dark' })
    expect(readCode(code)).toBe(code)
    expect(eraseKey).toMatch(/^[\w-]{22}$/)
    const at = world().clock.now()
    expect(ends).toBe(new Date(at + REPORT_LIFETIME).toISOString())
    expect((await open(world(), code)).json.payload).toEqual({
      code,
      at: new Date(at).toISOString(),
      ends,
      note: 'Не работает',
      recording,
      place: '/tool',
      width: 360,
      height: 740,
      theme: 'dark',
      release: RELEASE,
      person: null,
      same: expect.any(Object) as object,
    })
  })

  it('of a person belongs to the person; of a session that is over, and of an operator, to nobody', async () => {
    const mine = await sent(world(), {}, { token: await world().tokenOf(MARIA) })
    const strange = await sent(world(), {}, { token: randomUUID() })
    const operators = await sent(world(), {}, { token: await world().tokenOf(OPERATOR) })
    expect((await opened(world(), mine.code)).person).toEqual({
      id: userId(MARIA),
      name: expect.stringMatching(/^\S+ \S\. \S\.$/) as string,
    })
    for (const { code } of [strange, operators]) expect((await opened(world(), code)).person).toBeNull()
    expect((await rowOf(operators.code))?.ownerId).toBeNull()
  })

  it('B10 a repeat with the same key is the same report with the same key of erasure, also of five at once; other words are refused', async () => {
    const [key, address] = [randomUUID(), freshAddress()]
    const before = await world().db.$count(problemReports)
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(world(), {}, { key, address })))
    const later = await report(world(), {}, { key, address })
    for (const { json } of answers) expect(json).toEqual(later.json)
    expect(later.status).toBe(200)
    expect(await world().db.$count(problemReports)).toBe(before + 1)
    expect((await report(world(), { note: 'Другое' }, { key, address })).json.code).toBe(112)
  })

  it('is found however its code is written', async () => {
    const { code } = await sent(world())
    const [, signs = '', digits = ''] = code.split('-')
    const ways = [
      code.toLowerCase(),
      `mct${signs}${digits}`,
      `MST ${signs} ${digits}`,
      `${signs}${digits}`,
      ` ${signs}-${digits} `,
    ]
    for (const way of ways) expect((await open(world(), way)).status, way).toBe(200)
    for (const way of ['x', 'МСТ', '0'.repeat(32), `${code}7`, 'МСТ-OOOO-00'])
      expect((await open(world(), way)).json, way).toEqual(NOT_FOUND)
  })

  it('C06 neither the key of erasure nor a word of the person stands where it does not belong', async () => {
    const key = randomUUID()
    const note = `слова ${randomUUID()}`
    const { code, eraseKey } = await sent(world(), { note }, { key })
    await open(world(), code)
    await erase(world(), code, randomUUID())
    const rows = await everyRow(world().db)
    expect(rows.filter(({ text }) => text.includes(eraseKey))).toEqual([])
    expect(rows.filter(({ text }) => text.includes(note)).map(({ table }) => table)).toEqual(['problem_reports'])
    for (const secret of [eraseKey, note, code]) expect(world().log.some((line) => line.includes(secret))).toBe(false)
  })
})

describe('D256 the end of a report', () => {
  it('whoever has the key erases it at once; a wrong key, another report’s and a code of nobody are answered alike and erase nothing', async () => {
    const [mine, other] = [await sent(world()), await sent(world())]
    const tries = [
      [mine.code, other.eraseKey],
      [mine.code, 'A'.repeat(22)],
      ['МСТ-3333-00', mine.eraseKey],
      ['нет', mine.eraseKey],
    ] as const
    for (const [code, key] of tries) expect((await erase(world(), code, key)).json).toEqual(DONE)
    expect((await open(world(), mine.code)).status).toBe(200)
    expect((await erase(world(), mine.code.toLowerCase(), mine.eraseKey)).json).toEqual(DONE)
    expect((await open(world(), mine.code)).json).toEqual(NOT_FOUND)
    expect((await erase(world(), mine.code, mine.eraseKey)).json, 'again').toEqual(DONE)
    expect((await open(world(), other.code)).status).toBe(200)
  })

  it('an erased one is not brought back by a repeat of its command', async () => {
    const [key, address] = [randomUUID(), freshAddress()]
    const { code, eraseKey } = await sent(world(), {}, { key, address })
    await erase(world(), code, eraseKey)
    expect((await sent(world(), {}, { key, address })).code).toBe(code)
    expect(await rowOf(code)).toBeUndefined()
  })

  it('after 90 days nobody reads it, and the cleanup erases it, however many there are', async () => {
    const { code } = await sent(world(), {}, { token: await world().tokenOf(DMITRY) })
    world().clock.pass(REPORT_LIFETIME - 1)
    expect((await open(world(), code)).status).toBe(200)
    await forgetOldReports(world().db, world().clock.now())
    expect(await rowOf(code)).toBeDefined()
    const fresh = await sent(world())
    world().clock.pass(1)
    expect((await open(world(), code)).json).toEqual(NOT_FOUND)
    expect(await listedOf(DMITRY)).toEqual([])
    const old = oneOf(await world().db.select().from(problemReports).where(eq(problemReports.code, code)))
    await world()
      .db.insert(problemReports)
      .values(Array.from({ length: 2_100 }, (_, at) => ({ ...old, id: randomUUID(), code: `old ${at}` })))
    await forgetOldReports(world().db, world().clock.now())
    expect(await rowOf(code)).toBeUndefined()
    const left = await world().db.select({ until: problemReports.until }).from(problemReports)
    expect(left.filter(({ until }) => until.getTime() <= world().clock.now())).toEqual([])
    expect(await rowOf(fresh.code)).toBeDefined()
  })

  it('D161 goes with the account, and nothing of a report that meets the deletion on its way stays the person’s', async () => {
    const token = await world().tokenOf(YULIA)
    const before = await sent(world(), {}, { token })
    const others = await sent(world(), {}, { token: await world().tokenOf(ANNA) })
    await requestDeletion(world(), phoneOf(YULIA))
    const code = await readSms(world(), phoneOf(YULIA))
    const [deleted, ...reports] = await Promise.all([
      confirmDeletion(world(), phoneOf(YULIA), code),
      ...Array.from({ length: 6 }, () => report(world(), {}, { token })),
    ])
    expect(deleted.status).toBe(200)
    for (const { status, json } of reports) expect([status, json.code]).toEqual([200, 0])
    expect(await rowOf(before.code)).toBeUndefined()
    expect(await world().db.$count(problemReports, eq(problemReports.ownerId, userId(YULIA)))).toBe(0)
    expect(await rowOf(others.code)).toBeDefined()
  })

  it('a company’s deletion takes its reports as well', async () => {
    const { code } = await sent(world(), {}, { token: await world().tokenOf(ROMASHKA) })
    const { status } = await deleteAccount(world(), phoneOf(ROMASHKA))
    expect([status, await rowOf(code)]).toEqual([200, undefined])
  })
})

describe('D257 the desk', () => {
  const auditIdOf = async (person: number) =>
    (
      await world()
        .db.select({ id: users.auditId })
        .from(users)
        .where(eq(users.id, userId(person)))
    )[0]?.id
  const lastAudit = async () => (await world().db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]

  it('every opening is in the audit, with the code and the person; a code of nobody opens nothing', async () => {
    const { code } = await sent(world(), {}, { token: await world().tokenOf(MARIA) })
    await open(world(), code)
    const line = await lastAudit()
    const [maria, operator] = [await auditIdOf(MARIA), await auditIdOf(OPERATOR)]
    expect(line).toMatchObject({ event: 'reportOpened', object: code, actor: operator, subject: maria, reason: 'desk' })
    await open(world(), 'МСТ-3333-00')
    expect((await lastAudit())?.id).toBe(line?.id)
    for (const source of ['link', 'file']) {
      expect((await atDesk(world(), '/link', { source })).json).toEqual(DONE)
      expect(await lastAudit()).toMatchObject({ event: 'reportLinkOpened', object: source, actor: operator, subject: null })
    }
    expect((await atDesk(world(), '/link', { source: 'МСТ' })).status).toBe(400)
  })

  it('what the audit cannot write down is shown to nobody', async () => {
    const { code } = await sent(world(), { note: 'Тайна' })
    const owner = await openAsOwner(world().db)
    const found = await owner.db.execute(sql`select 'audit_record'::regproc::oid::regprocedure::text as name`)
    const { name } = oneOf(rowsOf<{ name: string }>(found))
    await owner.db.execute(sql.raw(`alter function ${name} rename to audit_away`))
    try {
      for (const answer of [await open(world(), code), await atDesk(world(), '/link', { source: 'link' })]) {
        expect(answer.status).toBe(500)
        expect(answer.bytes.toString()).not.toMatch(/Тайна/)
      }
    } finally {
      await owner.db.execute(sql.raw(`alter function ${name.replace('audit_record', 'audit_away')} rename to audit_record`))
      await owner.close()
    }
    expect((await open(world(), code)).status).toBe(200)
  })

  it('counts those that ended alike, whatever polled behind them and wherever their segments began', async () => {
    const alike = stepsOf('addCard', 'failed')
    const [first] = alike
    const polled = [
      ...alike.slice(0, 2),
      ['flow', 2, 'notifications', 'idle', null, 0] as const,
      ...alike.slice(2),
      ['event', 2, 'xstate.done.actor.count', 0, 'waiting', 30_000] as const,
    ]
    const cut = [...alike.slice(0, 4), first, ['flow', 1, 'addCard', 'sending', null, 0] as const, ...alike.slice(4)]
    const codes: string[] = []
    for (const lines of [alike, polled, cut] as (typeof alike)[]) {
      codes.push((await sent(world(), { recording: recordingOf(lines) })).code)
      world().clock.pass(1_000)
    }
    const other = await sent(world(), { recording: recordingOf(stepsOf('addCard', 'refused')) })
    expect((await opened(world(), codes[0] ?? '')).same).toEqual({ count: 2, codes: [codes[2], codes[1]] })
    expect((await opened(world(), other.code)).same).toEqual({ count: 0, codes: [] })
    const silent = await Promise.all([1, 2].map(() => sent(world(), { recording: recordingOf(alike.slice(0, 1)) })))
    expect((await opened(world(), silent[0]?.code ?? '')).same, 'without steps nothing is equal').toEqual({ count: 0, codes: [] })
  })

  describe('D257 the list', () => {
    const listed = async (
      query = '',
    ): Promise<{ reports: { code: string; note: string; machine: string; state: string }[]; next: string | null }> =>
      (await atDesk(world(), query)).json.payload
    const codesOf = async (query: string) => (await listed(query)).reports.map(({ code }) => code)
    const ended = (machine: string, state: string, note = '') =>
      sent(world(), { note, recording: recordingOf(stepsOf(machine, state)) })

    it('has the newest first, with the beginning of the words, and where they ended', async () => {
      world().clock.pass(1_000)
      const first = await ended('balance', 'purse.shown+withdrawal.form', 'ы'.repeat(150))
      world().clock.pass(1_000)
      const second = await ended('balance', 'purse.failed+withdrawal.form')
      const [newest, before] = (await listed('?size=2')).reports
      expect([newest?.code, before?.code]).toEqual([second.code, first.code])
      expect(before).toMatchObject({ machine: 'balance', state: 'purse.shown+withdrawal.form', note: 'ы'.repeat(100) })
    })

    it('has those that ended in a state, in a state around it, in the flow; and no other’s', async () => {
      const [shown, failed] = await Promise.all([
        ended('cards', 'list.shown+sheet.open'),
        ended('cards', 'list.failed+sheet.open'),
      ])
      const both = [shown.code, failed.code].toSorted()
      for (const state of ['sheet.open', 'sheet', 'list'])
        expect((await codesOf(`?machine=cards&state=${state}`)).toSorted(), state).toEqual(both)
      expect((await atDesk(world(), '?machine=cards&state=')).status).toBe(400)
      expect(await codesOf('?machine=cards')).toHaveLength(2)
      expect(await codesOf('?machine=cards&state=list.failed')).toEqual([failed.code])
      expect(await codesOf('?machine=cards&state=list.fail')).toEqual([])
      expect(await codesOf('?machine=card')).toEqual([])
      expect((await listed()).reports.length, 'a state alone means nothing').toBe(
        (await listed('?state=list.failed')).reports.length,
      )
    })

    it('goes on behind its last row, and refuses what is no place in it', async () => {
      const codes: string[] = []
      for (let at = 0; at < 5; at += 1) codes.unshift((await ended('devices', 'shown')).code)
      const found: string[] = []
      let next: string | null = ''
      while (next !== null) {
        const page = await listed(`?machine=devices&size=2${next && `&cursor=${next}`}`)
        found.push(...page.reports.map(({ code }) => code))
        next = page.next
      }
      expect(found.toSorted()).toEqual(codes.toSorted())
      expect(new Set(found).size).toBe(5)
      for (const cursor of [
        'x',
        Buffer.from(`1 ${'0'.repeat(36)}`).toString('base64url'),
        Buffer.from('1e9 x').toString('base64url'),
      ])
        expect((await atDesk(world(), `?cursor=${cursor}`)).json.code, cursor).toBe(123)
    })

    it('has nothing that is erased or over, and nothing without steps under any flow', async () => {
      const one = await ended('people', 'shown')
      await erase(world(), one.code, one.eraseKey)
      expect(await codesOf('?machine=people')).toEqual([])
      const old = await ended('person', 'shown')
      world().clock.pass(90 * 86_400_000)
      expect(await codesOf('?machine=person')).toEqual([])
      expect(await codesOf('')).not.toContain(old.code)
    })

    it('has up to 32 states of one report, however many a liar names', async () => {
      const state = Array.from({ length: 60 }, (_, at) => `s${at}`).join('+')
      const { code } = await ended('queue', state)
      expect(await codesOf('?machine=queue&state=s30')).toEqual([code])
      expect(await codesOf('?machine=queue&state=s31')).toEqual([])
    })
  })

  it('a person’s last twenty stand beside the person and beside the conversation, newest first, with the beginning of their words', async () => {
    const token = await world().tokenOf(ANNA)
    await world()
      .db.delete(problemReports)
      .where(eq(problemReports.ownerId, userId(ANNA)))
    expect(await listedOf(ANNA)).toEqual([])
    const codes: string[] = []
    for (let at = 0; at < 22; at += 1) {
      codes.push((await sent(world(), { note: 'ы'.repeat(150) }, { token })).code)
      world().clock.pass(10 * 60_000)
    }
    await sent(world(), { note: 'чужое' }, { token: await world().tokenOf(MARIA) })
    const listed = await listedOf(ANNA)
    expect(listed.map(({ code }) => code)).toEqual(codes.toReversed().slice(0, 20))
    expect(listed[0]).toEqual({ code: codes.at(-1), at: expect.any(String) as string, note: 'ы'.repeat(100) })
    const isAnnas = eq(conversations.ownerId, userId(ANNA))
    const { id } = oneOf(await world().db.select().from(conversations).where(isAnnas))
    const chat = await world().call('GET', `/desk/chat/${id}`, { token: await world().tokenOf(OPERATOR) })
    expect((chat.json.payload as { reports: unknown }).reports).toEqual(listed)
  })

  it('is closed to everybody else', async () => {
    const { code } = await sent(world())
    for (const [path, asked] of [
      ['', { code }],
      ['/link', { source: 'link' }],
    ] as const) {
      const asPerson = await world().call('POST', `/desk/reports${path}`, { token: await world().tokenOf(MARIA), body: asked })
      const asNobody = await world().call('POST', `/desk/reports${path}`, { body: asked })
      expect([asPerson.status, asNobody.status]).toEqual([403, 401])
    }
    expect((await world().call('GET', '/desk/reports', { token: await world().tokenOf(MARIA) })).status).toBe(403)
  })
})
