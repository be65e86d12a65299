import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECEIPT_FIELD_LENGTH } from '../../../../src/domain/portal/limits.ts'
import { canonicalNumber, saysTheSame } from '../../../../src/domain/sales/receipt.ts'

const digits = fc.stringMatching(new RegExp(`^[0-9]{1,${RECEIPT_FIELD_LENGTH}}$`))

describe('F02 a number of a receipt', () => {
  test.each([
    ['43560', '43560'],
    ['043560', '43560'],
    ['0000043560', '43560'],
    ['4305600', '4305600'],
    ['0', '0'],
    ['00', '0'],
    ['0'.repeat(20), '0'],
    [`${'0'.repeat(19)}7`, '7'],
    ['9'.repeat(20), '9'.repeat(20)],
  ])('«%s» is %s', (written, canonical) => expect(canonicalNumber(written)).toBe(canonical))

  test('is the same with any zeros in front, another number with any other change', () => {
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        expect(canonicalNumber(one)).toBe(String(BigInt(one)))
        expect(canonicalNumber(one) === canonicalNumber(other)).toBe(BigInt(one) === BigInt(other))
        expect(canonicalNumber(`000${one}`)).toBe(canonicalNumber(one))
      }),
    )
  })

  test('an empty one stays empty: a photograph alone has no numbers', () => expect(canonicalNumber('')).toBe(''))

  test.each(['٠43560', '０43560', ' 043560'])('only the digit zero is left out, not what looks like it: «%s»', (text) =>
    expect(canonicalNumber(text)).toBe(text),
  )
})

describe('F02 two texts of a field', () => {
  test.each(['fn', 'fd', 'fp'])('of %s say the same with other zeros in front', (field) => {
    expect(saysTheSame(field, '043560', '43560')).toBe(true)
    expect(saysTheSame(field, '0', '000')).toBe(true)
    expect(saysTheSame(field, '43560', '435600')).toBe(false)
    expect(saysTheSame(field, '', '0')).toBe(false)
    expect(saysTheSame(field, '', '')).toBe(true)
  })

  test('of the sum and of the date say the same only as the same text', () => {
    expect(saysTheSame('totalSum', '04990.00', '4990.00')).toBe(false)
    expect(saysTheSame('dateTime', '01.11.2026', '1.11.2026')).toBe(false)
    expect(saysTheSame('totalSum', '4990.00', '4990.00')).toBe(true)
  })
})
