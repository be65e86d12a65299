import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer, withWait } from '../../../src/api/answer.ts'
import { text, UNREADABLE } from '../../../src/api/reading.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'

/** Any payload is valid. */
const anything = (payload: unknown) => payload
const name = (payload: unknown) => text(payload, 'payload', () => {})
const body = (code: number, message: unknown = null, payload: unknown = null) => JSON.stringify({ code, message, payload })

describe('an answer of the server', () => {
  test('of success gives its payload and its message', () => {
    expect(readAnswer(200, body(0, 'Success', [1]), anything)).toEqual({ kind: 'ok', payload: [1], message: 'Success' })
    expect(readAnswer(200, body(0, { a: 'b' }, 1), anything)).toEqual({ kind: 'ok', payload: 1, message: null })
  })

  test('without an envelope is the payload itself (A33)', () => {
    expect(readAnswer(200, '"name.png"', name)).toEqual({ kind: 'ok', payload: 'name.png', message: null })
    expect(readAnswer(200, '[1]', anything)).toEqual({ kind: 'ok', payload: [1], message: null })
    expect(readAnswer(200, '0', anything)).toEqual({ kind: 'ok', payload: 0, message: null })
  })

  test('E06 a part of an envelope is an envelope, and a code that came as text is the same code', () => {
    const done = { kind: 'ok', payload: undefined, message: 'Success', isEmpty: true }
    expect(readAnswer(200, '{"message":"Success"}', anything)).toEqual(done)
    expect(readAnswer(200, '{"payload":"token"}', anything)).toEqual({ kind: 'ok', payload: 'token', message: null })
    expect(readAnswer(200, '{"code":"0","payload":1}', anything)).toEqual({ kind: 'ok', payload: 1, message: null })
    for (const status of [200, 400])
      expect(readAnswer(status, '{"code":"500","message":"Нельзя"}', anything)).toMatchObject({ kind: 'refused', code: 500 })
  })

  test('A62 says so where neither a code nor a payload has come', () => {
    for (const empty of ['{}', 'null', '{"message":"Готово"}', '{"payload":null}'])
      expect(readAnswer(200, empty, anything), empty).toMatchObject({ kind: 'ok', isEmpty: true })
    for (const told of [body(0), '{"code":0}', '{"payload":0}', '[]', '0'])
      expect(readAnswer(200, told, anything), told).not.toHaveProperty('isEmpty')
  })

  test('E06 of 204 needs no body', () => {
    expect(readAnswer(204, '', anything)).toEqual({ kind: 'ok', payload: null, message: null, isEmpty: true })
    expect(readAnswer(204, '', () => UNREADABLE)).toEqual({ kind: 'failed', reason: 'contract' })
  })

  test('ER06 with code 6 is a refusal with the server’s message, inside 200 too', () => {
    const refused = { kind: 'refused', code: 6, message: 'Нельзя', fields: null }
    for (const status of [200, 400, 422, 500]) expect(readAnswer(status, body(6, 'Нельзя'), anything)).toEqual(refused)
  })

  test('ER07 ER08 with code 500 is a refusal, inside 200 too, with the default text', () => {
    expect(readAnswer(200, body(500), anything)).toEqual({
      kind: 'refused',
      code: 500,
      message: 'Произошла ошибка',
      fields: null,
    })
  })

  test('with messages by field names the fields and shows the first', () => {
    expect(readAnswer(400, body(6, { sn: 'Плохой номер', fn: 'Плохой ФН' }), anything)).toEqual({
      kind: 'refused',
      code: 6,
      message: 'Плохой номер',
      fields: { sn: 'Плохой номер', fn: 'Плохой ФН' },
    })
  })

  test.each([[{}], [[]], [''], [42], [{ sn: 1 }]])('ER08 with the unreadable message %j has the text of its code', (message) => {
    expect(readAnswer(409, body(102, message), anything)).toMatchObject({ kind: 'refused', message: refusals.receiptUsed.text })
  })

  test.each(Object.values(refusals).filter(({ code, status }) => status < 500 && code !== refusals.unauthorised.code))(
    'with code $code and no message has the catalogue’s text',
    ({ code, status, text }) => {
      expect(readAnswer(status, body(code), anything)).toEqual({ kind: 'refused', code, message: text, fields: null })
    },
  )

  test('E12: a refusal says how long the server asks to wait, in seconds; nothing else does', () => {
    const refused = readAnswer(429, body(111), anything)
    expect(withWait(refused, '900')).toEqual({ ...refused, retryAfter: 900 })
    for (const header of [null, '', '0', '-5', 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(withWait(refused, header)).not.toHaveProperty('retryAfter')
    const done = readAnswer(200, body(0), anything)
    expect(withWait(done, '900')).toBe(done)
  })

  test('of an unknown code is still a refusal', () => {
    expect(readAnswer(422, body(777), anything)).toEqual({
      kind: 'refused',
      code: 777,
      message: 'Произошла ошибка',
      fields: null,
    })
  })
})

describe('ER05 C04 an answer that only its status speaks for', () => {
  const silence = { kind: 'unknown' }
  const server = { kind: 'failed', reason: 'server' }
  const away = { kind: 'failed', reason: 'away' }
  const table: [number, string, object][] = [
    [401, '<html>', { kind: 'unauthorised' }],
    [401, body(6, 'x'), { kind: 'unauthorised' }],
    [502, '<html>', { kind: 'gatewayDown' }],
    [502, body(0), { kind: 'gatewayDown' }],
    [200, '{"code":0,"mess', silence],
    [200, '<html>', silence],
    [200, '', silence],
    [408, '', silence],
    [504, '<html>', silence],
    [500, '<html>', server],
    [503, '', away],
    [503, '<html>', away],
    [503, '{}', away],
    [503, body(191, 'Сервис временно недоступен'), away],
    [500, body(190), server],
    [500, body(0), server],
    // The fault's name decides, whatever status a gateway has made of it.
    [504, body(192, 'Не удалось узнать, выполнен ли запрос'), silence],
    [500, body(192), silence],
    [200, body(191), away],
    [403, '', { kind: 'refused', code: 121, message: 'Недостаточно прав', fields: null }],
    [404, '<html>', { kind: 'refused', code: 120, message: 'Не найдено', fields: null }],
    [409, '<html>', { kind: 'refused', code: 6, message: 'Произошла ошибка', fields: null }],
    [413, '<html>', { kind: 'refused', code: 124, message: 'Запрос слишком большой', fields: null }],
    [422, '', { kind: 'refused', code: 6, message: 'Произошла ошибка', fields: null }],
    [429, '', { kind: 'refused', code: 140, message: 'Слишком много запросов. Попробуйте позже', fields: null }],
    [400, '{"message":"Нельзя"}', { kind: 'refused', code: 6, message: 'Нельзя', fields: null }],
    [404, '{"message":"Нет такого"}', { kind: 'refused', code: 120, message: 'Нет такого', fields: null }],
    [400, 'null', { kind: 'refused', code: 6, message: 'Произошла ошибка', fields: null }],
  ]
  test.each(table)('%i «%s» is %o', (status, text, expected) => expect(readAnswer(status, text, anything)).toEqual(expected))

  test('of another shape than the contract’s is a failure, not a success', () => {
    expect(readAnswer(200, body(0, null, []), name)).toEqual({ kind: 'failed', reason: 'contract' })
    expect(readAnswer(200, '[]', name)).toEqual({ kind: 'failed', reason: 'contract' })
  })

  test('no text and no status makes the reader throw', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 599 }),
        fc.oneof(fc.string(), fc.json()),
        (status, text) => 'kind' in readAnswer(status, text, anything),
      ),
    )
  })
})
