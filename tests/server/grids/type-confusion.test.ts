/**
 * Wrong types × every property of a request, from the contract: each is refused and changes nothing. One in three of the wrong
 * values for each property; with GRID=full all of them, and a check of the whole database after each property.
 */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import { everyRow } from '../support/everything.ts'
import { callerFor, methodOf, pathOf } from '../support/deeds/requests.ts'
import { testApp } from '../support/server/test-app.ts'
import { branches, labelOf, requestFields, withValue } from './request-fields.ts'
import type { RequestField, Schema } from './request-fields.ts'

const isFull = process.env.GRID === 'full'
const TIMEOUT = isFull ? 120_000 : 30_000
const world = testApp()

/** One value of each kind, and its type by JSON Schema. */
const values: readonly (readonly [type: string, value: unknown])[] = [
  ['null', null],
  ['boolean', true],
  ['boolean', false],
  ['integer', 0],
  ['integer', -1],
  ['integer', 79990000000],
  ['number', 1.5],
  ['number', 1e308],
  ['number', -1e-300],
  ['array', []],
  ['array', ['Анна']],
  ['array', [[[]]]],
  ['array', [null]],
  ['object', {}],
  ['object', { length: 1, 0: 'Анна' }],
  ['object', { toString: 'Анна', valueOf: 1 }],
  ['object', { a: { b: { c: { d: {} } } } }],
  ['object', { $ne: null }],
  ['string', ''],
  ['string', 'Анна'],
  ['string', '1'],
  ['string', 'true'],
  ['string', 'null'],
  ['string', '[object Object]'],
]

/** The types that a schema allows, directly or in its branches. */
const typesOf = (schema: Schema): string[] =>
  schema.type === undefined ? branches(schema).flatMap(typesOf) : [schema.type].flat()

const isWrong = ({ schema }: RequestField, [type, value]: (typeof values)[number]): boolean => {
  const allowed = typesOf(schema)
  if (allowed.length === 0) return schema.const !== undefined && value !== schema.const
  if (allowed.includes(type)) return false
  return !(type === 'integer' && allowed.includes('number')) && !(value === 0 && allowed.includes('number'))
}

const inJson = requestFields.filter(({ mediaType }) => mediaType === 'application/json')
const tokens = new Map<number, string>()

const tokenFor = ({ operation }: Pick<RequestField, 'operation'>): string => tokens.get(callerFor(operation)) ?? ''

beforeAll(async () => {
  for (const person of new Set(allOperations.map(callerFor))) tokens.set(person, await world().tokenOf(person))
})

/** The time of the last call and the rate counters change with every call. */
const OF_CALLS = new Set(['sessions', 'limit_counts'])

const fingerprint = async (): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify((await everyRow(world().db)).filter(({ table }) => !OF_CALLS.has(table))))
    .digest('hex')

describe('API05 API09 every property of every body with a value of another type is refused and changes nothing', () => {
  it('the grid has every property of the contract', () => {
    expect(inJson.length).toBeGreaterThan(70)
    expect(inJson.filter((field) => !values.some((each) => isWrong(field, each))).map(labelOf)).toEqual([])
  })

  it.each(inJson.map((field, at) => [labelOf(field), field, at] as const))(
    '%s',
    async (_label, field, at) => {
      const { operation, example, path } = field
      const isLookedAt = isFull || at % 10 === 0
      const before = isLookedAt && (await fingerprint())
      const bad: unknown[] = []
      for (const [place, each] of values.filter((value) => isWrong(field, value)).entries()) {
        if (!isFull && (place + at) % 3 !== 0) continue
        const body = withValue(example, path, each[1])
        // Each field has its own address: rate limits are not tested here.
        const from = { token: tokenFor(field), address: `10.0.0.${at}` }
        const { status, json } = await world().call(methodOf(operation), pathOf(operation), { ...from, body })
        if (status !== 400 || json.code !== 123) bad.push([each[1], status, json.code])
      }
      expect(bad).toEqual([])
      expect(isLookedAt && (await fingerprint())).toBe(before)
    },
    TIMEOUT,
  )
})

describe('wrong types at the top, in forms and in queries', () => {
  const withBody = allOperations.filter(({ spec }) => spec.requestBody?.content['application/json'])

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s: a body that is no object',
    async (_id, operation) => {
      const token = tokenFor({ operation })
      const bad: unknown[] = []
      for (const payload of [
        'null',
        'true',
        '0',
        '1e400',
        '"text"',
        '[]',
        '[{}]',
        '[[[[]]]]',
        `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      ]) {
        const answer = await world().app.inject({
          method: methodOf(operation),
          url: `/api${pathOf(operation)}`,
          headers: { 'content-type': 'application/json', ...(token && { token }) },
          payload,
        })
        if (answer.statusCode !== 400) bad.push([payload.slice(0, 20), answer.statusCode])
      }
      expect(bad).toEqual([])
    },
  )

  const queries = allOperations.flatMap((operation) =>
    operation.parameters.filter((each) => each.in === 'query').map(({ name }) => [operation.id, name, operation] as const),
  )

  it.each(queries)('%s: the query «%s» twice, as a list, as an object', async (_id, name, operation) => {
    const [address = ''] = pathOf(operation).split('?')
    const statusOf = async (query: string): Promise<number> => {
      const body = operation.spec.requestBody && { body: {} }
      return (await world().call(methodOf(operation), `${address}${query}`, { token: tokenFor({ operation }), ...body })).status
    }
    for (const query of [`${name}=a&${name}=b`, `${name}[]=1&${name}=`, `${name}=`, `${name}=%00&${name}=`])
      expect([query, await statusOf(`?${query}`)]).toEqual([query, 400])
    // Brackets make it another name, which the contract does not have: it says nothing.
    expect(await statusOf(`?${name}[a]=1`)).toBe(await statusOf(''))
  })
})
