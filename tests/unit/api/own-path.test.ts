import { assert, constantFrom, pre, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from '../../../src/api/own-path.ts'
import { UNREADABLE } from '../../../src/api/reading.ts'

const read = (value: unknown) => ownPath(value, 'payload.imageUrl', () => {})

test.each(['/pictures/l-90.svg', '/pictures/l-90.svg?2', '/files/дрель.png'])('%s is a path of this site', (path) => {
  expect(read(path)).toBe(path)
})

test.each([
  'https://evil.example/l-90.svg',
  '//evil.example/l-90.svg',
  '/\\evil.example/l-90.svg',
  '/\t/evil.example/l-90.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://portal.invalid/1',
  'pictures/l-90.svg',
  '//[',
  '',
  7,
  null,
])('%j is none', (value) => {
  expect(read(value)).toBe(UNREADABLE)
})

test('whatever is taken stays on the site that it is shown on', () => {
  const tricky = string({ unit: constantFrom('/', '\\', '\t', '\n', ':', '.', '@', '#', '?', 'a', ' ', '\u0000') })
  assert(
    property(tricky, (path) => {
      pre(read(path) !== UNREADABLE)
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
    }),
  )
})
