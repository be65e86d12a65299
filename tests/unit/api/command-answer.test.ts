/** F09: what an answer to a command means, shape by shape. The grid over all operations and faults is fault-grid.test.ts. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, contract, oddAnswers, resolved, type Schema } from '../../../model/kit/odd-answers.ts'
import { operations } from '../../../src/api/operations.ts'
import { readCommandAnswer } from '../../../src/api/command-answer.ts'
import { UNREADABLE } from '../../../src/api/reading.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'

const anything = (payload: unknown) => payload
const SENT = { body: { surname: 'Иванов', passport: { series: '4510' }, id: '7' }, query: { offline: false } }
const read = (status: number, body: unknown, reader: (payload: unknown) => unknown = anything) =>
  readCommandAnswer(status, typeof body === 'string' ? body : JSON.stringify(body), reader, SENT)
const body = (code: unknown, message: unknown = null, payload: unknown = null) => ({ code, message, payload })

const commands = answers.filter(({ id }) => 'command' in operations[id as keyof typeof operations])

type Body = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }
const requestOf = (id: string): Schema => {
  const found = Object.values(contract.paths as unknown as Record<string, Record<string, Body>>)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id)
  return Object.values(found?.requestBody?.content ?? {})[0]?.schema ?? {}
}

/** Every name in a schema, at any depth. */
const namesOf = (schema: Schema): string[] => {
  const { properties = {}, items, oneOf = [], anyOf = [] } = resolved(schema)
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf]
  return [...Object.keys(properties), ...inner.flatMap(namesOf)]
}

const SILENCE = { kind: 'unknown' }
const AWAY = { kind: 'failed', reason: 'away' }
const SAID = [200, 201, 204, 400, 403, 404, 409, 413, 422]
const ODD = [500, 501, 503, 504, 507, 520, 599]

describe('F09 LS08 the files of a document', () => {
  const sides = {
    imageUrlBuyer: { upd: '15', imageUrlBuyer: ['a.pdf'] },
    imageUrlSeller: { upd: '15', imageUrlSeller: ['a.pdf'] },
  }
  const BAD = 'Файлы не читаются'
  const shapes = (told: object): [status: number, body: object][] => [
    [400, told],
    [200, told],
    [400, { message: told }],
    [200, { message: told }],
    [400, { payload: told }],
    [200, { code: 0, message: null, payload: told }],
    [400, { code: 6, message: told }],
    [200, { code: 6, message: told }],
    [200, { code: 6, message: 'Ошибка', payload: told }],
    [422, { code: 6, message: 'Ошибка', ...told }],
    [200, { code: 6, ...told }],
  ]

  test.each(Object.entries(sides))('are found in every shape of answer, under both names of %s', (name, sent) => {
    for (const named of ['imageUrl', name])
      for (const [status, shape] of shapes({ [named]: BAD }))
        for (const request of [sent, { sn: '1', invoice: sent }])
          expect(
            readCommandAnswer(status, JSON.stringify(shape), anything, { body: request }),
            JSON.stringify(shape),
          ).toMatchObject({
            kind: 'refused',
            fields: { [named]: BAD },
          })
  })

  test('an echo of the request is none, and no other command has files of this name', () => {
    const echo = { imageUrlBuyer: 'a.pdf' }
    expect(readCommandAnswer(200, JSON.stringify(echo), anything, { body: echo })).toMatchObject({ kind: 'ok' })
    expect(read(400, { imageUrl: BAD })).toEqual(SILENCE)
  })
})

describe('F09 A33 B05 a code', () => {
  const own = Object.values(refusals).filter(({ status }) => status < 500)

  test.each(own)('$code is a refusal with any status but 401 and 502, a fault’s too', ({ code }) => {
    for (const status of [200, 400, 403, 404, 409, 413, 422, ...ODD])
      expect(read(status, body(code, 'Нельзя')), String(status)).toMatchObject({ kind: 'refused', code, message: 'Нельзя' })
  })

  test('of a server that knows others is a refusal on 2xx and 4xx, and nobody’s on 5xx', () => {
    for (const status of SAID.filter((one) => one !== 204))
      expect(read(status, body(777, 'Нельзя'))).toMatchObject({ kind: 'refused', code: 777 })
    for (const status of ODD) expect(read(status, body(777, 'Нельзя')), String(status)).toEqual(SILENCE)
  })

  test('of a fault is never a refusal: it is what it says, whatever status something has made of it', () => {
    for (const status of [200, 400, 500, 503, 504])
      for (const { code } of [refusals.internal, refusals.unanswered])
        expect(read(status, body(code)), `${status}`).toEqual(SILENCE)
    expect(read(503, body(191))).toEqual(AWAY)
    for (const status of [200, 400]) expect(read(status, body(191))).toEqual(AWAY)
    for (const status of [500, 504]) expect(read(status, body(191)), 'not with the server’s status').toEqual(SILENCE)
  })

  test('«too often» stays too often under another code: to a repeat it says nothing', () => {
    expect(read(429, body(6, 'Подождите'))).toMatchObject({
      kind: 'refused',
      code: refusals.rateLimited.code,
      message: 'Подождите',
    })
    expect(read(429, body(111))).toMatchObject({ kind: 'refused', code: 111 })
  })

  test.each([true, {}, [], 'six', '-1', ' '])('%j is none: nobody knows', (code) => {
    for (const status of [200, 400, 422]) expect(read(status, body(code, 'Нельзя'))).toEqual(SILENCE)
  })
})

describe('F09 messages by field', () => {
  const fields = { surname: 'Нужна фамилия' }
  const shapes: [string, unknown][] = [
    ['in the message', { message: fields }],
    ['in the message, with code 0', body(0, fields)],
    ['in the payload', { payload: fields }],
    ['in the payload, with code 0', body(0, null, fields)],
    ['in the payload, under a code', body(6, null, fields)],
    ['by themselves', fields],
    ['of a part of the form, by themselves', { series: 'Неверная серия' }],
  ]

  test.each(shapes)('%s are a refusal, with 2xx and with 4xx', (_, told) => {
    for (const status of [200, 400, 422])
      expect(read(status, told)).toMatchObject({ kind: 'refused', code: refusals.refused.code })
  })

  test('are the fields of the refusal, and the first one is its message', () => {
    for (const [, told] of shapes.slice(0, 6)) expect(read(400, told)).toMatchObject({ fields, message: 'Нужна фамилия' })
  })

  test('are none on 5xx, where they have no code of the catalogue', () => {
    for (const [name, told] of shapes.filter(([name]) => !name.includes('under a code')))
      for (const status of ODD) expect(read(status, told), name).toEqual(SILENCE)
  })

  test('are none where they name no field of the request: a gateway’s own words', () => {
    for (const told of [{ error: 'Forbidden' }, { detail: 'Not found', title: 'x' }, { id: 'x' }])
      for (const status of [400, 403, 404]) expect(read(status, told)).toEqual(SILENCE)
  })

  test('are none in a success that gives the request back, or has more than texts', () => {
    for (const payload of [
      { surname: 'Иванов' },
      { surname: 'Петров', age: 5 },
      { id: '8' },
      { surname: 'Петров', version: '2' },
    ])
      for (const told of [payload, body(0, null, payload)]) expect(read(200, told)).toMatchObject({ kind: 'ok', payload })
  })

  test.each(commands)('no success of $id can be taken for them, whatever its answer lacks', (answer) => {
    const sentBody = Object.fromEntries(namesOf(requestOf(answer.id)).map((name) => [name, 'sent']))
    for (const { name, body: told, kind } of oddAnswers(answer)) {
      if (kind === 'type' || kind === 'word') continue
      const result = readCommandAnswer(200, JSON.stringify(told), anything, { body: sentBody })
      expect(result.kind, name).toBe('ok')
    }
  })

  test('there are commands', () => expect(commands.length).toBe(53))
})

describe('F09 C04 what is not understood is silence', () => {
  test.each(['<html>', '', '{"code":0,"mess', 'null', '42', '"text"', '[]', '{}', '{"status":404,"error":"Not Found"}'])(
    '«%s» with 4xx and 5xx',
    (text) => {
      for (const status of [400, 403, 404, 408, 409, 413, 422, 429, ...ODD])
        expect(read(status, text), String(status)).toEqual(SILENCE)
    },
  )

  test.each(['<html>', '', '{"code":0,"mess'])('«%s» with 200', (text) => expect(read(200, text)).toEqual(SILENCE))

  test('a payload that cannot be read', () => expect(read(200, body(0), () => UNREADABLE)).toEqual(SILENCE))

  test('code 0 with a status that denies it', () => {
    for (const status of [400, 404, 422, 500, 503, 504, 302]) expect(read(status, body(0, 'Success'))).toEqual(SILENCE)
  })

  test('401 and 502 are what they are without a body (B05)', () => {
    for (const text of ['<html>', body(0), body(6)]) {
      expect(read(401, text)).toEqual({ kind: 'unauthorised' })
      expect(read(502, text)).toEqual({ kind: 'gatewayDown' })
    }
  })

  test('words without a code are no refusal: a gateway has words too', () => {
    for (const status of [400, 404, 408, 503]) expect(read(status, { message: 'Request Timeout' })).toEqual(SILENCE)
  })

  test('no 5xx without a code of the catalogue is anything else, and nothing makes the reader throw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, text) => {
        const { kind } = readCommandAnswer(status, text, anything, SENT)
        return status < 500 || status === 502 || kind === 'unknown'
      }),
    )
  })
})
