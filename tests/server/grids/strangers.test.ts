/**
 * The harm that strangers can do to people whose phones they know, in figures (D22, D23, D24): lock them out, send them messages,
 * guess their passwords; and the capacity left for a shop or a carrier behind one address meanwhile. Each figure is measured
 * again with its guard switched off, and must change. GRID=full plays ten thousand phones, a botnet and a carrier's hour;
 * `sign-in-limits.test.ts` also proves that every limit holds.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { users } from '../../../server/kernel/database/schema.ts'
import { PAUSE } from '../../../server/modules/auth/password-attempt.ts'
import { CODE_RULES } from '../../../server/modules/codes/rules.ts'
import type { Passwords } from '../../../server/kernel/secrets/passwords.ts'
import { SIGN_IN_LIMITS } from '../../../server/modules/auth/failures.ts'
import { LOGIN_ATTEMPTS } from '../../../src/domain/portal/limits.ts'
import { DAY, MINUTE, SECOND } from '../support/server/clock.ts'
import { askForCode, cookieOf, freshPhone, readCode } from '../support/deeds/codes.ts'
import { cheapPasswords, counting } from '../support/deeds/passwords.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { testApp } from '../support/server/test-app.ts'

const isFull = process.env.GRID === 'full'
const HOUR = 60 * MINUTE
const CODES = 10 ** 6
const NEVER = 2 ** 30

const figures: string[] = []
const note = (what: string, figure: string): void => void figures.push(`${what.padEnd(72)} ${figure}`)
afterAll(() => void process.stdout.write(`\n${figures.join('\n')}\n`))

/** Everybody passes the check for robots. */
const build = (passwords: Passwords, isGuarded: boolean) =>
  testApp(({ ports }) => ({
    passwords,
    ports: { ...ports, captcha: { ...ports.captcha, check: async () => ({ kind: 'passed', once: null }) } },
    ...(!isGuarded && {
      signInLimits: { window: HOUR, perAddress: NEVER, perNetwork: NEVER, overall: NEVER },
      codeRules: {
        ...CODE_RULES,
        checked: { browser: NEVER, address: NEVER },
        unchecked: { browser: NEVER, address: NEVER, network: NEVER, all: NEVER },
      },
    }),
  }))

const guarded = counting(cheapPasswords)
const open = counting(cheapPasswords)
const world = build(guarded.counted, true)
const unguarded = build(open.counted, false)

const PASSWORD = 'the right password'

interface Person {
  mobile: string
  cookie?: string
}
interface From {
  address: string
  cookie?: string
}

const login = (app: TestApp, mobile: string, password: string, { address, cookie }: From): Promise<Answer> =>
  app.call('POST', '/login', { body: { username: mobile, password }, address, ...(cookie && { headers: { cookie } }) })

const createPeople = async (app: TestApp, count: number): Promise<Person[]> => {
  const [createdAt, passwordHash] = [new Date(app.clock.now()), await app.deps.passwords.hash(PASSWORD)]
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    mobile: freshPhone(),
    passwordHash,
    createdAt,
  }))
  await app.db.insert(users).values(rows)
  return rows.map(({ mobile }) => ({ mobile }))
}

/** Of a network of its own. */
const botnet = (index: number): string =>
  `${11 + (Math.floor(index / 62_500) % 80)}.${Math.floor(index / 250) % 250}.${index % 250}.1`
const SHARED = '198.51.100.1'

/** Wrong six-digit passwords, five for each phone, spread over the pause of A02. @returns the number of comparisons */
const guessForAPause = async (
  app: TestApp,
  work: { done: number },
  phones: readonly string[],
  from: (index: number) => string,
) => {
  const [before, begun] = [work.done, app.clock.now()]
  const calls = phones.length * LOGIN_ATTEMPTS
  for (let call = 0; call < calls; call += 1) {
    await login(app, phones[call % phones.length] ?? '', '000000', { address: from(call) })
    app.clock.pass(PAUSE / calls)
  }
  app.clock.pass(begun + PAUSE - app.clock.now())
  return work.done - before
}

describe.runIf(isFull)('the yield of guessing six digits over ten thousand phones', () => {
  const PHONES = 10_000
  const later = 150
  const perDay = (guesses: number): string => `${guesses} guesses, ${(guesses / CODES).toFixed(4)} accounts a day`

  it(
    'D24 a botnet and one address: from five accounts a day to one in months',
    async () => {
      const phones = Array.from({ length: PHONES }, freshPhone)
      const free = await guessForAPause(unguarded(), open.work, phones, botnet)
      expect(free, 'without limits A02 alone bounds it').toBe(PHONES * LOGIN_ATTEMPTS)
      const before = free * (DAY / PAUSE)
      note('10 000 phones, before, from anywhere', perDay(before))
      expect(before / CODES).toBeCloseTo(4.8)

      for (const [name, from, most] of [
        ['a botnet of many networks', botnet, SIGN_IN_LIMITS.overall],
        ['one address', () => SHARED, SIGN_IN_LIMITS.perAddress],
      ] as const) {
        world().clock.pass(DAY)
        let hour = await guessForAPause(world(), guarded.work, phones, from)
        for (let pause = 1; pause < HOUR / PAUSE; pause += 1)
          hour += await guessForAPause(world(), guarded.work, phones.slice(0, later), from)
        note(`10 000 phones, after, from ${name}`, perDay((hour * DAY) / HOUR))
        expect(hour).toBe(most)
      }
    },
    60 * MINUTE,
  )
})

/** How people sign in from one place. */
interface Crowd {
  people: readonly Person[]
  within: number
  /** What else happens before each of them. */
  meanwhile?: () => Promise<void>
}

/** @returns the number of people who sign in by their own attempts: some mistype first */
const signInAll = async (app: TestApp, { people, within, meanwhile }: Crowd): Promise<number> => {
  let signedIn = 0
  for (const [index, { mobile, cookie }] of people.entries()) {
    const from = { address: SHARED, ...(cookie && { cookie }) }
    await meanwhile?.()
    for (let count = 0; count < mistakes(index); count += 1) await login(app, mobile, 'a mistake', from)
    if ((await login(app, mobile, PASSWORD, from)).status === 200) signedIn += 1
    app.clock.pass(Math.floor(within / people.length))
  }
  return signedIn
}
/** Every fifth person once, every twentieth twice. */
const mistakes = (index: number): number => (index % 20 === 0 ? 2 : Number(index % 5 === 0))

describe('people behind one address', () => {
  const carrier = isFull ? 3_000 : 100
  /** Known in their browsers, and as many who are not. */
  const ofEach = isFull ? 50 : 20

  it.each([
    ['a shop, its first morning', 50, 10 * MINUTE],
    ['a carrier, an hour of new browsers', carrier, HOUR],
  ])(
    'D24 %s: everybody signs in',
    async (name, count, within) => {
      world().clock.pass(DAY)
      const passed = await signInAll(world(), { people: await createPeople(world(), count), within })
      note(`${name}, one address, a quarter mistypes`, `${passed} of ${count} sign in`)
      expect(passed).toBe(count)
    },
    60 * MINUTE,
  )

  /** Uses up what may fail. */
  const attackFrom = async (from: (index: number) => string, times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1) await login(world(), freshPhone(), '000000', { address: from(index) })
  }

  const knownPeople = async (count: number): Promise<Person[]> => {
    const people = await createPeople(world(), count)
    const seen: Person[] = []
    for (const { mobile } of people)
      seen.push({ mobile, cookie: cookieOf(await login(world(), mobile, PASSWORD, { address: SHARED })) })
    return seen
  }

  /** Signs in with a new password by SMS instead. */
  const recover = async ({ mobile }: Person): Promise<boolean> => {
    const asked = await askForCode(world(), 'recovery', mobile, { address: SHARED, browser: mobile, captcha: 'x' })
    if (asked.status !== 200) return false
    return (await login(world(), mobile, await readCode(world(), mobile), { address: SHARED })).status === 200
  }

  const attacks: [string, (index: number) => string, number][] = [
    ['an attacker behind the same address', () => SHARED, SIGN_IN_LIMITS.perAddress],
    ['a botnet from everywhere', botnet, SIGN_IN_LIMITS.overall],
  ]
  it.each(isFull ? attacks : attacks.slice(0, 1))(
    'D22 D24 during %s known browsers sign in as ever, unknown ones with a new password',
    async (name, from, times) => {
      world().clock.pass(DAY)
      const known = await knownPeople(ofEach)
      const strangers = await createPeople(world(), ofEach)
      world().clock.pass(HOUR)
      await attackFrom(from, times)
      // The attack continues: it uses up the room that each successful sign-in makes.
      const meanwhile = () => attackFrom(from, 5)
      const asEver = await signInAll(world(), { people: known, within: 10 * MINUTE, meanwhile })
      const byPassword = await signInAll(world(), { people: strangers.slice(0, ofEach / 2), within: 10 * MINUTE, meanwhile })
      let bySms = 0
      for (const person of strangers.slice(ofEach / 2)) {
        world().clock.pass(10 * SECOND)
        await meanwhile()
        if (await recover(person)) bySms += 1
      }
      note(`during ${name}: known browsers`, `${asEver} of ${ofEach} sign in`)
      note(`during ${name}: unknown, with the password`, `${byPassword} of ${ofEach / 2}`)
      note(`during ${name}: unknown, with a new password by SMS`, `${bySms} of ${ofEach / 2}`)
      expect([asEver, byPassword, bySms]).toEqual([ofEach, 0, ofEach / 2])
    },
    10 * MINUTE,
  )
})

describe('messages from one place', () => {
  const TIMES = 120
  const plans = {
    'without a captcha, each time another User-Agent': { captcha: null, from: () => SHARED, most: CODE_RULES.unchecked.address },
    'with a captcha, each time another User-Agent': { captcha: 'x', from: () => SHARED, most: CODE_RULES.checked.address },
    'without a captcha, each time another address of a /64': {
      captcha: null,
      from: (index: number) => `2001:db8:1:2::${index.toString(16)}`,
      most: CODE_RULES.unchecked.address,
    },
  }
  const send = async (app: TestApp, purpose: 'registration' | 'deletion', plan: (typeof plans)[keyof typeof plans]) => {
    app.clock.pass(DAY)
    let sent = 0
    for (let index = 0; index < TIMES; index += 1) {
      const from = { address: plan.from(index), browser: `browser ${index}` }
      if ((await askForCode(app, purpose, freshPhone(), { ...from, captcha: plan.captcha })).status === 200) sent += 1
    }
    return sent
  }

  it.each(
    Object.entries(plans).flatMap(([name, plan]) =>
      (['registration', 'deletion'] as const).map((purpose) => [purpose, name, plan] as const),
    ),
  )('D23 %s, %s', async (purpose, name, plan) => {
    const [after, before] = [await send(world(), purpose, plan), await send(unguarded(), purpose, plan)]
    note(`codes for ${purpose}, ${name}`, `${before} before, ${after} after, of ${TIMES}`)
    expect([after, before]).toEqual([plan.most, TIMES])
  })
})

describe('shutting somebody out', () => {
  /** A person's outcome after strangers have done their worst. */
  const fate = async (cookie: boolean): Promise<Record<string, number>> => {
    const [{ mobile } = { mobile: '' }] = await createPeople(world(), 1)
    const given = cookieOf(await login(world(), mobile, PASSWORD, { address: SHARED }))
    const mine = { address: SHARED, ...(cookie && { cookie: given }) }
    for (const purpose of ['recovery', 'deletion'] as const)
      for (let count = 0; count < 5; count += 1) {
        world().clock.pass(MINUTE)
        await askForCode(world(), purpose, mobile, { address: botnet(count), captcha: 'x' })
      }
    for (let count = 0; count < LOGIN_ATTEMPTS; count += 1) await login(world(), mobile, 'x', { address: botnet(count) })
    world().clock.pass(MINUTE)
    const [signIn, recovery, deletion] = [
      await login(world(), mobile, PASSWORD, mine),
      await askForCode(world(), 'recovery', mobile, { ...mine, captcha: 'x' }),
      await askForCode(world(), 'deletion', mobile, { ...mine, captcha: 'x' }),
    ]
    return { signIn: signIn.json.code, recovery: recovery.json.code, deletion: deletion.json.code }
  }

  it('D22 by codes and wrong passwords: nobody whose browser is known; it is red without the cookie', async () => {
    world().clock.pass(DAY)
    const [known, unknown] = [await fate(true), await fate(false)]
    note('shut out by strangers, the owner’s browser is known', JSON.stringify(known))
    note('shut out by strangers, any other browser', JSON.stringify(unknown))
    expect(known).toEqual({ signIn: 0, recovery: 0, deletion: 0 })
    expect(unknown).toEqual({ signIn: 111, recovery: 500, deletion: 140 })
  })
})
