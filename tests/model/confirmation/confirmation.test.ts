import { describe, expect, test } from 'vitest'
import { CODE_SHAPE, RESEND_AFTER, TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import { draftOf, readDraft } from '../../../src/machines/account/confirmation/draft.ts'
import { TOO_SOON } from '../../../model/fragments/resend.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import {
  CODE,
  company,
  confirmationFlow,
  DIGITS,
  ELSEWHERE,
  EMPTY_MESSAGES,
  person,
  start,
  wait,
  PHONE,
} from '../../../model/account/confirmation.ts'

testMachine(confirmationFlow)

const change = (patch: object) => ({ type: 'form.change', patch })
const typed = [change({ ...person, password: CODE }), 'submit'] as const
const BLUR: { type: string } = { type: 'form.blur', field: 'username' } as never
const LEGAL = change({ organizationalForm: 'legal-person' })
const NATURAL = change({ organizationalForm: 'individual' })
const asCompany = [LEGAL, change({ ...company, password: CODE }), 'submit'] as const
const go = (steps: readonly (string | { type: string })[], input = start()) => walk(confirmationFlow, input, steps)
const types = (effects: { type: string }[]) => effects.map(({ type }) => type)

describe('confirmation: who it is', () => {
  test('AU02 AU03 AU21 AU28 A07 it begins with an individual who sells', () => {
    const { state, context } = go([])
    expect(state).toBe('form.editing+resend.waiting')
    expect(context.form.values).toMatchObject({ organizationalForm: 'individual', type: 'client' })
  })

  test.each([
    ['AU27 a stored seller is a client', 'seller', 'client'],
    ['AU27 a stored customer is a customer', 'customer', 'customer'],
  ] as const)('%s', (_, storedMode, type) => {
    expect(go([], start({ storedMode })).context.form.values.type).toBe(type)
  })

  test('AU24 AU25 AU26 a company is a customer, stores that mode and cannot be made a seller', () => {
    const { context, effects } = go([LEGAL])
    expect(context.form.values).toMatchObject({ organizationalForm: 'legal-person', type: 'customer' })
    expect(effects).toEqual([{ type: 'storeMode', params: { mode: 'customer', owner: DIGITS } }])
    expect(() => go([LEGAL, change({ type: 'client' })])).toThrow('not possible')
  })

  test('AU27 back to an individual the type is the stored mode’s, which the company has made customer', () => {
    expect(go([LEGAL, NATURAL], start({ storedMode: 'seller' })).context.form.values.type).toBe('customer')
    expect(go([change({ type: 'customer' }), NATURAL], start({ storedMode: 'seller' })).context.form.values.type).toBe('client')
  })

  test('what was typed for one form is still there after a look at the other', () => {
    const { context } = go([change(person), LEGAL, change(company), NATURAL])
    expect(context.form.values).toMatchObject({ ...person, ...company })
  })
})

describe('confirmation: the form', () => {
  test('AU01 AU22 AU23 API15 a person is sent with names, phone and the code as password', () => {
    const { state, context } = go(typed)
    expect(state).toBe('form.registeringPerson+resend.waiting')
    expect(context.command).toEqual({ key: stamp.key, isRepeat: false })
    expect(context.phone).toBe(DIGITS)
  })

  test('AU03 AU23 API16 a company is sent with name, INN and a responsible person', () => {
    expect(go(asCompany).state).toBe('form.registeringCompany+resend.waiting')
  })

  test('VL01 VL21 VL22 VL23 everything is required of a person', () => {
    expect(go(['submit']).context.form.errors).toEqual(EMPTY_MESSAGES)
  })

  test('VL25 VL26 VL27 everything is required of a company', () => {
    expect(Object.keys(go([LEGAL, 'submit']).context.form.errors).toSorted()).toEqual([
      'organization_inn',
      'organization_name',
      'password',
      'responsible',
    ])
  })

  test('VL03 VL24 VL26 wrong names, codes and INNs have their words', () => {
    const { errors } = go([change({ ...person, username: 'Anna', password: '12345' }), 'submit']).context.form
    expect(errors).toEqual({
      username: 'Только русские буквы, пробелы, запятые, точки и дефисы',
      password: CODE_SHAPE,
    })
    const inn = go([LEGAL, change({ ...company, organization_inn: '7707083894', password: CODE }), 'submit']).context.form.errors
    expect(inn).toEqual({ organization_inn: 'Некорректный ИНН' })
  })

  test('A46 quotation marks are dropped from the name of an organisation', () => {
    const { context } = go([LEGAL, change({ organization_name: 'ООО «Ромашка"' })])
    expect(context.form.values.organization_name).toBe('ООО Ромашка')
  })

  test('VL03 leaving a field tidies its spaces', () => {
    const { context } = go([change({ username: '  Анна   Мария ' }), BLUR])
    expect(context.form.values.username).toBe('Анна Мария')
  })

  test('VL24 VL26 who submits from within a field has left none: spaces around an INN and a code do not stand in the way', () => {
    const untidy = { ...company, organization_inn: ` ${company.organization_inn} `, password: ` ${CODE}` }
    const { state, context } = go([LEGAL, change(untidy), 'submit'])
    expect(state).toBe('form.registeringCompany+resend.waiting')
    expect(context.form.values).toMatchObject({ ...company, password: CODE })
  })

  test('AU22 AU23 a field of the other form is closed', () => {
    const leave = { type: 'form.blur', field: 'organization_inn' } as { type: string }
    expect(() => go([leave])).toThrow('not possible')
    expect(go([LEGAL, change({ organization_inn: ' 7707083893 ' }), leave]).context.form.values.organization_inn).toBe(
      '7707083893',
    )
  })

  test('AU30 without a phone a toast says so and registration begins again', () => {
    const { state, effects } = go([], start({ phone: '' }))
    expect(state).toBe('form.noPhone+resend.waiting')
    expect(effects).toEqual([
      { type: 'toast', params: { title: 'Ошибка', text: 'Произошла ошибка', tone: 'danger' } },
      { type: 'navigate', params: { to: '/auth/registration', replace: true } },
    ])
  })
})

describe('confirmation: the answer', () => {
  test('AU29 A06 success stores the mode of a seller, forgets the code and leads to sign-in', () => {
    const { state, context, effects } = go([...typed, 'registerPerson: done'])
    expect(state).toBe('form.done+resend.waiting')
    expect(effects).toEqual([
      { type: 'storeMode', params: { mode: 'seller', owner: DIGITS } },
      // The first sign-in of this phone uses it, whoever signs in here before (E01).
      { type: 'storeChoice', params: { mode: 'seller', owner: DIGITS } },
      { type: 'handPhone', params: { phone: PHONE } },
      { type: 'forgetDrafts', params: { form: 'registration', phone: DIGITS } },
      { type: 'forgetWait', params: { flow: 'confirmation' } },
      {
        type: 'toast',
        params: { title: 'Вы зарегистрированы', text: 'Войдите: пароль — код из SMS', tone: 'success' },
      },
      { type: 'navigate', params: { to: '/auth/login' } },
    ])
    expect(context.form.values.password).toBe('')
  })

  test('AU29 A06 a buyer’s and a company’s mode is customer', () => {
    const buyer = go([change({ type: 'customer' }), ...typed, 'registerPerson: done']).effects
    const stored = { mode: 'customer', owner: DIGITS }
    expect(buyer.slice(0, 2)).toEqual([
      { type: 'storeMode', params: stored },
      { type: 'storeChoice', params: stored },
    ])
    const firm = go([...asCompany, 'registerCompany: done']).effects
    expect(firm.filter(({ type }) => type === 'storeMode')).toEqual([
      { type: 'storeMode', params: stored },
      { type: 'storeMode', params: stored },
    ])
  })

  test.each([
    ['wrong code', WRONG_CODE],
    ['too many', TOO_MANY_WRONG_CODES],
  ])('AU33 AU35 a string stands under the code and removes the token: %s', (answer, text) => {
    const { state, context, effects } = go([...typed, `registerPerson: ${answer}`])
    expect(state).toBe('form.editing+resend.waiting')
    expect(context.form.errors).toEqual({ password: text })
    expect(context.form.values).toMatchObject({ ...person, password: CODE })
    expect(effects).toEqual([{ type: 'removeToken', params: undefined }])
  })

  test('AU34 AU35 an object stands under its fields', () => {
    const { context, effects } = go([...typed, 'registerPerson: by field'])
    expect(context.form.errors).toEqual({ surname: 'Проверьте это поле' })
    expect(types(effects)).toEqual(['removeToken'])
    expect(go([...asCompany, 'registerCompany: by field']).context.form.errors).toEqual({
      organization_inn: 'Проверьте это поле',
    })
  })

  test('AU34 A48 a message about a field that is not here becomes a toast', () => {
    const { context, effects } = go([...typed, 'registerPerson: elsewhere'])
    expect(context.form.errors).toEqual({})
    expect(effects).toEqual([
      { type: 'removeToken', params: undefined },
      { type: 'toast', params: { title: 'Ошибка', text: ELSEWHERE, tone: 'danger' } },
    ])
  })

  test('AU33 ER08 a failure without words has the default ones', () => {
    expect(go([...typed, 'registerPerson: code 500']).context.form.errors).toEqual({ password: 'Произошла ошибка' })
  })

  test('a second click while the first is under way is refused by the state', () => {
    expect(() => go([...typed, 'submit'])).toThrow('not possible in form.registeringPerson')
  })

  test('a lost reply is neither success nor failure: the repeat is the same request', () => {
    const lost = [...typed, 'registerPerson: lost']
    expect(go(lost).state).toBe('form.unanswered+resend.waiting')
    const again = go([...lost, 'repeat'])
    expect(again.context.command).toEqual({ key: stamp.key, isRepeat: true })
    expect(again.context.form.values.password).toBe(CODE)
    expect(go([...lost, 'repeat', 'registerPerson: offline']).state).toBe('form.unanswered+resend.waiting')
    expect(go([...lost, 'repeat', 'registerPerson: done']).state).toBe('form.done+resend.waiting')
  })

  test('after a reload without the code nothing can be repeated: sign-in tells how it ended', () => {
    const reloaded = confirmationFlow.inputs['a reload while registering']
    expect(() => walk(confirmationFlow, reloaded, ['repeat'])).toThrow('not possible')
    expect(walk(confirmationFlow, reloaded, ['login']).effects).toEqual([{ type: 'navigate', params: { to: '/auth/login' } }])
    expect(walk(confirmationFlow, reloaded, ['back']).context.form.values).toMatchObject(person)
  })
})

describe('confirmation: another code', () => {
  const ready = 'after RESEND_WAIT in resend.waiting'

  test('AU31 it can be asked for when the wait is over, not before', () => {
    expect(() => go(['code.resend'])).toThrow('not possible')
    expect(go([ready, 'code.resend']).state).toBe('form.editing+resend.sending')
    expect(wait.left).toBe(60_000)
  })

  test('AU31 a whole wait begins with the answer, and the old message about the code goes', () => {
    const { state, context } = go([...typed, 'registerPerson: wrong code', ready, 'code.resend', 'resendCode: sent'])
    expect(state).toBe('form.editing+resend.waiting')
    expect(context.resend).toMatchObject({
      until: stamp.now + RESEND_AFTER,
      left: RESEND_AFTER,
      command: null,
      isSentAgain: true,
    })
    expect(context.form.errors).toEqual({})
    expect(context.form.values.password).toBe(CODE)
  })

  test('AU32 a failure stands under the code, and the button stays', () => {
    const { state, context } = go([change(person), ready, 'code.resend', 'resendCode: too soon'])
    expect(state).toBe('form.editing+resend.ready')
    expect(context.form.errors).toEqual({ password: TOO_SOON })
    expect(context.form.values).toMatchObject(person)
  })

  test('AU32 a request whose answer was lost goes out again under its own key', () => {
    const lost = go([ready, 'code.resend', 'resendCode: lost'])
    expect(lost.context.resend.command?.key).toBe(stamp.key)
    const other = { type: 'code.resend', now: stamp.now, today: stamp.today, key: 'another-key' }
    expect(go([ready, 'code.resend', 'resendCode: lost', other]).context.resend.command?.key).toBe(stamp.key)
    expect(go([ready, 'code.resend', 'resendCode: too soon', other]).context.resend.command?.key).toBe('another-key')
  })

  test('a registration and another code are not sent at the same time', () => {
    expect(() => go([ready, change({ ...person, password: CODE }), 'code.resend', 'submit'])).toThrow('not possible')
    expect(() => go([ready, ...typed, 'code.resend'])).toThrow('not possible')
    expect(() => go([ready, 'code.resend', 'submit'])).toThrow('not possible')
  })
})

describe('confirmation: the draft', () => {
  const snapshotOf = (steps: readonly (string | { type: string })[]) => {
    const { context, state } = go(steps)
    return { context, matches: () => state.startsWith('form.done') } as never
  }

  test('B08 everything but the code outlives a reload, for this phone only', () => {
    const draft = draftOf(snapshotOf(typed))
    expect(draft).toMatchObject({ phone: DIGITS, values: person, command: { key: stamp.key } })
    expect(JSON.stringify(draft)).not.toContain(CODE)
    expect(readDraft(JSON.parse(JSON.stringify(draft)), DIGITS)).toEqual(draft)
    expect(readDraft(draft, '79009999999')).toBeNull()
  })

  test('D140 the INN of an organisation is kept, that of an entrepreneur is not', () => {
    const innOf = (organization_inn: string) =>
      draftOf(snapshotOf([LEGAL, { type: 'form.change', patch: { organization_inn } } as never]))?.values.organization_inn
    expect(innOf('7728168971')).toBe('7728168971')
    expect(innOf('500100732259')).toBe('')
  })

  test('B08 nothing is kept of an empty form and after success', () => {
    expect(draftOf(snapshotOf([]))).toBeNull()
    expect(draftOf(snapshotOf([...typed, 'registerPerson: done']))).toBeNull()
  })

  test('AU26 whatever has not the shape of a form is no draft, and a stored company cannot sell', () => {
    for (const stranger of [null, 1, {}, { phone: DIGITS }, { phone: DIGITS, values: { type: 'client' } }])
      expect(readDraft(stranger, DIGITS)).toBeNull()
    const draft = draftOf(snapshotOf([LEGAL]))
    const forged = { ...draft, values: { ...draft?.values, type: 'client' } }
    expect(readDraft(forged, DIGITS)?.values.type).toBe('customer')
  })
})
