import { CONSENT } from '../../../../src/domain/texts/legal-texts.ts'
import { describe, expect, it } from 'vitest'
import { ADDRESS_RULE, CITY_RULE, cityProblem } from '../../../../src/domain/people/address.ts'
import { BAD_BIRTHDAY, birthdayProblem, latestBirthday } from '../../../../src/domain/people/birthday.ts'
import { BAD_EMAIL, emailProblem } from '../../../../src/domain/people/email.ts'
import { NAME_RULE } from '../../../../src/domain/people/names.ts'
import { BAD_VALUE, BEFORE_BIRTH, FUTURE_DAY, TOO_MANY_IMAGES } from '../../../../src/domain/people/passport.ts'
import { BAD_PHONE } from '../../../../src/domain/people/phone.ts'
import {
  companyProfileProblems,
  dayOfWire,
  FILL_IN,
  HAS_PATRONYMIC,
  personProfileProblems,
  wireDay,
} from '../../../../src/domain/people/profile.ts'
import type { CompanyProfile, PersonProfile } from '../../../../src/domain/people/profile.ts'
import { emptyProfile } from '../../../../src/machines/profile/profile-form/form.ts'

/** 20 November 2026, 15:00 in Moscow. */
const NOW = Date.UTC(2026, 10, 20, 12)

const person: PersonProfile = {
  ...emptyProfile,
  surname: 'Новикова',
  username: 'Елена',
  mobile: '79000000009',
  license: true,
}

const company: CompanyProfile = {
  responsible: 'Петрова Алла Юрьевна',
  organization_name: 'ООО Ромашка',
  organization_inn: '7728168971',
  mobile: '79000000006',
  city: 'Казань',
  email: 'office@example.org',
  birthday: '01.02.1980',
  license: true,
}

const personWith = (patch: Partial<PersonProfile>) => personProfileProblems({ ...person, ...patch }, NOW)
const companyWith = (patch: Partial<CompanyProfile>) => companyProfileProblems({ ...company, ...patch }, NOW)

describe('the profile of a person', () => {
  it('VL29 VL30 A44 surname, first name and consent are enough', () => {
    expect(personWith({})).toEqual({})
  })

  it.each<[string, Partial<PersonProfile>]>([
    ['VL02 VL29', { surname: '' }],
    ['VL02 VL29 spaces are nothing', { surname: '  ' }],
    ['VL02 VL30', { username: '' }],
    ['VL02 VL32', { mobile: '' }],
  ])('%s an empty field: «Заполните поле» %j', (_row, patch) => {
    expect(personWith(patch)).toEqual({ [Object.keys(patch)[0] ?? '']: FILL_IN })
  })

  it.each<[string, Partial<PersonProfile>, string]>([
    ['VL29 VL03', { surname: 'Novikova' }, NAME_RULE],
    ['VL30 VL03', { username: 'Елена1' }, NAME_RULE],
    ['VL31 VL03', { patronymic: 'Ivanovna' }, NAME_RULE],
    ['VL32', { mobile: '7900000' }, BAD_PHONE],
    ['VL33 VL15', { email: 'a@' }, BAD_EMAIL],
    ['PR42', { city: '<Казань>' }, CITY_RULE],
    ['VL34 VL10', { birthday: '21.11.2008' }, BAD_BIRTHDAY],
    ['VL35', { license: false }, CONSENT],
    ['VL36 VL07', { inn: '500100732258' }, 'Некорректный ИНН'],
    ['VL37', { departmentCode: '770-01' }, BAD_VALUE],
    ['VL37', { departmentCode: '770001' }, BAD_VALUE],
    ['VL38', { passportSeries: '4510 12345' }, BAD_VALUE],
    ['VL38', { passportSeries: '4510123456' }, BAD_VALUE],
    ['VL38 VL37 digits of other scripts are none', { passportSeries: '٤٥١٠ ١٢٣٤٥٦' }, BAD_VALUE],
    ['VL39', { issuedBy: '<>' }, ADDRESS_RULE],
    ['VL11', { issuedFrom: '22.11.2026' }, FUTURE_DAY],
    ['VL11', { issuedFrom: '31.02.2020' }, BAD_VALUE],
    ['VL82', { passportImages: ['1', '2', '3', '4', '5'] }, TOO_MANY_IMAGES],
  ])('%s %j', (_row, patch, message) => {
    expect(personWith(patch)).toEqual({ [Object.keys(patch)[0] ?? '']: message })
  })

  it.each<[string, Partial<PersonProfile>]>([
    ['VL29 ё and hyphens', { surname: 'Ёжикова-Новикова' }],
    ['VL29 й in two characters', { surname: 'Крайний'.normalize('NFD') }],
    ['VL31 A45', { noPatronymic: true }],
    ['VL37', { departmentCode: '770-001' }],
    ['VL38', { passportSeries: '4510 123456' }],
    ['VL39', { issuedBy: 'ОВД района "Марьина Роща" (г. Москва), № 5/1' }],
    ['VL11 today', { issuedFrom: '20.11.2026' }],
    ['VL10 the 18th birthday', { birthday: '20.11.2008' }],
    ['PR39', { passportImages: ['1', '2', '3', '4'] }],
    ['PR42 free typing', { city: 'пос. им. 8 Марта' }],
  ])('%s %j is fine', (_row, patch) => {
    expect(personWith(patch)).toEqual({})
  })

  it('A45 a patronymic and «Нет отчества» contradict', () => {
    expect(personWith({ patronymic: 'Ильинична', noPatronymic: true })).toEqual({ patronymic: HAS_PATRONYMIC })
  })

  it('VL11 a passport is not older than its owner', () => {
    expect(personWith({ birthday: '21.04.1999', issuedFrom: '20.04.1999' })).toEqual({ issuedFrom: BEFORE_BIRTH })
    expect(personWith({ birthday: '31.02.1999', issuedFrom: '20.04.1999' })).toEqual({ birthday: BAD_BIRTHDAY })
  })

  it('VL40 every wrong field has its message at once', () => {
    const wrong = { surname: '', email: 'a@', inn: '1', license: false }
    expect(Object.keys(personWith(wrong)).toSorted()).toEqual(Object.keys(wrong).toSorted())
  })
})

describe('VL41 the profile of a company', () => {
  const texts = ['responsible', 'organization_name', 'organization_inn', 'mobile', 'city', 'email', 'birthday'] as const

  it('is fine when all seven are filled', () => {
    expect(companyWith({})).toEqual({})
  })

  it.each(texts)('VL41 VL02 %s is required', (name) => {
    expect(companyWith({ [name]: '' })).toEqual({ [name]: FILL_IN })
    expect(companyWith({ [name]: ' ' })).toEqual({ [name]: FILL_IN })
    expect(companyWith({ [name]: '\u202A\u00AD' }), 'signs that nobody sees').toEqual({ [name]: FILL_IN })
  })

  it.each<[Partial<CompanyProfile>, string]>([
    [{ responsible: 'Petrova' }, NAME_RULE],
    [{ organization_name: 'ООО «Ромашка»' }, NAME_RULE],
    [{ organization_inn: '7728168970' }, 'Некорректный ИНН'],
    [{ mobile: '79' }, BAD_PHONE],
    [{ email: 'office' }, BAD_EMAIL],
    [{ birthday: '01.02.2020' }, BAD_BIRTHDAY],
    [{ license: false }, CONSENT],
  ])('VL41 VL03 VL07 VL13 VL15 VL10 %j', (patch, message) => {
    expect(companyWith(patch)).toEqual({ [Object.keys(patch)[0] ?? '']: message })
  })
})

describe('VL10 VL34 A43 birthdays', () => {
  const at = (text: string) => Date.parse(text)

  it.each([
    ['20.11.2008', true],
    ['21.11.2008', false],
    ['01.01.1900', true],
    ['31.12.1899', false],
    ['29.02.2007', false],
    ['20.11.2030', false],
    ['1.1.1990', false],
    ['', false],
  ])('on 20 November 2026 «%s»: %s', (text, isFine) => {
    expect(birthdayProblem(text, NOW)).toBe(isFine ? null : BAD_BIRTHDAY)
  })

  it('the day of Moscow decides, wherever the browser stands', () => {
    expect(birthdayProblem('21.11.2008', at('2026-11-20T20:59:59Z'))).toBe(BAD_BIRTHDAY)
    expect(birthdayProblem('21.11.2008', at('2026-11-20T21:00:00Z'))).toBeNull()
  })

  it('who was born on 29 February is of age on 1 March', () => {
    expect(birthdayProblem('29.02.2008', at('2026-02-28T12:00:00Z'))).toBe(BAD_BIRTHDAY)
    expect(birthdayProblem('29.02.2008', at('2026-03-01T12:00:00Z'))).toBeNull()
  })

  it.each(['2026-11-20T12:00:00Z', '2028-02-29T12:00:00Z', '2026-02-28T12:00:00Z', '2026-12-31T23:30:00Z'])(
    'FM06 the calendar offers the latest day that passes: %s',
    (moment) => {
      const latest = latestBirthday(at(moment))
      const next = new Date(Date.parse(`${latest}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
      const asTyped = (day: string) => day.split('-').toReversed().join('.')
      expect(birthdayProblem(asTyped(latest), at(moment))).toBeNull()
      expect(birthdayProblem(asTyped(next), at(moment))).toBe(BAD_BIRTHDAY)
    },
  )
})

describe('VL15 VL33 e-mail', () => {
  it.each([
    'a@b.ru',
    'a.b+c@example.org',
    "o'neil@x-y.co",
    'почта@пример.рф'.replace('почта', 'mail'),
    'A@B.RU',
    ' a@b.ru ',
    'a\u202Eb@c.ru',
    '\u200Ba@b.ru\u00A0',
  ])('%s is fine', (text) => {
    expect(emailProblem(text)).toBeNull()
  })

  it.each([
    ...'a@ @b.ru a a@b a@@b.ru a@b@c.ru .a@b.ru a.@b.ru a..b@c.ru a@b..ru a@-b.ru a@b.r a@b.1 a@b.ru. <a@b.ru> a,b@c.ru почта@b.ru'.split(
      ' ',
    ),
    'a b@c.ru',
    '"a b"@c.ru',
    'a@[127.0.0.1]',
    'a@b.ru\n.x',
    'a@b.ru\u0000',
    `${'a'.repeat(65)}@b.ru`,
    `a@${'b'.repeat(64)}.ru`,
    `a@${'b.'.repeat(130)}ru`,
  ])('%j is not', (text) => {
    expect(emailProblem(text)).toBe(BAD_EMAIL)
  })
})

describe('PR42 cities', () => {
  it.each(['Уфа', 'Ростов-на-Дону', 'Озёры', 'Йошкар-Ола'.normalize('NFD'), 'Бор'])('%s is fine', (text) => {
    expect(cityProblem(text)).toBeNull()
  })

  it.each(['я', '12', 'Kazan', 'Казань;', '<b>Казань</b>', 'К'.repeat(101)])('%s is not', (text) => {
    expect(cityProblem(text)).toBe(CITY_RULE)
  })
})

it('FM14 birthdays travel as dd-MM-yyyy', () => {
  expect([wireDay('21.04.1999'), dayOfWire('21-04-1999'), wireDay(''), dayOfWire('')]).toEqual([
    '21-04-1999',
    '21.04.1999',
    '',
    '',
  ])
})
