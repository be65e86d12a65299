/** Lock-outs: five counters × four moments. A journey that begins again in a new browser meets the same lock (A02, B01). */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { codeRequests, loginAttempts, users } from '../../../server/db/schema.ts'
import { PAUSE } from '../../../server/modules/auth/handlers.ts'
import { LOGIN_ATTEMPTS } from '../../../src/domain/limits.ts'
import { CODE_PAUSE, CODE_TRIES, CODES_PER_DAY, RESEND_AFTER } from '../../../src/domain/sms-code.ts'
import { DAY } from '../support/clock.ts'
import { NAMES, readCode, wrongFor } from '../support/codes.ts'
import { testApp } from '../support/test-app.ts'

const isFull = process.env.GRID === 'full'

/** The check for robots is not the matter here: everybody passes it. */
const world = testApp(({ ports }) => ({
  ports: { ...ports, captcha: { ...ports.captcha, check: async () => ({ kind: 'passed', once: null }) } },
}))

/** A browser: an address and a name of its own, and nothing remembered. */
interface Browser {
  address: string
  agent: string
}
let browsers = 0
const newBrowser = (): Browser => {
  browsers += 1
  return { address: `10.0.${Math.floor(browsers / 200)}.${(browsers % 200) + 1}`, agent: `browser ${browsers}` }
}

interface Journey {
  mobile: string
  browser: Browser
}

const post = async (
  { browser }: Journey,
  path: string,
  body: Record<string, string>,
  type = 'application/json',
): Promise<number> => {
  const answer = await world().app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: browser.address,
    headers: { 'content-type': type, 'user-agent': browser.agent },
    payload: type === 'application/json' ? JSON.stringify(body) : new URLSearchParams(body).toString(),
  })
  return answer.json<{ code: number }>().code
}
const FORM = 'application/x-www-form-urlencoded'
const PASSWORD = 'the right password'

/** The newest code that the phone has got; a wrong one is any other. */
const rightCode = ({ mobile }: Journey): Promise<string> => readCode(world(), mobile)
const wrongCode = async (journey: Journey): Promise<string> => wrongFor(await rightCode(journey))

const signIn = (journey: Journey, password: string) => post(journey, '/login', { username: journey.mobile, password })
const register = (journey: Journey, password: string) => post(journey, '/user', { ...NAMES, mobile: journey.mobile, password })
const confirm = (journey: Journey, code: string) => post(journey, '/user/v2/confirm/delete', { mobile: journey.mobile, code })

interface Counter {
  limit: number
  window: number
  /** Whether the phone has an account. */
  isKnown: boolean
  /** The first step of the journey; a code cannot be asked for twice within a minute. */
  begin(journey: Journey): Promise<unknown>
  fail(journey: Journey): Promise<number>
  succeed(journey: Journey): Promise<number>
  /** Forgets what was counted, or counts it into the future. */
  sabotage(mobile: string, how: 'forget' | 'for ever'): Promise<unknown>
}

/** Beside the time between two codes nothing passes on the way. */
const afterAMinute = async (work: () => Promise<number>): Promise<void> => {
  world().clock.pass(RESEND_AFTER)
  expect(await work()).toBe(0)
}

const sabotageAttempts = (mobile: string, how: 'forget' | 'for ever') => {
  const mine = eq(loginAttempts.mobile, mobile)
  if (how === 'forget') return world().db.delete(loginAttempts).where(mine)
  return world()
    .db.update(loginAttempts)
    .set({ pausedUntil: new Date(world().clock.now() + DAY) })
    .where(mine)
}

const codes = (
  isKnown: boolean,
  path: string,
  type: string | undefined,
  use: Counter['succeed'],
  fail: Counter['fail'],
): Counter => ({
  limit: CODE_TRIES,
  window: CODE_PAUSE,
  isKnown,
  begin: (journey) =>
    afterAMinute(() => post(journey, path, { mobile: journey.mobile, ...(isKnown ? {} : { captchaToken: 'x' }) }, type)),
  succeed: use,
  fail,
  sabotage: sabotageAttempts,
})

const counters: Record<string, Counter> = {
  'wrong password': {
    limit: LOGIN_ATTEMPTS,
    window: PAUSE,
    isKnown: true,
    begin: async () => undefined,
    fail: (journey) => signIn(journey, 'a wrong password'),
    succeed: (journey) => signIn(journey, PASSWORD),
    sabotage: sabotageAttempts,
  },
  'wrong registration code': codes(
    false,
    '/user/password/get',
    undefined,
    async (journey) => register(journey, await rightCode(journey)),
    async (journey) => register(journey, await wrongCode(journey)),
  ),
  'wrong recovery code': {
    ...codes(
      true,
      '/user/password',
      FORM,
      async (journey) => signIn(journey, await rightCode(journey)),
      async (journey) => signIn(journey, await wrongCode(journey)),
    ),
    begin: (journey) => afterAMinute(() => post(journey, '/user/password', { mobile: journey.mobile, captchaToken: 'x' }, FORM)),
  },
  'wrong deletion code': codes(
    true,
    '/user/v2/request/delete',
    FORM,
    async (journey) => confirm(journey, await rightCode(journey)),
    async (journey) => confirm(journey, await wrongCode(journey)),
  ),
  'codes asked for': {
    limit: CODES_PER_DAY,
    window: DAY,
    isKnown: true,
    begin: async () => undefined,
    fail: async (journey) => {
      world().clock.pass(RESEND_AFTER)
      return post(journey, '/user/v2/request/delete', { mobile: journey.mobile }, FORM)
    },
    succeed: async (journey) => {
      world().clock.pass(RESEND_AFTER)
      return post(journey, '/user/v2/request/delete', { mobile: journey.mobile }, FORM)
    },
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

/** What each moment must answer: in, or one of the refusals of a lock. */
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
  return { mobile, browser: newBrowser() }
}

const isRequests = (counter: Counter): boolean => counter === counters['codes asked for']

/** @param isBroken the guard of this moment is switched off @returns what the right secret is answered */
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
  // Nothing of the first browser goes along but the phone; the journey begins with its first step.
  const second: Journey = { mobile: first.mobile, browser: newBrowser() }
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
