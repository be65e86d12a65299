/** E-mail addresses (VL15, VL33). */
import { tidyLine } from '../texts/visible.ts'

export const EMAIL_LENGTH = 254
export const BAD_EMAIL = 'Не корректный email'

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** Domains may be Cyrillic too: почта.рф. */
const LABEL = /^[A-Za-zА-Яа-яЁё0-9]([A-Za-zА-Яа-яЁё0-9-]{0,61}[A-Za-zА-Яа-яЁё0-9])?$/
const LAST_LABEL = /^([A-Za-z]{2,}|[А-Яа-яЁё]{2,}|xn--[A-Za-z0-9-]+)$/

/** The stored form of the address. */
export const normaliseEmail = tidyLine

/** @returns the fault of the text as an e-mail address, or null */
export const emailProblem = (text: string): string | null => {
  const email = normaliseEmail(text)
  const [local = '', domain = '', ...more] = email.split('@')
  const labels = domain.split('.')
  const isRight =
    more.length === 0 &&
    email.length <= EMAIL_LENGTH &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  return isRight ? null : BAD_EMAIL
}
