/**
 * What is recorded of a value that has a surrogate: its class, what guards ask of it, its length, and its ordinal: `~pf.12.0`. The stand-in
 * is made from these alone (fold/stand-in.ts); no sign of the value is among them.
 */
import { parseDay } from '../../domain/dates/day.ts'
import { innProblem } from '../../domain/people/inn.ts'
import { phoneDigits } from '../../domain/people/phone.ts'
import type { Surrogate } from '../../machines/kit/marks/marks.ts'

/** Milliseconds. */
const DAY = 86_400_000

const DIGITS = /^\d+$/
const compact = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Whole or begun, in the field's format or not. */
const phoneFlag = (text: string): string => (phoneDigits(text) === null ? 'pq' : 'fd').charAt(text.startsWith('+') ? 0 : 1)

/** Luhn's check digit. */
const isLuhn = (digits: string): boolean =>
  Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0

const panFlag = (text: string): string => {
  if (text.includes('*')) return 's'
  const digits = digitsOf(text)
  return (digits.length > 11 && isLuhn(digits) ? 'v' : 'x') + (text.includes(' ') ? 'g' : '')
}

const innFlag = (text: string): string => {
  if (innProblem(text) === null) return 'v'
  return DIGITS.test(text) ? 'x' : 'y'
}

const serialFlag = (text: string): string => {
  if (/^\d{3}\.\d{5}$/.test(text)) return 'w'
  if (/^\d{8}$/.test(text)) return 'd'
  // The beginning of one.
  if (/^\d{3}\.\d*$/.test(text)) return 'p'
  return /^[\d.]+$/.test(text) ? 'n' : 'x'
}

/** The text of a receipt's QR code carries its kind: only a sale is taken. */
const receiptFlag = (text: string): string => {
  if (DIGITS.test(text)) return 'd'
  return /\bfn=\d/i.test(text) && /\bt=\d/i.test(text) ? `q${/\bn=([1-4])\b/i.exec(text)?.[1] ?? ''}` : 'x'
}

/** How far away a moment is: guards ask for the age of people, of receipts and of waits. Days from which each sign begins. */
const AGES = [-1, 1, 7, 30, 90, 365, 731, 1_096, 6_575, 36_525]
const AGE_SIGNS = 'ftwmqrbcyaz'

/** «20-11-2026», «20-11-2026T09:30:00» */
const WIRE_DAY = /^(\d\d)-(\d\d)-(\d{4})(?:T[\d:]{8})?$/

/** An instant, a day of the wire, a day as it is typed; else null. */
const dayOfText = (text: string): string | null =>
  /^\d{4}-\d\d-\d\d/.test(text) ? text : parseDay(text.replace(WIRE_DAY, '$1.$2.$3'))

/** «MM/YY» of a card counts until the end of its month. */
const dateFlag = (text: string, now: number): string => {
  const day = dayOfText(text)
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? []
  const at = month ? Date.UTC(2_000 + Number(year), Number(month)) : Date.parse(day ?? '')
  if (Number.isNaN(at)) return 'x'
  const form = month ? 'M' : WIRE_DAY.test(text) ? 'W' : day !== text ? 'T' : text.length > 10 ? 'I' : 'D'
  return form + AGE_SIGNS.charAt(AGES.filter((days) => (now - at) / DAY >= days).length)
}

/** Sums are compared with limits and with each other: in which half of its order of magnitude one is, and how its kopecks are written. */
/** «500», «500,00» and 500 are one sum. */
const amountOf = (text: string): string => String(Number(text.replaceAll(/\s/g, '').replace(',', '.')) || text)

const half = (text: string): string => (/^[-0\s]*[5-9]/.test(text) ? 'h' : 'l')
const sumFlag = (text: string): string => {
  const [whole, sign = '', kopecks = ''] = /^[\d\s]+(?:([.,])(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return 'x'
  return `o${half(text)}${sign && (sign === '.' ? 'd' : 'c') + kopecks.length}`
}
/** The length of a sum is that of its rubles. */
const sumLength = (text: string): number => digitsOf(text.split(/[.,]/)[0] ?? '').length

export const numberFlag = (value: number): string =>
  `N${half(String(value))}${Number.isInteger(value) ? '' : ','}${value < 0 ? '-' : ''}`

const nameFlag = (text: string): string => {
  const script = /^[а-яё' -]+$/i.test(text) ? 'c' : /^[a-z' -]+$/i.test(text) ? 'l' : 'x'
  return script + (/^[А-ЯЁA-Z]/.test(text) ? 'u' : '')
}

/** Those that a flow asks for; names of files end in many ways, and «договор.иванов» is not an extension. */
const EXTENSION = /\.(jpe?g|png|hei[cf]|webp|pdf|csv|txt|xlsx?)$/i
/** A name, or an address of the web, of this site, of the page's memory. */
const ADDRESS = /^(https?:|blob:|\/)/

const fileFlag = (text: string): string =>
  `${ADDRESS.exec(text)?.[0].charAt(0) ?? '-'}${EXTENSION.exec(text)?.[1]?.toLowerCase() ?? ''}`

/** Blank, or an address of mail. */
const textFlag = (text: string): string => {
  if (text.trim() === '') return 'b'
  return /^[^\s@]+@\S+\.\S\S+$/.test(text) ? 'e' : ''
}

const digitFlag = (text: string): string => (DIGITS.test(text) ? 'd' : 'x')

/** The number of a passport, and of the office that gave it. */
const codeFlag = (text: string): string => {
  if (/^\d{4} \d{6}$/.test(text)) return 'p'
  return /^\d{3}-\d{3}$/.test(text) ? 'o' : digitFlag(text)
}

const idFlag = (text: string): string => (/^[\da-f-]{36}$/i.test(text) ? 'u' : digitFlag(text))

interface Class {
  letter: string
  flag: (text: string, now: number) => string
  /** Texts with the same normal form are the same value. */
  normal: (text: string) => string
  /** What counts as its length: its signs, unless said otherwise. */
  length?: (text: string) => number
}

export const CLASSES: Readonly<Record<Surrogate, Class>> = {
  phone: { letter: 'p', flag: phoneFlag, normal: (text) => phoneDigits(text) ?? digitsOf(text) },
  inn: { letter: 'i', flag: innFlag, normal: compact },
  pan: {
    letter: 'c',
    flag: panFlag,
    normal: (text) => text.replaceAll(' ', ''),
    length: (text) => (text.includes('*') ? text : digitsOf(text)).length,
  },
  code: { letter: 'k', flag: codeFlag, normal: compact },
  serial: { letter: 's', flag: serialFlag, normal: compact },
  receipt: { letter: 'r', flag: receiptFlag, normal: (text) => text.trim() },
  date: { letter: 'd', flag: dateFlag, normal: (text) => dayOfText(text) ?? text },
  sum: { letter: 'm', flag: sumFlag, normal: amountOf, length: sumLength },
  name: { letter: 'n', flag: nameFlag, normal: compact },
  text: { letter: 't', flag: textFlag, normal: compact },
  file: { letter: 'f', flag: fileFlag, normal: (text) => text },
  id: { letter: 'u', flag: idFlag, normal: (text) => text },
}
