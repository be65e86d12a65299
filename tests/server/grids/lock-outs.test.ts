/** Lock-outs: five counters × four moments. Starting again in a new browser meets the same lock (A02, B01). */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { codeRequests, loginAttempts, users } from '../../../server/kernel/database/schema.ts'
import { PAUSE } from '../../../server/modules/auth/password-attempt.ts'
import type { CodePurpose } from '../../../server/kernel/database/sets.ts'
import { LOGIN_ATTEMPTS } from '../../../src/domain/portal/limits.ts'
import { CODE_PAUSE, CODE_TRIES, CODES_PER_DAY, RESEND_AFTER } from '../../../src/domain/people/sms-code.ts'
import { DAY } from '../support/server/clock.ts'
import { askForCode, readCode, typeCode, wrongFor } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'

const isFull = process.env.GRID === 'full'

/** The captcha is not tested here: everybody passes it. */
const world = testApp(({ ports }) => ({
  ports: { ...ports, captcha: { ...ports.captcha, check: async () => ({ kind: 'passed', once: null }) } },
}))

/** A browser with its own address and name, without cookies. */
interface Browser {
  address: string
  browser: string
}
let browsers = 0
const newBrowser = (): Browser => {
  browsers += 1
  return { address: `10.0.${Math.floor(browsers / 200)}.${(browsers % 200) + 1}`, browser: `browser ${browsers}` }
}

interface Journey {
  mobile: string
  from: Browser
}

const PASSWORD = 'the right password'

/** @returns the code of the answer, 0 for a success */
const ask = async ({ mobile, from }: Journey, purpose: CodePurpose): Promise<number> =>
  (await askForCode(world(), purpose, mobile, { ...from, captcha: 'x' })).json.code
const type = async ({ mobile, from }: Journey, purpose: CodePurpose, code: string): Promise<number> =>
  (await typeCode(world(), purpose, mobile, code, from)).json.code

interface Counter {
  limit: number
  window: number
  /** Whether the phone has an account. */
  isKnown: boolean
  /** The first step of the journey. */
  begin(journey: Journey): Promise<unknown>
  fail(journey: Journey): Promise<number>
  succeed(journey: Journey): Promise<number>
  /** Clears the counters, or moves them into the future. */
  sabotage(mobile: string, how: 'forget' | 'for ever'): Promise<unknown>
}

/** Only the pause between two codes elapses on the way. */
const askAMinuteLater = (journey: Journey, purpose: CodePurpose): Promise<number> => {
  world().clock.pass(RESEND_AFTER)
  return ask(journey, purpose)
}

const sabotageAttempts = (mobile: string, how: 'forget' | 'for ever') => {
  const mine = eq(loginAttempts.mobile, mobile)
  if (how === 'forget') return world().db.delete(loginAttempts).where(mine)
  return world()
    .db.update(loginAttempts)
    .set({ pausedUntil: new Date(world().clock.now() + DAY) })
    .where(mine)
}

const typing = (purpose: CodePurpose): Counter => ({
  limit: CODE_TRIES,
  window: CODE_PAUSE,
  isKnown: purpose !== 'registration',
  begin: async (journey) => expect(await askAMinuteLater(journey, purpose)).toBe(0),
  succeed: async (journey) => type(journey, purpose, await readCode(world(), journey.mobile)),
  fail: async (journey) => type(journey, purpose, wrongFor(await readCode(world(), journey.mobile))),
  sabotage: sabotageAttempts,
})

const counters: Record<string, Counter> = {
  'wrong password': {
    limit: LOGIN_ATTEMPTS,
    window: PAUSE,
    isKnown: true,
    begin: async () => undefined,
    // A recovery code is entered as a password at sign-in.
    fail: (journey) => type(journey, 'recovery', 'a wrong password'),
    succeed: (journey) => type(journey, 'recovery', PASSWORD),
    sabotage: sabotageAttempts,
  },
  'wrong registration code': typing('registration'),
  'wrong recovery code': typing('recovery'),
  'wrong deletion code': typing('deletion'),
  'codes asked for': {
    limit: CODES_PER_DAY,
    window: DAY,
    isKnown: true,
    begin: async () => undefined,
    fail: (journey) => askAMinuteLater(journey, 'deletion'),
    succeed: (journey) => askAMinuteLater(journey, 'deletion'),
    sabotage: (mobile, how) => {
      const mine = eq(codeRequests.mobile, mobile)
      if (how === 'forget') return world().db.delete(codeRequests).where(mine)
      return world()
        .db.update(codeRequests)
        .set({ at: sql`${codeRequests.at} + interval '2 days'` })
        .where(mine)
    },
  },
}

type Moment = 'before' | 'at the limit' | 'a new browser' | 'after the window'

/** The expected answer at each moment: success, or one of the refusals of a lock. */
const isAsDecided: Record<Moment, (code: number) => boolean> = {
  before: (code) => code === 0,
  'at the limit': (code) => code === 111 || code === 140,
  'a new browser': (code) => code === 111 || code === 140,
  'after the window': (code) => code === 0,
}

let phones = 0
const newJourney = async (isKnown: boolean): Promise<Journey> => {
  phones += 1
  const mobile = `7913${String(phones).padStart(7, '0')}`
  const createdAt = new Date(world().clock.now())
  const passwordHash = await world().deps.passwords.hash(PASSWORD)
  if (isKnown) await world().db.insert(users).values({ id: randomUUID(), mobile, passwordHash, createdAt })
  return { mobile, from: newBrowser() }
}

const isRequests = (counter: Counter): boolean => counter === counters['codes asked for']

/** @param isBroken switches off the guard of this moment @returns the answer to the right secret */
const play = async (counter: Counter, moment: Moment, isBroken: boolean): Promise<number> => {
  const first = await newJourney(counter.isKnown)
  await counter.begin(first)
  const failures = counter.limit - (moment === 'before' && !isBroken ? 1 : 0)
  for (let count = 0; count < failures; count += 1) expect(await counter.fail(first)).toBe(isRequests(counter) ? 0 : 6)
  if (moment === 'before') return counter.succeed(first)
  if (moment === 'at the limit') {
    if (isBroken) await counter.sabotage(first.mobile, 'forget')
    return counter.succeed(first)
  }
  // Only the phone carries over from the first browser; the journey restarts at its first step.
  const second: Journey = { mobile: first.mobile, from: newBrowser() }
  if (moment === 'a new browser') {
    if (isBroken) await counter.sabotage(first.mobile, 'forget')
    await counter.begin(second)
    return counter.succeed(second)
  }
  world().clock.pass(counter.window - (isRequests(counter) ? RESEND_AFTER : 0))
  if (isBroken) await counter.sabotage(first.mobile, 'for ever')
  await counter.begin(second)
  return counter.succeed(second)
}

const moments = Object.keys(isAsDecided) as Moment[]
const cells = Object.keys(counters).flatMap((name) => moments.map((moment) => [name, moment] as const))

describe('lock-outs', () => {
  it.each(cells)('A02 B01 %s, %s', async (name, moment) => {
    const code = await play(counters[name]!, moment, false)
    expect([code, isAsDecided[moment](code)]).toEqual([code, true])
  })

  it.each(isFull ? cells : cells.filter(([, moment]) => moment === 'a new browser'))(
    'the cell «%s, %s» is red where its guard is switched off',
    async (name, moment) => {
      expect(isAsDecided[moment](await play(counters[name]!, moment, true))).toBe(false)
    },
  )
})
