/** The code of a report: said on the phone, typed by somebody else (D256). */
import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODES, readCode, writeCode } from '../../../../src/domain/support/report-code.ts'

const seed = integer({ min: 0, max: CODES - 1 })
const CYRILLIC: Readonly<Record<string, string>> = {
  A: 'А',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  P: 'Р',
  T: 'Т',
  Y: 'У',
  X: 'Х',
}

describe('D256 the code of a report', () => {
  test('is «МСТ», four signs that are taken for no other, and two digits', () => {
    assert(
      property(seed, (at) => {
        expect(writeCode(at)).toMatch(/^МСТ-[34679AC-HJKMNP-RT-Y]{4}-\d\d$/)
      }),
    )
    expect(CODES).toBeGreaterThan(1_000_000)
  })

  test('is read back in any writing: small, without hyphens, in Cyrillic letters, with and without «МСТ»', () => {
    assert(
      property(seed, (at) => {
        const code = writeCode(at)
        const bare = code.slice(4)
        const cyrillic = Array.from(code, (sign) => CYRILLIC[sign] ?? sign).join('')
        const ways = [
          code,
          code.toLowerCase(),
          code.replaceAll('-', ''),
          bare,
          `mct${bare}`,
          `MST ${bare}`,
          cyrillic.toLowerCase(),
          ` ${code}. `,
        ]
        for (const way of ways) expect(readCode(way)).toBe(code)
      }),
    )
  })

  test('two different ones are not one, and every seed has one', () => {
    const codes = new Set(Array.from({ length: 50_000 }, (_, at) => writeCode(at * 7)))
    expect(codes.size).toBe(50_000)
  })

  test('a misheard one is mostly nobody’s', () => {
    const signs = '34679ACDEFGHJKMNPQRTUVWXY'
    let [wrong, read] = [0, 0]
    for (let at = 0; at < CODES; at += 9_973) {
      const code = writeCode(at)
      for (const place of [4, 5, 6, 7])
        for (const sign of signs) {
          if (sign === code.charAt(place)) continue
          wrong += 1
          if (readCode(code.slice(0, place) + sign + code.slice(place + 1)) !== null) read += 1
        }
    }
    expect(read / wrong).toBeLessThan(0.12)
  })

  test.each(['', ' ', 'МСТ', 'МСТ-7F3K', 'МСТ-7F3K-9', 'МСТ-7F3K-921', 'OOOO00', '０１２３４５', '7F3K92'.repeat(5), '\u0000'])(
    '«%s» is none',
    (text) => expect(readCode(text)).toBeNull(),
  )
})
