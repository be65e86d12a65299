import { describe, expect, test } from 'vitest'
import {
  COMMON_PASSWORD,
  LONG_PASSWORD,
  operatorPasswordProblem,
  OPERATOR_PASSWORD_LENGTH,
  OPERATOR_PASSWORD_LONGEST,
  PHONE_AS_PASSWORD,
  SHORT_PASSWORD,
} from '../../../../src/domain/desk/operator-password.ts'

const MOBILE = '79131234567'

describe('E21 the password of an operator', () => {
  test.each(['Тихая гавань 2026', 'correct horse battery', 'зелёный кит плывёт', 'k7#Qz!mW2@xR', '🦊🐻🐼🦁🐯🐨🐸🐵🐔🐧🐦🐤'])(
    '%s is good',
    (password) => {
      expect(operatorPasswordProblem(password, MOBILE)).toBeNull()
      expect(operatorPasswordProblem(password, null)).toBeNull()
    },
  )

  test('has twelve characters at least, 128 at most: characters, not bytes', () => {
    const words = 'тихая гавань и зелёный кит '
    expect(operatorPasswordProblem('k7#Qz!mW2@x', MOBILE)).toBe(SHORT_PASSWORD)
    expect(operatorPasswordProblem('🦊🐻🐼🦁🐯🐨🐸🐵🐔🐧🐦', MOBILE)).toBe(SHORT_PASSWORD)
    expect(operatorPasswordProblem(words.repeat(5).slice(0, OPERATOR_PASSWORD_LONGEST), MOBILE)).toBeNull()
    expect(operatorPasswordProblem(words.repeat(5).slice(0, OPERATOR_PASSWORD_LONGEST + 1), MOBILE)).toBe(LONG_PASSWORD)
    expect([OPERATOR_PASSWORD_LENGTH, OPERATOR_PASSWORD_LONGEST]).toEqual([12, 128])
  })

  test.each(['+79131234567', '8 913 123-45-67', '9131234567 9131234567'])('is not the phone: %s', (password) => {
    expect(operatorPasswordProblem(password, MOBILE)).toBe(PHONE_AS_PASSWORD)
  })

  test('is not the phone of somebody else where the phone is not known: the server says so', () => {
    expect(operatorPasswordProblem('8 913 123-45-67', null)).not.toBe(PHONE_AS_PASSWORD)
  })

  test.each([
    '123456789012',
    '0987654321098',
    'passwordpassword',
    'Password12345',
    'Qwerty123456',
    'QWERTYUIOPqwertyuiop',
    'йцукенгшщзхъ',
    'Пароль1234567',
    'Администратор1',
    'оператор1234567',
    'мстмстмстмст2026',
    'аааааааааааа',
    '111122223333',
    '            ',
    'ababababababab',
  ])('is not %s, which everybody tries', (password) => {
    expect(operatorPasswordProblem(password, MOBILE)).toBe(COMMON_PASSWORD)
  })
})
