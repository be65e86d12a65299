/** Which sessions live beside each other: one of a browser, twenty of a person (D133). */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pushSubscriptions, sessions, users } from '../../../server/kernel/database/schema.ts'
import { SESSIONS_PER_PERSON } from '../../../server/modules/auth/sessions.ts'
import { codeFor, cookieOf, registered } from '../support/deeds/codes.ts'
import { MINUTE } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

/** A sign-in from the browser with this cookie; without one from a browser that is new each time. */
const signIn = async (mobile: string, password: string, cookie?: string): Promise<{ token: string; cookie: string }> => {
  const body = { username: mobile, password }
  const answer = await world().call('POST', '/login', { body, ...(cookie && { headers: { cookie } }) })
  return { token: answer.json.payload, cookie: cookieOf(answer) }
}
const status = async (token: string) => (await world().call('GET', '/user/status', { token })).status
const statuses = (tokens: readonly string[]) => Promise.all(tokens.map(status))
const idOf = async (mobile: string): Promise<string> => {
  const [row] = await world().db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  return row?.id ?? ''
}

describe('B03 D133 a browser has one session', () => {
  it('a new sign-in of the same browser ends its former session, and no other browser’s', async () => {
    const { mobile, code } = await registered(world())
    const [first, elsewhere] = [await signIn(mobile, code), await signIn(mobile, code)]
    const again = await signIn(mobile, code, first.cookie)
    expect(await statuses([first.token, elsewhere.token, again.token])).toEqual([401, 200, 200])
    expect(again.cookie, 'it is the same browser').toBe(first.cookie)
  })

  it('whoever’s: on a shared computer the next person’s sign-in ends the session of the one before', async () => {
    const [one, two] = [await registered(world()), await registered(world())]
    const before = await signIn(one.mobile, one.code)
    const atHome = await signIn(one.mobile, one.code)
    const next = await signIn(two.mobile, two.code, before.cookie)
    expect(await statuses([before.token, atHome.token, next.token])).toEqual([401, 200, 200])
    const back = await signIn(one.mobile, one.code, next.cookie)
    expect(await statuses([next.token, back.token])).toEqual([401, 200])
  })

  it('a sign-in that fails, and a cookie that nobody has, end nothing', async () => {
    const { mobile, code } = await registered(world())
    const first = await signIn(mobile, code)
    await signIn(mobile, 'wrong', first.cookie)
    await signIn(mobile, code, `device=${'a'.repeat(32)}`)
    expect(await status(first.token)).toBe(200)
  })

  it('B01 so does the first sign-in with a new password, for its neighbour at the browser too', async () => {
    const [one, two] = [await registered(world()), await registered(world())]
    const before = await signIn(one.mobile, one.code)
    const fresh = await signIn(two.mobile, await codeFor(world(), 'recovery', two.mobile), before.cookie)
    expect(await statuses([before.token, fresh.token])).toEqual([401, 200])
  })

  it('D53 the notifications of the browser end with its former session', async () => {
    const { mobile, code } = await registered(world())
    const { cookie } = await signIn(mobile, code)
    const userId = await idOf(mobile)
    const [session] = await world().db.select().from(sessions).where(eq(sessions.userId, userId))
    const at = new Date(world().clock.now())
    const endpoint = `https://push.example/${mobile}`
    const row = { id: crypto.randomUUID(), userId, sessionHash: session?.tokenHash ?? '', endpoint, createdAt: at }
    await world()
      .db.insert(pushSubscriptions)
      .values({ ...row, p256dh: 'key', auth: 'secret' })
    await signIn(mobile, code, cookie)
    expect(await world().db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))).toBe(0)
  })
})

describe('B03 D133 a person has twenty sessions', () => {
  it('the one that has not been used for longest ends with the twenty-first', async () => {
    const { mobile, code } = await registered(world())
    const tokens: string[] = []
    for (let count = 0; count < SESSIONS_PER_PERSON; count += 1) {
      world().clock.pass(MINUTE)
      tokens.push((await signIn(mobile, code)).token)
    }
    // The oldest is used again: its time is written down every ten minutes.
    expect(await status(tokens[0] ?? '')).toBe(200)
    world().clock.pass(MINUTE)
    const last = await signIn(mobile, code)
    expect(SESSIONS_PER_PERSON).toBe(20)
    expect(await statuses(tokens)).toEqual(tokens.map((_, at) => (at === 1 ? 401 : 200)))
    expect(await status(last.token)).toBe(200)
    expect(await world().db.$count(sessions, eq(sessions.userId, await idOf(mobile)))).toBe(20)
  })

  it('however many sign in at once', async () => {
    const { mobile, code } = await registered(world())
    // More than four at once would look like guesses (A02).
    const atOnce = async (from: string[]) => Promise.all(from.map(async (cookie) => (await signIn(mobile, code, cookie)).token))
    const tokens: string[] = []
    while (tokens.length < SESSIONS_PER_PERSON + 4) tokens.push(...(await atOnce(['', '', '', ''])))
    expect((await statuses(tokens)).filter((answer) => answer === 200)).toHaveLength(SESSIONS_PER_PERSON)
    const { cookie } = await signIn(mobile, code)
    const tabs = await atOnce([cookie, cookie, cookie, cookie])
    expect(
      (await statuses(tabs)).filter((answer) => answer === 200),
      'tabs of one browser',
    ).toHaveLength(1)
  })
})
