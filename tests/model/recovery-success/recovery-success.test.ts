import { describe, expect, test } from 'vitest'
import { RESEND_AFTER } from '../../../src/domain/people/sms-code.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { TOO_SOON } from '../../../model/fragments/resend.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { DIGITS, recoverySuccessFlow, wait } from '../../../model/account/recovery-success.ts'

testMachine(recoverySuccessFlow)

const withPhone = recoverySuccessFlow.inputs['a phone']
const MINUTE = 'after RESEND_WAIT in shown.waiting'
const toast = (text: string) => ({ type: 'toast', params: { title: 'Ошибка', text, tone: 'danger' } })

describe('recovery-success: journeys', () => {
  test('AU40 A14 after a minute the password can be asked for once more, and the next wait begins with it', () => {
    expect(() => walk(recoverySuccessFlow, withPhone, ['code.resend'])).toThrow('not possible in shown.waiting')
    const end = walk(recoverySuccessFlow, withPhone, [MINUTE, 'code.resend', 'resendCode: sent'])
    expect(end.state).toBe('shown.waiting')
    expect(end.context.resend).toMatchObject({
      until: stamp.now + RESEND_AFTER,
      left: RESEND_AFTER,
      isSentAgain: true,
      command: null,
    })
    // The message about an earlier failure is gone.
    expect(end.effects).toEqual([{ type: 'endToast', params: { about: 'code' } }])
  })

  test.each([
    ['resendCode: refused', PROBLEM],
    ['resendCode: too soon', TOO_SOON],
    ['resendCode: code 500', 'Произошла ошибка'],
    ['resendCode: crash', 'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз'],
  ])('AU41 %s is a toast «Ошибка», and a failed resend begins no wait', (outcome, text) => {
    const end = walk(recoverySuccessFlow, withPhone, [MINUTE, 'code.resend', outcome])
    expect(end.state).toBe('shown.ready')
    expect(end.effects).toEqual([{ ...toast(text), params: { ...toast(text).params, about: 'code' } }])
    expect(end.context.resend.until).toBe(wait.until)
  })

  test('B10 a lost answer is repeated under its own key: two clicks are one SMS', () => {
    const lost = [MINUTE, 'code.resend', 'resendCode: lost', { type: 'code.resend', ...stamp, key: 'key-of-the-second-click' }]
    expect(walk(recoverySuccessFlow, withPhone, lost).context.resend.command?.key).toBe(stamp.key)
  })

  test('a second click while the first is under way is refused by the state', () => {
    expect(() => walk(recoverySuccessFlow, withPhone, [MINUTE, 'code.resend', 'code.resend'])).toThrow('not possible')
  })

  test('A15 without a phone the page says so and leads back to recovery', () => {
    const end = walk(recoverySuccessFlow, recoverySuccessFlow.inputs['no phone'], [])
    expect(end.state).toBe('noPhone')
    expect(end.effects).toEqual([
      toast('Произошла ошибка'),
      { type: 'navigate', params: { to: '/auth/recovery', replace: true } },
    ])
  })

  test('the request is for the phone of the address', () => {
    expect(walk(recoverySuccessFlow, withPhone, [MINUTE, 'code.resend']).context.phone).toBe(DIGITS)
  })
})
