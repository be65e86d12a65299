import { describe, expect, test } from 'vitest'
import { refusals, TOO_MANY_FAILED_SIGN_INS } from '../../../src/domain/refusals.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { DIGITS, loginFlow, PHONE, WRONG } from './fixture.ts'

testMachine(loginFlow)

const fresh = loginFlow.inputs['a first visit']
const filled = [{ type: 'form.change', patch: { username: PHONE, password: '111111' } }, 'submit'] as const
const change = (patch: object) => ({ type: 'form.change', patch })
const types = (effects: { type: string }[]) => effects.map(({ type }) => type)

describe('login: journeys', () => {
  test('AU05 AU06 the form has phone, password and a ticked «remember»', () => {
    expect(walk(loginFlow, fresh, []).context.form.values).toEqual({ username: '', password: '', check: true })
  })

  test('AU07 success stores the token for good, starts the session and goes to /', () => {
    const end = walk(loginFlow, fresh, [...filled, 'signIn: right'])
    expect(end.state).toBe('signedIn')
    expect(end.effects).toEqual([
      { type: 'storeToken', params: { token: 'token-of-at-least-22-characters', remember: true } },
      { type: 'forgetFails', params: { phone: DIGITS } },
      { type: 'startSession', params: { token: 'token-of-at-least-22-characters' } },
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
      { type: 'rememberFails', params: { phone: DIGITS, fails: 1 } },
    ])
  })

  test('AU11 the fifth failure in a row leads to /auth/again, the fourth does not', () => {
    const fail = (times: number) => Array.from({ length: times }, () => [...filled, 'signIn: wrong']).flat()
    expect(walk(loginFlow, fresh, fail(4)).state).toBe('editing')
    const end = walk(loginFlow, fresh, fail(5))
    expect(end.state).toBe('again')
    expect(end.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/auth/again' } })
  })

  test('AU11 failures are counted for each phone on its own, and a reload does not forget them', () => {
    const other = { type: 'form.change', patch: { username: '+7 (900) 000-00-02', password: '1' } }
    const end = walk(loginFlow, loginFlow.inputs['four failures before'], [other, 'submit', 'signIn: wrong'])
    expect(end.state).toBe('editing')
    expect(walk(loginFlow, loginFlow.inputs['four failures before'], [...filled, 'signIn: wrong']).state).toBe('again')
  })

  test('after five failures one more leads straight back to /auth/again', () => {
    const end = walk(loginFlow, loginFlow.inputs['the again page'], ['cancel', ...filled, 'signIn: wrong'])
    expect(end.state).toBe('again')
    expect(end.context.fails[DIGITS]).toBe(5)
  })

  test('AU11 only a refused password and the pause after five of them count as attempts', () => {
    const counted = Object.entries(refusals).filter(([, { code, text }]) => {
      const answer = { kind: 'refused', code, message: text, fields: null }
      const step = { type: 'xstate.done.actor.signIn', output: answer }
      return walk(loginFlow, fresh, [...filled, step]).context.fails[DIGITS] === 1
    })
    expect(counted.map(([name]) => name)).toEqual(['refused', 'tooManyAttempts'])
  })

  test('D24 too many failures elsewhere: the server’s words stand under the password, the phone stays, nothing is counted', () => {
    const { code } = refusals.rateLimited
    const answer = { kind: 'refused', code, message: TOO_MANY_FAILED_SIGN_INS, fields: null }
    const step = { type: 'xstate.done.actor.signIn', output: answer }
    const end = walk(loginFlow, fresh, [...filled, step])
    expect([end.state, end.context.form.errors, end.context.fails]).toEqual([
      'editing',
      { password: TOO_MANY_FAILED_SIGN_INS },
      {},
    ])
    expect(end.context.form.values.username).toBe(PHONE)
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
