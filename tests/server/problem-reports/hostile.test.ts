/** What somebody sends who means no good (D256): anybody may call, so nothing that comes is trusted. */
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { problemReports } from '../../../server/kernel/database/schema.ts'
import { BY_ADDRESS, BY_PERSON } from '../../../server/modules/problem-reports/limits.ts'
import { testApp } from '../support/server/test-app.ts'
import { atDesk, deflated, erase, freshAddress, open, recordingOf, RELEASE, report, sent, stepsOf } from './support.ts'

const world = testApp()
const HOUR = 3_600_000
const [MARIA, VICTOR] = [5, 10]
const PART = '\u001F'
const HEAD = 'Sabc,5'

/** The most that a recording of the contract's length carries. */
const BOMB = deflated(Buffer.alloc(30_000_000))
const LINES = deflated(`${HEAD}\n${'\n'.repeat(2_000_000)}`)

/** What is longer than the contract allows is not even read. */
const TOO_LONG = { code: 6, message: expect.anything() as unknown, payload: null }
const BAD = { code: 147, message: expect.any(String) as string, payload: null }

describe('D256 a recording that is none', () => {
  it.each<[string, string]>([
    ['inflates to 30 MB', BOMB],
    ['inflates to one byte too many', deflated('a'.repeat(65_536))],
    ['has 2 000 000 lines', LINES],
    ['has more lines than a recorder writes', deflated(`${HEAD}\n${'E\n'.repeat(20_000)}${'0'.repeat(20_000)}`)],
    ['is nested 30 000 deep', deflated(`${HEAD}\na${PART}${PART}${'['.repeat(30_000)}${']'.repeat(30_000)}\n0`)],
    ['has no beginning', deflated(`a${PART}${PART}\n0`)],
    ['is empty', deflated('')],
    ['is not deflated', `1${RELEASE}.${Buffer.from('Здравствуйте').toString('base64url')}`],
    ['is noise', `1${RELEASE}.${randomBytes(20_000).toString('base64url')}`],
    ['is cut', recordingOf().slice(0, -9)],
    ['is no base64', `1${RELEASE}.a`],
    [
      'needs a dictionary',
      recordingOf()
        .replace(/^1/, '2')
        .replace(/\.([^.]*)$/, '.00.$1'),
    ],
    ['is of a form that does not exist', recordingOf().replace(/^1/, '9')],
    ['is a point', '.'],
    ['names a machine with a zero', recordingOf(stepsOf('add\u0000Tool', 'failed'))],
    ['names a state with a zero', recordingOf(stepsOf('addTool', 'fai\u0000led'))],
    ['names a machine with a line of signs', recordingOf(stepsOf('a'.repeat(301), 'failed'))],
    ['reaches for a prototype', deflated(`${HEAD}\na${PART}${PART}{"__proto__":{"x":1}}\n0`)],
  ])('which %s is refused in words, in little time, and stores nothing', async (_name, recording) => {
    const before = await world().db.$count(problemReports)
    const begun = performance.now()
    const { status, json } = await report(world(), { recording })
    const took = performance.now() - begun
    expect([status, json]).toEqual(recording.length > 40_000 ? [400, TOO_LONG] : [422, BAD])
    expect(await world().db.$count(problemReports)).toBe(before)
    expect(took).toBeLessThan(3_000)
  })

  it('other fields that the portal does not send are refused', async () => {
    const wrong = [
      { recording: '' },
      { recording: 'ы' },
      { recording: `1${'a'.repeat(40_000)}` },
      { note: 'ы'.repeat(1_001) },
      { note: 'ы\u0000' },
      { note: null },
      { place: 'https://portal.test/' },
      { place: '/tool?phone=79000000001' },
      { place: '/tool/1234' },
      { width: 0 },
      { width: 1.5 },
      { height: 10_001 },
      { theme: 'sepia' },
      { release: 'mine' },
      { ownerId: randomUUID() },
    ]
    for (const more of wrong) expect((await report(world(), more)).status, JSON.stringify(more).slice(0, 80)).toBe(400)
    const huge = await report(world(), { note: 'ы'.repeat(3_000_000) })
    expect([400, 413]).toContain(huge.status)
  })

  it('words are stored as they are, whatever is in them', async () => {
    const notes = [
      '',
      '<script>alert(1)</script>',
      "'; drop table problem_reports; --",
      '\u202eолам 👩‍👩‍👧',
      'ы'.repeat(1_000),
      '\ud800',
    ]
    for (const note of notes) {
      const { code } = await sent(world(), { note })
      const { payload } = (await open(world(), code)).json as { payload: { note: string } }
      expect(payload.note).toBe(note.replaceAll('\ud800', '\ufffd'))
    }
  })

  it('names of flows that the portal does not have are words like any other', async () => {
    const machine = `<img src=x>'"${'ы'.repeat(200)}`
    const { code } = await sent(world(), { recording: recordingOf(stepsOf(machine, '😀'.repeat(100))) })
    expect((await open(world(), code)).status).toBe(200)
    const listed = await atDesk(world(), `?${new URLSearchParams({ machine, state: '😀'.repeat(100) }).toString()}`)
    expect(listed.json.payload).toMatchObject({ reports: [{ code, machine }] })
  })
})

describe('D256 D12 so many reports', () => {
  it('from one address and no more, whatever the caller says of itself; a repeat is no other report', async () => {
    const address = freshAddress()
    const [key, first] = [randomUUID(), { address }]
    const answer = await report(world(), {}, { ...first, key })
    for (let at = 1; at < BY_ADDRESS; at += 1)
      await sent(world(), {}, { ...first, headers: { 'user-agent': `${at}`, 'x-forwarded-for': `203.0.113.${at}` } })
    const refused = await report(world(), {}, { ...first, headers: { 'x-forwarded-for': '203.0.113.99', cookie: 'device=x' } })
    expect([refused.status, refused.json.code]).toEqual([429, 140])
    expect(refused.json.message).toMatch(/сохранены/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await report(world(), {}, { ...first, key })).json, 'a repeat').toEqual(answer.json)
    expect((await report(world())).status, 'another address').toBe(200)
    world().clock.pass(HOUR)
    expect((await report(world(), {}, first)).status, 'an hour later').toBe(200)
  })

  it('of one person and no more, from however many addresses; without a session nobody is kept out by that', async () => {
    const token = await world().tokenOf(MARIA)
    for (let at = 0; at < BY_PERSON; at += 1) await sent(world(), {}, { token })
    const key = randomUUID()
    expect((await report(world(), {}, { token, key })).json.code).toBe(140)
    expect((await report(world(), {}, { token: await world().tokenOf(VICTOR) })).status).toBe(200)
    expect((await report(world())).status).toBe(200)
    world().clock.pass(HOUR)
    expect((await report(world(), {}, { token, key })).status, 'the same command, later').toBe(200)
  })

  it('what cannot be read counts as well', async () => {
    const address = freshAddress()
    for (let at = 0; at < BY_ADDRESS; at += 1)
      expect((await report(world(), { recording: 'x' }, { address })).json.code).toBe(147)
    expect((await report(world(), {}, { address })).json.code).toBe(140)
  })

  it('keys of erasure cannot be tried out', async () => {
    const [{ code }, address] = [await sent(world()), freshAddress()]
    let refused = 0
    for (let at = 0; at < 70; at += 1) {
      const { json } = await erase(world(), code, randomBytes(16).toString('base64url'), address)
      if (json.code === 140) refused += 1
    }
    expect(refused).toBe(10)
    expect((await open(world(), code)).status).toBe(200)
  })
})
