import { describe, expect, test } from 'vitest'
import { LEGAL_TEXTS } from '../../../src/domain/texts/legal-texts.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { CAPTCHA_REFUSED, CAPTCHA_TIMEOUT } from '../../../src/domain/people/sms-code.ts'
import { draftOf, readDraft } from '../../../src/machines/account/registration/draft.ts'
import { registrationMachine } from '../../../src/machines/account/registration/machine.ts'
import { TOKEN } from '../../../model/fragments/captcha.ts'
import { nodesOf } from '../../../model/kit/nodes.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testCaptcha } from '../kit/captcha.journeys.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { DIGITS, PHONE, registrationFlow, request, TOO_SOON } from '../../../model/account/registration.ts'

testMachine(registrationFlow)

const { edition } = LEGAL_TEXTS.personalData
const fresh = registrationFlow.inputs['a first visit']
const typed = { type: 'form.change', patch: { mobile: PHONE } } as const
const solved = ['prepareCaptcha: ready', 'captcha.solve', 'solveCaptcha: solved'] as const
const agreed = { type: 'form.change', patch: { consent: true } } as const
const sent = [typed, agreed, ...solved, 'submit'] as const
/** The wait for another code starts on the next screen (A14). */
const toConfirmation = [
  { type: 'forgetWait', params: { flow: 'confirmation' } },
  { type: 'navigate', params: { to: `/auth/confirmation?phone=${DIGITS}` } },
]

testCaptcha({ flow: registrationFlow, input: fresh, filled: [typed, agreed], request: 'requestCode' })

describe('registration: journeys', () => {
  test('AU16 AU17 the form has a phone, a ticked agreement and a captcha', () => {
    const { state, context } = walk(registrationFlow, fresh, [])
    expect(state).toBe('form.captchaLoading')
    expect(context.form.values).toEqual({ mobile: '', license: true, consent: false })
  })

  test('E19: consent is a box of its own, unticked; without it nothing is sent, and its message stands there', () => {
    const { state, context, effects } = walk(registrationFlow, fresh, [typed, ...solved, 'submit'])
    expect(state).toBe('form.captchaPassed')
    expect(context.form.errors).toEqual({ consent: 'Подтвердите согласие' })
    expect(context.form.reveals).toBe(1)
    expect(context.form.values).toEqual({ mobile: PHONE, license: true, consent: false })
    expect(context.captcha.token).toBe(TOKEN)
    expect(effects).toEqual([])
    const absent = walk(registrationFlow, fresh, [typed, 'prepareCaptcha: failed', 'submit'])
    expect(absent.state).toBe('form.captchaAbsent')
    expect(absent.context.form.errors).toEqual({ consent: 'Подтвердите согласие' })
    const ticked = walk(registrationFlow, fresh, [typed, ...solved, 'submit', agreed])
    expect(ticked.context.form.errors).toEqual({})
    expect(walk(registrationFlow, fresh, [typed, ...solved, 'submit', agreed, 'submit']).state).toBe('sending')
  })

  test('E19: a reload keeps the tick, and loses it where the text is another one by now', () => {
    const draft = draftOf(walk(registrationFlow, fresh, [agreed]))
    expect(draft).toEqual({ mobile: '', license: true, consent: true, edition, command: null })
    expect(readDraft(draft)?.consent).toBe(true)
    for (const other of ['', '0', undefined, 1]) expect(readDraft({ ...draft, edition: other })?.consent).toBe(false)
    expect(readDraft({ ...draft, consent: 'yes' })?.consent).toBe(false)
  })

  test('AU19 API13 API63 VL14 a sent code leads to the confirmation with the digits of the phone', () => {
    const { state, context, effects } = walk(registrationFlow, fresh, [...sent, 'requestCode: sent'])
    expect(state).toBe('done')
    expect(effects).toEqual(toConfirmation)
    expect(context.form.values.mobile).toBe(PHONE)
    expect(context.command).toBeNull()
  })

  test('AU16 VL20 API63 the request carries the phone digits, the captcha token and one key', () => {
    expect(walk(registrationFlow, fresh, sent).context.command).toEqual({
      mobile: DIGITS,
      captchaToken: TOKEN,
      key: stamp.key,
      isRepeat: false,
    })
  })

  test.each([
    ['VL18', [], typed],
    ['VL18', [{ type: 'form.change', patch: { mobile: '+7 (900) 123' } }], typed],
    ['VL19', [typed, { type: 'form.change', patch: { license: false } }], { type: 'form.change', patch: { license: true } }],
  ])('%s without a whole phone and the agreement nothing is sent', (_, steps, missing) => {
    for (const check of [solved, ['prepareCaptcha: failed']]) {
      expect(() => walk(registrationFlow, fresh, [...steps, ...check, 'submit'])).toThrow('not possible')
      expect(walk(registrationFlow, fresh, [...steps, missing, agreed, ...check, 'submit']).state).toBe('sending')
    }
  })

  test('AU20 the server’s words stay while the field only repeats what stands in it', () => {
    expect(() => walk(registrationFlow, fresh, [...sent, 'requestCode: too soon', typed])).toThrow('not possible')
    const other = { type: 'form.change', patch: { mobile: '+7 (900) 000-00-02' } }
    expect(walk(registrationFlow, fresh, [...sent, 'requestCode: too soon', other]).context.form.errors).toEqual({})
  })

  test.each([[[]], [['prepareCaptcha: ready']], [['prepareCaptcha: ready', 'captcha.solve']]])(
    'VL20 nothing is sent before the captcha is passed: %j',
    (steps) => {
      expect(() => walk(registrationFlow, fresh, [typed, ...steps, 'submit'])).toThrow('not possible')
    },
  )

  test.each(['prepareCaptcha: failed', 'prepareCaptcha: crash', 'after CAPTCHA_TIMEOUT in form.captchaLoading'])(
    'AU18 a captcha that cannot be had locks nobody out: %s',
    (outcome) => {
      const { context, state } = walk(registrationFlow, fresh, [typed, agreed, outcome, 'submit'])
      expect(state).toBe('sending')
      expect(context.command?.captchaToken).toBeNull()
    },
  )

  test('AU18 a captcha counts as failed after ten seconds of silence', () => {
    const loading = nodesOf(registrationMachine).find(({ path }) => path.join('.') === 'form.captchaLoading')
    expect(loading?.after.map(({ delay }) => delay)).toEqual(['CAPTCHA_TIMEOUT'])
    expect(CAPTCHA_TIMEOUT).toBe(10_000)
  })

  test('AU20 the server’s words stand under the phone, what was typed stays, and the captcha is to be passed again', () => {
    const { state, context, effects } = walk(registrationFlow, fresh, [...sent, 'requestCode: too soon'])
    expect(state).toBe('form.captchaPending')
    expect(context.form.errors).toEqual({ mobile: TOO_SOON })
    expect(context.form.values).toEqual({ mobile: PHONE, license: true, consent: true })
    expect(context.captcha.token).toBeNull()
    expect(effects).toEqual([])
  })

  test('AU20 ER08 a failure without words has the default ones', () => {
    const { state, context } = walk(registrationFlow, fresh, [...sent, 'requestCode: code 500'])
    expect(state).toBe('form.captchaPending')
    expect(context.form.errors).toEqual({ mobile: 'Произошла ошибка' })
  })

  test('AU18 AU20 a refusal without captcha leaves the form without it', () => {
    const steps = [typed, agreed, 'prepareCaptcha: failed', 'submit', 'requestCode: too soon']
    expect(walk(registrationFlow, fresh, steps).state).toBe('form.captchaAbsent')
  })

  test('VL20 a server that wants the captcha, or another one, gets it loaded anew', () => {
    const { state, context } = walk(registrationFlow, fresh, [...sent, 'requestCode: robot'])
    expect(state).toBe('form.captchaLoading')
    expect(context.captcha).toMatchObject({ token: null, note: 'refused' })
    expect(context.form.errors).toEqual({})
    const absent = [typed, agreed, 'prepareCaptcha: failed', 'submit', 'requestCode: robot']
    expect(walk(registrationFlow, fresh, absent).state).toBe('form.captchaLoading')
    expect(refusals.captchaRequired.code).toBe(141)
    expect(CAPTCHA_REFUSED).toContain('робот')
  })

  test('VL20 a captcha that has outlived itself is to be passed again', () => {
    const { state, context } = walk(registrationFlow, fresh, [...solved, 'after CAPTCHA_LIFETIME in form.captchaPassed'])
    expect(state).toBe('form.captchaPending')
    expect(context.captcha).toEqual({ token: null, lifetime: 0, note: 'expired' })
  })

  test('a second click while the first is under way is refused by the state', () => {
    expect(() => walk(registrationFlow, fresh, [...sent, 'submit'])).toThrow('not possible in sending')
  })

  test('a lost reply is neither success nor failure: the repeat is the same request', () => {
    const lost = walk(registrationFlow, fresh, [...sent, 'requestCode: lost'])
    expect(lost.state).toBe('unanswered')
    const again = walk(registrationFlow, fresh, [...sent, 'requestCode: lost', 'repeat'])
    expect(again.context.command).toEqual({ mobile: DIGITS, captchaToken: TOKEN, key: stamp.key, isRepeat: true })
    const offline = walk(registrationFlow, fresh, [...sent, 'requestCode: lost', 'repeat', 'requestCode: offline'])
    expect(offline.state).toBe('unanswered')
  })

  test('AU19 who has the SMS although the reply was lost goes on to the code', () => {
    const { effects } = walk(registrationFlow, fresh, [...sent, 'requestCode: lost', 'code.enter'])
    expect(effects).toEqual(toConfirmation)
  })

  test('a token does not go out twice: back from the silence the captcha begins anew', () => {
    const steps = [...sent, 'requestCode: lost', 'back', 'prepareCaptcha: failed', 'submit']
    expect(walk(registrationFlow, fresh, steps).context.command?.captchaToken).toBeNull()
  })

  test('a reload keeps phone, agreement and a request without its answer', () => {
    const { context } = walk(registrationFlow, fresh, sent)
    const draft = draftOf({ context })
    expect(draft).toEqual({ mobile: PHONE, license: true, consent: true, edition, command: context.command })
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    const reloaded = registrationFlow.inputs['a request without an answer']
    expect(walk(registrationFlow, reloaded, []).state).toBe('unanswered')
    expect(walk(registrationFlow, reloaded, ['repeat']).context.command).toEqual({ ...request, isRepeat: true })
    expect(walk(registrationFlow, reloaded, ['back']).context.form.values).toMatchObject({ mobile: PHONE, consent: true })
    expect(draftOf(walk(registrationFlow, fresh, []))).toBeNull()
    for (const stranger of [null, 1, 'text', {}, { mobile: 1, license: true }]) expect(readDraft(stranger)).toBeNull()
    const old = { mobile: '', license: false, command: { key: 1 } }
    expect(readDraft(old)).toEqual({ mobile: '', license: false, consent: false, edition, command: null })
  })
})
