/** F01: keys lie outside of the database and its dumps, and a server with another key notices it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { keyPrints } from '../../../server/kernel/database/schema.ts'
import { BadKey } from '../../../server/kernel/secrets/key-file.ts'
import { checkKeys, keyOf, keyPairOf, namedKey } from '../../../server/kernel/secrets/keys.ts'
import { KEYS } from '../../../server/kernel/secrets/own-keys.ts'
import { isFormerAsked, PAYEE_KEY } from '../../../server/modules/payouts/payees.ts'
import { readConfig } from '../../../server/start/config.ts'
import { explain } from '../../../server/start/explain.ts'
import { insistOnKeys, KEY_NAMES } from '../../../server/start/keys.ts'
import { start } from '../../../server/start/start.ts'
import { everyRow } from '../support/everything.ts'
import { TEST_KEYS } from '../support/deeds/keys.ts'
import { production } from '../support/server/production.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `the ${name} key of thirty-two signs`) as [
  string,
  string,
  string,
]

describe('where a key is', () => {
  it('the environment names it, or the file that it lies in; too short a key and a missing file are named', () => {
    const path = join(folder, 'secret')
    writeFileSync(path, `${FIRST}\n`)
    expect(namedKey({ K: FIRST }, 'K')).toEqual({ name: 'K', current: FIRST, former: null })
    expect(namedKey({ K_FILE: path, K_OLD: SECOND }, 'K')).toEqual({ name: 'K', current: FIRST, former: SECOND })
    expect(() => namedKey({ K: 'short' }, 'K')).toThrow('K: ключ короче 32 знаков')
    expect(() => namedKey({ K: FIRST, K_FILE: path }, 'K')).toThrow('Задайте что-то одно: K или K_FILE')
    expect(() => namedKey({ K_FILE: join(folder, 'none') }, 'K')).toThrow('K_FILE: файл')
  })

  it('a server makes its own at the first use: one key, for itself alone, and the same one again', () => {
    const named = namedKey({}, 'PAYEE_KEY')
    const first = keyPairOf(named, folder)
    expect(keyPairOf(named, folder)).toEqual(first)
    expect(first.current.value).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(join(folder, KEYS))).toEqual(['payee_key'])
    expect([statSync(join(folder, KEYS)).mode & 0o777, statSync(join(folder, KEYS, 'payee_key')).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
    expect(keyPairOf(named, join(folder, 'other')).current.print).not.toBe(first.current.print)
    expect(readFileSync(join(folder, KEYS, 'payee_key'), 'utf8')).toBe(first.current.value)
  })

  it('11.2.2 in production with PostgreSQL the environment has to name every one, before the database is touched', async () => {
    const url = 'postgresql://mst@127.0.0.1/mst'
    const { PASSWORD_KEY: _, ORIGIN_KEY: __, ...unnamed } = { ...production, DATABASE_URL: url }
    const failure: unknown = await start(readConfig(unnamed), false).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BadKey)
    expect(explain(failure)).toBe(
      'Задайте PASSWORD_KEY (закрывает хеши паролей и кодов и ключи приложений операторов), ORIGIN_KEY (хеширует адреса запросов для ограничений и журнала прав) ' +
        'переменной или файлом (имя с _FILE). Они лежат вне базы и её копий и одни у всех серверов. Сделать ключ: openssl rand -hex 32. ' +
        'Если обновляете прежнюю версию, ключи, которые лежали в базе, покажет npm run keys -- export (docs/operations.md, «Ключи»)',
    )
    const missing = (env: Record<string, string>) => () => insistOnKeys(readConfig(env))
    expect(missing(production)).not.toThrow()
    expect(missing({ ...unnamed, ...TEST_KEYS })).not.toThrow()
    for (const name of KEY_NAMES)
      expect(missing({ ...production, DATABASE_URL: url, [name]: '' }), name).toThrow(`Задайте ${name}`)
    expect(missing({ MODE: 'demo', DATABASE_URL: url })).not.toThrow()
  })
})

describe('a key that has changed', () => {
  const NOW = Date.UTC(2026, 10, 23)
  const check = (current: string, former: string | null = null, now = NOW): Promise<void> =>
    checkKeys(
      world().db,
      PAYEE_KEY,
      { current: keyOf(current), former: former === null ? null : keyOf(former) },
      { now, isFormerAsked: isFormerAsked(now) },
    )

  beforeEach(() => world().db.delete(keyPrints))

  it('is noticed: the server does not start and says what to do, in words', async () => {
    await check(FIRST)
    await check(FIRST)
    const failure: unknown = await check(SECOND).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BadKey)
    expect(explain(failure)).toBe(
      `База написана под другим ключом PAYEE_KEY: у неё отпечаток ${keyOf(FIRST).print}, у сервера ${keyOf(SECOND).print}. ` +
        'Верните прежний ключ, а если меняете его, назовите прежний в PAYEE_KEY_OLD',
    )
    await check(FIRST)
  })

  it('is taken with the former one beside it, which has to stay until the year is over', async () => {
    await check(FIRST)
    await check(SECOND, FIRST)
    await check(SECOND, FIRST)
    await expect(check(SECOND)).rejects.toThrow(/^Ключ PAYEE_KEY меняли 23\.11\.2026: пока нужен и прежний/)
    await expect(check(FIRST)).rejects.toThrow('База написана под другим ключом')
    await expect(check(THIRD, SECOND)).rejects.toThrow('второй раз его пока менять нельзя')
    const later = Date.UTC(2027, 0, 1)
    await check(SECOND, null, later)
    await check(THIRD, SECOND, later)
  })

  it('of two servers that start at once with two keys one starts', async () => {
    const ends = await Promise.allSettled([check(FIRST), check(SECOND)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('the key itself stands nowhere in the database', async () => {
    await check(FIRST)
    expect((await everyRow(world().db)).filter(({ text }) => text.includes(FIRST))).toEqual([])
    expect((await everyRow(world().db)).some(({ text }) => text.includes(keyOf(FIRST).print))).toBe(true)
  })
})
