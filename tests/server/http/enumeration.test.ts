/**
 * B04: public calls answer known, unknown, locked and deleted phones alike: the same status and body, and the same slow work,
 * counted at its source. Jobs are not counted, because no caller waits for them.
 */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../server/kernel/database/schema.ts'
import type { Passwords } from '../../../server/kernel/secrets/passwords.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { askForCode, codeFor, freshPhone, NAMES, registered, typeCode } from '../support/deeds/codes.ts'
import { cheapPasswords, counting } from '../support/deeds/passwords.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

const COMPANY = { organization_name: 'ООО Василёк', organization_inn: '7707083893', responsible: 'Петрова Алла' }
const WRONG = '000000'

/** The public calls with a phone in the request. */
const calls: Record<string, (app: TestApp, mobile: string) => Promise<Answer>> = {
  'POST /login': (app, username) => app.call('POST', '/login', { body: { username, password: WRONG } }),
  'POST /desk/login': (app, username) => app.call('POST', '/desk/login', { body: { username, password: WRONG } }),
  'POST /user/password/get': (app, mobile) => askForCode(app, 'registration', mobile),
  'POST /user/password': (app, mobile) => askForCode(app, 'recovery', mobile),
  'POST /user': (app, mobile) => app.call('POST', '/user', { body: { ...NAMES, mobile, password: WRONG } }),
  'POST /user/v2/legal': (app, mobile) => app.call('POST', '/user/v2/legal', { body: { ...COMPANY, mobile, password: WRONG } }),
  'POST /user/v2/request/delete': (app, mobile) => askForCode(app, 'deletion', mobile),
  'POST /user/v2/confirm/delete': (app, mobile) => typeCode(app, 'deletion', mobile, WRONG),
}

/** Phones of the five kinds, each without a request for a day. */
const phones = async (app: TestApp): Promise<Record<string, string>> => {
  const [known, locked, deleted] = [await registered(app), await registered(app), await registered(app)]
  await app.db.update(users).set({ locked: true }).where(eq(users.mobile, locked.mobile))
  const code = await codeFor(app, 'deletion', deleted.mobile)
  const gone = await typeCode(app, 'deletion', deleted.mobile, code)
  if (gone.status !== 200) throw new Error('not deleted')
  app.clock.pass(DAY)
  return { known: known.mobile, unknown: freshPhone(), locked: locked.mobile, deleted: deleted.mobile, operator: phoneOf(91) }
}

/** The visible result of a call: status, body, Retry-After, and the work done. */
type Cell = unknown[]

/** Each call for every phone, until its limits stop it: first use, repeats, pauses. */
const grid = async (app: TestApp, work: { done: number }): Promise<Record<string, Cell>> => {
  const cells: Record<string, Cell> = {}
  for (const [kind, mobile] of Object.entries(await phones(app)))
    for (const round of [1, 2, 3, 4, 5, 6, 7])
      for (const [name, send] of Object.entries(calls)) {
        const before = work.done
        const { status, json, headers } = await send(app, mobile)
        const cell = [status, json, headers['retry-after'], work.done - before]
        await app.runJobs()
        // Five phones, one clock: each goes through the same minutes.
        cells[`${kind} ${round} ${name}`] = cell
        if (round === 3 && name === 'POST /login') app.clock.pass(MINUTE)
      }
  return cells
}

/** The cells of one kind of phone, without its name. */
const columnOf = (cells: Record<string, Cell>, kind: string): [string, Cell][] =>
  Object.entries(cells).flatMap(([name, cell]): [string, Cell][] =>
    name.startsWith(`${kind} `) ? [[name.slice(kind.length), cell]] : [],
  )

/** @returns whether every kind of phone got the same as an unknown one */
const isBlind = (cells: Record<string, Cell>): boolean => {
  const unknown = JSON.stringify(columnOf(cells, 'unknown'))
  return ['known', 'locked', 'deleted', 'operator'].every((kind) => JSON.stringify(columnOf(cells, kind)) === unknown)
}

const { work, counted } = counting(cheapPasswords)
const world = testApp({ passwords: counted })

/** Without the guard, an unknown phone is not compared, which takes no time. */
const hasty = counting({
  ...cheapPasswords,
  fits: async (stored, password) => stored !== null && cheapPasswords.fits(stored, password),
})
const lazy: Passwords = {
  ...hasty.counted,
  fits: (stored, password) => (stored === null ? Promise.resolve(false) : hasty.counted.fits(stored, password)),
}
const unguarded = testApp({ passwords: lazy })

describe('enumeration', () => {
  it('B04 E21 eight calls × known, unknown, locked, deleted, operator: one status, one body, one amount of work', async () => {
    const cells = await grid(world(), work)
    for (const kind of ['known', 'locked', 'deleted', 'operator'])
      expect(columnOf(cells, kind), kind).toEqual(columnOf(cells, 'unknown'))
    expect(Object.keys(cells)).toHaveLength(5 * 7 * Object.keys(calls).length)
    // The grid has covered successes, wrong codes, «too often» and pauses.
    const codes = new Set(Object.values(cells).map(([, json]) => (json as { code: number }).code))
    expect([...codes].toSorted((a, b) => a - b)).toEqual([0, 6, 111, 140])
  })

  it('B04 a comparison is work in any case: the grid is red when an unknown phone is compared with nobody', async () => {
    expect(isBlind(await grid(unguarded(), hasty.work))).toBe(false)
  })
})
