import { expect, test } from 'vitest'
import { orAborted } from '../../../src/qr/abort.ts'

const never = () => new Promise<never>(() => {})

test('work that ends gives its value or its error', async () => {
  const { signal } = new AbortController()
  await expect(orAborted(Promise.resolve(1), signal)).resolves.toBe(1)
  await expect(orAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
})

test('work that was called off ends at once, with the reason', async () => {
  const late = new AbortController()
  const waiting = orAborted(never(), late.signal)
  late.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(orAborted(never(), late.signal)).rejects.toThrow('left')
})
