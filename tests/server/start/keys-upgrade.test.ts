/** D147 Keys that a former release kept in the database are carried out of it, and only then forgotten there. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { keyPrints, secrets } from '../../../server/kernel/database/schema.ts'
import type { SecretName } from '../../../server/kernel/database/sets.ts'
import { BadKey } from '../../../server/kernel/secrets/key-file.ts'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import { KEYS, ownKeyFile, ownKeys, replaceOwnKey } from '../../../server/kernel/secrets/own-keys.ts'
import { KEY_NAMES, namedKeys, takeKeys } from '../../../server/start/keys.ts'
import { TEST_KEYS } from '../support/deeds/keys.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-carried-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OLD: Record<SecretName, string> = { client: 'c'.repeat(64), captcha: 'd'.repeat(64), bank: 'e'.repeat(64) }
const NOW = Date.UTC(2026, 10, 26)
let place = 0

/** A data folder of its own, where the server makes its keys; the environment may name some. */
const take = (dataDir: string, env: Record<string, string> = {}) =>
  takeKeys(world().db, { keys: namedKeys({ PASSWORD_KEY: TEST_KEYS.PASSWORD_KEY, ...env }), dataDir }, NOW)
const freshFolder = (): string => join(folder, String((place += 1)))
const left = () => world().db.select().from(secrets)

beforeEach(async () => {
  await world().db.delete(keyPrints)
  await world().db.delete(secrets)
  await world()
    .db.insert(secrets)
    .values((Object.entries(OLD) as [SecretName, string][]).map(([name, value]) => ({ name, value })))
})

describe('a server that makes its own keys', () => {
  it('D147 takes the ones of the database over into files for itself alone, and empties the table', async () => {
    const dataDir = freshFolder()
    const keys = await take(dataDir)
    expect([keys.ORIGIN_KEY, keys.CAPTCHA_KEY, keys.BANK_NOTICE_KEY].map(({ current }) => current.value)).toEqual([
      OLD.client,
      OLD.captcha,
      OLD.bank,
    ])
    expect(await left()).toEqual([])
    expect(readdirSync(join(dataDir, KEYS)).toSorted()).toEqual([
      'bank_notice_key',
      'captcha_key',
      'certificate_key',
      'origin_key',
      'payee_key',
    ])
    for (const name of ['ORIGIN_KEY', 'CAPTCHA_KEY', 'BANK_NOTICE_KEY'])
      expect(statSync(ownKeyFile(dataDir, name)).mode & 0o777, name).toBe(0o600)
    expect(await take(dataDir)).toEqual(keys)
  })

  it('D147 two that start at once take over the same', async () => {
    const dataDir = freshFolder()
    const [one, two] = await Promise.all([take(dataDir), take(dataDir)])
    expect(one).toEqual(two)
    expect(one.ORIGIN_KEY.current.value).toBe(OLD.client)
    expect(await left()).toEqual([])
  })

  it('D147 two with folders of their own do not both start, and nothing is lost', async () => {
    const [mine, other] = [freshFolder(), freshFolder()]
    const ends = await Promise.allSettled([take(mine), take(other)])
    // Their keys of payees differ, as the print tells.
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const dataDir of [mine, other]) expect(ownKeys(dataDir, 'ORIGIN_KEY', null).current).toBe(OLD.client)
  })

  it('D147 broken off before the end the table is as it was, and the next start goes on with the same keys', async () => {
    const dataDir = freshFolder()
    await world().db.insert(keyPrints).values({ name: 'PAYEE_KEY', print: 'of another' })
    await expect(take(dataDir)).rejects.toThrow(BadKey)
    expect(await left()).toHaveLength(3)
    expect(readFileSync(ownKeyFile(dataDir, 'ORIGIN_KEY'), 'utf8')).toBe(OLD.client)
    await world().db.delete(keyPrints)
    expect((await take(dataDir)).ORIGIN_KEY.current.value).toBe(OLD.client)
    expect(await left()).toEqual([])
  })

  it('D147 a new installation gets new keys, each another one', async () => {
    await world().db.delete(secrets)
    const keys = await take(freshFolder())
    expect(new Set(KEY_NAMES.map((name) => keys[name].current.value)).size).toBe(KEY_NAMES.length)
  })
})

describe('a server whose keys the environment names', () => {
  it('D147 starts with the origin’s key of the database as its own or as the former one, and not without it', async () => {
    const dataDir = freshFolder()
    const failure: unknown = await take(dataDir, TEST_KEYS).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BadKey)
    expect((failure as Error).message).toBe(
      `В базе лежит ключ ORIGIN_KEY прежней версии (отпечаток ${keyOf(OLD.client).print}). Назовите его в ORIGIN_KEY или в ` +
        'ORIGIN_KEY_OLD: значение покажет npm run keys -- export',
    )
    expect(await left()).toHaveLength(3)
    expect((await take(dataDir, { ...TEST_KEYS, ORIGIN_KEY_OLD: OLD.client })).ORIGIN_KEY.current.value).toBe(
      TEST_KEYS.ORIGIN_KEY,
    )
    expect(await left()).toEqual([])
  })

  it('D147 takes the exported one as it is; captchas and notices live for minutes, and new keys will do', async () => {
    const keys = await take(freshFolder(), { ...TEST_KEYS, ORIGIN_KEY: OLD.client })
    expect([keys.ORIGIN_KEY.current.value, keys.CAPTCHA_KEY.current.value]).toEqual([OLD.client, TEST_KEYS.CAPTCHA_KEY])
    expect(await left()).toEqual([])
  })
})

describe('a successor of an own key', () => {
  it.each(['CAPTCHA_KEY', 'ORIGIN_KEY', 'BANK_NOTICE_KEY'] as const)(
    'D146 of %s is taken with the former one beside it',
    async (name) => {
      const dataDir = freshFolder()
      const before = (await take(dataDir))[name].current
      replaceOwnKey(dataDir, name)
      const { current, former } = (await take(dataDir))[name]
      expect(former).toEqual(before)
      expect(current.print).not.toBe(before.print)
      expect(statSync(`${ownKeyFile(dataDir, name)}.old`).mode & 0o777).toBe(0o600)
    },
  )

  it('D146 broken off between the two files, the next start makes it', async () => {
    const dataDir = freshFolder()
    const before = (await take(dataDir)).ORIGIN_KEY.current
    writeFileSync(`${ownKeyFile(dataDir, 'ORIGIN_KEY')}.old`, before.value)
    rmSync(ownKeyFile(dataDir, 'ORIGIN_KEY'))
    const { current, former } = (await take(dataDir)).ORIGIN_KEY
    expect(former).toEqual(before)
    expect(current.print).not.toBe(before.print)
  })

  it('D146 of the passwords’ key takes everybody along, and the former one may go', async () => {
    const dataDir = freshFolder()
    const [next, first] = ['n'.repeat(64), TEST_KEYS.PASSWORD_KEY]
    await take(dataDir)
    await expect(take(dataDir, { PASSWORD_KEY: next })).rejects.toThrow('База написана под другим ключом PASSWORD_KEY')
    await take(dataDir, { PASSWORD_KEY: next, PASSWORD_KEY_OLD: first })
    await take(dataDir, { PASSWORD_KEY: next })
    await take(dataDir, { PASSWORD_KEY: first, PASSWORD_KEY_OLD: next })
    await take(dataDir, { PASSWORD_KEY: first })
  })
})
