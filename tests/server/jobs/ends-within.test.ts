import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { endsWithin } from '../../../server/kernel/within.ts'
import { memoryInUse } from '../support/memory.ts'

describe('C05 the time of a call', () => {
  const ended = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve((signal.reason as Error).name)))

  it.each([
    ['alone', () => undefined],
    ['beside a caller who may leave', () => new AbortController().signal],
  ])('%s: it ends, whatever the collector has taken meanwhile', async (_title, outer) => {
    const told = ended(endsWithin(200, outer()))
    // Another turn: what is only weakly held is given up at its end.
    await setTimeout(1)
    memoryInUse()
    // The process would not wait for the call's own timer.
    expect(await Promise.race([told, setTimeout(3_000, 'it has not ended')])).toBe('TimeoutError')
  })

  it('a caller who leaves ends it at once', async () => {
    const caller = new AbortController()
    const told = ended(endsWithin(60_000, caller.signal))
    caller.abort()
    expect(await told).toBe('AbortError')
  })
})
