import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { User } from '../../../src/api/types.ts'
import { sessionMachine } from '../../../src/machines/account/session/machine.ts'
import type { KeptModes } from '../../../src/machines/account/session/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { nothingKept, OTHER, sessionFlow, TOKEN } from '../../../model/account/session.ts'
import { administrator, applicant, company, user } from '../../../model/kit/users.ts'

testMachine(sessionFlow)

/** Start-up always erases other users' data, which has a test of its own; the other tests ignore it. */
const go = (input: unknown, steps: readonly (string | { type: string })[]) => {
  const end = walk(sessionFlow, input, steps)
  return { ...end, effects: end.effects.filter(({ type }) => type !== 'eraseOthers') }
}
const stored = sessionFlow.inputs['a stored token']!
const empty = sessionFlow.inputs['an empty device']
const asPerson = ['checkLegal: person', 'loadUser: user', 'loadScore: points']
const asCompany = ['checkLegal: company', 'loadLegalUser: company', 'loadScore: points']
const EMPTY = { token: null, user: null, legal: null, isLegal: false, score: null, mode: null }
/** Points and status at rest. */
const READY = 'ready.score.idle+ready.status.settled'
const names = (effects: { type: string }[]) => effects.map(({ type }) => type)
const silentFaults = ['refused', 'code 500', 'gateway down', 'lost', 'server error', 'offline', 'crash']

const startedWith = (kept: Partial<KeptModes>): { type: string } =>
  ({ type: 'started', token: TOKEN, kept: { ...nothingKept, ...kept } }) as never

const changed = (token: string | null, kept = nothingKept) => ({ type: 'token.changed', token, kept }) as { type: string }

describe('session: start-up', () => {
  test('E21 C07 an operator is turned away to the sign-in of the portal, at the second try too, and the token is erased', () => {
    for (const way of [['loadUser: operator'], ['loadUser: lost', 'reloadUser: operator']]) {
      const end = go(stored, ['checkLegal: person', ...way])
      expect(end).toMatchObject({ state: 'anonymous', context: { token: null, user: null } })
      expect(names(end.effects)).toContain('removeToken')
      expect(end.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/auth/login' } })
    }
  })

  test('SC05 SC07 SC08 asks if it is a company, then who it is, then the points, and nothing twice', () => {
    const steps = [[], ...asPerson.map((_, at) => asPerson.slice(0, at + 1))]
    expect(steps.map((way) => go(stored, way).state)).toEqual([
      'starting.checkingLegal',
      'starting.loadingUser',
      'starting.loadingScore',
      READY,
    ])
    expect(go(stored, asPerson)).toMatchObject({
      context: { user, legal: null, score: 12_450, mode: 'seller' },
      effects: [],
    })
  })

  test('SC06 SC07 RL06 a company is loaded as a company and put into customer mode', () => {
    const end = go(stored, asCompany)
    expect(end).toMatchObject({
      state: READY,
      context: { legal: company, user: null, isLegal: true, mode: 'customer' },
    })
    expect(end.effects).toEqual([{ type: 'storeMode', params: { mode: 'customer', owner: company.mobile } }])
  })

  test('RL06 a company cannot leave customer mode', () => {
    expect(() => go(stored, [...asCompany, 'mode.change {"mode":"seller"}'])).toThrow('not possible')
  })

  test.each(silentFaults)('ER10 after «%s» twice the person counts as no company, and no mode is stored', (fault) => {
    const end = go(stored, [`checkLegal: ${fault}`, `recheckLegal: ${fault}`])
    expect(end).toMatchObject({ state: 'starting.loadingUser', context: { isLegal: false, mode: 'seller', token: TOKEN } })
    expect(names(end.effects)).not.toContain('storeMode')
    expect(go(stored, [`checkLegal: ${fault}`, 'recheckLegal: company']).state).toBe('starting.loadingLegalUser')
  })

  test.each(silentFaults)('ER09 after «%s» twice the user is unknown, the token stays and nobody gains rights', (fault) => {
    const person = go(stored, ['checkLegal: person', `loadUser: ${fault}`, `reloadUser: ${fault}`, 'loadScore: points'])
    expect(person).toMatchObject({ state: READY, context: { user: null, legal: null, token: TOKEN, score: 12_450 } })
    const legal = go(stored, ['checkLegal: company', `loadLegalUser: ${fault}`, `reloadLegalUser: ${fault}`, 'loadScore: points'])
    expect(legal).toMatchObject({ state: READY, context: { user: null, legal: null, isLegal: true, token: TOKEN } })
  })

  test('E06 a check without the word is «no»; a person without an id is nobody; a company is one by the check alone', () => {
    expect(go(stored, ['checkLegal: wrong shape'])).toMatchObject({ state: 'starting.loadingUser', context: { isLegal: false } })
    const nobody = ['checkLegal: person', 'loadUser: wrong shape', 'reloadUser: wrong shape', 'loadScore: points']
    expect(go(stored, nobody)).toMatchObject({ state: READY, context: { user: null, legal: null, token: TOKEN } })
    expect(go(stored, ['checkLegal: company', 'loadLegalUser: wrong shape', 'loadScore: points'])).toMatchObject({
      state: READY,
      context: { legal: { organization_name: '', isLegalEntity: true, version: 0 } },
    })
  })

  test('ER09 the user is asked for again on request, while nobody is known', () => {
    const unknown = ['checkLegal: person', 'loadUser: lost', 'reloadUser: lost', 'loadScore: points']
    expect(go(stored, [...unknown, 'user.reload', ...asPerson])).toMatchObject({
      state: READY,
      context: { user },
    })
    expect(() => go(stored, [...asPerson, 'user.reload'])).toThrow('not possible')
  })

  test.each(silentFaults)('ER11 «%s» of the points is logged and nothing else', (fault) => {
    const first = go(stored, [...asPerson.slice(0, 2), `loadScore: ${fault}`])
    expect(first).toMatchObject({
      state: READY,
      context: { score: null },
      effects: [{ type: 'logProblem', params: { problem: 'score' } }],
    })
    const later = go(stored, [...asPerson, 'score.refresh', `refreshScore: ${fault}`])
    expect(later).toMatchObject({ state: READY, context: { score: 12_450 }, effects: [{ type: 'logProblem' }] })
  })

  test('AU07 a sign-in starts it', () => {
    expect(go(empty, []).state).toBe('anonymous')
    const end = go(empty, [startedWith({}), ...asPerson])
    expect(end).toMatchObject({ state: READY, context: { token: TOKEN, user } })
  })

  test('SC07 ER10 A32: a company whose check has failed is loaded as a company: its name, its form, its mode', () => {
    const unchecked = ['checkLegal: lost', 'recheckLegal: lost']
    const company1 = { state: READY, context: { legal: company, user: null, isLegal: true, mode: 'customer' } }
    const rest = ['loadLegalUser: company', 'loadScore: points']
    expect(go(stored, [...unchecked, 'loadUser: company after all', ...rest])).toMatchObject(company1)
    expect(go(stored, [...unchecked, 'loadUser: lost', 'reloadUser: company after all', ...rest])).toMatchObject(company1)
  })

  test('B08: what other users have left is erased once it is known who this is, and not before', () => {
    const erased = (way: readonly string[]) => walk(sessionFlow, stored, way).effects.filter(({ type }) => type === 'eraseOthers')
    expect(erased(asPerson.slice(0, 1))).toEqual([])
    expect(erased(asPerson)).toEqual([{ type: 'eraseOthers', params: { owner: user.id } }])
    expect(erased(asCompany)).toEqual([{ type: 'eraseOthers', params: { owner: company.id } }])
    // The user is unknown: no other user's data may be used.
    const unknown = ['checkLegal: person', 'loadUser: lost', 'reloadUser: lost', 'loadScore: points']
    expect(erased(unknown)).toEqual([{ type: 'eraseOthers', params: { owner: null } }])
  })

  test('points are asked for again every half minute', () => {
    expect(go(stored, [...asPerson, 'after SCORE_POLL in ready.score.idle', 'refreshScore: points'])).toMatchObject({
      state: READY,
      context: { score: 12_600 },
      effects: [],
    })
  })
})

describe('session: mode', () => {
  /** Start-up of this user right after sign-in, with these stored modes. */
  const arrive = (who: string, kept: Partial<KeptModes>) =>
    go(empty, [startedWith(kept), 'checkLegal: person', `loadUser: ${who}`, 'loadScore: points'])
  const modeWith = (standing: Partial<User>, kept: Partial<KeptModes> = {}) => {
    const loaded = {
      type: 'xstate.done.actor.loadUser',
      output: { kind: 'ok', payload: { ...user, ...standing }, message: null },
    }
    return go(empty, [startedWith(kept), 'checkLegal: person', loaded]).context.mode
  }

  test.each([
    [{ status: 'BUYER' }, 'customer'],
    [{ status: 'SELLER' }, 'seller'],
    [{ status: 'SELLER_PENDING' }, 'seller'],
    [{ status: 'ART_PENDING' }, 'seller'],
    [{ status: 'BUYER', roles: ['ADMIN_RT'] }, 'seller'],
  ] as const)('SC03 E01: with nothing kept %j works in %s mode, and nothing is stored', (standing, mode) => {
    expect(modeWith(standing as Partial<User>)).toBe(mode)
    expect(names(arrive('user', {}).effects)).not.toContain('storeMode')
  })

  test('SC02 E01: a mode of one’s own is kept, against the status too', () => {
    expect(modeWith({ status: 'SELLER' }, { mode: 'customer', owner: user.mobile })).toBe('customer')
    expect(modeWith({ status: 'BUYER' }, { mode: 'seller', owner: user.mobile })).toBe('seller')
    // The owner is unknown: the mode belongs to the device.
    expect(modeWith({ status: 'BUYER' }, { mode: 'seller' })).toBe('seller')
  })

  test('E01: nobody inherits the mode of the person before', () => {
    expect(modeWith({ status: 'SELLER' }, { mode: 'customer', owner: '79000000099' })).toBe('seller')
    expect(modeWith({ status: 'BUYER' }, { mode: 'seller', owner: '79000000099' })).toBe('customer')
    const followed = go(stored, [...asPerson, changed(OTHER, { ...nothingKept, mode: 'customer', owner: '79000000099' })])
    expect(go(stored, [...asPerson, changed(OTHER)]).context.mode).toBeNull()
    expect(followed.context.kept.owner).toBe('79000000099')
    expect(go(stored, [...asPerson, { type: 'signOut', to: '/auth/login' } as { type: string }]).context.mode).toBeNull()
  })

  test('A06 E01: the first sign-in of a phone takes what its registration chose, before the status, once', () => {
    const end = arrive('user', { chosen: { [user.mobile]: 'customer', '79000000099': 'seller' } })
    expect(end.context.mode).toBe('customer')
    expect(end.effects).toEqual([{ type: 'storeMode', params: { mode: 'customer', owner: user.mobile } }])
    // Another phone's choice is kept for that phone.
    expect(modeWith({ status: 'BUYER' }, { mode: 'seller', owner: '79000000099', chosen: { '79000000099': 'seller' } })).toBe(
      'customer',
    )
  })

  test('SC02 SC04 a new mode is stored and leads to base', () => {
    const end = go(stored, [...asPerson, 'mode.change {"mode":"customer"}'])
    expect(end.context.mode).toBe('customer')
    expect(end.effects).toEqual([
      { type: 'storeMode', params: { mode: 'customer', owner: user.mobile } },
      { type: 'navigate', params: { to: '/' } },
    ])
  })

  test('SC04 a link to a place of the other mode changes the mode and leads there, not to base', () => {
    const end = go(stored, [...asPerson, { type: 'mode.change', mode: 'customer', to: '/user-tools?q=1' } as { type: string }])
    expect(end.context.mode).toBe('customer')
    expect(end.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/user-tools?q=1' } })
  })
})

describe('session: status', () => {
  const asApplicant = ['checkLegal: person', 'loadUser: applicant', 'loadScore: points']
  const PENDING = 'ready.score.idle+ready.status.pending'
  const minute = 'after STATUS_POLL in ready.status.pending'

  test('API06 PR12 E03: a pending status is asked for once a minute, a settled one is not', () => {
    expect(go(stored, asApplicant).state).toBe(PENDING)
    const same = go(stored, [...asApplicant, minute, 'askStatus: applicant'])
    expect(same).toMatchObject({ state: PENDING, context: { user: applicant }, effects: [] })
    const clock = new SimulatedClock()
    const asked: string[] = []
    const renewStatus = fromPromise<ApiResult<string>>(() => {
      asked.push('status')
      return new Promise<never>(() => {})
    })
    const machine = sessionMachine.provide({ actors: { renewStatus } })
    const { context } = go(stored, asPerson)
    const open = (who: User) => {
      const value = { ready: { score: 'idle', status: 'settled' } } as const
      const snapshot = machine.resolveState({ value, context })
      const actor = createActor(machine, { clock, snapshot, input: { token: TOKEN, kept: nothingKept } }).start()
      actor.send({ type: 'user.updated', user: who, legal: null })
      return actor
    }
    const settled = open(user)
    clock.increment(3_600_000)
    settled.stop()
    expect(asked).toEqual([])
    const pending = open(applicant)
    clock.increment(59_999)
    expect(asked).toEqual([])
    clock.increment(1)
    expect(asked).toEqual(['status'])
    // One request at a time: the next minute starts with the answer.
    clock.increment(600_000)
    expect(asked).toEqual(['status'])
    pending.stop()
  })

  test('E03: a profile that tells of a status begins and ends the questions too', () => {
    const told = (who: User) => ({ type: 'user.updated', user: who, legal: null }) as { type: string }
    expect(go(stored, [...asApplicant, told(user)]).state).toBe(READY)
    expect(go(stored, [...asPerson, told(applicant)]).state).toBe(PENDING)
  })

  test('API06 E03: a new status loads the person anew; mode and screen stay, the other tabs are told', () => {
    const end = go(stored, [...asApplicant, minute, 'askStatus: seller', 'renewUser: user'])
    expect(end).toMatchObject({ state: READY, context: { user: { ...user, version: 2 }, mode: 'seller', score: 12_450 } })
    expect(end.effects).toEqual([{ type: 'tellStatus', params: undefined }])
  })

  test('A74 E03 rights that were handed over come and go without a sign-in, though the status stays; the other tabs are told once', () => {
    const asked = [...asPerson, 'status.refresh', 'askStatus: seller']
    const given = [...asked, 'renewUser: administrator']
    expect(go(stored, given)).toMatchObject({ state: READY, context: { user: administrator, mode: 'seller' } })
    expect(go(stored, given).effects).toEqual([{ type: 'tellStatus', params: undefined }])
    const taken = [...given, 'status.refresh', 'askStatus: seller', 'renewUser: user']
    expect(go(stored, taken).context.user).toMatchObject({ isAdmin: false, roles: [] })
    expect(go(stored, taken).effects).toHaveLength(2)
    expect(go(stored, [...asked, 'renewUser: user']).effects).toEqual([])
    expect(go(stored, [...asPerson, 'status.refresh', 'askStatus: applicant', 'renewUser: applicant']).state).toBe(PENDING)
  })

  test('E03: a status that the person’s data does not confirm is told to nobody: tabs would never stop', () => {
    const end = go(stored, [...asApplicant, minute, 'askStatus: seller', 'renewUser: applicant'])
    expect(end).toMatchObject({ state: PENDING, effects: [] })
  })

  test('E03: whoever comes back is asked about, pending or not; a company is not', () => {
    expect(go(stored, [...asPerson, 'status.refresh']).state).toBe('ready.score.idle+ready.status.asking')
    expect(() => go(stored, [...asCompany, 'status.refresh'])).toThrow('not possible')
  })

  test.each(silentFaults)('A27: «%s» of the question or of the person changes nothing on the screen', (fault) => {
    const before = { state: PENDING, context: { user: applicant, token: TOKEN } }
    const question = go(stored, [...asApplicant, minute, `askStatus: ${fault}`])
    expect(question).toMatchObject({ ...before, effects: [{ type: 'logProblem', params: { problem: 'status' } }] })
    const reload = go(stored, [...asApplicant, minute, 'askStatus: seller', `renewUser: ${fault}`])
    expect(reload).toMatchObject({ ...before, effects: [{ type: 'logProblem', params: { problem: 'user' } }] })
  })

  test('E03: an answer about another person is nobody’s', () => {
    const end = go(stored, [...asApplicant, minute, 'askStatus: seller', 'renewUser: another'])
    expect(end).toMatchObject({ state: PENDING, context: { user: applicant } })
  })

  test('PR30 a profile that another one asked for changes nothing of this person', () => {
    const foreign = { type: 'user.updated', user: { ...user, id: 'another' }, legal: null } as { type: string }
    expect(() => go(stored, [...asPerson, foreign])).toThrow('not possible')
    expect(() => go(stored, [...asCompany, foreign])).toThrow('not possible')
    const own = { type: 'user.updated', user: { ...user, city: 'Тверь' }, legal: null } as { type: string }
    expect(go(stored, [...asPerson, own]).context.user?.city).toBe('Тверь')
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
    const end = go(stored, [...(when === 'ready' ? asPerson : asPerson.slice(0, 1)), 'unauthorised'])
    expect(end).toMatchObject({ state: 'anonymous', context: EMPTY })
    expect(names(end.effects).filter((name) => name !== 'storeMode')).toEqual([
      'rememberGoal',
      'removeToken',
      'toast',
      'navigate',
    ])
    // The target's owner is named where it is known (E14).
    expect(end.effects[0]?.params).toEqual({ mobile: when === 'ready' ? user.mobile : null })
    expect(end.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/auth/login' } })
  })

  test('ER03 a second 401 after the first changes nothing and leads nowhere', () => {
    expect(() => go(stored, [...asPerson, 'unauthorised', 'unauthorised'])).toThrow('not possible in anonymous')
  })

  test('ER04 a 502 leads to the server error page, which knows where from; the session stays', () => {
    const end = go(stored, [...asPerson, 'gateway.down {"from":"/sales?screen=main"}'])
    expect(end).toMatchObject({ state: READY, context: { token: TOKEN, user } })
    expect(end.effects).toEqual([{ type: 'navigate', params: { to: '/server-error?from=%2Fsales%3Fscreen%3Dmain' } }])
  })
})

describe('session: other tabs', () => {
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
