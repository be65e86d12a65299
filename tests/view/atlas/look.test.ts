import { expect, test } from 'vitest'
import { readLook, withLook } from '../../../src/atlas/page/base/look.ts'

const usual = { theme: 'light', width: 'all', lens: null, picture: 'overview' } as const

test.each([
  ['#/login', usual, '#/login'],
  ['#/?q=%D0%B0', { ...usual, theme: 'dark' }, '#/?q=%D0%B0&theme=dark'],
  ['#/login/state/editing', { ...usual, width: 'phone', lens: 'AU08' }, '#/login/state/editing?width=phone&lens=AU08'],
  ['', { ...usual, picture: 'whole' }, '#/?picture=whole'],
] as const)('D254 %s carries the look, and only what is not usual', (hash, look, wanted) => {
  expect(withLook(hash, look)).toBe(wanted)
  expect(readLook(wanted)).toEqual(look)
})

test('D254 what an address does not say stays; what nobody knows is dropped', () => {
  const dark = { ...usual, theme: 'dark', lens: 'locked' } as const
  expect(readLook('#/login', dark)).toEqual(dark)
  expect(readLook('#/login?theme=light', dark)).toEqual({ ...dark, theme: 'light' })
  expect(readLook('#/login?theme=blue&width=7&picture=x')).toEqual(usual)
})
