/** What an operator may mean by one line: a phone, a serial, a receipt, a point. Digits in a row may be several of them. */
import { phoneDigits } from '../../../src/domain/people/phone.ts'
import { canonicalNumber } from '../../../src/domain/sales/receipt.ts'
import { parseReceiptQr } from '../../../src/domain/sales/receipt-qr.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'

/** Numbers of a receipt without zeros in front; null for one that is not said. */
export interface Numbers {
  fn: string | null
  fd: string | null
  fp: string | null
}

/** A point by its INN, its id, or the beginnings of words of its name. */
export type PointQuery = { inn: string } | { id: string } | { words: string[] }

/** What the line may be; null and empty for what it is not. */
export interface Meaning {
  mobile: string | null
  serial: string | null
  /** Each of these may be the receipt. */
  receipts: Numbers[]
  point: PointQuery | null
}

const SERIAL = /^\.*\d[\d.]{0,39}$/
const ONLY_PHONE = /^[+\d\s().‐-―-]+$/
const LABELLED = /(фн|фд|фпд?|fn|fd|fp|i)\D{0,3}(\d{1,20})/giu
const FISCAL_DRIVE = 16

const labels: Readonly<Record<string, keyof Numbers>> = {
  фн: 'fn',
  fn: 'fn',
  фд: 'fd',
  fd: 'fd',
  i: 'fd',
  фп: 'fp',
  фпд: 'fp',
  fp: 'fp',
}

const NONE: Numbers = { fn: null, fd: null, fp: null }

/** A receipt is found by its sign, or by its drive and the number on it: what the indexes answer. */
const isFindable = ({ fn, fd, fp }: Numbers): boolean => fp !== null || (fn !== null && fd !== null)

const labelled = (text: string): Numbers => {
  const numbers = { ...NONE }
  for (const [, label = '', number = ''] of text.matchAll(LABELLED)) {
    const name = labels[label.toLowerCase()]
    if (name) numbers[name] = canonicalNumber(number)
  }
  return numbers
}

/** Numbers without labels: the drive is known by its length, the others may stand in either order. */
const bare = (text: string): Numbers[] => {
  const numbers = text.split(/[\s,;/]+/).filter(Boolean)
  if (numbers.length > 3 || !numbers.every((number) => /^\d{1,20}$/.test(number))) return []
  const drive = numbers.find(({ length }) => length === FISCAL_DRIVE) ?? null
  const fn = drive && canonicalNumber(drive)
  const [one = null, other = null] = numbers.filter((number) => number !== drive).map(canonicalNumber)
  if (one === null) return []
  if (other === null)
    return fn === null
      ? [{ ...NONE, fp: one }]
      : [
          { fn, fd: one, fp: null },
          { fn, fd: null, fp: one },
        ]
  return [
    { fn, fd: one, fp: other },
    { fn, fd: other, fp: one },
  ]
}

const receiptsIn = (text: string): Numbers[] => {
  const qr = parseReceiptQr(text)
  if (qr.kind === 'receipt') {
    const { fn, fd, fp } = qr.receipt
    return [{ fn: canonicalNumber(fn), fd: canonicalNumber(fd), fp: canonicalNumber(fp) }]
  }
  const named = labelled(text)
  return (isFindable(named) ? [named] : bare(text)).filter(isFindable)
}

const LEAST_WORD = 2

const pointIn = (text: string): PointQuery | null => {
  if (/^\d{10}$|^\d{12}$/.test(text)) return { inn: text }
  if (isUuid(text.toLowerCase())) return { id: text.toLowerCase() }
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  const isName = /\p{L}/u.test(text) && words.some(({ length }) => length >= LEAST_WORD)
  return isName ? { words: words.slice(0, 8) } : null
}

/** @param typed one line, as typed or pasted */
export const meaningOf = (typed: string): Meaning => {
  const text = typed.trim()
  const receipts = receiptsIn(text)
  const isReceipt = /[=&]/.test(text) && receipts.length > 0
  return {
    mobile: ONLY_PHONE.test(text) ? phoneDigits(text) : null,
    serial: SERIAL.test(text) ? text : null,
    receipts,
    point: isReceipt ? null : pointIn(text),
  }
}

/** Whether it may be anything at all. */
export const meansNothing = ({ mobile, serial, receipts, point }: Meaning): boolean =>
  mobile === null && serial === null && receipts.length === 0 && point === null
