import { describe, expect, test } from 'vitest'
import { CODE, deskLoginFlow, DIGITS, GOAL, PASSWORD, PAUSE, PHONE, TOKEN, WRONG } from '../../../model/desk/desk-login.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { deskLoginMachine } from '../../../src/machines/desk/desk-login/machine.ts'
import { createActor, SimulatedClock } from 'xstate'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskLoginFlow)

const fresh = deskLoginFlow.inputs['a first visit']!
const change = (patch: object) => ({ type: 'form.change', patch })
const filled = [change({ username: PHONE, password: PASSWORD }), 'submit'] as const
const coded = [...filled, 'signIn: code required', change({ code: CODE }), 'submit'] as const

describe('desk-login: journeys', () => {
  test('E21 in demo phone and password are enough', () => {
    const end = walk(deskLoginFlow, fresh, [...filled, 'signIn: right'])
    expect(end.state).toBe('signedIn')
    expect(end.effects).toEqual([
      { type: 'storeToken', params: { token: TOKEN, remember: true } },
      { type: 'startSession', params: { token: TOKEN } },
      { type: 'forgetGoal', params: undefined },
      { type: 'navigate', params: { to: '/desk', replace: true } },
    ])
    expect(JSON.stringify(end.context)).not.toContain(PASSWORD)
    expect(JSON.stringify(end.context)).not.toContain(TOKEN)
  })

  test('E14 a sign-in leads to where the operator was going, inside of the desk only', () => {
    const leads = (goal: string | null) => walk(deskLoginFlow, { ...fresh, goal }, [...filled, 'signIn: right']).effects.at(-1)
    expect(leads(GOAL)).toEqual({ type: 'navigate', params: { to: GOAL, replace: true } })
    for (const odd of [
      '/',
      '/desks',
      '//evil.example/desk',
      '/desk/../sales',
      'https://evil.example/desk',
      '/desk/login',
      '/desk\\evil',
    ])
      expect(leads(odd)).toEqual({ type: 'navigate', params: { to: '/desk', replace: true } })
  })

  test('E21 a right password asks for the code, phone and password stay as they were typed and are closed', () => {
    const end = walk(deskLoginFlow, fresh, [...filled, 'signIn: code required'])
    expect(end).toMatchObject({ state: 'coding', effects: [] })
    expect(end.context.form).toMatchObject({ values: { username: PHONE, password: PASSWORD, code: '' }, errors: {} })
    expect(() => walk(deskLoginFlow, fresh, [...filled, 'signIn: code required', change({ password: 'x' })])).toThrow(
      'not possible in coding',
    )
    expect(() => walk(deskLoginFlow, fresh, [change({ code: CODE })])).toThrow('not possible in editing')
  })

  test('E21 a field is checked when it is left, and only while it is open', () => {
    const left = (field: string) => ({ type: 'form.blur', field })
    const half = walk(deskLoginFlow, fresh, [change({ username: '+7 (900) 000' }), left('username')])
    expect(half.context.form.errors).toEqual({ username: 'Введите номер телефона' })
    expect(() => walk(deskLoginFlow, fresh, [left('code')])).toThrow('not possible in editing')
    const asked = [...filled, 'signIn: code required'] as const
    expect(walk(deskLoginFlow, fresh, [...asked, left('code')]).context.form.touched).toMatchObject({ code: true })
    expect(() => walk(deskLoginFlow, fresh, [...asked, left('username')])).toThrow('not possible in coding')
  })

  test('E21 the code is sent with phone and password, and only when it was asked for', () => {
    const sent: unknown[] = []
    const calls = (steps: readonly unknown[]) => walk(deskLoginFlow, fresh, steps as never)
    const first = calls(filled)
    expect(first.state).toBe('submitting')
    const actor = createActor(deskLoginMachine, {
      input: fresh,
      inspect: (event) => {
        if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
          sent.push((event.event as { input?: unknown }).input)
      },
    }).start()
    actor.send({ type: 'form.change', patch: { username: PHONE, password: PASSWORD } })
    actor.send({ type: 'submit', ...stamp })
    expect(sent.at(-1)).toEqual({ username: DIGITS, password: PASSWORD, code: null })
    const output = { answer: { kind: 'refused', code: refusals.codeRequired.code, message: '', fields: null }, at: stamp.now }
    actor.send({ type: 'xstate.done.actor.signIn', output, actorId: 'signIn' } as never)
    actor.send({ type: 'form.change', patch: { code: CODE } })
    actor.send({ type: 'submit', ...stamp })
    expect(sent.at(-1)).toEqual({ username: DIGITS, password: PASSWORD, code: CODE })
    actor.stop()
  })

  test('E21 a wrong code stands under the code, and nothing that was typed is lost', () => {
    const end = walk(deskLoginFlow, fresh, [...coded, 'signIn: wrong code'])
    expect(end.state).toBe('coding')
    expect(end.context.form.errors).toEqual({ code: refusals.wrongCode.text })
    expect(end.context.form.values).toEqual({ username: PHONE, password: PASSWORD, code: CODE })
    expect(walk(deskLoginFlow, fresh, [...coded, 'signIn: wrong code', 'submit', 'signIn: right']).state).toBe('signedIn')
  })

  test('E21 «Другой телефон» opens phone and password again', () => {
    const end = walk(deskLoginFlow, fresh, [...coded, 'signIn: wrong code', 'back'])
    expect(end).toMatchObject({ state: 'editing', context: { asksCode: false } })
    expect(end.context.form.values).toEqual({ username: PHONE, password: PASSWORD, code: '' })
  })

  test('E21 a refused password stands under it, without the code and after it', () => {
    for (const steps of [
      [...filled, 'signIn: wrong'],
      [...coded, 'signIn: wrong'],
    ]) {
      const end = walk(deskLoginFlow, fresh, steps)
      expect(end).toMatchObject({ state: 'editing', context: { asksCode: false } })
      expect(end.context.form.errors).toEqual({ password: WRONG })
      expect(end.context.form.values).toMatchObject({ username: PHONE, password: PASSWORD })
    }
  })

  test('VL16 VL17 an empty or half-typed phone, an empty password and an empty code have their messages', () => {
    expect(walk(deskLoginFlow, fresh, ['submit']).context.form.errors).toEqual({
      username: 'Обязательное поле',
      password: 'Обязательное поле',
    })
    const half = walk(deskLoginFlow, fresh, [change({ username: '+7 (900) 000', password: '1' }), 'submit'])
    expect(half.context.form.errors).toEqual({ username: 'Введите номер телефона' })
    const empty = walk(deskLoginFlow, fresh, [...filled, 'signIn: code required', change({ code: ' ' }), 'submit'])
    expect(empty).toMatchObject({ state: 'coding', context: { form: { errors: { code: 'Обязательное поле' } } } })
  })

  test.each(['signIn: lost', 'signIn: server error', 'signIn: crash', 'signIn: too many calls'])(
    'C04 %s clears nothing and leads nowhere',
    (outcome) => {
      const first = walk(deskLoginFlow, fresh, [...filled, outcome])
      expect(first).toMatchObject({ state: 'editing', effects: [] })
      expect(Object.keys(first.context.form.errors)).toEqual(['password'])
      const second = walk(deskLoginFlow, fresh, [...coded, outcome])
      expect(second).toMatchObject({ state: 'coding', effects: [] })
      expect(Object.keys(second.context.form.errors)).toEqual(['code'])
      expect(second.context.form.values).toEqual({ username: PHONE, password: PASSWORD, code: CODE })
    },
  )

  describe('E12: the pause', () => {
    const UNTIL = 'after PAUSE in paused'

    test('says when sign-in opens, and goes back to where the operator was', () => {
      const end = walk(deskLoginFlow, fresh, [...filled, 'signIn: too many'])
      expect(end).toMatchObject({ state: 'paused', context: { opensAt: stamp.now + PAUSE * 1_000 } })
      for (const out of [UNTIL, 'back']) {
        const after = walk(deskLoginFlow, fresh, [...filled, 'signIn: too many', out])
        expect(after).toMatchObject({ state: 'editing', context: { opensAt: null } })
        expect(after.context.form.values).toMatchObject({ username: PHONE, password: PASSWORD })
        expect(walk(deskLoginFlow, fresh, [...coded, 'signIn: too many', out])).toMatchObject({
          state: 'coding',
          context: { form: { values: { code: CODE } } },
        })
      }
    })

    test('lasts as long as the server has said', () => {
      const clock = new SimulatedClock()
      const actor = createActor(deskLoginMachine, { clock, input: fresh }).start()
      actor.send({ type: 'form.change', patch: { username: PHONE, password: PASSWORD } })
      actor.send({ type: 'submit', ...stamp })
      const { code, text } = refusals.tooManyAttempts
      const output = { answer: { kind: 'refused', code, message: text, fields: null, retryAfter: PAUSE }, at: stamp.now }
      actor.send({ type: 'xstate.done.actor.signIn', output, actorId: 'signIn' } as never)
      clock.increment(PAUSE * 1_000 - 1)
      expect(actor.getSnapshot().value).toBe('paused')
      clock.increment(1)
      expect(actor.getSnapshot().value).toBe('editing')
    })
  })
})
