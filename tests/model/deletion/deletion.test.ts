import { describe, expect, test } from 'vitest'
import {
  CAPTCHA_AGAIN,
  CODE_LIFETIME,
  RESEND_AFTER,
  TOO_MANY_WRONG_CODES,
  WRONG_CODE,
} from '../../../src/domain/people/sms-code.ts'
import { draftOf, noDraft, readDraft } from '../../../src/machines/account/deletion/draft.ts'
import { TOKEN } from '../../../model/fragments/captcha.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { TOO_SOON } from '../../../model/fragments/resend.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testCaptcha } from '../kit/captcha.journeys.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { CODE, deletionFlow, DIGITS, NOT_TODAY, OTHER, PHONE, request, sent, start } from '../../../model/account/deletion.ts'

testMachine(deletionFlow)

const { inputs } = deletionFlow
const fresh = inputs['a first visit']
const atCode = inputs['a code on its way']
const typed = { type: 'form.change', patch: { mobile: PHONE } }
const coded = { type: 'form.change', patch: { code: CODE } }
const proven = ['prepareCaptcha: ready', 'captcha.solve', 'solveCaptcha: solved'] as const
const asking = [typed, ...proven, 'submit'] as const
const arrived = [...asking, 'requestDeletion: success'] as const
const asked = [...arrived, coded, 'confirm'] as const
/** This event, this many milliseconds after all others. */
const later = (type: string, after: number) => ({ type, ...stamp, device: stamp.now + after })
const TYPING = 'code.confirm.typing+code.resend.waiting'
const SILENT = 'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз'

testCaptcha({ flow: deletionFlow, input: fresh, filled: [typed], request: 'requestDeletion' })

describe('deletion: the first step', () => {
  test('VL87 an emptied phone says so at once, a half-typed one when it is left', () => {
    const blur = { type: 'form.blur', field: 'mobile' }
    const half = { type: 'form.change', patch: { mobile: '+7 (900) 000' } }
    const emptied = { type: 'form.change', patch: { mobile: '' } }
    expect(walk(deletionFlow, fresh, [blur]).context.form.errors).toEqual({})
    expect(walk(deletionFlow, fresh, [half, emptied]).context.form.errors).toEqual({ mobile: 'Обязательное поле' })
    expect(walk(deletionFlow, fresh, [half]).context.form.errors).toEqual({})
    expect(walk(deletionFlow, fresh, [half, blur]).context.form.errors).toEqual({ mobile: 'Введите номер телефона' })
    expect(walk(deletionFlow, fresh, [half, blur, typed, blur]).context.form.errors).toEqual({})
  })

  test('VL90 nothing is sent while the phone is not whole', () => {
    expect(() => walk(deletionFlow, fresh, [...proven, 'submit'])).toThrow('not possible in form.captchaPassed')
    const absent = ['prepareCaptcha: failed', 'submit']
    expect(() => walk(deletionFlow, fresh, absent)).toThrow('not possible in form.captchaAbsent')
    expect(walk(deletionFlow, fresh, [...asking]).context.command).toEqual({ ...request, key: stamp.key })
  })

  test('A12 before the check is passed nothing can be asked for', () => {
    expect(() => walk(deletionFlow, fresh, [typed, 'prepareCaptcha: ready', 'submit'])).toThrow('not possible')
  })

  test('A12 a check that fails or keeps silent for ten seconds locks nobody out: the request goes without a token', () => {
    for (const end of ['prepareCaptcha: failed', 'after CAPTCHA_TIMEOUT in form.captchaLoading']) {
      expect(walk(deletionFlow, fresh, [typed, end, 'submit']).context.command).toMatchObject({ captchaToken: null })
      expect(walk(deletionFlow, fresh, [typed, end, 'submit', 'requestDeletion: success']).state).toBe(TYPING)
    }
  })

  test('A12 a check that the server does not want, and code 141 to who had none, ask for another one and say so', () => {
    for (const way of [asking, [typed, 'prepareCaptcha: failed', 'submit']]) {
      const end = walk(deletionFlow, fresh, [...way, 'requestDeletion: robot'])
      expect(end.state).toBe('form.captchaLoading')
      expect(end.context).toMatchObject({ captcha: { token: null, note: 'refused' }, line: null, command: null })
    }
  })

  test('DL08 DL12 «Success» leads to the second step and is said in Russian', () => {
    const end = walk(deletionFlow, fresh, [...arrived])
    expect(end.state).toBe(TYPING)
    expect(end.context.line).toEqual({ tone: 'success', text: 'Код отправлен на ваш телефон' })
    expect(end.context.resend.until).toBe(stamp.now + 60_000)
  })

  test.each([
    ['requestDeletion: other word', NOT_TODAY],
    ['requestDeletion: lower case', 'success'],
    ['requestDeletion: refused', PROBLEM],
    ['requestDeletion: too soon', TOO_SOON],
    ['requestDeletion: offline', 'Нет соединения с интернетом'],
  ])('DL05 DL08 DL12 %s stays in the first step, its words as they came; the spent check is asked for again', (outcome, text) => {
    const end = walk(deletionFlow, fresh, [...asking, outcome])
    expect(end.state).toBe('form.captchaPending')
    expect(end.context.line).toEqual({ tone: 'danger', text })
    expect(end.context.form.values.mobile).toBe(PHONE)
  })

  test('DL13 the code is no field of the first step', () => {
    expect(() => walk(deletionFlow, fresh, [coded])).toThrow('not possible in form.captchaLoading')
  })

  test('C04 a reload while the code was asked for comes back to the question', () => {
    expect(walk(deletionFlow, inputs['a reload while asking'], [])).toMatchObject({
      state: 'unanswered',
      context: { command: request },
    })
  })

  test('DL10 «Отмена» goes to the base', () => {
    expect(walk(deletionFlow, fresh, ['cancel']).effects).toEqual([{ type: 'navigate', params: { to: '/' } }])
  })

  test('whoever is signed in finds the own phone there; what has been typed stays', () => {
    const known = { type: 'person.known', mobile: DIGITS }
    expect(walk(deletionFlow, fresh, [known]).context.form.values.mobile).toBe(PHONE)
    const other = { type: 'form.change', patch: { mobile: '+7 (900) 000' } }
    expect(walk(deletionFlow, fresh, [other, known]).context.form.values.mobile).toBe('+7 (900) 000')
  })

  test('B10 C04 a lost answer is a question of its own; a repeat is the same request', () => {
    const end = walk(deletionFlow, fresh, [...asking, 'requestDeletion: lost', 'repeat'])
    expect(end.context.command).toEqual({ mobile: DIGITS, captchaToken: TOKEN, key: stamp.key, isRepeat: true })
    const entered = walk(deletionFlow, fresh, [...asking, 'requestDeletion: lost', 'code.enter'])
    expect(entered.state).toBe(TYPING)
    expect(entered.context.command).toBeNull()
  })

  test('a second submit while the first is under way is refused by the state', () => {
    expect(() => walk(deletionFlow, fresh, [...asking, 'submit'])).toThrow('not possible in requesting')
  })
})

describe('deletion: the second step', () => {
  test('VL88 VL89 VL91 an emptied code and one with letters say so at once, and nothing is sent', () => {
    const letters = { type: 'form.change', patch: { code: '12а4' } }
    const emptied = { type: 'form.change', patch: { code: ' ' } }
    expect(walk(deletionFlow, atCode, [coded, emptied]).context.form.errors).toEqual({ code: 'Введите код' })
    expect(walk(deletionFlow, atCode, [letters]).context.form.errors).toEqual({ code: 'Только цифры' })
    expect(walk(deletionFlow, atCode, [letters, coded]).context.form.errors).toEqual({})
    for (const steps of [[], [letters], [emptied]])
      expect(() => walk(deletionFlow, atCode, [...steps, 'confirm'])).toThrow('not possible')
  })

  test('DL13 the code goes without the spaces it was copied with; the phone cannot be changed any more', () => {
    const spaced = { type: 'form.change', patch: { code: ' 123 456 ' } }
    expect(walk(deletionFlow, atCode, [spaced, 'confirm']).context.command).toMatchObject({ mobile: DIGITS, code: CODE })
    expect(() => walk(deletionFlow, atCode, [typed])).toThrow('not possible')
  })

  test('DL09 «Отмена» resets to the first step: the phone stays, what was typed of the code and the line go', () => {
    const end = walk(deletionFlow, fresh, [...arrived, coded, 'cancel'])
    expect(end.state).toBe('form.captchaLoading')
    expect(end.context).toMatchObject({ form: { values: { mobile: PHONE, code: '' } }, line: null })
    expect(end.effects).toEqual([])
  })

  test('DL11 DL12 a deleted account: nothing of the person stays, the session ends, sign-in says so', () => {
    const end = walk(deletionFlow, fresh, [...asked, 'confirmDeletion: success'])
    expect(end.state).toBe('deleted')
    expect(end.effects).toEqual([
      { type: 'forgetPhone', params: { phone: DIGITS } },
      { type: 'endSession', params: undefined },
      {
        type: 'toast',
        params: { title: 'Аккаунт удалён', text: 'Этот телефон можно зарегистрировать заново', tone: 'success' },
      },
      { type: 'navigate', params: { to: '/auth/login', replace: true } },
    ])
    expect(JSON.stringify(end.context)).not.toMatch(/900|123456/)
    expect(draftOf(end)).toBeNull()
  })

  test.each([
    ['confirmDeletion: wrong code', WRONG_CODE],
    ['confirmDeletion: too many', TOO_MANY_WRONG_CODES],
    ['confirmDeletion: other word', NOT_TODAY],
    ['confirmDeletion: lower case', 'success'],
    ['confirmDeletion: away', 'Сервис временно недоступен. Попробуйте через минуту'],
  ])('DL05 DL08 DL12 %s stays in the second step, its words as they came, the code as it was typed', (outcome, text) => {
    const end = walk(deletionFlow, fresh, [...asked, outcome])
    expect(end.state).toBe(TYPING)
    expect(end.context.line).toEqual({ tone: 'danger', text })
    expect(end.context.form.values.code).toBe(CODE)
    expect(end.context.open).toBeNull()
    expect(end.effects).toEqual([])
  })

  test('E11: another phone’s account leaves whoever is signed in here in theirs', () => {
    const known = { type: 'person.known', mobile: OTHER }
    for (const steps of [
      [known, typed, ...asked.slice(1)],
      [...asked.slice(0, -1), known, 'confirm'],
    ]) {
      const end = walk(deletionFlow, fresh, [...steps, 'confirmDeletion: success'])
      expect(end.state).toBe('othersDeleted')
      expect(end.effects).toEqual([
        { type: 'forgetPhone', params: { phone: DIGITS } },
        {
          type: 'toast',
          params: { title: 'Аккаунт удалён', text: 'Вы вошли с другим телефоном: ваш аккаунт остался', tone: 'success' },
        },
        { type: 'navigate', params: { to: '/', replace: true } },
      ])
      expect(draftOf(end)).toBeNull()
    }
    const own = { type: 'person.known', mobile: DIGITS }
    expect(walk(deletionFlow, fresh, [own, ...asked.slice(1), 'confirmDeletion: success']).state).toBe('deleted')
  })

  test('C04 a lost answer is a question; the repeat is the same request, and so is the same code after going back', () => {
    const lost = [...asked, 'confirmDeletion: lost'] as const
    const first = walk(deletionFlow, fresh, [...asked]).context.command
    expect(walk(deletionFlow, fresh, [...lost, 'repeat']).context.command).toEqual({ ...first, isRepeat: true })
    const again = { type: 'confirm', ...stamp, key: 'key-of-the-second-click' }
    expect(walk(deletionFlow, fresh, [...lost, 'back', again]).context.command).toEqual({ ...first, isRepeat: true })
    const other = { type: 'form.change', patch: { code: '654321' } }
    expect(walk(deletionFlow, fresh, [...lost, 'back', other, again]).context.command).toMatchObject({
      code: '654321',
      key: 'key-of-the-second-click',
      isRepeat: false,
    })
  })

  test('C04 after a reload the same code goes under its key again; another code of that time frees the next one', () => {
    const reloaded = inputs['a reload while deleting']
    expect(walk(deletionFlow, reloaded, []).context.line?.text).toMatch(/^Ответ на удаление не пришёл/)
    const end = walk(deletionFlow, reloaded, [coded, 'confirm'])
    expect(end.context.command).toEqual({ mobile: DIGITS, code: CODE, key: 'key-of-the-deletion', isRepeat: true })
    const freed = walk(deletionFlow, atCode, [coded, 'confirm', 'confirmDeletion: key mismatch', 'confirm'])
    expect(freed.context.command).toMatchObject({ key: stamp.key, isRepeat: false })
  })

  test('a second click while the account is being deleted is refused by the state, and so is another code', () => {
    expect(() => walk(deletionFlow, fresh, [...asked, 'confirm'])).toThrow('not possible')
    expect(() => walk(deletionFlow, fresh, [...asked, 'after RESEND_WAIT in code.resend.waiting', 'code.resend'])).toThrow(
      'not possible',
    )
  })

  test('A14 another code after a minute; what goes wrong with it stands in the line', () => {
    const minute = 'after RESEND_WAIT in code.resend.waiting'
    const again = walk(deletionFlow, fresh, [...arrived, minute, 'code.resend', 'resendCode: success'])
    expect(again.state).toBe(TYPING)
    expect(again.context.resend.isSentAgain).toBe(true)
    expect(() => walk(deletionFlow, fresh, [...arrived, minute, coded, 'code.resend', 'confirm'])).toThrow('not possible')
    const refused = walk(deletionFlow, fresh, [...arrived, minute, 'code.resend', 'resendCode: other word'])
    expect(refused.context.line).toEqual({ tone: 'danger', text: NOT_TODAY })
    const robot = walk(deletionFlow, fresh, [...arrived, minute, 'code.resend', 'resendCode: robot'])
    expect(robot.context.line?.text).toBe(CAPTCHA_AGAIN)
    const silent = walk(deletionFlow, fresh, [...arrived, minute, 'code.resend', 'resendCode: lost'])
    expect(silent.context.line?.text).toBe(SILENT)
    expect(silent.context.resend.command?.key).toBe(stamp.key)
  })
})

describe('deletion: a code that was put off', () => {
  const off = [...arrived, coded, 'cancel'] as const

  test('E10: the first step offers «Ввести код» while the code lives, and the wait goes on', () => {
    const minute = later('code.enter', RESEND_AFTER - 1_000)
    const end = walk(deletionFlow, fresh, [...off, minute])
    expect(end.state).toBe(TYPING)
    expect(end.context).toMatchObject({
      form: { values: { mobile: PHONE, code: '' } },
      line: null,
      sent,
      resend: { until: stamp.now + RESEND_AFTER, left: 1_000 },
    })
    expect(() => walk(deletionFlow, fresh, [...off, 'after CODE_LEFT in form', 'code.enter'])).toThrow('not possible')
    expect(() => walk(deletionFlow, fresh, ['code.enter'])).toThrow('not possible')
  })

  test('E10: how long it lives is counted whenever the first step is entered', () => {
    const left = (...steps: Parameters<typeof walk>[2]) => walk(deletionFlow, fresh, [...arrived, ...steps]).context.codeLeft
    expect(left(later('cancel', 60_000))).toBe(CODE_LIFETIME - 60_000)
    const stale = [later('cancel', 0), ...proven, 'submit', 'requestDeletion: lost', later('back', 90_000)]
    expect(left(...stale)).toBe(CODE_LIFETIME - 90_000)
    expect(left(later('cancel', CODE_LIFETIME + 1))).toBe(0)
    expect(left(later('cancel', -5_000))).toBe(CODE_LIFETIME)
    // The fixture's answers have the moment of the stamp.
    expect(left(later('cancel', 60_000), ...proven, 'submit', 'requestDeletion: too soon')).toBe(CODE_LIFETIME)
  })

  test('E10: it is the code of its phone: with another one in the field it is not offered', () => {
    const other = { type: 'form.change', patch: { mobile: '+7 (900) 000-00-02' } }
    expect(() => walk(deletionFlow, fresh, [...off, other, 'code.enter'])).toThrow('not possible')
    expect(walk(deletionFlow, fresh, [...off, other, typed, 'code.enter']).state).toBe(TYPING)
    const moved = walk(deletionFlow, fresh, [...off, other, ...proven, 'submit', 'requestDeletion: success'])
    expect(moved.context.sent).toEqual({ mobile: '79000000002', at: stamp.now, isPutOff: false })
  })

  test('C04 E10: a deletion without an answer stays open under its key, for its own phone alone', () => {
    const lost = [...asked, 'confirmDeletion: lost', 'back', 'cancel'] as const
    const end = walk(deletionFlow, fresh, [...lost, 'code.enter'])
    expect(end.context.line?.text).toMatch(/^Ответ на удаление не пришёл/)
    const again = { type: 'confirm', ...stamp, key: 'key-of-the-second-click' }
    expect(walk(deletionFlow, fresh, [...lost, 'code.enter', coded, again]).context.command).toMatchObject({
      key: stamp.key,
      isRepeat: true,
    })
    const other = { type: 'form.change', patch: { mobile: '+7 (900) 000-00-02' } }
    expect(walk(deletionFlow, fresh, [...lost, other, ...proven, 'submit', 'requestDeletion: success']).context.open).toBeNull()
    expect(walk(deletionFlow, fresh, [...lost, 'after CODE_LEFT in form']).context).toMatchObject({ sent: null, open: null })
  })
})

describe('deletion: the draft', () => {
  const stored = (steps: Parameters<typeof walk>[2]) => JSON.stringify(draftOf(walk(deletionFlow, fresh, steps)))

  test('B08 the code is never in it', () => {
    for (const steps of [
      [...arrived, coded],
      asked,
      [...asked, 'confirmDeletion: lost'],
      [...asked, 'confirmDeletion: lost', 'back'],
    ])
      expect(stored(steps)).not.toContain(CODE)
  })

  test('a reload comes back to the step where the person was', () => {
    const back = (steps: Parameters<typeof walk>[2], now = stamp.now) => readDraft(JSON.parse(stored(steps)), now)
    expect(back([typed])).toEqual({ ...noDraft, mobile: PHONE })
    expect(back(asking)).toEqual({ ...noDraft, mobile: PHONE, command: { ...request, key: stamp.key } })
    expect(back(arrived)).toEqual({ ...noDraft, mobile: PHONE, sent })
    expect(back(asked)).toEqual({ ...noDraft, mobile: PHONE, sent, openKey: stamp.key })
  })

  test('E10: a code that was put off is offered after a reload too, and nothing of it when it is over', () => {
    const off = stored([...asked, 'confirmDeletion: lost', 'back', 'cancel'])
    const back = readDraft(JSON.parse(off), stamp.now)
    expect(back).toEqual({ ...noDraft, mobile: PHONE, sent: { ...sent, isPutOff: true }, openKey: stamp.key })
    const half = later('', CODE_LIFETIME / 2).device
    const end = walk(deletionFlow, start({ ...back, now: half }), [])
    expect(end.state).toBe('form.captchaLoading')
    expect(end.context).toMatchObject({ line: null, codeLeft: CODE_LIFETIME / 2 })
    expect(readDraft(JSON.parse(off), later('', CODE_LIFETIME).device)).toEqual({ ...noDraft, mobile: PHONE })
  })

  test('a code that is over leads to the first step, unless its deletion may have been done', () => {
    const over = later('', CODE_LIFETIME).device
    expect(readDraft(JSON.parse(stored(arrived)), over)).toEqual({ ...noDraft, mobile: PHONE })
    expect(readDraft(JSON.parse(stored(asked)), over)).toMatchObject({ sent, openKey: stamp.key })
  })

  test.each([null, 'text', {}, { mobile: 1 }, { command: request, sent }])(
    'whatever has not its shape is an empty form: %j',
    (other) => expect(readDraft(other, stamp.now)).toEqual(noDraft),
  )

  test.each([{ at: 5 }, 5, { ...sent, at: '5' }, { ...sent, isPutOff: 1 }])('%j is no code that was sent', (other) =>
    expect(readDraft({ mobile: PHONE, sent: other, command: 'x' }, stamp.now)).toEqual({ ...noDraft, mobile: PHONE }),
  )
})
