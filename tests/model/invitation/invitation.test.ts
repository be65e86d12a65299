import { describe, expect, test } from 'vitest'
import { CODE, CODES, invitation, invitationFlow, PASSWORD, TOKEN } from '../../../model/desk/invitation.ts'
import { COMMON_PASSWORD, SHORT_PASSWORD } from '../../../src/domain/desk/operator-password.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(invitationFlow)

const link = invitationFlow.inputs['a link']
const change = (patch: object) => ({ type: 'form.change', patch })
const leave = (field: string) => ({ type: 'form.blur', field })
const filled = [change({ password: PASSWORD, code: CODE }), 'submit'] as const
const sent = ['openInvitation: opened', ...filled] as const
const forgets = { type: 'forgetInvitation', params: undefined }
const toLogin = { type: 'navigate', params: { to: '/desk/login', replace: true } }

describe('invitation: journeys', () => {
  test('E21 the link tells whose it is, with the second factor as a picture and as text', () => {
    const end = walk(invitationFlow, link, ['openInvitation: opened'])
    expect(end).toMatchObject({ state: 'editing', context: { invitation, token: TOKEN } })
    expect(end.context.invitation?.drawn).toEqual({ size: 33, path: 'M0 0h7v7h-7z' })
  })

  test('E21 the password is set, the codes are shown once, and nothing secret is left', () => {
    const end = walk(invitationFlow, link, [...sent, 'accept: accepted'])
    expect(end).toMatchObject({ state: 'codes.shown', context: { recoveryCodes: CODES }, effects: [forgets] })
    const left = JSON.stringify(end.context)
    for (const secret of [PASSWORD, TOKEN, invitation.secret]) expect(left).not.toContain(secret)
    expect(walk(invitationFlow, link, [...sent, 'accept: accepted', 'signIn']).effects.at(-1)).toEqual(toLogin)
  })

  test('E21 the codes can be printed and copied; where they cannot be copied it is said', () => {
    const at = [...sent, 'accept: accepted'] as const
    expect(walk(invitationFlow, link, [...at, 'print']).effects.at(-1)).toEqual({ type: 'printPage', params: undefined })
    expect(walk(invitationFlow, link, [...at, 'copy', 'copyCodes: copied'])).toMatchObject({
      state: 'codes.shown',
      context: { isCopied: true },
    })
    for (const failed of ['copyCodes: no clipboard', 'copyCodes: crash'])
      expect(walk(invitationFlow, link, [...at, 'copy', failed]).state).toBe('codes.notCopied')
    expect(walk(invitationFlow, link, [...at, 'copy', 'copyCodes: crash', 'copy', 'copyCodes: copied']).state).toBe('codes.shown')
  })

  test('E21 in demo there is no second factor and no code for recovery', () => {
    const end = walk(invitationFlow, link, [
      'openInvitation: in demo',
      change({ password: PASSWORD }),
      'submit',
      'accept: in demo',
    ])
    expect(end).toMatchObject({ state: 'accepted', context: { recoveryCodes: null }, effects: [forgets] })
    expect(
      walk(invitationFlow, link, [
        'openInvitation: in demo',
        ...filled.slice(0, 1),
        'submit',
        'accept: in demo',
        'signIn',
      ]).effects.at(-1),
    ).toEqual(toLogin)
  })

  test('E21 a password that is too short or too common, and a code that is none, are said before they are sent', () => {
    const errorsOf = (patch: object) =>
      walk(invitationFlow, link, ['openInvitation: opened', change(patch), 'submit']).context.form.errors
    expect(errorsOf({})).toEqual({ password: 'Обязательное поле', code: 'Обязательное поле' })
    expect(errorsOf({ password: 'короткий', code: CODE })).toEqual({ password: SHORT_PASSWORD })
    expect(errorsOf({ password: 'qwerty123456', code: CODE })).toEqual({ password: COMMON_PASSWORD })
    expect(errorsOf({ password: PASSWORD, code: '12345' })).toEqual({ code: 'Введите шесть цифр из приложения' })
    const left = walk(invitationFlow, link, ['openInvitation: opened', change({ password: 'короткий' }), leave('password')])
    expect(left.context.form.errors).toEqual({ password: SHORT_PASSWORD })
  })

  test('E21 a refusal stands under its field, and nothing that was typed is lost', () => {
    const after = (outcome: string) => walk(invitationFlow, link, [...sent, outcome])
    for (const [outcome, errors] of [
      ['accept: weak', { password: SHORT_PASSWORD }],
      ['accept: wrong code', { code: refusals.wrongCode.text }],
      ['accept: code required', { code: refusals.codeRequired.text }],
      ['accept: too many', { password: refusals.tooManyAttempts.text }],
      ['accept: offline', { password: 'Нет соединения с интернетом' }],
    ] as const) {
      expect(after(outcome)).toMatchObject({ state: 'editing', effects: [] })
      expect(after(outcome).context.form.errors).toEqual(errors)
      expect(after(outcome).context.form.values).toEqual({ password: PASSWORD, code: CODE })
    }
  })

  test('E21 where no code is asked for, its refusal stands under the password', () => {
    const demo = ['openInvitation: in demo', change({ password: PASSWORD }), 'submit', 'accept: wrong code'] as const
    expect(walk(invitationFlow, link, demo).context.form.errors).toEqual({ password: refusals.wrongCode.text })
  })

  test.each(['accept: lost', 'accept: server error', 'accept: crash'])(
    'C04 after %s the link tells what has become of it',
    (outcome) => {
      const silent = walk(invitationFlow, link, [...sent, outcome])
      expect(silent).toMatchObject({ state: 'unanswered', effects: [] })
      // Not set: everything stands as it was typed.
      const again = walk(invitationFlow, link, [...sent, outcome, 'check', 'openInvitation: opened'])
      expect(again).toMatchObject({ state: 'editing', context: { form: { values: { password: PASSWORD, code: CODE } } } })
      expect(walk(invitationFlow, link, [...sent, outcome, 'check', 'openInvitation: gone']).state).toBe('gone')
    },
  )

  test('E21 a link that does not work is forgotten, whenever it is found out', () => {
    expect(walk(invitationFlow, invitationFlow.inputs['no token'], [])).toMatchObject({ state: 'gone', effects: [] })
    expect(walk(invitationFlow, link, ['openInvitation: gone'])).toMatchObject({ state: 'gone', effects: [forgets] })
    expect(walk(invitationFlow, link, [...sent, 'accept: gone'])).toMatchObject({ state: 'gone', effects: [forgets] })
    const out = walk(invitationFlow, link, ['openInvitation: gone', 'signIn'])
    expect(out.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/desk/login' } })
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['openInvitation: lost', 'openInvitation: crash'])
      expect(walk(invitationFlow, link, [outcome, 'retry', 'openInvitation: opened']).state).toBe('editing')
  })
})
