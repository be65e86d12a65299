import { describe, expect, test } from 'vitest'
import { emptyProfile } from '../../../src/machines/profile/profile-form/form.ts'
import { isComplete, missingFields, withheldOf } from '../../../src/machines/profile/profile-form/selectors.ts'
import { saveInput } from '../../../src/machines/profile/profile-form/setup.ts'
import type { ProfilePatch } from '../../../src/machines/profile/profile-form/types.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import {
  command,
  EMAIL_PROBLEM,
  newer,
  newerCompany,
  OTHER_IMAGE,
  PHOTO,
  profileFormFlow,
  SAVED_IMAGE,
} from '../../../model/profile/profile-form.ts'
import { change, EDITING, firm, go, inputs, leave, OPEN, OPEN_FIRM, person, view, type Step } from './steps.ts'
import './company.journeys.ts'
import './parts.journeys.ts'

testMachine(profileFormFlow)

const toast = (text: string) => ({ type: 'toast', params: { title: 'Профиль не сохранён', text, tone: 'danger' } })

const sides = [
  ['a person', person, [OPEN, change({ surname: 'Петрова', license: true })], 'surname', 'Петрова', 'person'],
  [
    'a company',
    firm,
    [OPEN_FIRM, change({ responsible: 'Сидорова Анна', license: true })],
    'responsible',
    'Сидорова Анна',
    'company',
  ],
] as const

describe('profile form: loading', () => {
  test('PR29 PR36 PR37 a person’s form shows the profile: days with dots, the phone in its mask, nothing where nothing is', () => {
    expect(go(person, [OPEN])).toMatchObject({ state: EDITING, effects: [] })
    expect(go(person, [OPEN]).context.form.values).toEqual({
      ...emptyProfile,
      surname: 'Соколова',
      username: 'Анна',
      patronymic: 'Игоревна',
      mobile: '+7 (900) 000-00-01',
      email: 'anna@example.org',
      city: 'Москва',
      birthday: '14.03.1991',
      inn: '500100732259',
      passportSeries: '4510 123456',
      issuedBy: 'ОВД района Марьина Роща',
      issuedFrom: '01.04.2011',
      departmentCode: '770-001',
      passportImages: [SAVED_IMAGE],
    })
  })

  test('PR35 PR38 a company has a form of its own', () =>
    expect(go(firm, [OPEN_FIRM]).context.form.values).toEqual({
      ...emptyProfile,
      responsible: 'Петрова Алла Юрьевна',
      organization_name: 'ООО Ромашка',
      organization_inn: '7728168971',
      mobile: '+7 (900) 000-00-06',
      email: 'office@example.org',
      city: 'Казань',
      birthday: '01.02.1980',
    }))

  test.each([
    ['offline', 'Нет соединения с интернетом'],
    ['refused', PROBLEM],
    ['server error', 'Произошла ошибка'],
    ['crash', 'Произошла ошибка'],
  ])('«%s» says why and is tried again; «Отмена» leaves', (answer, problem) => {
    const end = go(person, [`loadProfile: ${answer}`])
    expect(end).toMatchObject({ state: 'failed', context: { problem } })
    expect(go(person, [`loadProfile: ${answer}`, 'retry', OPEN])).toMatchObject({ state: EDITING, context: { problem: null } })
    expect(go(person, [`loadProfile: ${answer}`, 'cancel']).effects).toEqual([view])
  })

  test('PR35 a company’s form without a company does not open', () =>
    expect(go(firm, ['loadProfile: no company']).state).toBe('failed'))
})

describe('profile form: the rules', () => {
  const open: Step[] = [OPEN, change({ license: true })]

  test.each([
    ['VL02 VL29', 'surname', '', 'Заполните поле'],
    ['VL29', 'surname', 'Smith', 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL02 VL30', 'username', '', 'Заполните поле'],
    ['VL30', 'username', 'Анна1', 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL31', 'patronymic', 'Ivanovna', 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL33', 'email', 'a@', 'Не корректный email'],
    ['VL34', 'birthday', '21.11.2008', 'Некорректное значение. Вам должно быть более 18 лет'],
    ['VL36', 'inn', '500100732258', 'Некорректный ИНН'],
    ['VL37', 'departmentCode', '770-01', 'Некорректное значение'],
    ['VL37', 'departmentCode', '77-001', 'Некорректное значение'],
    ['VL38', 'passportSeries', '4510 12345', 'Некорректное значение'],
    ['VL39', 'issuedBy', '<>', 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 5 до 200 знаков'],
    ['VL11', 'issuedFrom', '22.11.2026', 'Дата не может быть в будущем'],
    ['A52', 'city', 'Moscow', 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 2 до 100 знаков'],
  ] as const)('%s «%s» as «%s» is told when it is left, and Save is off', (_row, field, text, message) => {
    const way = [...open, change({ [field]: text }), leave(field)]
    const end = go(person, way)
    expect(end.context.form.errors).toEqual({ [field]: message })
    expect(missingFields(end)).toEqual([field])
    expect(() => go(person, [...way, 'submit'])).toThrow('not possible')
  })

  test.each([
    ['VL31 VL36', { patronymic: '', inn: '' }],
    ['VL33 VL34', { email: '', birthday: '' }],
    ['VL34', { birthday: '20.11.2008' }],
    ['VL37 VL38 VL39', { departmentCode: '', passportSeries: '', issuedBy: '', issuedFrom: '', city: '' }],
  ] as const)('%s A44: %j passes', (_row, patch) => expect(missingFields(go(person, [...open, change(patch)]))).toEqual([]))

  test('VL35 VL40 without consent Save is off; consent that is taken back is told of at once', () => {
    expect(missingFields(go(person, [OPEN]))).toEqual(['license'])
    expect(() => go(person, [OPEN, 'submit'])).toThrow('not possible')
    const end = go(person, [...open, change({ license: false })])
    expect(end.context.form.errors).toEqual({ license: 'Подтвердите согласие' })
    expect(isComplete(end)).toBe(false)
    expect(isComplete(go(person, open))).toBe(true)
  })

  test('VL32 A20 the phone is the login: it stands in its mask, and nobody changes it here', () => {
    expect(go(person, [OPEN])).toMatchObject({ state: EDITING, context: { form: { values: { mobile: '+7 (900) 000-00-01' } } } })
    expect(() => go(person, [OPEN, change({ mobile: '' } as ProfilePatch)])).toThrow('not possible')
    expect(() => go(person, [OPEN, leave('mobile')])).toThrow('not possible')
  })

  test.each(['responsible', 'organization_name', 'organization_inn', 'city', 'email', 'birthday'] as const)(
    'VL41 VL02 a company without «%s» is not saved',
    (field) => {
      const way = [OPEN_FIRM, change({ license: true, [field]: '' }), leave(field)]
      const end = go(firm, way)
      expect(end.context.form.errors).toEqual({ [field]: 'Заполните поле' })
      expect(missingFields(end)).toEqual([field])
      expect(() => go(firm, [...way, 'submit'])).toThrow('not possible')
    },
  )

  test('VL41 a company’s form has no fields of a person, and a person’s none of a company', () => {
    expect(() => go(firm, [OPEN_FIRM, change({ surname: 'Петрова' })])).toThrow('not possible')
    expect(() => go(firm, [OPEN_FIRM, { type: 'files.add', files: [PHOTO] } as { type: string }])).toThrow('not possible')
    expect(() => go(person, [OPEN, change({ responsible: 'Петрова' })])).toThrow('not possible')
  })

  test('a field that is left loses spaces that nobody sees', () =>
    expect(go(person, [OPEN, change({ surname: '  Анна   Мария ' }), leave('surname')]).context.form.values.surname).toBe(
      'Анна Мария',
    ))

  test('A46: quotation marks go as they are typed', () =>
    expect(go(firm, [OPEN_FIRM, change({ organization_name: 'ООО «Ромашка"' })]).context.form.values.organization_name).toBe(
      'ООО Ромашка',
    ))

  test('A45: «Нет отчества» clears the field and closes it', () => {
    const without = [OPEN, change({ noPatronymic: true })]
    expect(go(person, without).context.form.values).toMatchObject({ noPatronymic: true, patronymic: '' })
    expect(() => go(person, [...without, change({ patronymic: 'Игоревна' })])).toThrow('not possible')
    expect(
      go(person, [...without, change({ noPatronymic: false }), change({ patronymic: 'Олеговна' })]).context.form.values,
    ).toMatchObject({ noPatronymic: false, patronymic: 'Олеговна' })
  })

  test('VL11 VL34 a birthday after the day of issue is told at that day, until either is corrected', () => {
    const way = [...open, change({ birthday: '02.04.2005', issuedFrom: '01.04.2005' }), leave('birthday')]
    expect(go(person, way).context.form.errors).toEqual({ issuedFrom: 'Паспорт не может быть выдан раньше даты рождения' })
    for (const patch of [{ birthday: '14.03.1991' }, { issuedFrom: '01.04.2025' }])
      expect(go(person, [...way, change(patch)]).context.form.errors).toEqual({})
  })

  test('VL34 the moment of the last deed decides, not the one at which the form was opened', () => {
    const tomorrow = { type: 'form.blur', field: 'surname', ...stamp, now: stamp.now + 86_400_000 } as { type: string }
    const way = [...open, change({ birthday: '21.11.2008' })]
    expect(isComplete(go(person, way))).toBe(false)
    expect(isComplete(go(person, [...way, tomorrow]))).toBe(true)
  })
})

describe.each(sides)('profile form: %s saves', (_side, input, opened, field, text, kind) => {
  const saving: Step[] = [...opened, 'submit']
  const loaded = kind === 'person' ? { user: newer, legal: null } : { user: null, legal: newerCompany }

  test('PR30 what is saved is loaded again, handed to the session, and the profile is shown', () => {
    const waiting = go(input, saving)
    expect(waiting).toMatchObject({ state: 'saving', context: { command: { key: stamp.key, isRepeat: false } }, effects: [] })
    expect(go(input, [...saving, 'saveProfile: done'])).toMatchObject({ state: 'reloading', context: { command: null } })
    const end = go(input, [...saving, 'saveProfile: done', `reloadProfile: newer ${kind}`])
    expect(end.state).toBe('saved')
    expect(end.effects).toEqual([
      { type: 'updateUser', params: loaded },
      { type: 'toast', params: { title: 'Готово', text: 'Профиль сохранён', tone: 'success' } },
      view,
    ])
  })

  test('PR30 nothing is cancelled, changed or saved twice while it is being saved', () => {
    for (const step of ['cancel', 'submit', change({ [field]: 'Другая' })])
      expect(() => go(input, [...saving, step])).toThrow('not possible in saving')
  })

  test.each(['offline', 'lost', 'server error', 'gateway down', 'crash'])(
    'PR30 saved, but «%s»: it is said, tried again, or left',
    (answer) => {
      const failed: Step[] = [...saving, 'saveProfile: done', `reloadProfile: ${answer}`]
      expect(go(input, failed)).toMatchObject({ state: 'reloadFailed', effects: [] })
      expect(go(input, failed).context.problem).not.toBeNull()
      expect(go(input, [...failed, 'retry', `reloadProfile: newer ${kind}`]).state).toBe('saved')
      expect(go(input, [...failed, 'cancel'])).toMatchObject({ state: 'left', effects: [view] })
    },
  )

  test.each([
    ['refused', PROBLEM],
    ['code 500', 'Произошла ошибка'],
    ['too often', 'Слишком много запросов. Попробуйте позже'],
    ['key mismatch', 'Этот запрос уже отправлен с другими данными'],
  ])('PR40 A48: the string of «%s» stands under the first field', (answer, message) => {
    const end = go(input, [...saving, `saveProfile: ${answer}`])
    expect(end).toMatchObject({ state: EDITING, context: { command: null, answer: null, form: { values: { [field]: text } } } })
    expect(end.context.form.errors).toEqual({ [field]: message })
    expect(end.effects).toEqual([])
  })

  test('PR41 an object’s messages stand under their fields, and stay when the field is only left', () => {
    const end = go(input, [...saving, 'saveProfile: about the e-mail'])
    expect(end).toMatchObject({ state: EDITING, effects: [] })
    expect(end.context.form.errors).toEqual({ email: EMAIL_PROBLEM })
    expect(go(input, [...saving, 'saveProfile: about the e-mail', leave('email')]).context.form.errors).toEqual({
      email: EMAIL_PROBLEM,
    })
    expect(go(input, [...saving, 'saveProfile: about the e-mail', 'submit']).context.form.errors).toEqual({})
  })

  test('A48: messages about no field of the form are shown all the same', () => {
    const alone = go(input, [...saving, 'saveProfile: about something else'])
    expect(alone).toMatchObject({ state: EDITING, effects: [toast('Лишнее')] })
    expect(alone.context.form.errors).toEqual({})
    const both = go(input, [...saving, 'saveProfile: about both'])
    expect(both.effects).toEqual([toast('Лишнее')])
    expect(both.context.form.errors).toEqual({ email: EMAIL_PROBLEM })
  })

  test.each([
    ['offline', 'Нет соединения с интернетом'],
    ['away', 'Сервис временно недоступен. Попробуйте через минуту'],
  ])('«%s»: nothing was saved, the form is as it was', (answer, message) => {
    const end = go(input, [...saving, `saveProfile: ${answer}`])
    expect(end).toMatchObject({ state: EDITING, context: { command: null, form: { values: { [field]: text } } } })
    expect(end.context.form.errors).toEqual({})
    expect(end.effects).toEqual([toast(message)])
  })

  test('a 401 closes the save and keeps what was typed', () => {
    const end = go(input, [...saving, 'saveProfile: unauthorised'])
    expect(end).toMatchObject({ state: EDITING, context: { command: null, answer: null, form: { values: { [field]: text } } } })
    expect(end.context.form.errors).toEqual({})
    expect(end.effects).toEqual([])
  })

  test('E06 a success that tells no version is a success', () =>
    expect(go(input, [...saving, 'saveProfile: wrong shape']).state).toBe('reloading'))

  test.each(SILENCES)('C04 B10: after «%s» the result is unknown, and a repeat is the same save', (silence) => {
    const unknown: Step[] = [...saving, `saveProfile: ${silence}`]
    const sent = go(input, saving).context
    expect(go(input, unknown)).toMatchObject({
      state: 'unanswered',
      context: { command: sent.command, answer: null },
      effects: [],
    })
    const again = go(input, [...unknown, { type: 'repeat', ...stamp, key: 'a-fresh-key' } as { type: string }])
    expect(again).toMatchObject({ state: 'saving', context: { command: { key: stamp.key, isRepeat: true }, base: sent.base } })
    expect(again.context.form.values).toEqual(sent.form.values)
  })

  test.each(UNHEARD)('C04 a repeat that is turned away («%s») leaves the first sending open', (fault) =>
    expect(go(input, [...saving, 'saveProfile: lost', 'repeat', `saveProfile: ${fault}`])).toMatchObject({
      state: 'unanswered',
      context: { command: { key: stamp.key } },
    }),
  )

  test('C04 any answer to a repeat settles it; «Отмена» returns to the form, and a new save has a new key', () => {
    const repeated: Step[] = [...saving, 'saveProfile: lost', 'repeat']
    expect(go(input, [...repeated, 'saveProfile: done']).state).toBe('reloading')
    expect(go(input, [...repeated, 'saveProfile: about the e-mail'])).toMatchObject({
      state: EDITING,
      context: { command: null },
    })
    const back: Step[] = [...saving, 'saveProfile: lost', 'cancel', 'renewProfile: offline']
    expect(go(input, back)).toMatchObject({ state: EDITING, context: { command: null, form: { values: { [field]: text } } } })
    const fresh = go(input, [...back, { type: 'submit', ...stamp, key: 'a-fresh-key' } as { type: string }])
    expect(fresh.context.command).toEqual({ key: 'a-fresh-key', isRepeat: false })
  })

  test('C04 PR30 after a save without an answer «Отмена» shows the portal what the server has; what was entered stays', () => {
    const cancelled: Step[] = [...saving, 'saveProfile: lost', 'cancel']
    expect(go(input, cancelled)).toMatchObject({ state: 'renewing', context: { command: null }, effects: [] })
    const renewed = go(input, [...cancelled, `renewProfile: newer ${kind}`])
    expect(renewed).toMatchObject({
      state: EDITING,
      context: { form: { values: { [field]: text } }, isMerged: false },
      effects: [{ type: 'updateUser', params: loaded }],
    })
    for (const failure of ['offline', 'refused', 'crash'])
      expect(go(input, [...cancelled, `renewProfile: ${failure}`])).toMatchObject({ state: EDITING, effects: [] })
  })
})

describe.each(sides)('profile form: %s, whose profile was changed elsewhere (D14)', (_side, input, opened, field, text, kind) => {
  const changed: Step[] = [...opened, 'submit', 'saveProfile: changed elsewhere']
  const theirText = kind === 'person' ? newer.surname : newerCompany.responsible
  const merging: Step[] = [...changed, `refreshProfile: newer ${kind}`]

  test('nothing is lost: untouched fields take the new value, rivals stand side by side, and the next save names the new version', () => {
    expect(go(input, changed)).toMatchObject({ state: 'refreshing', context: { command: null, answer: null } })
    const end = go(input, merging)
    expect(end).toMatchObject({
      state: EDITING,
      context: {
        isMerged: true,
        base: { version: 2 },
        theirs: { [field]: theirText },
        form: { values: { [field]: text, city: 'Тверь', license: true } },
      },
    })
    expect(end.context.form.errors).toEqual({})
    expect(end.effects).toEqual([
      { type: 'updateUser', params: kind === 'person' ? { user: newer, legal: null } : { user: null, legal: newerCompany } },
    ])
    expect(go(input, [...merging, 'submit'])).toMatchObject({ state: 'saving', context: { base: { version: 2 } } })
  })

  test('«Взять сохранённое» replaces what was entered', () => {
    const end = go(input, [...merging, 'theirs.take'])
    expect(end).toMatchObject({
      state: EDITING,
      context: { isMerged: false, theirs: {}, form: { values: { [field]: theirText, city: 'Тверь', license: true } } },
    })
    expect(() => go(input, [...merging, 'theirs.take', 'theirs.take'])).toThrow('not possible')
    expect(() => go(input, [...opened, 'theirs.take'])).toThrow('not possible')
  })

  test.each(['offline', 'lost', 'refused', 'crash'])('«%s» on the way loses nothing: again, or back to the form', (answer) => {
    const failed: Step[] = [...changed, `refreshProfile: ${answer}`]
    expect(go(input, failed)).toMatchObject({ state: 'refreshFailed', context: { form: { values: { [field]: text } } } })
    expect(go(input, [...failed, 'retry', `refreshProfile: newer ${kind}`])).toMatchObject({
      state: EDITING,
      context: { isMerged: true, problem: null },
    })
    expect(go(input, [...failed, 'cancel'])).toMatchObject({ state: EDITING, context: { form: { values: { [field]: text } } } })
  })
})

describe('profile form: after a reload', () => {
  test('B08: what was typed is there again', () =>
    expect(go(inputs['a draft'], [OPEN])).toMatchObject({
      state: EDITING,
      context: { draft: null, isMerged: false, form: { values: { surname: 'Петрова', username: 'Анна' } } },
    }))

  test('D14 a draft of an older version is merged with what was saved since', () =>
    expect(go(inputs['a draft of an older version'], ['loadProfile: newer person'])).toMatchObject({
      state: EDITING,
      context: {
        isMerged: true,
        base: { version: 2 },
        theirs: { surname: 'Смирнова', city: 'Тверь' },
        form: { values: { surname: 'Петрова', city: 'Казань', passportImages: [OTHER_IMAGE] } },
      },
    }))

  test('C04 B10: a save without an answer asks to be repeated, the same to the letter', () => {
    const start = go(inputs['an unanswered save'], [OPEN])
    expect(start).toMatchObject({ state: 'unanswered', context: { command, form: { values: { surname: 'Петрова' } } } })
    expect(go(inputs['an unanswered save'], [OPEN, 'repeat'])).toMatchObject({
      state: 'saving',
      context: { command: { key: command.key, isRepeat: true }, base: { version: 1 }, form: start.context.form },
    })
    // The whole profile with the changed fields: the same body as of the form that was never closed.
    const sent = go(person, [OPEN, change({ surname: 'Петрова', license: true }), 'submit']).context
    expect(saveInput(start.context)).toEqual({ ...saveInput(sent), key: command.key })
  })

  test('D141 C04 a save with passport or INN is not repeated without them: the form comes with what is saved, and says so', () => {
    const input = inputs['an unanswered save of what no draft keeps']
    const start = go(input, [OPEN])
    expect(start).toMatchObject({ state: 'unanswered', context: { command, withheld: ['inn', 'passportSeries'] } })
    expect(() => go(input, [OPEN, 'repeat'])).toThrow('not possible')
    const back = go(input, [OPEN, 'cancel', 'renewProfile: newer person'])
    expect(back).toMatchObject({ state: EDITING, context: { command: null, withheld: ['inn', 'passportSeries'] } })
    // Whatever has become of the first save, the second one names the version that both were begun with.
    const fresh = { type: 'submit', ...stamp, key: 'a-fresh-key' } as { type: string }
    const again = go(input, [OPEN, 'cancel', 'renewProfile: newer person', fresh])
    expect(again).toMatchObject({
      state: 'saving',
      context: { command: { key: 'a-fresh-key' }, withheld: [], base: { version: 1 } },
    })
  })

  test('D141 a save that another version has settled asks for nothing: the form shows which it was', () =>
    expect(go(inputs['an unanswered save'], ['loadProfile: newer person'])).toMatchObject({
      state: EDITING,
      context: { command: null, isMerged: true, theirs: { surname: 'Смирнова' } },
    }))

  test('D140 a field that is typed again is asked for no more', () => {
    const input = inputs['an unanswered save of what no draft keeps']
    const back = [OPEN, 'cancel', 'renewProfile: offline']
    expect(withheldOf(go(input, back))).toEqual(['inn', 'passportSeries'])
    expect(withheldOf(go(input, [...back, change({ inn: '7707083893' })]))).toEqual(['passportSeries'])
  })
})
