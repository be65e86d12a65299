/**
 * D145 D146 The dump of a filled installation, and what its finder can learn of passwords, codes, keys and addresses: every row of every
 * table is read as text, and everything in it that may be a hash or a key is tried.
 */
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealsOf } from '../../../server/kernel/secrets/seal.ts'
import type { SmsGateway } from '../../../server/modules/sms/port.ts'
import { namedKeys, takeKeys } from '../../../server/start/keys.ts'
import { DEMO_PASSWORD } from '../../../server/demo/people.ts'
import { createCanary } from '../support/deeds/canary-person.ts'
import { askForCode, freshPhone, typeCode } from '../support/deeds/codes.ts'
import { everyRow } from '../support/everything.ts'
import { TEST_KEYS, testPairs } from '../support/deeds/keys.ts'
import { testApp } from '../support/server/test-app.ts'

const ADDRESS = '198.51.100.77'
const sent = new Map<string, string>()
/** A gateway, as in production: the outbox of the demo shows codes to everybody. */
const sms: SmsGateway = {
  name: 'http',
  sendsOnce: true,
  send: async ({ mobile, text }) => {
    sent.set(mobile, /\d{6}/.exec(text)?.[0] ?? '')
    return { kind: 'taken', reference: null }
  },
  state: null,
}
const world = testApp(({ ports }) => ({ ports: { ...ports, sms: [sms] } }))
const folder = mkdtempSync(join(tmpdir(), 'mst-dump-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let dump = ''
/** A password, and a code that waits to be typed. */
let secrets: { password: string; code: string }

const ask = async (purpose: 'registration' | 'recovery', mobile: string): Promise<string> => {
  await askForCode(world(), purpose, mobile, { address: ADDRESS })
  await world().runJobs()
  return sent.get(mobile) ?? ''
}

beforeAll(async () => {
  await createCanary(world(), 7)
  const mobile = freshPhone()
  const password = await ask('registration', mobile)
  await typeCode(world(), 'registration', mobile, password, { address: ADDRESS })
  const sign = (code: string) => world().call('POST', '/login', { body: { username: mobile, password: code }, address: ADDRESS })
  if ((await sign(password)).status !== 200) throw new Error('the password of the code does not open the account')
  await sign('wrong!')
  secrets = { password, code: await ask('recovery', mobile) }
  await takeKeys(world().db, { keys: namedKeys(TEST_KEYS), dataDir: folder }, world().clock.now())
  dump = (await everyRow(world().db)).map(({ text }) => text).join('\n')
})

const found = (pattern: RegExp): string[] => [...new Set(dump.match(pattern))]

/** What stands in the dump in plain text or in base64, as far as it looks like a hash of argon2. */
const readableHashes = (): string[] => {
  const decoded = found(/[\w+/=-]{40,}/g).map((text) => Buffer.from(text, 'base64').toString('latin1'))
  return [dump, ...decoded].flatMap((text) => text.match(/\$argon2[a-z]*\$[^\s,"')\\]+/g) ?? [])
}

it('D145 11.4.2 no password and no code can be tried out over the dump; with the key they can, so that the test sees them', async () => {
  expect(readableHashes()).toEqual([])
  const sealed = found(/sealed:[0-9a-f]{12}:[\w-]+/g)
  // Everybody's, and the code's.
  expect(sealed.length).toBeGreaterThan(10)
  for (const each of sealed) expect(await verify(each, DEMO_PASSWORD).catch(() => 'no hash')).toBe('no hash')
  const opened = sealed.map((each) => sealsOf(testPairs().PASSWORD_KEY).open(each) ?? '')
  for (const secret of [DEMO_PASSWORD, secrets.password, secrets.code])
    expect((await Promise.all(opened.map((each) => verify(each, secret)))).filter(Boolean).length, secret).toBeGreaterThan(0)
})

it('D145 11.4.2 nor under a fast hash, plain or keyed with anything that the dump has', () => {
  const keys = ['', ...found(/[\w-]{16,}/g)]
  for (const secret of Object.values(secrets)) {
    const fast = [
      ...['md5', 'sha1', 'sha256', 'sha512'].map((kind) => createHash(kind).update(secret).digest('hex')),
      ...keys.map((key) => createHmac('sha256', key).update(secret).digest('hex')),
    ]
    expect(fast.filter((hash) => dump.includes(hash))).toEqual([])
  }
})

it('D146 13.3.1 no key is in the dump, neither as it is nor in another spelling', () => {
  for (const [name, key] of Object.entries(TEST_KEYS)) {
    const bytes = Buffer.from(key)
    const spelled = [key, bytes.toString('hex'), bytes.toString('base64'), createHash('sha256').update(key).digest('hex')]
    expect(
      spelled.filter((text) => dump.includes(text)),
      name,
    ).toEqual([])
  }
  // The prints are, which tell nothing of it.
  for (const { current } of Object.values(testPairs())) expect(dump).toContain(current.print)
})

it('D146 11.2.2 no address of the audit can be computed from what the dump has; with the key it can', () => {
  const hashes = new Set(found(/\b[0-9a-f]{64}\b/g))
  const spelled = [ADDRESS, 'network 198.51.100', `${ADDRESS} firefox`]
  const under = (key: string) => spelled.map((text) => createHmac('sha256', key).update(text).digest('hex'))
  const plain = spelled.map((text) => createHash('sha256').update(text).digest('hex'))
  const keys = ['', ...found(/[\w-]{16,}/g)]
  expect([...plain, ...keys.flatMap(under)].filter((hash) => hashes.has(hash))).toEqual([])
  expect(under(TEST_KEYS.ORIGIN_KEY).filter((hash) => hashes.has(hash))).toHaveLength(3)
  expect(dump).not.toContain(ADDRESS)
})
