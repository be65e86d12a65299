import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { counterFlow, quiet, underCheck } from '../../../model/sales/counter.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SalesOverview } from '../../../src/api/types.ts'
import { counterMachine } from '../../../src/machines/sales/counter/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(counterFlow)

const start = counterFlow.inputs['a seller at the counter']
const PAUSE = 'after RENEWAL in shown'
const REFRESH = { type: 'refreshScore' }

describe('counter: journeys', () => {
  test('HM01 C01 the points under check are asked about; when they have changed the header counts anew', () => {
    const same = walk(counterFlow, start, ['loadOverview: under check', PAUSE, 'renewOverview: under check'])
    expect(same).toMatchObject({ state: 'shown', context: { overview: underCheck, quiet: 1 }, effects: [] })
    const changed = walk(counterFlow, start, [
      'loadOverview: under check',
      PAUSE,
      'renewOverview: under check',
      PAUSE,
      'renewOverview: less under check',
    ])
    expect(changed).toMatchObject({ state: 'shown', context: { quiet: 0 } })
    expect(changed.context.overview?.expected).toEqual({ points: 3150, sales: 9 })
    expect(changed.effects).toMatchObject([REFRESH])
  })

  test('HM01 where nothing is under check nobody asks', () => {
    expect(walk(counterFlow, start, ['loadOverview: quiet'])).toMatchObject({ state: 'shown', context: { overview: quiet } })
    expect(() => walk(counterFlow, start, ['loadOverview: quiet', PAUSE])).toThrow('not possible')
  })

  test('SL12 a reserve that has changed is looked up at once, and again when it changes meanwhile', () => {
    const end = walk(counterFlow, start, ['loadOverview: waiting', 'reload', 'reload', 'renewOverview: quiet'])
    expect(end).toMatchObject({ state: 'shown', context: { overview: quiet }, effects: [] })
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'gateway down', 'crash'])(
    'E06 «%s»: the page stands without an overview, and asks again',
    (fault) => {
      const failed = walk(counterFlow, start, [`loadOverview: ${fault}`])
      expect(failed).toMatchObject({ state: 'shown', context: { overview: null }, effects: [] })
      const again = walk(counterFlow, start, [`loadOverview: ${fault}`, PAUSE, 'renewOverview: under check'])
      expect(again).toMatchObject({ state: 'shown', context: { overview: underCheck }, effects: [] })
      const kept = walk(counterFlow, start, ['loadOverview: under check', PAUSE, `renewOverview: ${fault}`])
      expect(kept).toMatchObject({ state: 'shown', context: { overview: underCheck, quiet: 1 }, effects: [] })
    },
  )

  test('HM01 the pauses double up to a minute, and a change of a reserve begins them anew', async () => {
    const clock = new SimulatedClock()
    let asked = 0
    const answer: ApiResult<SalesOverview> = { kind: 'ok', payload: underCheck, message: null }
    const ask = fromPromise<ApiResult<SalesOverview>>(() => {
      asked += 1
      return Promise.resolve(answer)
    })
    const machine = counterMachine.provide({
      actors: { loadOverview: ask, renewOverview: ask },
      actions: { refreshScore: () => {} },
    })
    const actor = createActor(machine, { clock }).start()
    const isShown = (snapshot: { matches: (state: 'shown') => boolean }) => snapshot.matches('shown')
    await waitFor(actor, isShown)
    for (const [at, seconds] of [3, 6, 12, 24, 48, 60, 60].entries()) {
      clock.increment(seconds * 1_000 - 1)
      expect(asked, `just before question ${at + 2}`).toBe(at + 1)
      clock.increment(1)
      expect(asked).toBe(at + 2)
      await waitFor(actor, isShown)
    }
    const before = asked
    actor.send({ type: 'reload' })
    await waitFor(actor, isShown)
    clock.increment(6_000)
    expect(asked).toBe(before + 2)
    actor.stop()
  })
})
