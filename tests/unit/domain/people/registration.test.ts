import { describe, expect, it, test } from 'vitest'
import { NAME_RULE } from '../../../../src/domain/people/names.ts'
import { companyProblems, modeOfType, personProblems, typeOfMode } from '../../../../src/domain/people/registration.ts'
import { REQUIRED } from '../../../../src/domain/texts/required.ts'
import { CODE_SHAPE, codeWaitText, isSmsCode } from '../../../../src/domain/people/sms-code.ts'

const PERSON = { username: 'Анна', surname: 'Соколова', password: '123456' }
const COMPANY = {
  organization_name: 'ООО Ромашка',
  organization_inn: '7707083893',
  responsible: 'Петрова Алла',
  password: '000000',
}

describe('the confirmation of an individual', () => {
  it('VL21 VL22 VL24 a right one has no problem', () => expect(personProblems(PERSON)).toEqual({}))

  it('VL21 VL22 VL23 empty fields are required, blank ones too', () => {
    expect(personProblems({ username: '', surname: ' ', password: '' })).toEqual({
      username: REQUIRED,
      surname: REQUIRED,
      password: REQUIRED,
    })
  })

  it('VL21 VL22 names are Cyrillic', () => {
    expect(personProblems({ ...PERSON, username: 'John', surname: 'Smith' })).toEqual({ username: NAME_RULE, surname: NAME_RULE })
  })

  it.each(['12345', '1234567', 'abcdef', '12 456', '١٢٣٤٥٦'])('VL24 «%s» is no code', (password) => {
    expect(personProblems({ ...PERSON, password })).toEqual({ password: CODE_SHAPE })
  })
})

describe('the confirmation of a legal person', () => {
  it('VL25 VL26 VL27 a right one has no problem', () => expect(companyProblems(COMPANY)).toEqual({}))

  it('VL25 VL26 VL27 A47 empty fields are required', () => {
    expect(companyProblems({ organization_name: '', organization_inn: '', responsible: '', password: '1' })).toEqual({
      organization_name: REQUIRED,
      organization_inn: REQUIRED,
      responsible: REQUIRED,
      password: CODE_SHAPE,
    })
  })

  it('VL25 VL26 VL27 wrong ones are named', () => {
    const wrong = { ...COMPANY, organization_name: 'Romashka', organization_inn: '7707083894', responsible: 'Alla' }
    expect(companyProblems(wrong)).toEqual({
      organization_name: NAME_RULE,
      organization_inn: 'Некорректный ИНН',
      responsible: NAME_RULE,
    })
  })
})

test('AU27 AU28 A07 the type follows the stored mode, client when nothing is stored', () => {
  expect([typeOfMode(null), typeOfMode('seller'), typeOfMode('customer')]).toEqual(['client', 'client', 'customer'])
})

test('A06 the type becomes the mode', () => {
  expect([modeOfType('client'), modeOfType('customer')]).toEqual(['seller', 'customer'])
})

test('a code is six ASCII digits', () => {
  expect(['123456', '000000', '12345', '１２３４５６'].map(isSmsCode)).toEqual([true, true, false, false])
})

test.each([
  [1, 'секунду'],
  [2, 'секунды'],
  [5, 'секунд'],
  [11, 'секунд'],
  [12, 'секунд'],
  [21, 'секунду'],
  [42, 'секунды'],
  [60, 'секунд'],
])('the wait of %i is said in Russian', (seconds, word) => {
  expect(codeWaitText(seconds)).toBe(`Новый код можно запросить через ${seconds} ${word}`)
})
