import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { DEFAULT_ERROR } from '../../../src/domain/texts/default-error.ts'
import { refusals, TOO_MANY_FAILED_SIGN_INS } from '../../../src/domain/texts/refusals.ts'
import { loginMachine } from '../../../src/machines/account/login/machine.ts'
import type { Goal } from '../../../src/machines/account/login/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { DIGITS, GOAL, loginFlow, PAUSE, PHONE, WRONG } from '../../../model/account/login.ts'

testMachine(loginFlow)

const fresh = loginFlow.inputs['a first visit']
const filled = [{ type: 'form.change', patch: { username: PHONE, password: '111111' } }, 'submit'] as const
const change = (patch: object) => ({ type: 'form.change', patch })
const types = (effects: { type: string }[]) => effects.map(({ type }) => type)

describe('login: journeys', () => {
  test('AU05 AU06 the form has phone, password and a ticked «remember»', () => {
    const { state, context } = walk(loginFlow, fresh, [])
    expect(state).toBe('editing')
    expect(context.form.values).toEqual({ username: '', password: '', check: true })
  })

  test('AU07 success stores the token for good, starts the session and goes to /', () => {
    const end = walk(loginFlow, fresh, [...filled, 'signIn: right'])
    expect(end.state).toBe('signedIn')
    expect(end.effects).toEqual([
      { type: 'storeToken', params: { token: 'token-of-at-least-22-characters', remember: true } },
      { type: 'forgetFails', params: { phone: DIGITS } },
      { type: 'startSession', params: { token: 'token-of-at-least-22-characters' } },
      { type: 'forgetGoal', params: undefined },
      { type: 'navigate', params: { to: '/' } },
    ])
    expect(end.context.form.values.password).toBe('')
    expect(end.context.answer).toBeNull()
  })

  test('AU08 AU09 AU10 a refusal stands under the password, empties the phone and removes the token', () => {
    const end = walk(loginFlow, fresh, [...filled, 'signIn: wrong'])
    expect(end.state).toBe('editing')
    expect(end.context.form.errors).toEqual({ password: WRONG })
    expect(end.context.form.values).toMatchObject({ username: '', password: '111111' })
    expect(end.effects).toEqual([
      { type: 'removeToken', params: undefined },
      { type: 'rememberFails', params: { phone: DIGITS, fails: 1, opensAt: null } },
    ])
  })

  test('AU11 the fifth failure in a row leads to /auth/again, the fourth does not', () => {
    const fail = (times: number) => Array.from({ length: times }, () => [...filled, 'signIn: wrong']).flat()
    expect(walk(loginFlow, fresh, fail(4)).state).toBe('editing')
    const end = walk(loginFlow, fresh, fail(5))
    expect(end.state).toBe('again.open')
    expect(end.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/auth/again' } })
  })

  test('AU11 failures are counted for each phone on its own, and a reload does not forget them', () => {
    const other = { type: 'form.change', patch: { username: '+7 (900) 000-00-02', password: '1' } }
    const end = walk(loginFlow, loginFlow.inputs['four failures before'], [other, 'submit', 'signIn: wrong'])
    expect(end.state).toBe('editing')
    expect(walk(loginFlow, loginFlow.inputs['four failures before'], [...filled, 'signIn: wrong']).state).toBe('again.open')
  })

  test('after five failures one more leads straight back to /auth/again', () => {
    const end = walk(loginFlow, loginFlow.inputs['the again page'], ['cancel', ...filled, 'signIn: wrong'])
    expect(end.state).toBe('again.open')
    expect(end.context.fails[DIGITS]).toBe(5)
  })

  test('AU11 only a refused password and the pause after five of them count as attempts', () => {
    const counted = Object.entries(refusals).filter(([, { code, text }]) => {
      const answer = { kind: 'refused', code, message: text, fields: null }
      const step = { type: 'xstate.done.actor.signIn', output: { answer, at: stamp.now } }
      return walk(loginFlow, fresh, [...filled, step]).context.fails[DIGITS] === 1
    })
    expect(counted.map(([name]) => name)).toEqual(['refused', 'tooManyAttempts'])
  })

  test('D24 too many failures elsewhere: the server’s words stand under the password, the phone stays, nothing is counted', () => {
    const { code } = refusals.rateLimited
    const answer = { kind: 'refused', code, message: TOO_MANY_FAILED_SIGN_INS, fields: null }
    const step = { type: 'xstate.done.actor.signIn', output: { answer, at: stamp.now } }
    const end = walk(loginFlow, fresh, [...filled, step])
    expect([end.state, end.context.form.errors, end.context.fails]).toEqual([
      'editing',
      { password: TOO_MANY_FAILED_SIGN_INS },
      {},
    ])
    expect(end.context.form.values.username).toBe(PHONE)
  })

  test('AU11 A04: a 401 is a refused password too: it counts, stands under the password and empties the phone', () => {
    const end = walk(loginFlow, fresh, [...filled, 'signIn: unauthorised'])
    expect(end.context.fails).toEqual({ [DIGITS]: 1 })
    expect(end.context.form.values).toMatchObject({ username: '', password: '111111' })
    expect(end.context.form.errors).toEqual({ password: DEFAULT_ERROR })
    const fourBefore = loginFlow.inputs['four failures before']
    expect(walk(loginFlow, fourBefore, [...filled, 'signIn: unauthorised']).state).toBe('again.open')
  })

  describe('E12: the pause', () => {
    const opensAt = stamp.now + PAUSE * 1_000
    const fourBefore = loginFlow.inputs['four failures before']
    const inPause = loginFlow.inputs['the again page in a pause']
    const UNTIL = 'after PAUSE in again.paused'

    test('the server’s word about it is kept, and shown until it is over', () => {
      const end = walk(loginFlow, fourBefore, [...filled, 'signIn: too many'])
      expect(end).toMatchObject({ state: 'again.paused', context: { opensAt } })
      expect(end.effects).toContainEqual({ type: 'rememberFails', params: { phone: DIGITS, fails: 5, opensAt } })
      expect(walk(loginFlow, fourBefore, [...filled, 'signIn: too many', UNTIL]).state).toBe('again.open')
      // The next failure stands alone: another server sends no time, or another phone is not locked.
      expect(walk(loginFlow, inPause, ['cancel', ...filled, 'signIn: wrong']).state).toBe('again.open')
    })

    test('a reload shows it again, for the rest of it', () => {
      const clock = new SimulatedClock()
      const late = { ...inPause!, now: stamp.now + 600_000 }
      const actor = createActor(loginMachine, { clock, input: late }).start()
      expect(actor.getSnapshot().value).toEqual({ again: 'paused' })
      clock.increment(299_999)
      expect(actor.getSnapshot().value).toEqual({ again: 'paused' })
      clock.increment(1)
      expect(actor.getSnapshot().value).toEqual({ again: 'open' })
    })

    test('Forward comes back to it with what is left, or after it', () => {
      const forward = (now: number) => ({ type: 'url.changed', page: 'again', now })
      expect(walk(loginFlow, inPause, ['cancel', forward(opensAt - 1)]).state).toBe('again.paused')
      expect(walk(loginFlow, inPause, ['cancel', forward(opensAt)]).state).toBe('again.open')
    })

    test('AU14 Back of the browser leaves the page for sign-in; the address of the page itself moves nobody', () => {
      const at = (page: string) => ({ type: 'url.changed', page, now: stamp.now })
      const again = loginFlow.inputs['the again page']
      expect(walk(loginFlow, again, [at('login')])).toMatchObject({ state: 'editing', effects: [] })
      expect(() => walk(loginFlow, again, [at('again')])).toThrow('not possible in again.open')
      expect(() => walk(loginFlow, fresh, [at('login')])).toThrow('not possible in editing')
    })

    test('a sign-in forgets it', () => {
      const end = walk(loginFlow, inPause, ['cancel', ...filled, 'signIn: right'])
      expect(end.context.opensAt).toBeNull()
    })
  })

  describe('E14: where the person was going', () => {
    const signIn = (goal: Goal | null) => {
      const end = walk(loginFlow, { ...fresh, goal }, [...filled, 'signIn: right'])
      expect(end.context.goal).toBeNull()
      return end.effects.slice(-2)
    }
    const leads = (to: string) => [
      { type: 'forgetGoal', params: undefined },
      { type: 'navigate', params: { to } },
    ]

    test('AU07 a sign-in leads there once, and to / where nobody was going anywhere', () => {
      expect(signIn({ to: GOAL, mobile: null })).toEqual(leads(GOAL))
      expect(signIn(null)).toEqual(leads('/'))
    })

    test('B08: a place of somebody whose session was over is theirs alone', () => {
      expect(signIn({ to: GOAL, mobile: DIGITS })).toEqual(leads(GOAL))
      expect(signIn({ to: GOAL, mobile: '79000000099' })).toEqual(leads('/'))
    })
  })

  test('AU14 AU15 «Отмена» leads to login, «Запросить новый пароль» to recovery', () => {
    const again = loginFlow.inputs['the again page']
    expect(walk(loginFlow, again, ['cancel']).effects).toEqual([{ type: 'navigate', params: { to: '/auth/login' } }])
    expect(walk(loginFlow, again, ['password.request']).effects).toEqual([{ type: 'navigate', params: { to: '/auth/recovery' } }])
  })

  test.each(['signIn: lost', 'signIn: server error', 'signIn: crash'])(
    '%s counts as no attempt and clears nothing',
    (outcome) => {
      const end = walk(loginFlow, fresh, [...filled, outcome])
      expect(end.state).toBe('editing')
      expect(end.context.fails).toEqual({})
      expect(end.context.form.values).toMatchObject({ username: PHONE, password: '111111' })
      expect(types(end.effects)).not.toContain('navigate')
    },
  )

  test('VL16 VL17 an empty or half-typed phone and an empty password have their messages', () => {
    expect(walk(loginFlow, fresh, ['submit']).context.form.errors).toEqual({
      username: 'Обязательное поле',
      password: 'Обязательное поле',
    })
    const half = walk(loginFlow, fresh, [change({ username: '+7 (900) 000' }), 'submit'])
    expect(half.context.form.errors.username).toBe('Введите номер телефона')
  })

  test('a second submit while the first is under way is refused by the state', () => {
    expect(() => walk(loginFlow, fresh, [...filled, 'submit'])).toThrow('not possible in submitting')
  })
})
