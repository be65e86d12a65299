import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sessionMachine } from '../../../src/machines/session/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { company, OTHER, sessionFlow, TOKEN, user } from './fixture.ts'

testMachine(sessionFlow)

/** Start-up always erases what others have left, which has a test of its own; the other tests look past it. */
const go = (input: unknown, steps: readonly (string | { type: string })[]) => {
  const end = walk(sessionFlow, input, steps)
  return { ...end, effects: end.effects.filter(({ type }) => type !== 'eraseOthers') }
}
const stored = sessionFlow.inputs['a stored token']!
const empty = sessionFlow.inputs['an empty device']
const asPerson = ['checkLegal: person', 'loadUser: user', 'loadScore: points']
const asCompany = ['checkLegal: company', 'loadLegalUser: company', 'loadScore: points']
const EMPTY = { token: null, user: null, legal: null, isLegal: false, score: null }
const names = (effects: { type: string }[]) => effects.map(({ type }) => type)
const silentFaults = ['refused', 'code 500', 'gateway down', 'lost', 'server error', 'offline', 'crash']

const STARTED: { type: string } = { type: 'started', token: TOKEN, mode: null } as never

describe('session: start-up', () => {
  test('SC05 SC07 SC08 asks if it is a company, then who it is, then the points, and nothing twice', () => {
    const steps = [[], ...asPerson.map((_, at) => asPerson.slice(0, at + 1))]
    expect(steps.map((way) => go(stored, way).state)).toEqual([
      'starting.checkingLegal',
      'starting.loadingUser',
      'starting.loadingScore',
      'ready.idle',
    ])
    expect(go(stored, asPerson)).toMatchObject({
      context: { user, legal: null, score: 12_450, storedMode: 'seller' },
      effects: [],
    })
  })

  test('SC06 SC07 RL06 a company is loaded as a company and put into customer mode', () => {
    const end = go(stored, asCompany)
    expect(end).toMatchObject({
      state: 'ready.idle',
      context: { legal: company, user: null, isLegal: true, storedMode: 'customer' },
    })
    expect(end.effects).toEqual([{ type: 'storeMode', params: { mode: 'customer' } }])
  })

  test('RL06 a company cannot leave customer mode', () => {
    expect(() => go(stored, [...asCompany, 'mode.change {"mode":"seller"}'])).toThrow('not possible')
  })

  test.each(silentFaults)('ER10 after «%s» twice the person counts as no company, and no mode is stored', (fault) => {
    const end = go(stored, [`checkLegal: ${fault}`, `recheckLegal: ${fault}`])
    expect(end).toMatchObject({ state: 'starting.loadingUser', context: { isLegal: false, storedMode: 'seller', token: TOKEN } })
    expect(names(end.effects)).not.toContain('storeMode')
    expect(go(stored, [`checkLegal: ${fault}`, 'recheckLegal: company']).state).toBe('starting.loadingLegalUser')
  })

  test.each(silentFaults)('ER09 after «%s» twice the user is unknown, the token stays and nobody gains rights', (fault) => {
    const person = go(stored, ['checkLegal: person', `loadUser: ${fault}`, `reloadUser: ${fault}`, 'loadScore: points'])
    expect(person).toMatchObject({ state: 'ready.idle', context: { user: null, legal: null, token: TOKEN, score: 12_450 } })
    const legal = go(stored, ['checkLegal: company', `loadLegalUser: ${fault}`, `reloadLegalUser: ${fault}`, 'loadScore: points'])
    expect(legal).toMatchObject({ state: 'ready.idle', context: { user: null, legal: null, isLegal: true, token: TOKEN } })
  })

  test('E06 a check without the word is «no»; a person without an id is nobody; a company is one by the check alone', () => {
    expect(go(stored, ['checkLegal: wrong shape'])).toMatchObject({ state: 'starting.loadingUser', context: { isLegal: false } })
    const nobody = ['checkLegal: person', 'loadUser: wrong shape', 'reloadUser: wrong shape', 'loadScore: points']
    expect(go(stored, nobody)).toMatchObject({ state: 'ready.idle', context: { user: null, legal: null, token: TOKEN } })
    expect(go(stored, ['checkLegal: company', 'loadLegalUser: wrong shape', 'loadScore: points'])).toMatchObject({
      state: 'ready.idle',
      context: { legal: { organization_name: '', isLegalEntity: true, version: 0 } },
    })
  })

  test('ER09 the user is asked for again on request, while nobody is known', () => {
    const unknown = ['checkLegal: person', 'loadUser: lost', 'reloadUser: lost', 'loadScore: points']
    expect(go(stored, [...unknown, 'user.reload', ...asPerson])).toMatchObject({
      state: 'ready.idle',
      context: { user },
    })
    expect(() => go(stored, [...asPerson, 'user.reload'])).toThrow('not possible')
  })

  test.each(silentFaults)('ER11 «%s» of the points is logged and nothing else', (fault) => {
    const first = go(stored, [...asPerson.slice(0, 2), `loadScore: ${fault}`])
    expect(first).toMatchObject({
      state: 'ready.idle',
      context: { score: null },
      effects: [{ type: 'logProblem', params: { problem: 'score' } }],
    })
    const later = go(stored, [...asPerson, 'score.refresh', `refreshScore: ${fault}`])
    expect(later).toMatchObject({ state: 'ready.idle', context: { score: 12_450 }, effects: [{ type: 'logProblem' }] })
  })

  test('SC03 AU07 a sign-in starts it, without a stored mode', () => {
    expect(go(empty, []).state).toBe('anonymous')
    const end = go(empty, [STARTED, ...asPerson])
    expect(end).toMatchObject({ state: 'ready.idle', context: { token: TOKEN, storedMode: null } })
  })

  test('SC02 A06 of docs/decisions.md: the first sign-in works in the mode that the registration has stored', () => {
    const sellers: { type: string } = { type: 'started', token: TOKEN, mode: 'seller' } as never
    expect(go(empty, [sellers, ...asPerson]).context.storedMode).toBe('seller')
  })

  test('B08 of docs/decisions.md: what other users have left is erased once it is known who this is, and not before', () => {
    const erased = (way: readonly string[]) => walk(sessionFlow, stored, way).effects.filter(({ type }) => type === 'eraseOthers')
    expect(erased(asPerson.slice(0, 1))).toEqual([])
    expect(erased(asPerson)).toEqual([{ type: 'eraseOthers', params: { owner: user.id } }])
    expect(erased(asCompany)).toEqual([{ type: 'eraseOthers', params: { owner: company.id } }])
    // Nobody is known: nothing may be taken for another's.
    const unknown = ['checkLegal: person', 'loadUser: lost', 'reloadUser: lost', 'loadScore: points']
    expect(erased(unknown)).toEqual([{ type: 'eraseOthers', params: { owner: null } }])
  })

  test('points are asked for again every half minute', () => {
    expect(go(stored, [...asPerson, 'after SCORE_POLL in ready.idle', 'refreshScore: points'])).toMatchObject({
      state: 'ready.idle',
      context: { score: 12_600 },
      effects: [],
    })
  })
})

describe('session: mode', () => {
  test('SC02 SC04 a new mode is stored and leads to base', () => {
    const end = go(stored, [...asPerson, 'mode.change {"mode":"customer"}'])
    expect(end.context.storedMode).toBe('customer')
    expect(end.effects).toEqual([
      { type: 'storeMode', params: { mode: 'customer' } },
      { type: 'navigate', params: { to: '/' } },
    ])
  })
})

describe('session: the ways out', () => {
  test.each(['/auth/login', '/login'])('SC09 NV50 «Выход» clears user, points and token and leads to %s', (to) => {
    const way = [...asPerson, { type: 'signOut', to } as { type: string }]
    const leaving = go(stored, way)
    expect(leaving).toMatchObject({ state: 'signingOut', context: { user: null, score: null } })
    expect(leaving.effects).toEqual([
      { type: 'eraseUser', params: undefined },
      { type: 'navigate', params: { to } },
    ])
    for (const outcome of ['revoke: done', 'revoke: lost', 'revoke: crash', 'after REVOKE_LIMIT in signingOut'])
      expect(go(stored, [...way, outcome])).toMatchObject({ state: 'anonymous', context: EMPTY })
  })

  test('SC09 the token is still given to the call that ends the session', () => {
    const given: string[] = []
    const never = <Output>() => fromPromise<Output>(() => new Promise<never>(() => {}))
    const revoke = fromPromise<void, { token: string }>(({ input }) => {
      given.push(input.token)
      return new Promise<never>(() => {})
    })
    const machine = sessionMachine.provide({ actors: { checkLegal: never(), revoke } })
    const actor = createActor(machine, { clock: new SimulatedClock(), input: stored }).start()
    actor.send({ type: 'signOut', to: '/auth/login' })
    expect(given).toEqual([TOKEN])
  })

  test.each(['starting', 'ready'])('SC10 ER03 a 401 while %s clears token, user and points and leads to sign-in', (when) => {
    const end = go(stored, [...(when === 'ready' ? asPerson : asPerson.slice(0, 2)), 'unauthorised'])
    expect(end).toMatchObject({ state: 'anonymous', context: EMPTY })
    expect(names(end.effects)).toEqual(['removeToken', 'toast', 'navigate'])
    expect(end.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/auth/login' } })
  })

  test('ER03 a second 401 after the first changes nothing and leads nowhere', () => {
    expect(() => go(stored, [...asPerson, 'unauthorised', 'unauthorised'])).toThrow('not possible in anonymous')
  })

  test('ER04 a 502 leads to the server error page, which knows where from; the session stays', () => {
    const end = go(stored, [...asPerson, 'gateway.down {"from":"/sales?screen=main"}'])
    expect(end).toMatchObject({ state: 'ready.idle', context: { token: TOKEN, user } })
    expect(end.effects).toEqual([{ type: 'navigate', params: { to: '/server-error?from=%2Fsales%3Fscreen%3Dmain' } }])
  })
})

describe('session: other tabs', () => {
  const changed = (token: string | null) => ({ type: 'token.changed', token }) as { type: string }

  test('SC09 a sign-out elsewhere ends the session here, and erases nothing that another tab still needs', () => {
    const end = go(stored, [...asPerson, changed(null)])
    expect(end).toMatchObject({
      state: 'anonymous',
      context: EMPTY,
      effects: [{ type: 'navigate', params: { to: '/auth/login' } }],
    })
  })

  test('a sign-out elsewhere is no news for who is not signed in: a public page stays', () => {
    expect(() => go(empty, [changed(null)])).toThrow('not possible in anonymous')
  })

  test('another user elsewhere forgets this one and begins anew on base', () => {
    const end = go(stored, [...asPerson, changed(OTHER)])
    expect(end).toMatchObject({ state: 'starting.checkingLegal', context: { ...EMPTY, token: OTHER } })
    expect(end.effects).toEqual([{ type: 'navigate', params: { to: '/' } }])
  })

  test('the same token elsewhere is no news', () => {
    expect(() => go(stored, [...asPerson, changed(TOKEN)])).toThrow('not possible')
  })
})
