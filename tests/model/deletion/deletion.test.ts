import { describe, expect, test } from 'vitest'
import { CODE_LIFETIME, TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../../src/domain/sms-code.ts'
import { draftOf, noDraft, readDraft } from '../../../src/machines/deletion/draft.ts'
import { PROBLEM } from '../kit/faults.ts'
import { TOO_SOON } from '../kit/resend.ts'
import { stamp } from '../kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { ask, CODE, deletionFlow, DIGITS, NOT_TODAY, PHONE } from './fixture.ts'

testMachine(deletionFlow)

const { inputs } = deletionFlow
const fresh = inputs['a first visit']
const atCode = inputs['a code on its way']
const typed = { type: 'form.change', patch: { mobile: PHONE } }
const coded = { type: 'form.change', patch: { code: CODE } }
const sent = [typed, 'submit', 'requestDeletion: success'] as const
const asked = [...sent, coded, 'confirm'] as const
const TYPING = 'code.confirm.typing+code.resend.waiting'
const SILENT = 'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз'

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
    expect(() => walk(deletionFlow, fresh, ['submit'])).toThrow('not possible in phone')
    expect(walk(deletionFlow, fresh, [typed, 'submit']).context.ask).toEqual({ mobile: DIGITS, key: stamp.key, isRepeat: false })
  })

  test('DL08 DL12 «Success» leads to the second step and is said in Russian', () => {
    const end = walk(deletionFlow, fresh, [...sent])
    expect(end.state).toBe(TYPING)
    expect(end.context.line).toEqual({ tone: 'success', text: 'Код отправлен на ваш телефон' })
    expect(end.context.resend.until).toBe(stamp.now + 60_000)
  })

  test.each([
    ['requestDeletion: other word', NOT_TODAY],
    ['requestDeletion: refused', PROBLEM],
    ['requestDeletion: too soon', TOO_SOON],
    ['requestDeletion: offline', 'Нет соединения с интернетом'],
  ])('DL05 DL08 DL12 %s stays in the first step, its words as they came', (outcome, text) => {
    const end = walk(deletionFlow, fresh, [typed, 'submit', outcome])
    expect(end.state).toBe('phone')
    expect(end.context.line).toEqual({ tone: 'danger', text })
    expect(end.context.form.values.mobile).toBe(PHONE)
  })

  test('DL10 «Отмена» goes to the base', () => {
    expect(walk(deletionFlow, fresh, ['cancel']).effects).toEqual([{ type: 'navigate', params: { to: '/' } }])
  })

  test('whoever is signed in finds the own phone there; what has been typed stays', () => {
    const known = { type: 'person.known', mobile: DIGITS }
    expect(walk(deletionFlow, fresh, [known]).context.form.values.mobile).toBe(PHONE)
    expect(() => walk(deletionFlow, fresh, [typed, known])).toThrow('not possible')
  })

  test('B10 C04 a lost answer is a question of its own; a repeat is the same request', () => {
    const end = walk(deletionFlow, fresh, [typed, 'submit', 'requestDeletion: lost', 'repeat'])
    expect(end.context.ask).toEqual({ mobile: DIGITS, key: stamp.key, isRepeat: true })
    const entered = walk(deletionFlow, fresh, [typed, 'submit', 'requestDeletion: lost', 'code.enter'])
    expect(entered.state).toBe(TYPING)
    expect(entered.context.ask).toBeNull()
  })

  test('a second submit while the first is under way is refused by the state', () => {
    expect(() => walk(deletionFlow, fresh, [typed, 'submit', 'submit'])).toThrow('not possible in requesting')
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
    expect(walk(deletionFlow, atCode, [spaced, 'confirm']).context.confirmation).toMatchObject({ mobile: DIGITS, code: CODE })
    expect(() => walk(deletionFlow, atCode, [typed])).toThrow('not possible')
  })

  test('DL09 «Отмена» resets to the first step: the phone stays, code and line go', () => {
    const end = walk(deletionFlow, fresh, [...sent, coded, 'cancel'])
    expect(end.state).toBe('phone')
    expect(end.context).toMatchObject({ form: { values: { mobile: PHONE, code: '' } }, line: null, sentAt: null })
    expect(end.effects).toEqual([])
  })

  test('DL11 DL12 a deleted account: nothing of the person stays, the session ends, sign-in says so', () => {
    const end = walk(deletionFlow, fresh, [...asked, 'confirmDeletion: success'])
    expect(end.state).toBe('deleted')
    expect(end.effects).toEqual([
      { type: 'forgetPhone', params: { phone: DIGITS } },
      { type: 'eraseUser', params: undefined },
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
    ['confirmDeletion: server error', 'Произошла ошибка'],
  ])('DL05 DL12 %s stays in the second step, its words as they came, the code as it was typed', (outcome, text) => {
    const end = walk(deletionFlow, fresh, [...asked, outcome])
    expect(end.state).toBe(TYPING)
    expect(end.context.line).toEqual({ tone: 'danger', text })
    expect(end.context.form.values.code).toBe(CODE)
    expect(end.context.open).toBeNull()
    expect(end.effects).toEqual([])
  })

  test('C04 a lost answer is a question; the repeat is the same request, and so is the same code after going back', () => {
    const lost = [...asked, 'confirmDeletion: lost'] as const
    const first = walk(deletionFlow, fresh, [...asked]).context.confirmation
    expect(walk(deletionFlow, fresh, [...lost, 'repeat']).context.confirmation).toEqual({ ...first, isRepeat: true })
    const again = { type: 'confirm', ...stamp, key: 'key-of-the-second-click' }
    expect(walk(deletionFlow, fresh, [...lost, 'back', again]).context.confirmation).toEqual({ ...first, isRepeat: true })
    const other = { type: 'form.change', patch: { code: '654321' } }
    expect(walk(deletionFlow, fresh, [...lost, 'back', other, again]).context.confirmation).toMatchObject({
      code: '654321',
      key: 'key-of-the-second-click',
      isRepeat: false,
    })
  })

  test('C04 after a reload the same code goes under its key again; another code of that time frees the next one', () => {
    const reloaded = inputs['a reload while deleting']
    expect(walk(deletionFlow, reloaded, []).context.line?.text).toMatch(/^Ответ на удаление не пришёл/)
    const end = walk(deletionFlow, reloaded, [coded, 'confirm'])
    expect(end.context.confirmation).toEqual({ mobile: DIGITS, code: CODE, key: 'key-of-the-deletion', isRepeat: true })
    const freed = walk(deletionFlow, atCode, [coded, 'confirm', 'confirmDeletion: key mismatch', 'confirm'])
    expect(freed.context.confirmation).toMatchObject({ key: stamp.key, isRepeat: false })
  })

  test('a second click while the account is being deleted is refused by the state, and so is another code', () => {
    expect(() => walk(deletionFlow, fresh, [...asked, 'confirm'])).toThrow('not possible')
    expect(() => walk(deletionFlow, fresh, [...asked, 'after RESEND_WAIT in code.resend.waiting', 'code.resend'])).toThrow(
      'not possible',
    )
  })

  test('A14 another code after a minute; what goes wrong with it stands in the line', () => {
    const minute = 'after RESEND_WAIT in code.resend.waiting'
    const again = walk(deletionFlow, fresh, [...sent, minute, 'code.resend', 'resendCode: success'])
    expect(again.state).toBe(TYPING)
    expect(again.context.resend.isSentAgain).toBe(true)
    expect(() => walk(deletionFlow, fresh, [...sent, minute, coded, 'code.resend', 'confirm'])).toThrow('not possible')
    const refused = walk(deletionFlow, fresh, [...sent, minute, 'code.resend', 'resendCode: other word'])
    expect(refused.context.line).toEqual({ tone: 'danger', text: NOT_TODAY })
    const silent = walk(deletionFlow, fresh, [...sent, minute, 'code.resend', 'resendCode: lost'])
    expect(silent.context.line?.text).toBe(SILENT)
    expect(silent.context.resend.key).toBe(stamp.key)
  })
})

describe('deletion: the draft', () => {
  const stored = (steps: Parameters<typeof walk>[2]) => JSON.stringify(draftOf(walk(deletionFlow, fresh, steps)))

  test('B08 the code is never in it', () => {
    for (const steps of [
      [...sent, coded],
      asked,
      [...asked, 'confirmDeletion: lost'],
      [...asked, 'confirmDeletion: lost', 'back'],
    ])
      expect(stored(steps)).not.toContain(CODE)
  })

  test('a reload comes back to the step where the person was', () => {
    const back = (steps: Parameters<typeof walk>[2], now = stamp.now) => readDraft(JSON.parse(stored(steps)), now)
    expect(back([typed])).toEqual({ ...noDraft, mobile: PHONE })
    expect(back([typed, 'submit'])).toEqual({ ...noDraft, mobile: PHONE, ask: { ...ask, key: stamp.key } })
    expect(back(sent)).toEqual({ ...noDraft, mobile: PHONE, sentAt: stamp.now })
    expect(back(asked)).toEqual({ ...noDraft, mobile: PHONE, sentAt: stamp.now, openKey: stamp.key })
  })

  test('a code that is over leads to the first step, unless its deletion may have been done', () => {
    const later = stamp.now + CODE_LIFETIME + 1
    expect(readDraft(JSON.parse(stored(sent)), later)).toEqual({ ...noDraft, mobile: PHONE })
    expect(readDraft(JSON.parse(stored(asked)), later)).toMatchObject({ sentAt: stamp.now, openKey: stamp.key })
  })

  test.each([null, 'text', {}, { mobile: 1 }, { ask, sentAt: 5 }])('whatever has not its shape is an empty form: %j', (other) =>
    expect(readDraft(other, stamp.now)).toEqual(noDraft),
  )
})
