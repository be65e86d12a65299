import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isSerial,
  listShowing,
  normaliseSerial,
  serialFromPath,
  serialPrefix,
  serialToPath,
} from '../../../../src/domain/serials/serial.ts'

test.each(['1', '100.00001', '0.0', '.5', '0'.repeat(40)])('VL51 «%s» is a serial number', (text) =>
  expect(isSerial(text)).toBe(true),
)

test.each(['', '.', '....', '12a', '1 2', '1,2', '1-2', '١٢٣', '1'.repeat(41), '1\n'])('VL50 VL51 «%s» is not', (text) =>
  expect(isSerial(text)).toBe(false),
)

test.each([
  ['100', '100'],
  ['100.', '100.'],
  [' 100,0 ', '100.0'],
  ['1000', '100.0'],
  ['10000007', '100.00007'],
  ['100.00007', '100.00007'],
  ['.12', '.12'],
  ['10', null],
  ['', null],
  ['1000000070', null],
  ['100.000071', null],
  ['10a', null],
  ['١٠٠', null],
])('D43 «%s» searches the numbers that begin with «%s»', (text, prefix) => expect(serialPrefix(text)).toBe(prefix))

test.each([
  ['100.00001', '/sales?search=100.00001'],
  ['123', '/sales?search=123'],
  ['1.2', '/sales?search=1.2'],
  ['100000011', '/sales?search=100000011'],
  ['1000.00012345', '/sales?search=1000.0001'],
  ['0'.repeat(40), '/sales?search=000000000'],
  // With a dot that the serial does not have, the search finds another one.
  ['1000', '/sales'],
  ['10000001', '/sales'],
  ['7', '/sales'],
  ['.5', '/sales'],
  ['', '/sales'],
  ['12a', '/sales'],
  ['1&status=NEW', '/sales'],
])('D43 the list that shows «%s» is %s', (serial, address) => expect(listShowing('/sales', serial)).toBe(address))

test('D43 a list that is searched for a serial shows it, whatever it is', () => {
  const serial = fc.string({ unit: fc.constantFrom('0', '1', '9', '.'), minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(serial, (text) => {
      const search = new URL(listShowing('/user-tools', text), 'https://portal').searchParams.get('search')
      return search === null || text.startsWith(serialPrefix(search) ?? 'nothing')
    }),
  )
})

test.each([
  [' 100.\u00A000\t001\n', '100.00001'],
  ['100,00001', '100.00001'],
  ['1,2,3', '1.2.3'],
  ['10000001', '100.00001'],
  ['1000 0001', '100.00001'],
  ['00000000', '000.00000'],
  ['1000001', '1000001'],
  ['100000011', '100000011'],
  ['1000.0001', '1000.0001'],
  ['10000001.', '10000001.'],
  ['1.2.3', '1.2.3'],
  ['12a', '12a'],
  ['1000000a', '1000000a'],
])('VL51 «%s» is kept as «%s»: no spaces, a dot for a comma, and the dot of eight digits', (text, serial) =>
  expect(normaliseSerial(text)).toBe(serial),
)

test('NV12 dots are written as «|» in an address and read back', () => {
  expect(decodeURIComponent(serialToPath('123.45678'))).toBe('123|45678')
  expect(serialToPath('1.2')).not.toContain('.')
  const serial = fc.string({ unit: fc.constantFrom('0', '1', '9', '.'), minLength: 1, maxLength: 40 })
  fc.assert(fc.property(serial, (text) => serialFromPath(decodeURIComponent(serialToPath(text))) === text))
  expect(serialFromPath('123.45678')).toBe('123.45678')
})

test('VL51 the contract and the form know the same serials', () => {
  const document = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
    components: { schemas: { Serial: { pattern: string; minLength: number; maxLength: number } } }
  }
  const { pattern, minLength, maxLength } = document.components.schemas.Serial
  const ofContract = (text: string) => new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom('0', '7', '.', '.', 'a', '٣', ' '), maxLength: 45 }),
    fc.constant('....'),
  )
  fc.assert(fc.property(texts, (text) => ofContract(text) === isSerial(text)))
})
