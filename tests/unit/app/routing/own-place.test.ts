import { expect, test } from 'vitest'
import { ownPlace } from '../../../../src/app/routing/own-place.ts'

test.each(['/', '/sales', '/tool?screen=result', '/tool/100%7C00001', '/no-such-page'])(
  'ER02 %s is a place of the portal',
  (place) => expect(ownPlace(place)).toBe(place),
)

test.each([
  '/\\evil',
  '/\\evil.example/sales',
  '//evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'sales',
  '',
  '//',
  '/server-error',
  '/server-error?from=%2Fsales',
  '/./server-error',
])('ER02 E14: %j is none: it would lead to another site, or come back to the page of a 502', (text) =>
  expect(ownPlace(text)).toBeNull(),
)
