/** Grids of codes: lifetime, resend, parallel use; and each again with its guard switched off, which must show. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { smsCodes } from '../../../server/kernel/database/schema.ts'
import { CODE_RULES } from '../../../server/modules/codes/rules.ts'
import type { CodePurpose } from '../../../server/kernel/database/sets.ts'
import type { CodeRules } from '../../../server/modules/codes/rules.ts'
import { findLiveCode, takeCode } from '../../../server/modules/codes/use.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { askForCode, codeFor, freshPhone, registered, solvedCaptcha, typeCode } from '../support/deeds/codes.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const HOUR = 60 * MINUTE
const YEAR = 365 * 24 * HOUR
const PURPOSES = ['registration', 'recovery', 'deletion'] as const

const world = testApp()
const without = (rules: Partial<CodeRules>) => testApp({ codeRules: { ...CODE_RULES, ...rules } })

/** A phone that may use a code of this kind, with or without an account. */
const phoneFor = async (app: TestApp, purpose: CodePurpose): Promise<string> => {
  if (purpose === 'registration') return freshPhone()
  const { mobile } = await registered(app)
  return mobile
}

const codeOf = ({ json }: Answer): number => json.code

describe('the life of a code', () => {
  const EXPECTED = {
    'registration 9:59': 0,
    'registration 10:00': 6,
    'recovery 9:59': 0,
    'recovery 10:00': 6,
    'deletion 9:59': 0,
    'deletion 10:00': 6,
  }
  const unguarded = without({ lifetime: YEAR })

  const grid = async (app: TestApp): Promise<Record<string, number>> => {
    const cells: Record<string, number> = {}
    for (const purpose of PURPOSES)
      for (const [name, age] of [
        ['9:59', 10 * MINUTE - SECOND],
        ['10:00', 10 * MINUTE],
      ] as const) {
        const mobile = await phoneFor(app, purpose)
        const code = await codeFor(app, purpose, mobile)
        app.clock.pass(age)
        cells[`${purpose} ${name}`] = codeOf(await typeCode(app, purpose, mobile, code))
      }
    return cells
  }

  it('AU01 B01 a code is accepted at 9:59 and refused at 10:00', async () => {
    expect(await grid(world())).toEqual(EXPECTED)
  })

  it('the grid is red when codes do not age', async () => {
    expect(await grid(unguarded())).not.toEqual(EXPECTED)
  })
})

describe('resend', () => {
  const EXPECTED = {
    'registration 59 s': 140,
    'registration 60 s': 0,
    'recovery 59 s': 140,
    'recovery 60 s': 0,
    'deletion 59 s': 140,
    'deletion 60 s': 0,
  }
  const unguarded = without({ resendAfter: 0 })

  const grid = async (app: TestApp): Promise<Record<string, number>> => {
    const cells: Record<string, number> = {}
    for (const purpose of PURPOSES)
      for (const [name, age] of [
        ['59 s', 59 * SECOND],
        ['60 s', 60 * SECOND],
      ] as const) {
        const mobile = freshPhone()
        await askForCode(app, purpose, mobile)
        app.clock.pass(age)
        cells[`${purpose} ${name}`] = codeOf(await askForCode(app, purpose, mobile, { captcha: null }))
      }
    app.clock.pass(HOUR)
    return cells
  }

  it('AU31 A14 the next code is refused at 59 s, with the second that is left, and sent at 60 s', async () => {
    expect(await grid(world())).toEqual(EXPECTED)
    const mobile = freshPhone()
    await askForCode(world(), 'registration', mobile)
    world().clock.pass(39 * SECOND)
    const { json, headers } = await askForCode(world(), 'registration', mobile, { captcha: null })
    expect([json.message, headers['retry-after']]).toEqual(['Новый код можно запросить через 21 секунду', '21'])
  })

  it('the grid is red when the server does not wait', async () => {
    expect(await grid(unguarded())).not.toEqual(EXPECTED)
  })
})

describe('50 parallel uses of one right code', () => {
  const USES = 50
  const open = testApp()

  const successes = async (app: TestApp, purpose: 'registration' | 'deletion'): Promise<number> => {
    const mobile = await phoneFor(app, purpose)
    const code = await codeFor(app, purpose, mobile)
    const answers = await Promise.all(Array.from({ length: USES }, () => typeCode(app, purpose, mobile, code)))
    expect(answers.every(({ json }) => [0, 6, 111].includes(json.code))).toBe(true)
    return answers.filter(({ json }) => json.code === 0).length
  }

  it.each(['registration', 'deletion'] as const)('B01 %s: one success', async (purpose) => {
    expect(await successes(world(), purpose)).toBe(1)
  })

  it('recovery: the code is used once, by then it is the password', async () => {
    const { mobile } = await registered(world())
    const code = await codeFor(world(), 'recovery', mobile)
    const answers = await Promise.all(Array.from({ length: USES }, () => typeCode(world(), 'recovery', mobile, code)))
    const tokens = answers.flatMap(({ json }): string[] => (json.code === 0 ? [json.payload] : []))
    expect(tokens.length).toBeGreaterThan(0)
    const isUsed = and(eq(smsCodes.mobile, mobile), eq(smsCodes.purpose, 'recovery'), isNotNull(smsCodes.usedAt))
    expect(await world().db.$count(smsCodes, isUsed)).toBe(1)
  })

  /** The number of these transactions that get the code. */
  const takers = async (app: TestApp): Promise<number> => {
    const mobile = freshPhone()
    await codeFor(app, 'registration', mobile)
    const row = await findLiveCode(app.db, 'registration', mobile, app.clock.now())
    if (!row) throw new Error('there is a code')
    const take = () => app.db.transaction((tx) => takeCode(tx, row, app.clock.now()))
    return (await Promise.all(Array.from({ length: USES }, take))).filter(Boolean).length
  }

  it('of 50 transactions one gets the code; without the mark of its use all of them do', async () => {
    expect(await takers(open())).toBe(1)
    const owner = await openAsOwner(open().db)
    await owner.db.execute(
      sql.raw(
        'create function forget_use() returns trigger language plpgsql as $$ begin new.used_at := null; return new; end $$',
      ),
    )
    await owner.db.execute(
      sql.raw('create trigger forget_use before update on sms_codes for each row execute function forget_use()'),
    )
    await owner.close()
    expect(await takers(open())).toBe(USES)
  })
})

describe('captcha', () => {
  it('the same solution sent by 20 at once is taken once', async () => {
    // The uses above count as calls of the same address.
    world().clock.pass(MINUTE)
    const token = await solvedCaptcha(world())
    const phones = Array.from({ length: 20 }, freshPhone)
    const answers = await Promise.all(phones.map((phone) => askForCode(world(), 'registration', phone, { captcha: token })))
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 19 }, () => 141)])
  })
})
