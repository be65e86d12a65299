import { describe, expect, test } from 'vitest'
import { NO_MORE_CODES_TODAY } from '../../../src/domain/people/sms-code.ts'
import { draftOf, readDraft } from '../../../src/machines/account/recovery/draft.ts'
import { TOKEN } from '../../../model/fragments/captcha.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { TOO_SOON } from '../../../model/fragments/resend.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testCaptcha } from '../kit/captcha.journeys.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { DIGITS, PHONE, recoveryFlow, request, UNLISTED } from '../../../model/account/recovery.ts'

testMachine(recoveryFlow)

const fresh = recoveryFlow.inputs['a first visit']
const reloaded = recoveryFlow.inputs['a reload while sending']
const typed = { type: 'form.change', patch: { mobile: PHONE } }
const proven = ['prepareCaptcha: ready', 'captcha.solve', 'solveCaptcha: solved'] as const
const asked = [typed, ...proven, 'submit'] as const

/** The wait for another password starts on the next screen (A14), and sign-in gets the phone. */
const toSuccess = [
  { type: 'forgetWait', params: { flow: 'recovery' } },
  { type: 'handPhone', params: { phone: PHONE } },
  { type: 'navigate', params: { to: `/auth/recovery-success?phone=${DIGITS}` } },
]

testCaptcha({ flow: recoveryFlow, input: fresh, filled: [typed], request: 'requestPassword' })

describe('recovery: journeys', () => {
  test('AU36 VL28 the screen asks for a phone: an empty or half-typed one has its message and asks for nothing', () => {
    expect(walk(recoveryFlow, fresh, [...proven, 'submit']).context.form.errors).toEqual({ mobile: 'Обязательное поле' })
    const half = { type: 'form.change', patch: { mobile: '+7 (900) 000' } }
    const end = walk(recoveryFlow, fresh, [half, ...proven, 'submit'])
    expect(end.state).toBe('form.captchaPassed')
    expect(end.context.form.errors).toEqual({ mobile: 'Введите номер телефона' })
    expect(walk(recoveryFlow, fresh, ['prepareCaptcha: failed', 'submit'])).toMatchObject({
      state: 'form.captchaAbsent',
      context: { command: null, form: { errors: { mobile: 'Обязательное поле' } } },
    })
  })

  test('AU37 E04 a request that is carried out leads to the next page with the digits; nothing of it is kept', () => {
    const end = walk(recoveryFlow, fresh, [...asked, 'requestPassword: sent'])
    expect(end.state).toBe('sent')
    expect(end.effects).toEqual(toSuccess)
    expect(end.context.command).toBeNull()
  })

  test.each(['requestPassword: no more today', 'requestPassword: code 500'])(
    'AU38 E04 %s leads to the result page; its words travel beside the address',
    (outcome) => {
      const end = walk(recoveryFlow, fresh, [...asked, outcome])
      expect(end.state).toBe('refused')
      const message = outcome.endsWith('today') ? NO_MORE_CODES_TODAY : 'Произошла ошибка'
      expect(end.effects).toEqual([{ type: 'navigate', params: { to: '/auth/result?kind=failure', message } }])
    },
  )

  test.each([
    ['requestPassword: refused', PROBLEM],
    ['requestPassword: unlisted code', UNLISTED],
    ['requestPassword: too soon', TOO_SOON],
    ['requestPassword: offline', 'Нет соединения с интернетом'],
  ])('AU39 E04 %s stands under the phone, which stays; the spent check is asked for again', (outcome, message) => {
    const end = walk(recoveryFlow, fresh, [...asked, outcome])
    expect(end.state).toBe('form.captchaPending')
    expect(end.context.form).toMatchObject({ values: { mobile: PHONE }, errors: { mobile: message } })
    expect(end.effects).toEqual([])
  })

  test('A12 a check that fails or keeps silent for ten seconds locks nobody out', () => {
    for (const end of ['prepareCaptcha: failed', 'after CAPTCHA_TIMEOUT in form.captchaLoading'])
      expect(walk(recoveryFlow, fresh, [typed, end, 'submit', 'requestPassword: sent']).state).toBe('sent')
  })

  test('A12 before the check is passed nothing can be asked for', () => {
    expect(() => walk(recoveryFlow, fresh, [typed, 'prepareCaptcha: ready', 'submit'])).toThrow('not possible')
  })

  test('B10 C04 a lost answer is neither success nor failure: the repeat is the same request to the letter', () => {
    const end = walk(recoveryFlow, fresh, [...asked, 'requestPassword: lost'])
    expect(end.state).toBe('unanswered')
    const again = walk(recoveryFlow, fresh, [...asked, 'requestPassword: lost', 'repeat'])
    expect(again.context.command).toEqual({ mobile: DIGITS, captchaToken: TOKEN, key: stamp.key, isRepeat: true })
  })

  test('C04 a reload while it was under way comes back to the question; a repeat that is not heard leaves it open', () => {
    expect(walk(recoveryFlow, reloaded, []).state).toBe('unanswered')
    expect(walk(recoveryFlow, reloaded, ['repeat', 'requestPassword: offline']).state).toBe('unanswered')
    expect(walk(recoveryFlow, reloaded, ['code.received']).effects).toEqual(toSuccess)
  })

  test('a second submit while the first is under way is refused by the state', () => {
    expect(() => walk(recoveryFlow, fresh, [...asked, 'submit'])).toThrow('not possible in sending')
  })
})

describe('recovery: the draft', () => {
  test('the phone and the request outlive the page', () => {
    const { context } = walk(recoveryFlow, fresh, [...asked])
    const kept = readDraft(JSON.parse(JSON.stringify(draftOf({ context }))))
    expect(kept).toEqual({ mobile: PHONE, command: { mobile: DIGITS, captchaToken: TOKEN, key: stamp.key, isRepeat: false } })
    expect(draftOf(walk(recoveryFlow, fresh, []))).toBeNull()
  })

  test.each([null, 'text', {}, { mobile: 1, command: { ...request, key: 5 } }, { mobile: undefined, command: 'x' }])(
    'whatever has not its shape is an empty form: %j',
    (stored) => expect(readDraft(stored)).toEqual({ mobile: '', command: null }),
  )
})
