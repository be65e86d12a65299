/**
 * Naughty strings × every text field of a request: no answer is a server error, and a profile text is stored unchanged or
 * refused. A sample for every field; with GRID=full all of them for every free text.
 */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { EMPTY_PASSPORT, getUser, romashka, saveCompany, saveNext, bare } from '../profile/support.ts'
import { methodOf, pathOf } from '../support/deeds/requests.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import { multipart, PDF, post } from '../support/deeds/upload.ts'
import { NAUGHTY, someOf } from './naughty.ts'
import { labelOf, payloadOf, requestFields, withValue } from './request-fields.ts'
import type { RequestField } from './request-fields.ts'

/** Comparing passwords is slow on purpose, and not tested here. */
const quickPasswords = { hash: async () => 'none', fits: async () => false }

const isFull = process.env.GRID === 'full'
const TIMEOUT = isFull ? 600_000 : 60_000
const world = testApp()
const [SELLER, ELENA] = [2, 9]
const HANDFUL = 6

beforeAll(async () => {
  for (const person of [SELLER, ELENA, 6]) await world().tokenOf(person)
  Object.assign(world().deps.passwords, quickPasswords)
})

const isText = ({ schema }: RequestField): boolean => [schema.type].flat().includes('string')
const texts = requestFields.filter(isText)

/** A pattern of the contract rejects nearly all of them alike: a sample is enough there. */
const isFree = ({ schema }: RequestField): boolean => schema.pattern === undefined && schema.enum === undefined

const listFor = (field: RequestField, seed: number): readonly string[] => {
  if (!isFull) return someOf(HANDFUL, seed)
  return isFree(field) ? NAUGHTY : someOf(100, seed)
}

let sent = 0
/** From its own address: rate limits are not tested here. */
const send = async (field: RequestField, text: string) => {
  const { operation, example, path, mediaType } = field
  sent += 1
  return world().app.inject({
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    method: methodOf(operation),
    url: `/api${pathOf(operation)}`,
    headers: { token: await world().tokenOf(operation.id === 'saveLegalProfile' ? 6 : SELLER), 'content-type': mediaType },
    payload: payloadOf(field, withValue(example, path, text)),
  })
}

/** A text as the server stores it: without signs that nobody sees, plain hyphens, one Unicode form, single spaces. */
const kept = (text: string): string | null =>
  text
    .replaceAll(/[\p{DI}\p{Cf}]/gu, '')
    .replaceAll('\u2800', ' ')
    .replaceAll(/[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim() || null

it('VL03 there are more than five hundred kinds, and fields of every area to try them in', () => {
  expect(NAUGHTY.length).toBeGreaterThan(500)
  expect(texts.length).toBeGreaterThan(40)
  const tried = new Set(texts.map(({ operation }) => operation.id))
  expect([...tried]).toEqual(expect.arrayContaining(['login', 'createUser', 'saveProfile', 'saveLegalProfile', 'addUnknownTool']))
})

describe('PR36 a naughty string in any text of any request is never a fault of the server', () => {
  it.each(texts.map((field, at) => [labelOf(field), field, at] as const))(
    '%s',
    async (_label, field, at) => {
      const faults: unknown[] = []
      for (const text of listFor(field, at * 7)) {
        const { statusCode } = await send(field, text)
        if (statusCode >= 500) faults.push([text.slice(0, 40), statusCode])
      }
      expect(faults).toEqual([])
    },
    TIMEOUT,
  )

  it(
    'in a query, in an address, in the name of a file',
    async () => {
      const faults: unknown[] = []
      const token = await world().tokenOf(SELLER)
      const byId = allOperations.filter(({ path }) => path.includes('{id}'))
      for (const text of (isFull ? NAUGHTY : someOf(25, 3)).filter((each) => !/\p{Cs}/u.test(each))) {
        const encoded = encodeURIComponent(text.slice(0, 500))
        for (const operation of byId) {
          const { statusCode } = await world().app.inject({
            method: methodOf(operation),
            url: `/api${pathOf(operation, encoded)}`,
            headers: { token },
            ...(operation.spec.requestBody && { payload: {} }),
          })
          if (statusCode >= 500) faults.push([operation.id, text.slice(0, 40), statusCode])
        }
        const cities = await world().call('GET', `/suggestions/city?query=${encoded}`, { token })
        if (cities.status >= 500) faults.push(['suggestCities', text.slice(0, 40), cities.status])
        const file = await post(world(), SELLER, multipart(PDF.subarray(0, 8), text.slice(0, 500)))
        if (file.status >= 500) faults.push(['uploadFile', text.slice(0, 40), file.status])
      }
      expect(faults).toEqual([])
    },
    TIMEOUT,
  )
})

describe('PR36 PR38 VL03 VL31 VL39 a text of the profile comes back as it was sent, or is refused at its field', () => {
  const personal = ['surname', 'username', 'patronymic', 'email', 'city', 'issuedBy'] as const
  const ofCompany = ['responsible', 'organization_name', 'city', 'email'] as const
  const share = (seed: number) => (isFull ? NAUGHTY : someOf(30, seed))

  it.each(personal.map((name, at) => [name, at] as const))(
    'person: %s',
    async (name, at) => {
      const wrong: unknown[] = []
      let saved = 0
      for (const text of share(at)) {
        const field = name === 'issuedBy' ? { passport: { ...EMPTY_PASSPORT, issuedBy: text } } : { [name]: text }
        const { status, json } = await saveNext(world(), ELENA, { ...bare, ...field, mobile: phoneOf(ELENA) })
        if (status === 200) {
          const user = await getUser(world(), ELENA)
          const back = name === 'issuedBy' ? user.passport.issuedBy : user[name]
          if (back !== kept(text)) wrong.push([text.slice(0, 40), back])
          // A blank text clears the field, which an e-mail address allows too.
          if (kept(text) !== null) saved += 1
        } else if (!(status === 400 && (json.code === 123 || Object.keys(json.message as object).join() === name)))
          wrong.push([text.slice(0, 40), status, json.message])
      }
      expect(wrong).toEqual([])
      // An e-mail address is no free text: no string of the list is valid.
      expect(saved > 0).toBe(name !== 'email')
    },
    TIMEOUT,
  )

  it.each(ofCompany.map((name, at) => [name, at + 3] as const))(
    'company: %s',
    async (name, at) => {
      const wrong: unknown[] = []
      for (const text of share(at)) {
        const { version } = await getUser(world(), 6)
        const { status, json } = await saveCompany(world(), { ...romashka, version, [name]: text })
        if (status === 200) {
          const { json: back } = await world().call('GET', '/user/v2/legal', { token: await world().tokenOf(6) })
          if (back.payload[name] !== kept(text)) wrong.push([text.slice(0, 40), back.payload[name]])
        } else if (!(status === 400 && (json.code === 123 || Object.keys(json.message as object).join() === name)))
          wrong.push([text.slice(0, 40), status, json.message])
      }
      expect(wrong).toEqual([])
    },
    TIMEOUT,
  )

  it('what is kept has no character that is not seen', async () => {
    const rows = await world()
      .db.select()
      .from(users)
      .where(eq(users.id, userId(ELENA)))
    expect(JSON.stringify(rows)).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>]/u)
  })
})
