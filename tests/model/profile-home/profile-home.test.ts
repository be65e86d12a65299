import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { User } from '../../../src/api/types.ts'
import { profileHomeMachine } from '../../../src/machines/profile/profile-home/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { point, profileHomeFlow, userWith } from '../../../model/profile/profile-home.ts'

testMachine(profileHomeFlow)

const seller = profileHomeFlow.inputs['a seller']
const customer = profileHomeFlow.inputs['a customer']
const underCheck = profileHomeFlow.inputs['an INN under check']!
const company = profileHomeFlow.inputs['a company']

const PAUSE = 'after RENEWAL in innCheck.waiting'

describe('profile home: journeys', () => {
  test('PR05 PR19 a seller sees the count and the point, whichever comes first', () => {
    const ways = [
      ['loadCount: some', 'loadPoint: point'],
      ['loadPoint: point', 'loadCount: some'],
    ]
    for (const way of ways) {
      const end = walk(profileHomeFlow, seller, way)
      expect(end.state).toBe('count.shown+point.known+innCheck.settled')
      expect(end.context).toMatchObject({ mode: 'seller', count: 45, point })
    }
  })

  test('PR06 a customer needs no point and asks for none', () => {
    expect(walk(profileHomeFlow, customer, []).state).toBe('count.loading+point.known+innCheck.settled')
    expect(walk(profileHomeFlow, customer, ['loadCount: none'])).toMatchObject({
      state: 'count.shown+point.known+innCheck.settled',
      context: { count: 0, point: null },
    })
  })

  test('RL04 no point is an answer, a failed answer is not', () => {
    expect(walk(profileHomeFlow, seller, ['loadPoint: no point'])).toMatchObject({
      state: 'count.loading+point.known+innCheck.settled',
      context: { point: null },
    })
    expect(walk(profileHomeFlow, seller, ['loadPoint: server error'])).toMatchObject({
      state: 'count.loading+point.failed+innCheck.settled',
      context: { point: null },
    })
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'gateway down', 'crash'])(
    'ER05 after «%s» each part is asked again on its own',
    (fault) => {
      const failed = walk(profileHomeFlow, seller, [`loadCount: ${fault}`, `loadPoint: ${fault}`])
      expect(failed.state).toBe('count.failed+point.failed+innCheck.settled')
      expect(walk(profileHomeFlow, seller, [`loadCount: ${fault}`, `loadPoint: ${fault}`, 'count.retry']).state).toBe(
        'count.loading+point.failed+innCheck.settled',
      )
      expect(
        walk(profileHomeFlow, seller, [`loadCount: ${fault}`, `loadPoint: ${fault}`, 'point.retry', 'loadPoint: point']),
      ).toMatchObject({
        state: 'count.failed+point.known+innCheck.settled',
        context: { point },
      })
    },
  )

  test('PR16 an answer without news makes the next pause longer', () => {
    const end = walk(profileHomeFlow, underCheck, [PAUSE, 'renewUser: still under check'])
    expect(end.state).toBe('count.loading+point.known+innCheck.waiting')
    expect(end.context.quiet).toBe(1)
  })

  test('PR16 an INN under check is asked about until there is news, and everybody in the portal learns of it', () => {
    const end = walk(profileHomeFlow, underCheck, [PAUSE, 'renewUser: still under check', PAUSE, 'renewUser: accepted'])
    expect(end.state).toBe('count.loading+point.known+innCheck.settled')
    expect(end.context.taxStatus).toBe('ACCEPTED')
    expect(end.effects).toEqual([
      { type: 'updateUser', params: { user: userWith('AWAITING_CHECK'), legal: null } },
      { type: 'updateUser', params: { user: userWith('ACCEPTED'), legal: null } },
    ])
  })

  test('PR15 a check by hand takes days: nobody asks on', () => {
    const end = walk(profileHomeFlow, underCheck, [PAUSE, 'renewUser: by hand'])
    expect(end.state).toBe('count.loading+point.known+innCheck.settled')
    expect(end.effects).toEqual([{ type: 'updateUser', params: { user: userWith('MANUAL_CHECK'), legal: null } }])
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'wrong shape', 'gateway down', 'crash'])(
    'PR16 «%s» tells nobody anything and is asked again',
    (fault) => {
      const end = walk(profileHomeFlow, underCheck, [PAUSE, `renewUser: ${fault}`])
      expect(end).toMatchObject({ state: 'count.loading+point.known+innCheck.waiting', effects: [] })
      expect(end.context.quiet).toBe(1)
    },
  )

  test('PR16 the pauses double up to a minute, and begin anew with another status', async () => {
    const clock = new SimulatedClock()
    let asked = 0
    const renewUser = fromPromise<ApiResult<User>>(() => {
      asked += 1
      return Promise.reject(new Error('silence'))
    })
    const actor = createActor(profileHomeMachine.provide({ actors: { renewUser } }), { input: underCheck, clock }).start()
    const pauses = [3, 6, 12, 24, 48, 60, 60]
    for (const [at, seconds] of pauses.entries()) {
      clock.increment(seconds * 1_000 - 1)
      expect(asked, `just before question ${at + 1}`).toBe(at)
      clock.increment(1)
      expect(asked, `question ${at + 1}`).toBe(at + 1)
      await waitFor(actor, (snapshot) => snapshot.matches({ innCheck: 'waiting' }))
    }
    actor.send({ type: 'person.changed', taxStatus: null })
    actor.send({ type: 'person.changed', taxStatus: 'AWAITING_CHECK' })
    clock.increment(3_000)
    expect(asked).toBe(pauses.length + 1)
    actor.stop()
  })

  test('PR16 a status that the session has learned otherwise ends or begins the asking', () => {
    const known = { type: 'person.changed', taxStatus: 'ACCEPTED' } as const
    expect(walk(profileHomeFlow, underCheck, [known]).state).toBe('count.loading+point.known+innCheck.settled')
    expect(walk(profileHomeFlow, underCheck, [PAUSE, known]).state).toBe('count.loading+point.known+innCheck.settled')
    const begun = { type: 'person.changed', taxStatus: 'AWAITING_CHECK' } as const
    expect(walk(profileHomeFlow, customer, [begun]).state).toBe('count.loading+point.known+innCheck.waiting')
    expect(() => walk(profileHomeFlow, underCheck, [begun])).toThrow('not possible')
  })

  test('PR16 the INN of a company is not asked about', () => {
    expect(walk(profileHomeFlow, company, []).state).toBe('count.loading+point.known+innCheck.settled')
  })

  test('a late second answer changes nothing', () => {
    expect(() => walk(profileHomeFlow, seller, ['loadCount: some', 'loadCount: none'])).toThrow('not possible')
  })
})
