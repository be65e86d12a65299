/**
 * SMS codes: registration, new password, deletion (A01, A02, A12, A14 and B01). Browser and server
 * share the limits and the messages. Times are milliseconds.
 */

const SECOND = 1_000
const MINUTE = 60 * SECOND

export const CODE_LENGTH = 6
/** The lifetime of a code. */
export const CODE_LIFETIME = 10 * MINUTE
/** Wrong codes in a row; a resend does not reset the count. */
export const CODE_TRIES = 5
/** After the last try no code of this kind is accepted for this long, not even the right one. */
export const CODE_PAUSE = 15 * MINUTE
/** The time until the next code may be requested (AU31). */
export const RESEND_AFTER = 60 * SECOND
/** Codes of one kind per phone in 24 hours. */
export const CODES_PER_DAY = 5
/** The captcha's timeout; after it the form works without a captcha. */
export const CAPTCHA_TIMEOUT = 10 * SECOND

/** @returns whether the text has the format of a code: six ASCII digits (VL24) */
export const isSmsCode = (text: string): boolean => /^[0-9]{6}$/.test(text)

export const CODE_SHAPE = `Введите ${CODE_LENGTH} цифр из SMS`

/** Wrong, used, expired, replaced by a newer one, or of a phone that gets none: the message does not reveal which. */
export const WRONG_CODE = 'Код неверный или просрочен. Проверьте его или запросите новый'
export const TOO_MANY_WRONG_CODES = 'Слишком много неверных кодов. Попробуйте через 15 минут'
export const NO_MORE_CODES_TODAY = 'На этот номер сегодня больше нельзя отправить код. Попробуйте завтра'
export const TOO_MANY_CODES_FROM_HERE =
  'С вашего устройства или из вашей сети запрошено слишком много кодов. Попробуйте через час'
export const CAPTCHA_REFUSED = 'Проверка не пройдена. Подтвердите ещё раз, что вы не робот'
/** For a resend without a valid captcha: from another browser, or later than a code's lifetime. */
export const CAPTCHA_AGAIN = 'Подтвердите, что вы не робот: вернитесь и запросите код ещё раз'

const secondsWord = (count: number): string => {
  const [tens, ones] = [count % 100, count % 10]
  if (ones === 1 && tens !== 11) return 'секунду'
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'секунды' : 'секунд'
}

/** The message for a request that came too early. */
export const codeWaitText = (seconds: number): string => `Новый код можно запросить через ${seconds} ${secondsWord(seconds)}`
