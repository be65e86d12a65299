/**
 * Long inputs × every part of a request that a stranger can fill: every check takes linear time. A pattern with quadratic
 * backtracking would need minutes for these inputs, and block all other requests meanwhile.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { methodOf, pathOf } from '../support/deeds/requests.ts'
import { testApp } from '../support/server/test-app.ts'
import { multipart, PDF, post } from '../support/deeds/upload.ts'
import { labelOf, payloadOf, requestFields, withValue } from './request-fields.ts'
import type { RequestField } from './request-fields.ts'

const isFull = process.env.GRID === 'full'
const TIMEOUT = 600_000
/** Nearly the maximum body size. A quadratic pattern takes half a minute for it. */
const LENGTH = 200_000
/** Milliseconds: hundreds of times the linear time on a busy machine, a tenth of the quadratic time. */
const LONGEST = 3_000
const SELLER = 2
const world = testApp()

/** Inputs that trigger backtracking: runs of one kind, and an end that does not match. */
const SHAPES = ['/', ' ', '-', '.', '0', 'a', 'Я', '"', '\\', ',', '=', ';', '%', 'a@', '1.', 'a.', '- ', '(', '\t', '\u00A0']
const textOf = (shape: string): string =>
  `${shape.repeat(LENGTH / Buffer.byteLength(shape) / (shape === '"' || shape === '\\' || shape === '\t' ? 2 : 1))}!`
const someShapes = (seed: number): string[] =>
  isFull ? SHAPES : [0, 7, 13].map((step) => SHAPES[(seed + step) % SHAPES.length] ?? '')

const texts = requestFields.filter(({ schema }) => [schema.type].flat().includes('string'))

beforeAll(async () => {
  await world().tokenOf(SELLER)
  Object.assign(world().deps.passwords, { hash: async () => 'none', fits: async () => false })
})

const timed = async (work: () => Promise<{ statusCode: number }> | Promise<{ status: number }>): Promise<[number, number]> => {
  const from = performance.now()
  const answer = await work()
  return ['statusCode' in answer ? answer.statusCode : answer.status, performance.now() - from]
}

const send = (field: RequestField, text: string, token: string) => {
  const { operation, example, path, mediaType } = field
  return world().app.inject({
    method: methodOf(operation),
    url: `/api${pathOf(operation)}`,
    headers: { token, 'content-type': mediaType },
    payload: payloadOf(field, withValue(example, path, text)),
  })
}

describe('a long input takes no longer than its length', () => {
  it(
    `in each of ${texts.length} texts of a body`,
    async () => {
      const token = await world().tokenOf(SELLER)
      const wrong: unknown[] = []
      for (const [at, field] of texts.entries())
        for (const shape of someShapes(at)) {
          const [status, took] = await timed(() => send(field, textOf(shape), token))
          if (status >= 500 || took > LONGEST) wrong.push([labelOf(field), shape, status, Math.round(took)])
        }
      expect(wrong).toEqual([])
    },
    TIMEOUT,
  )

  it(
    'in an address, in a query, in every header that is read, in the name of a file',
    async () => {
      const token = await world().tokenOf(SELLER)
      const wrong: unknown[] = []
      const HEADERS = [
        'token',
        'idempotency-key',
        'user-agent',
        'content-type',
        'accept-encoding',
        'x-forwarded-for',
        'x-forwarded-proto',
        'if-none-match',
        'cookie',
      ]
      for (const shape of SHAPES) {
        const text = textOf(shape)
        const query = encodeURIComponent(text.slice(0, 600))
        const tries: [string, () => Promise<{ statusCode: number }> | Promise<{ status: number }>][] = [
          ['address', () => world().app.inject(`/${encodeURI(text)}`)],
          ['serial', () => world().app.inject({ url: `/api/tools/${query}`, headers: { token } })],
          ['query', () => world().call('GET', `/suggestions/city?query=${query}`, { token })],
          ['file', () => post(world(), SELLER, multipart(PDF, text.slice(0, 60_000)))],
          ...HEADERS.map((name): (typeof tries)[number] => [
            name,
            () =>
              world().call('GET', '/account/current/balance', { headers: { token, [name]: text.replaceAll(/[^ -~]/g, 'z') } }),
          ]),
        ]
        for (const [place, work] of tries) {
          const [status, took] = await timed(work)
          if (status >= 500 || took > LONGEST) wrong.push([place, shape, status, Math.round(took)])
        }
      }
      expect(wrong).toEqual([])
    },
    TIMEOUT,
  )
})
