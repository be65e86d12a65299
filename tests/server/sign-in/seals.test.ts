/** D145 Hashes of passwords and codes are sealed under a key outside of the database, the stored ones too. */
import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { smsCodes, users } from '../../../server/kernel/database/schema.ts'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import type { KeyPair } from '../../../server/kernel/secrets/keys.ts'
import { argonPasswordsOf } from '../../../server/kernel/secrets/passwords.ts'
import type { Passwords } from '../../../server/kernel/secrets/passwords.ts'
import { sealsOf } from '../../../server/kernel/secrets/seal.ts'
import { isSealingKey, sealStored } from '../../../server/kernel/secrets/seal-stored.ts'
import { ANNA, DEMO_PASSWORD, phoneOf } from '../../../server/demo/people.ts'
import { askForCode, freshPhone } from '../support/deeds/codes.ts'
import { testPairs } from '../support/deeds/keys.ts'
import { CHEAP } from '../support/deeds/passwords.ts'
import { testApp } from '../support/server/test-app.ts'

const OURS = testPairs().PASSWORD_KEY
const pair = (current: string, former: string | null = null): KeyPair => ({
  current: keyOf(current.padEnd(32, '.')),
  former: former === null ? null : keyOf(former.padEnd(32, '.')),
})

describe('a seal', () => {
  const seals = sealsOf(pair('first'))

  it('D145 tells its key by the print and nothing of the text, is another one each time, and opens under its key alone', () => {
    const [one, two] = [seals.seal('a hash'), seals.seal('a hash')]
    expect(one).toMatch(new RegExp(`^sealed:${pair('first').current.print}:[\\w-]+$`))
    expect(one).not.toBe(two)
    expect([seals.open(one), seals.open(two)]).toEqual(['a hash', 'a hash'])
    expect(sealsOf(pair('second', 'first')).open(one)).toBe('a hash')
    expect(sealsOf(pair('second')).open(one)).toBeNull()
  })

  it('D145 that somebody has changed or cut opens no more', () => {
    const sealed = seals.seal('a hash')
    const [head, body] = [sealed.slice(0, 20), sealed.slice(20)]
    for (const changed of [head + (body.startsWith('A') ? 'B' : 'A') + body.slice(1), head + body.slice(0, -4), head, `${head}!`])
      expect(seals.open(changed), changed).toBeNull()
  })

  it('D145 what a release before has stored is no seal and opens as it is', () => {
    expect(seals.open('$argon2id$v=19$m=8')).toBe('$argon2id$v=19$m=8')
  })
})

describe('a comparison', () => {
  it('D145 B04 fits under the current key, the former one and none; under another key nothing fits, and nothing fails', async () => {
    const [first, second] = [pair('first'), pair('second', 'first')]
    const stored = await argonPasswordsOf(first, CHEAP).hash('111111')
    const bare = sealsOf(first).open(stored) ?? ''
    expect(await verify(bare, '111111')).toBe(true)
    for (const [keys, hash, fits] of [
      [first, stored, true],
      [second, stored, true],
      [second, bare, true],
      [pair('second'), stored, false],
      [first, null, false],
    ] as const) {
      expect(await argonPasswordsOf(keys, CHEAP).fits(hash, '111111')).toBe(fits)
      expect(await argonPasswordsOf(keys, CHEAP).fits(hash, '111112')).toBe(false)
    }
  })
})

/** Processor time of a comparison, the least of several, in microseconds. */
const costOf = async (passwords: Passwords, stored: string | null): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage()
    await passwords.fits(stored, '000000')
    const { user, system } = process.cpuUsage(before)
    times.push(user + system)
  }
  return Math.min(...times)
}

describe('the time of a comparison', () => {
  it('D145 B04 is argon2’s for every phone: known, unknown, sealed before, not sealed, and under a lost key', async () => {
    const cost = { memoryCost: 16_384, timeCost: 2, parallelism: 1 }
    const [first, second] = [pair('first'), pair('second', 'first')]
    const passwords = argonPasswordsOf(second, cost)
    const before = await argonPasswordsOf(first, cost).hash('111111')
    const known = await costOf(passwords, await passwords.hash('111111'))
    for (const stored of [null, before, sealsOf(first).open(before), await argonPasswordsOf(pair('lost'), cost).hash('111111')])
      expect((await costOf(passwords, stored)) / known, String(stored)).toBeGreaterThan(0.5)
  })
})

describe('what is stored', () => {
  const world = testApp()
  const hashes = async (): Promise<string[]> => {
    const people = await world().db.select({ hash: users.passwordHash }).from(users)
    const codes = await world().db.select({ hash: smsCodes.hash }).from(smsCodes)
    return [...people, ...codes].map(({ hash }) => hash)
  }
  const printsOf = async () => [...new Set((await hashes()).map((hash) => hash.split(':')[1] ?? hash))]
  const passwordFits = async (keys: KeyPair): Promise<boolean> => {
    const [anna] = await world().db.select().from(users).where(eq(users.id, ANNA))
    return argonPasswordsOf(keys, CHEAP).fits(anna?.passwordHash ?? null, DEMO_PASSWORD)
  }
  /** As a release before has stored them. */
  const unseal = async (): Promise<void> => {
    const { open } = sealsOf(OURS)
    for (const { id, passwordHash } of await world().db.select().from(users))
      await world()
        .db.update(users)
        .set({ passwordHash: open(passwordHash) ?? '' })
        .where(eq(users.id, id))
    for (const { mobile, hash } of await world().db.select().from(smsCodes))
      await world()
        .db.update(smsCodes)
        .set({ hash: open(hash) ?? '' })
        .where(eq(smsCodes.mobile, mobile))
  }

  it('D145 a start seals everybody’s at once, without a password, and a second one changes nothing', async () => {
    await askForCode(world(), 'registration', freshPhone())
    await world().runJobs()
    await unseal()
    expect((await hashes()).every((hash) => hash.startsWith('$argon2id$'))).toBe(true)
    const sign = () => world().call('POST', '/login', { body: { username: phoneOf(1), password: DEMO_PASSWORD } })
    expect((await sign()).status, 'before').toBe(200)
    await sealStored(world().db, OURS)
    expect(await printsOf()).toEqual([OURS.current.print])
    const before = await hashes()
    await sealStored(world().db, OURS)
    expect(await hashes()).toEqual(before)
    expect((await sign()).status, 'after').toBe(200)
  })

  it('D145 several windows of people are sealed to the last, also by two servers at once', async () => {
    await world().db.execute(sql`
      insert into users (id, mobile, password_hash, created_at)
      select gen_random_uuid(), '7999' || n, '$argon2id$' || n, now() from generate_series(1, 2500) n`)
    await Promise.all([sealStored(world().db, OURS), sealStored(world().db, OURS)])
    expect(await printsOf()).toEqual([OURS.current.print])
    const opened = (await hashes()).map((hash) => sealsOf(OURS).open(hash))
    expect(new Set(opened.filter((text) => /^\$argon2id\$\d+$/.test(text ?? ''))).size).toBe(2500)
    await world()
      .db.delete(users)
      .where(sql`mobile like '7999%'`)
  })

  it('D145 a changed key takes everybody along; then the former one is not needed', async () => {
    const next: KeyPair = { current: keyOf('the next key of thirty-two signs'), former: OURS.current }
    const isAsked = () => world().db.transaction((tx) => isSealingKey(tx, OURS.current.print))
    expect(await isAsked()).toBe(true)
    await sealStored(world().db, next)
    expect(await isAsked()).toBe(false)
    expect(await passwordFits({ ...next, former: null })).toBe(true)
    expect(await passwordFits(OURS)).toBe(false)
    await sealStored(world().db, { current: OURS.current, former: next.current })
    expect(await passwordFits(OURS)).toBe(true)
  })

  it('D145 with a lost key nobody’s hash is touched, and a new password by SMS is sealed under the new one', async () => {
    const lost = pair('another')
    const before = await hashes()
    await sealStored(world().db, lost)
    expect(await hashes()).toEqual(before)
    expect(await passwordFits(lost)).toBe(false)
  })
})
