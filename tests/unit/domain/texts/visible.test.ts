import { expect, test } from 'vitest'
import { withoutInvisible } from '../../../../src/domain/texts/invisible.ts'
import { bare, tidyLine, visible } from '../../../../src/domain/texts/visible.ts'

const signs = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code))

/** By kind; of each at least five. */
const UNSEEN = {
  'zero width': signs(0x20_0b, 0x20_0c, 0x20_0d, 0x20_60, 0xfe_ff, 0x18_0e),
  'of direction': signs(0x20_0e, 0x20_0f, 0x20_2a, 0x20_2c, 0x20_2d, 0x20_2e, 0x20_66, 0x20_69, 0x06_1c),
  'of other kinds': signs(0xad, 0x03_4f, 0x31_64, 0xfe_0f, 0xe0_020, 0x11_5f, 0xff_a0),
}
const SPACES = signs(0xa0, 0x20_02, 0x20_03, 0x20_07, 0x20_09, 0x20_2f, 0x20_5f, 0x30_00, 0x28_00)
const HYPHENS = signs(0x20_10, 0x20_11, 0x20_12, 0x20_13, 0x20_14, 0x20_15, 0x22_12, 0xff_0d, 0xfe_63)

const named = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16)}`
const unseen = Object.entries(UNSEEN).flatMap(([kind, all]) => all.map((sign) => [named(sign), kind, sign] as const))

test.each(unseen)('LT27 VL03 %s, a sign %s, goes from every text', (_, __, sign) => {
  expect(withoutInvisible(`${sign}10${sign}0.1${sign}`)).toBe('100.1')
  expect(bare(`1${sign} 0`)).toBe('10')
  expect(tidyLine(`${sign}Ан${sign}на `)).toBe('Анна')
})

test.each(SPACES.map((sign) => [named(sign), sign]))('LT27 VL03 %s is a space', (_, sign) => {
  expect(visible(`Анна${sign}Мария`)).toBe('Анна Мария')
  expect(tidyLine(`${sign}Анна ${sign} Мария${sign}`)).toBe('Анна Мария')
  expect(bare(`${sign}1${sign}500${sign}`)).toBe('1500')
})

test.each(HYPHENS.map((sign) => [named(sign), sign]))('VL03 %s in a line is a hyphen', (_, sign) =>
  expect(tidyLine(`Салтыков${sign}Щедрин`)).toBe('Салтыков-Щедрин'),
)

test('what can be seen stays: letters with marks, emoji, the numero sign', () =>
  expect(withoutInvisible('Ёлкина №5, 😀 Андреи\u0306')).toBe('Ёлкина №5, 😀 Андреи\u0306'))
