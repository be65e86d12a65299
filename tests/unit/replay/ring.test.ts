import { expect, test } from 'vitest'
import { memoryStore } from '../../../model/replay/sessions.ts'
import type { Line } from '../../../src/replay/record/lines.ts'
import { createRing, readSegments, ROOM } from '../../../src/replay/record/ring.ts'

const begin = (number: number): Line[] => [['segment', number, { release: '1', begun: 0, at: 0 }]]
const long = (size: number): Line => ['event', 0, 'typed', 'x'.repeat(size), 0, 0]
const numbers = (segments: readonly string[]): number[] => segments.map((text) => Number(/\d+/.exec(text)?.[0]))
const sizeOf = (segments: readonly string[]): number => segments.join('').length

test('D251 keeps the newest 64 kB, each segment from its beginning', () => {
  const ring = createRing(memoryStore(), begin)
  for (let line = 0; line < 500; line += 1) ring.add(long(500))
  const kept = ring.read()
  expect(sizeOf(kept)).toBeLessThanOrEqual(ROOM)
  expect(sizeOf(kept)).toBeGreaterThan(ROOM / 2)
  expect(kept.every((text) => text.startsWith('["segment"'))).toBe(true)
  expect(numbers(kept)).toEqual(numbers(kept).toSorted((a, b) => a - b))
})

test('D251 goes on behind what it kept before a reload, and writes only what is new', () => {
  const store = memoryStore()
  const before = createRing(store, begin)
  for (let line = 0; line < 60; line += 1) before.add(long(500))
  before.save()
  const after = createRing(store, begin)
  after.add(long(10))
  after.save()
  expect(after.read().slice(0, -1)).toEqual(before.read())
  expect(numbers(after.read()).at(-1)).toBe((numbers(before.read()).at(-1) ?? 0) + 1)
})

test('D251 an event costs no storage: full segments wait for the save too, and all of them are in it', () => {
  const store = memoryStore()
  const ring = createRing(store, begin)
  for (let line = 0; line < 60; line += 1) ring.add(long(500))
  expect(createRing(store, begin).read()).toHaveLength(1)
  ring.save()
  expect(readSegments(store.read)).toEqual(ring.read())
  expect(ring.read().length).toBeGreaterThan(2)
})

test('D251 one line that is longer than all others together leaves them no room, and is kept', () => {
  const ring = createRing(memoryStore(), begin)
  ring.add(long(100))
  ring.add(long(ROOM + 1))
  ring.add(long(10))
  expect(ring.read().join('')).toContain('x'.repeat(10))
  expect(sizeOf(ring.read())).toBeLessThanOrEqual(ROOM)
})

test('D251 forgets everything, in storage too', () => {
  const store = memoryStore()
  const ring = createRing(store, begin)
  for (let line = 0; line < 60; line += 1) ring.add(long(500))
  ring.save()
  ring.erase()
  ring.save()
  const again = createRing(store, begin)
  expect(again.read().join('')).not.toContain('xxx')
})
