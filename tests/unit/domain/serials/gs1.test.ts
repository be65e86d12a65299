import { describe, expect, test } from 'vitest'
import { gs1Serial, isRawGs1 } from '../../../../src/domain/serials/gs1.ts'
import { bareSerial, isSerial, normaliseSerial, serialOfCode } from '../../../../src/domain/serials/serial.ts'

const S = '100.00001'
const GS = '\u001D'

describe('D181 a code of GS1 gives its serial number', () => {
  test.each([
    [']C1 in front', `]C121${S}`],
    ['the sign of DataMatrix', `]d221${S}`],
    ['the sign of a QR code', `]Q3010460123456789021${S}`],
    [']C1 that came through a Russian layout', `ъС121${S}`],
    ['brackets', `(21)${S}`],
    ['brackets, other elements in front and behind', `(01)04601234567890(21)${S}(10)A-7`],
    ['separators', `${GS}010460123456789021${S}${GS}10A-7`],
    ['a batch of variable length in front', `]C110A-7${GS}21${S}`],
    ['a date of production in front', `]C11126013121${S}`],
    ['eight digits', ']C12110000001'],
    ['a dot that a Russian layout has changed', ']C121100ю00001'],
  ])('with %s', (_, text) => expect(normaliseSerial(text)).toBe(S))

  test.each([`]C121${S}`, `(01)04601234567890(21)${S}`, `]d2010460123456789021${S}`, `${GS}21${S}`, ']C12110000001'])(
    'the camera reads «%s»',
    (text) => expect(serialOfCode(text)).toBe(S),
  )

  test.each(['21100.00001', '010460123456789021100.00001', '100.00001', '(01)04601234567890', ']C10104601234567890', 'ключ'])(
    '«%s» has none',
    (text) => expect(gs1Serial(text)).toBeNull(),
  )

  test('typed by a scanner sign by sign, it is one once it is whole', () => {
    expect(bareSerial(']C121100.0000')).toBe(']C121100.0000')
    expect(bareSerial(`]C121${S}`)).toBe(S)
  })
})

test.each(['21100.00001', '21100,00001', ' 21100.00001 ', '010460123456789021100.00001', '2110\u200B0.00001', '21999.99999'])(
  'VL51 D181 a raw «%s» never passes as a serial number',
  (text) => {
    expect(isRawGs1(bareSerial(text))).toBe(true)
    expect(isSerial(normaliseSerial(text))).toBe(false)
    expect(serialOfCode(text)).toBeNull()
  },
)

test.each(['21.10000', '211.00001', '2110000001', '21100.0001', '100.00001'])('VL51 «%s» is a serial number as before', (text) =>
  expect(isSerial(text)).toBe(true),
)

test.each(['100ю00001', '100Ю00001', '100/00001', ' 100ю00001', '100\u200E/00001', '100,00001'])(
  'VL51 D181 a scanner in another layout types «%s»',
  (text) => expect(normaliseSerial(text)).toBe(S),
)

test.each(['12/2026', '1/2', '100/2', 'ключ', '100ю', '100/000012', 'ю'])('«%s» is no serial number of another layout', (text) =>
  expect(isSerial(normaliseSerial(text))).toBe(false),
)
