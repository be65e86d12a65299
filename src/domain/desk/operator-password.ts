/** Operators set their password by a link (E21): long, and not among those that everybody tries. Portal and server share the rule. */

export const OPERATOR_PASSWORD_LENGTH = 12
export const OPERATOR_PASSWORD_LONGEST = 128

/** Used, expired, withdrawn or never given: the message does not reveal which. */
export const NO_INVITATION = 'Ссылка не действует. Попросите новую у того, кто её дал'

export const SHORT_PASSWORD = `Пароль должен быть не короче ${OPERATOR_PASSWORD_LENGTH} знаков`
export const LONG_PASSWORD = `Пароль должен быть не длиннее ${OPERATOR_PASSWORD_LONGEST} знаков`
export const PHONE_AS_PASSWORD = 'Пароль не должен состоять из номера телефона'
export const COMMON_PASSWORD = 'Это один из самых частых паролей. Придумайте другой'

/** What a common password is made of: such words, digits in a row, and one character again and again. */
const COMMON = [
  'password',
  'passw0rd',
  'parol',
  'пароль',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'zxcvbn',
  '1qaz2wsx',
  'йцукен',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'admin',
  'administrator',
  'администратор',
  'operator',
  'оператор',
  'support',
  'поддержка',
  'служба',
  'welcome',
  'letmein',
  'iloveyou',
  'platforma',
  'платформа',
  'мст',
  'mst',
].toSorted((one, other) => other.length - one.length)

const ROWS = ['01234567890123456789', '098765432109876543210']

/** So many different characters at least are left when common words and rows of digits have gone. */
const LEFT_AT_LEAST = 4

/** What of a password nobody guesses at once. */
const rare = (password: string): string => {
  const words = COMMON.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  return words.replaceAll(/\d{3,}/g, (digits) => (ROWS.some((row) => row.includes(digits)) ? '' : digits))
}

const isCommon = (password: string): boolean => {
  const left = rare(password)
  return new Set(left).size < LEFT_AT_LEAST
}

/**
 * Why a password may not be an operator's.
 * @param mobile the operator's phone as 11 digits; null where it is not known: the server knows it
 * @returns the message, or null for a good one
 */
export const operatorPasswordProblem = (password: string, mobile: string | null): string | null => {
  const length = Array.from(password).length
  if (length < OPERATOR_PASSWORD_LENGTH) return SHORT_PASSWORD
  if (length > OPERATOR_PASSWORD_LONGEST) return LONG_PASSWORD
  if (mobile !== null && password.replaceAll(/\D/g, '').includes(mobile.slice(1)) && !/\p{L}/u.test(password))
    return PHONE_AS_PASSWORD
  return isCommon(password) ? COMMON_PASSWORD : null
}
