import { describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { eq } from 'drizzle-orm'
import { MARIA } from '../../../server/demo/people.ts'
import { callerFor, exampleBody, methodOf, pathOf } from '../support/deeds/requests.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const WRONG_BY_TYPE: Record<string, unknown[]> = {
  string: [null, 42, true, [], {}, 'x'.repeat(100_000), '\u0000'],
  number: [null, 'text', 1.5, true, [], {}, -5, 1e300],
  boolean: [null, 'text', 0, [], {}],
}

/** Fields that a request may leave out. */
const OPTIONAL = /^(sort|side$|captchaToken$|consentEdition$|team$|money$)/

/** A list as a file, and the audit: every field of the filter may be left out, and so may all of them. */
const WHOLE_LISTS = new Set(['getSalesFile', 'getUserToolsFile', 'listAudit', 'getAuditFile'])

/** The example with one wrong, missing or extra field, at every depth. */
const spoil = (example: Record<string, unknown>, needsAll = true): unknown[] => {
  const bodies: unknown[] = []
  for (const [name, value] of Object.entries(example)) {
    const { [name]: _dropped, ...without } = example
    const isObject = value !== null && typeof value === 'object'
    const wrong = isObject ? spoil(value as Record<string, unknown>) : (WRONG_BY_TYPE[typeof value] ?? [])
    if (needsAll && !OPTIONAL.test(name)) bodies.push(without)
    for (const each of wrong) bodies.push({ ...example, [name]: each })
  }
  return bodies
}

const RAW_BODIES = ['{', '', 'null', '[]', '"text"', '0', '{"__proto__":{"x":1}}', '{"a":', '\u0000', 'x'.repeat(300_000)]
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'x',
]
/** Operations that take nothing. */
const NO_BODY = new Set(['logout', 'postStub', 'leavePoint', 'cancelPointApplication', 'endOtherSessions'])
/** Елена has no session that others need, no point and no application. */
const WITHOUT_ANYTHING = 9
const PATH_VALUES = ['%00', '..%2f..%2fetc', '%27', '%ff', 'x'.repeat(600), '%F0%9F%98%80', '-1', 'null']

const isRefusal = ({ status, json }: { status: number; json: { code: number } }): boolean =>
  status >= 400 && status < 500 && json.code > 0

describe('junk is refused with 4xx and an envelope, never 5xx', () => {
  const withBody = allOperations.filter((each) => exampleBody(each))

  it.each(withBody.map((each) => [each.id, each] as const))('%s: every field wrong, missing or extra', async (_id, target) => {
    const token = await world().tokenOf(callerFor(target))
    const example = exampleBody(target) ?? {}
    const needsAll = !WHOLE_LISTS.has(target.id)
    const bodies = [...spoil(example, needsAll), { ...example, extra: 1 }, ...(needsAll ? [{}] : []), []]
    const bad: unknown[] = []
    for (const body of bodies) {
      const answer = await world().call(methodOf(target), pathOf(target), { token, body })
      if (!isRefusal(answer)) bad.push([body, answer.status])
    }
    expect(bad).toEqual([])
    expect(bodies.length).toBeGreaterThan(10)
  })

  it.each(allOperations.filter(({ method }) => method === 'POST').map((each) => [each.id, each] as const))(
    '%s: broken bodies and content types',
    async (id, target) => {
      const bad: unknown[] = []
      const attempts = [
        ...RAW_BODIES.map((payload) => [payload, 'application/json'] as const),
        ...CONTENT_TYPES.map((type) => ['{"a":1}', type] as const),
      ]
      for (const [payload, type] of attempts) {
        const token = await world().tokenOf(NO_BODY.has(id) ? WITHOUT_ANYTHING : callerFor(target))
        const answer = await world().app.inject({
          method: 'POST',
          url: `/api${pathOf(target)}`,
          headers: { token, 'content-type': type },
          payload,
        })
        const { code } = answer.json<{ code: number }>()
        // An operation without a body may ignore one.
        const fine = answer.statusCode < 500 && (NO_BODY.has(id) || (answer.statusCode >= 400 && code > 0))
        if (!fine) bad.push([payload.slice(0, 20), type, answer.statusCode])
      }
      expect(bad).toEqual([])
    },
  )

  it.each(allOperations.filter(({ path }) => path.includes('{id}')).map((each) => [each.id, each] as const))(
    '%s: strange ids',
    async (_id, target) => {
      const token = await world().tokenOf(callerFor(target))
      for (const value of PATH_VALUES) {
        const answer = await world().call(methodOf(target), pathOf(target, value), { token, body: exampleBody(target) })
        expect([value, isRefusal(answer)]).toEqual([value, true])
      }
    },
  )

  it.each(['offline=maybe', 'offline=', 'offline=true&offline=false', 'offline[]=1'])('a query like %s', async (query) => {
    const token = await world().tokenOf(1)
    const answer = await world().call('POST', `/sale/seller/purchase/confirm/999.00001?${query}`, { token, body: {} })
    expect(answer.status).toBe(400)
  })

  it.each(['""', 'a b', 'x'.repeat(5_000), '../../etc', 'null'])('a Token header like «%.20s» is no session', async (token) => {
    expect((await world().call('GET', '/user', { token })).status).toBe(401)
  })
})

describe('what is not in the contract', () => {
  it.each(['/nothing', '/user/../..//x', '/sale/get/all/', '/USER'])(
    'GET /api%s is 404 in an envelope and is not stored',
    async (path) => {
      const { status, json, headers } = await world().call('GET', path, { token: await world().tokenOf(1) })
      expect([status, json.code, headers['cache-control']]).toEqual([404, 120, 'no-store'])
    },
  )

  it('a body over 256 kB is 413', async () => {
    const { status, json } = await world().call('POST', '/login', { body: { username: 'x'.repeat(300_000) } })
    expect([status, json.code]).toEqual([413, 124])
  })

  it('an answer that contradicts the contract is a 500 where answers are checked', async () => {
    await world().db.update(users).set({ birthday: null, inn: 'not digits' }).where(eq(users.id, MARIA))
    const { status, json } = await world().call('GET', '/user', { token: await world().tokenOf(5) })
    const requestId = expect.stringMatching(/^[\da-f-]{36}$/)
    expect([status, json]).toEqual([500, { code: 190, message: 'Произошла ошибка', payload: null, requestId }])
  })
})

describe('the contract', () => {
  it.each(allOperations.map((each) => [each.id, each] as const))('%s is served', (_id, { method, path }) => {
    expect(world().app.hasRoute({ method: method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` })).toBe(true)
  })

  it('answers of /api are not stored by anybody', async () => {
    const { headers } = await world().call('GET', '/user', { token: await world().tokenOf(1) })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
})
