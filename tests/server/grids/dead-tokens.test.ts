/** Dead tokens: every end of a session × every operation of the contract. Each cell is 401 and changes nothing (B03). */
import { desc, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import type { Operation } from '../../../server/http/contract/document.ts'
import { sessions, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { codeFor } from '../support/deeds/codes.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { DAY } from '../support/server/clock.ts'
import { hireSellers } from '../support/races/crowd.ts'
import type { Person } from '../support/races/crowd.ts'
import { everyRow } from '../support/everything.ts'
import { exampleBody, isMultipart, methodOf, pathOf } from '../support/deeds/requests.ts'
import { testApp } from '../support/server/test-app.ts'
import { BOUNDARY, multipart, PDF } from '../support/deeds/upload.ts'

const world = testApp()

const isFull = process.env.GRID === 'full'
const TIMEOUT = isFull ? 180_000 : 30_000
const isPublic = ({ spec }: Operation): boolean => spec['x-roles'].includes('anonymous')
/** Sign-out comes last, because it ends a live session. */
const secured = allOperations
  .filter((operation) => !isPublic(operation))
  .toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'))

const mobileOf = async ({ id }: Person): Promise<string> =>
  (await world().db.select({ mobile: users.mobile }).from(users).where(eq(users.id, id)))[0]?.mobile ?? ''

const lock = (id: string, locked: boolean) => world().db.update(users).set({ locked }).where(eq(users.id, id))
const alive = async (token: string) => (await world().call('GET', '/user', { token })).status === 200

/** What ends a session. */
const events: Record<string, (person: Person) => Promise<unknown>> = {
  'signing out': ({ token }) => world().call('POST', '/logout', { token }),
  'seven days without a call': async () => world().clock.pass(SESSION_IDLE),
  'thirty days, busy all the time': async ({ token }) => {
    for (let day = 0; day < SESSION_ABSOLUTE / DAY; day += 1) {
      expect(await alive(token), `day ${day}`).toBe(true)
      world().clock.pass(DAY)
    }
  },
  'the first sign-in with a new password': async (person) => {
    const username = await mobileOf(person)
    const password = await codeFor(world(), 'recovery', username)
    expect((await world().call('POST', '/login', { body: { username, password } })).status).toBe(200)
  },
  'the person is locked': ({ id }) => lock(id, true),
  'the person was locked, and is not any more': async ({ id }) => {
    await lock(id, true)
    await lock(id, false)
  },
  'the account is deleted': async (person) =>
    expect((await deleteAccount(world(), await mobileOf(person))).json).toMatchObject({ code: 0 }),
}

/** Requests as a portal, an old tab and a script send them. */
const ways: Record<string, (operation: Operation) => { headers?: Record<string, string>; body?: unknown; key?: string }> = {
  plain: (operation) =>
    isMultipart(operation)
      ? { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body: multipart(PDF, 'чек.pdf') }
      : { body: exampleBody(operation) },
  'with a key of repeat': (operation) => ({ body: exampleBody(operation), key: 'dead-token-key-1' }),
  'with junk': () => ({ body: { junk: true } }),
}

const fingerprint = async (): Promise<string> => JSON.stringify(await everyRow(world().db))

/**
 * @param isThorough tries every such request and every spelling of the token, and checks the whole database after each operation
 * @returns the failed cells
 */
const redCells = async (token: string, isThorough: boolean): Promise<string[]> => {
  const red: string[] = []
  const usedWays = Object.entries(ways).slice(0, isThorough ? undefined : 1)
  const spellings = isThorough ? [token, `"${token}"`] : [token]
  const before = await fingerprint()
  for (const operation of secured) {
    for (const [way, requestBy] of usedWays)
      for (const spelling of spellings) {
        const request = { token: spelling, ...requestBy(operation) }
        const { status, json } = await world().call(methodOf(operation), pathOf(operation), request)
        if (status !== 401 || json.code !== 122) red.push(`${operation.id} ${way}: ${status}`)
      }
    if (isThorough && (await fingerprint()) !== before) red.push(`${operation.id} has changed something`)
  }
  if ((await fingerprint()) !== before) red.push('something has changed')
  return red
}

let crowd: Person[] = []

beforeAll(async () => {
  crowd = await hireSellers(world(), 2 * Object.keys(events).length + 1)
  // These people were created without a usable password.
  const ids = crowd.map(({ id }) => id)
  await world()
    .db.update(users)
    .set({ passwordHash: await world().deps.passwords.hash('a password') })
    .where(inArray(users.id, ids))
})

/** A new person with a fresh session. */
const hire = async (): Promise<Person> => {
  const next = crowd.pop()
  if (!next) throw new Error('the crowd is too small')
  const token = await openSession(world().db, next.id, world().clock.now())
  expect(await alive(token)).toBe(true)
  return { id: next.id, token }
}

describe(`dead tokens${isFull ? ', every spelling' : ''}`, () => {
  it('the grid has every operation that asks who calls', () => {
    expect(secured.length).toBeGreaterThan(15)
    expect(Object.keys(events)).toHaveLength(7)
  })

  it.each(Object.keys(events))(
    'B03 %s: every operation answers 401 and changes nothing',
    async (name) => {
      const person = await hire()
      await events[name]?.(person)
      expect(await redCells(person.token, isFull)).toEqual([])
    },
    TIMEOUT,
  )

  it.each(Object.keys(events))('the grid is red where «%s» does not end the session', async (name) => {
    const person = await hire()
    const [user] = await world().db.select().from(users).where(eq(users.id, person.id))
    const [session] = await world()
      .db.select()
      .from(sessions)
      .where(eq(sessions.userId, person.id))
      .orderBy(desc(sessions.createdAt), desc(sessions.lastSeenAt))
      .limit(1)
    await events[name]?.(person)
    // The guard is switched off: session and person are restored to their state before the event.
    const at = new Date(world().clock.now())
    await world().db.insert(users).values(user!).onConflictDoNothing()
    await world().db.delete(sessions).where(eq(sessions.tokenHash, session!.tokenHash))
    await world()
      .db.insert(sessions)
      .values({ ...session!, createdAt: at, lastSeenAt: at })
    const red = await redCells(person.token, false)
    expect(red.length).toBeGreaterThan(secured.length / 2)
  })

  it('B03 to what is open to everybody a dead token is no token', async () => {
    const person = await hire()
    await world().call('POST', '/logout', { token: person.token })
    const differing: string[] = []
    for (const operation of allOperations.filter(isPublic)) {
      const ask = (token?: string) => world().call(methodOf(operation), pathOf(operation), { token, body: { junk: true } })
      const [dead, none] = [await ask(person.token), await ask()]
      if (dead.status !== none.status || dead.json?.code !== none.json?.code) differing.push(operation.id)
    }
    expect(differing).toEqual([])
  })
})
