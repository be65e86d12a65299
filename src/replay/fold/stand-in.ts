/**
 * The stand-in of a recorded value, made of class, what guards ask, length and ordinal: a right INN has right check digits, a grown-up is
 * grown up. The same ordinal gives the same value, in whichever form it was written.
 */
import { formatDay, dayOf } from '../../domain/dates/day.ts'
import { innProblem } from '../../domain/people/inn.ts'
import { formatPhone } from '../../domain/people/phone.ts'
import { PLACES } from '../../domain/portal/places.ts'

interface Recorded {
  flag: string
  length: number
  ordinal: number
  /** The beginning of the recording, epoch milliseconds. */
  begun: number
}

const DAY = 86_400_000

/** Digits of the length that end in the ordinal and do not begin with a zero. */
const digits = (length: number, ordinal: number): string => {
  if (length <= 0) return ''
  const tail = String(ordinal)
  return tail.length >= length ? tail.slice(-length) : `1${tail.padStart(length - 1, '0')}`
}

const letters = (alphabet: string, length: number, ordinal: number): string => {
  const word: string[] = []
  for (let rest = ordinal, at = 0; at < length; at += 1, rest = Math.floor(rest / alphabet.length))
    word.push(alphabet.charAt(rest % alphabet.length))
  return word.join('')
}

/** Of the first number from here on that satisfies a rule. */
const firstOf = (from: number, write: (number: number) => string, isRight: (text: string) => boolean): string => {
  for (let number = from; ; number += 1) if (isRight(write(number))) return write(number)
}

/** Ordinals far enough apart, so that each finds its own right number. */
const APART = 200

const phone = ({ flag, length, ordinal }: Recorded): string => {
  const whole = `79${digits(9, ordinal)}`
  if (flag === 'f') return length === 12 ? `+${whole}` : formatPhone(whole)
  if (flag === 'd') return length === 10 ? whole.slice(1) : length === 11 ? whole : formatPhone(whole)
  return flag === 'p' ? formatPhone(whole).slice(0, length) : whole.slice(0, length)
}

const inn = ({ flag, length, ordinal }: Recorded): string => {
  if (flag === 'y') return letters('абвгд', length, ordinal)
  if (length !== 10 && length !== 12) return digits(length, ordinal)
  const isValid = (text: string): boolean => (innProblem(text) === null) === (flag === 'v')
  return firstOf(ordinal * APART, (number) => digits(length, number), isValid)
}

const isLuhn = (text: string): boolean =>
  Array.from(text, Number)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0

const pan = ({ flag, length, ordinal }: Recorded): string => {
  if (flag === 's') return `${'*'.repeat(Math.max(length - 4, 1))}${digits(4, ordinal)}`
  const number = firstOf(
    ordinal * APART,
    (candidate) => digits(length, candidate),
    (text) => isLuhn(text) === flag.startsWith('v'),
  )
  return flag.endsWith('g') ? number.replaceAll(/(.{4})(?=.)/g, '$1 ') : number
}

const serial = ({ flag, length, ordinal }: Recorded): string => {
  const whole = digits(8, ordinal)
  if (flag === 'd') return whole
  if (flag === 'w') return `${whole.slice(0, 3)}.${whole.slice(3)}`
  if (flag === 'p') return `100.${digits(length - 4, ordinal)}`
  return flag === 'n' ? digits(length, ordinal) : letters('абвгд', length, ordinal)
}

const dayAt = (moment: number): string => dayOf(new Date(moment))

/** Days back from which a kind of distance is safe, and over how many more the ordinals spread. */
const AGO: Readonly<Record<string, readonly [from: number, spread: number]>> = {
  f: [-2, -300],
  t: [0, 0],
  w: [2, 4],
  m: [8, 20],
  q: [31, 55],
  r: [92, 250],
  b: [370, 300],
  c: [740, 300],
  y: [1_200, 3_000],
  a: [8_000, 15_000],
  z: [37_000, 300],
}

const momentOf = ({ flag, ordinal, begun }: Recorded): number => {
  const [from, spread] = AGO[flag.charAt(1)] ?? [0, 0]
  const step = spread === 0 ? 0 : (ordinal % Math.abs(spread)) * Math.sign(spread)
  return begun - (from + step) * DAY
}

const date = (recorded: Recorded): string => {
  const { flag, length } = recorded
  if (flag === 'x') return '01.01.2000'.slice(0, length).padEnd(length, '0')
  const day = dayAt(momentOf(recorded))
  if (flag.startsWith('M')) return `${day.slice(5, 7)}/${day.slice(2, 4)}`
  if (flag.startsWith('T')) return formatDay(day)
  if (flag.startsWith('W')) return `${formatDay(day).replaceAll('.', '-')}${length > 10 ? 'T12:00:00' : ''}`
  return flag.startsWith('I') ? new Date(momentOf(recorded)).toISOString() : day
}

const receipt = (recorded: Recorded): string => {
  const { flag, length, ordinal, begun } = recorded
  if (flag === 'd') return digits(length, ordinal)
  if (!flag.startsWith('q')) return letters('абвгд', length, ordinal)
  const kind = flag.length > 1 ? `&n=${flag.slice(1)}` : ''
  const day = dayAt(begun - DAY).replaceAll('-', '')
  return `t=${day}T1200&s=1000.00&fn=${digits(16, ordinal)}&i=${digits(5, ordinal)}&fp=${digits(10, ordinal)}${kind}`
}

/**
 * Rubles in the recorded half of their order of magnitude. A later sum is smaller: what somebody types is compared with what they have, which
 * was known before.
 */
const rubles = (length: number, ordinal: number, isHigh: boolean): number => {
  const unit = 10 ** (Math.min(Math.max(length, 1), 15) - 1)
  return (isHigh ? 6 : 2) * unit - 1 - (ordinal % unit)
}

const sum = ({ flag, length, ordinal }: Recorded): string | number => {
  if (flag === 'x') return letters('абвгд', length, ordinal)
  const amount = rubles(length, ordinal, flag.charAt(1) === 'h')
  if (flag.startsWith('N')) return (flag.endsWith('-') ? -1 : 1) * (amount + (flag.includes(',') ? 0.5 : 0))
  const kopecks = Number(flag.charAt(3))
  if (flag.length < 4) return String(amount)
  return `${amount}${flag.charAt(2) === 'd' ? '.' : ','}${'0'.repeat(Math.min(kopecks, 2))}`
}

const CYRILLIC = 'аеиоунтсрвлкмдп'
const LATIN = 'aeiountsrlkmdp'

const name = ({ flag, length, ordinal }: Recorded): string => {
  const word = flag.startsWith('x')
    ? `«${letters(CYRILLIC, length - 1, ordinal)}`
    : letters(flag.startsWith('l') ? LATIN : CYRILLIC, length, ordinal)
  return flag.endsWith('u') ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

const text = ({ flag, length, ordinal }: Recorded): string => {
  const own = ordinal.toString(36)
  if (flag === 'b') return ' '.repeat(length)
  if (flag === 'e') return `${own}@${'a'.repeat(Math.max(length - own.length - 4, 1))}.ru`
  return `${`${own} текст `.repeat(Math.ceil(length / 8)).slice(0, length - 1)}.`
}

const BEGINNINGS: Readonly<Record<string, string>> = { h: 'https://files.test/', b: 'blob:', '/': '/' }

const file = ({ flag, ordinal }: Recorded): string => {
  const extension = flag.slice(1)
  return `${BEGINNINGS[flag.charAt(0)] ?? ''}file-${ordinal}${extension === '' ? '' : `.${extension}`}`
}

const id = (recorded: Recorded): string | number => {
  const { flag, length, ordinal } = recorded
  if (flag.startsWith('N')) return Number(digits(Math.min(length, 15), ordinal))
  if (flag === 'u') return `00000000-0000-4000-8000-${String(ordinal).padStart(12, '0')}`
  return flag === 'd' ? digits(length, ordinal) : `id${digits(Math.max(length - 2, 4), ordinal)}`
}

const code = ({ flag, length, ordinal }: Recorded): string => {
  const whole = digits(length - 1, ordinal)
  if (flag === 'p') return `${whole.slice(0, 4)} ${whole.slice(4)}`
  if (flag === 'o') return `${whole.slice(0, 3)}-${whole.slice(3)}`
  return flag === 'd' ? digits(length, ordinal) : letters('абвгд', length, ordinal)
}

const MAKERS: Readonly<Record<string, (recorded: Recorded) => string | number>> = {
  p: phone,
  i: inn,
  c: pan,
  k: code,
  s: serial,
  r: receipt,
  d: date,
  m: sum,
  n: name,
  t: text,
  f: file,
  u: id,
}

/** An address of the place, with stand-ins for what it names. */
const placeFor = (name: string, ordinal: number): string =>
  (PLACES.find((place) => place.name === name)?.path ?? '/').replaceAll(/:\w+/g, String(1_000 + ordinal)).replace('*', '')

const RECORDED = /^~(.)([^.]*)\.(\w*)\.?(\w*)$/

/** @param recorded a text that begins with «~»; @returns undefined for what no recorder has written */
export const standIn = (recorded: string, begun: number): string | number | undefined => {
  if (recorded.startsWith('~@')) return begun + Number.parseInt(recorded.slice(2), 36)
  if (recorded.startsWith('~*')) return '0'.repeat(Math.min(Number(recorded.slice(2)), 6))
  const [, letter = '', flag = '', first = '', second = ''] = RECORDED.exec(recorded) ?? []
  if (letter === '/') return placeFor(flag, Number.parseInt(first, 36))
  const [length, ordinal] = [Number.parseInt(first, 36), Number.parseInt(second, 36)]
  if (Number.isNaN(length) || Number.isNaN(ordinal)) return undefined
  return MAKERS[letter]?.({ flag, length: Math.min(length, 5_000), ordinal, begun })
}
