/** A page of another site calls nothing: it could make people's phones ring (B03). Generated over the operations of the contract. */
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import { smsMessages } from '../../../server/kernel/database/schema.ts'
import { buildServer } from '../../../server/start/server.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { methodOf, pathOf } from '../support/deeds/requests.ts'
import { callerOf, testApp } from '../support/server/test-app.ts'

const world = testApp()

/** What a browser says of a page that is not ours, and of one that is; `inject` calls the host so. */
const FOREIGN = [
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example.org' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
  { origin: 'http://localhost:8080' },
]
const OWN = [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: 'http://localhost:80' }]

const codeOf = async (path: string, headers: Record<string, string>) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const { json } = await world().call('POST', path, { body: 'mobile=79000000001', headers: { ...form, ...headers } })
  return json.code
}

describe('B03 pages of other sites', () => {
  let messages = 0
  beforeAll(async () => {
    messages = await world().db.$count(smsMessages)
  })

  it.each(allOperations)('$id is refused to them', async (operation) => {
    const token = await world().tokenOf(2)
    for (const headers of FOREIGN) {
      const { status, json } = await world().call(methodOf(operation), pathOf(operation), { token, headers })
      expect([status, json.code], JSON.stringify(headers)).toEqual([403, refusals.forbidden.code])
    }
  })

  it('a form of theirs sends no SMS; our own pages and clients that are no browsers go on', async () => {
    for (const headers of FOREIGN) {
      expect(await codeOf('/user/password', headers)).toBe(refusals.forbidden.code)
      expect(await codeOf('/user/v2/request/delete', headers)).toBe(refusals.forbidden.code)
    }
    expect(await world().db.$count(smsMessages)).toBe(messages)
    for (const headers of OWN) expect(await codeOf('/user/password', headers)).not.toBe(refusals.forbidden.code)
  })
})

it('B03 where the operator has said where the portal is, no other origin is ours', async () => {
  const options = { checkAnswers: true, logger: false, portalDir: null, publicOrigin: 'https://portal.example.org' }
  const app = await buildServer(world().deps, options)
  const codes = await Promise.all(
    ['https://portal.example.org', 'http://portal.example.org', 'http://localhost:80'].map(
      async (origin) => (await callerOf(app)('GET', '/captcha', { headers: { origin } })).json.code,
    ),
  )
  expect(codes).toEqual([0, refusals.forbidden.code, refusals.forbidden.code])
  await app.close()
})
