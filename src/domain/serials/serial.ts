/** Serial numbers of tools: digits and dots (VL50, VL51). */
import { withoutInvisible } from '../texts/invisible.ts'
import { bare, visible } from '../texts/visible.ts'
import { gs1Serial, isRawGs1 } from './gs1.ts'

/** What the dot becomes when a scanner types into a Russian layout, or speaks of one to an English layout. */
const LAYOUT_DOT = /^([0-9]{3})[юЮ/]([0-9]{5})$/
/** The same in the beginning of a serial number. */
const LAYOUT_DOT_IN_PREFIX = /^([0-9]{3})[юЮ/]([0-9]{0,5})$/

/** The number of its row in front of a serial number that nothing is missing of: without it, the two would become one. */
const NUMBERING = /^\s*(?:№\s*)?\(?[0-9]{1,5}(?:[.):]|\s*[-–—])?\s+(?=[0-9]{3}[.,]?[0-9]{5}\s*$)/

/** Removes white space and invisible signs, which come with pasted text, and turns the keypad's commas into dots. */
const withDots = (text: string): string =>
  bare(visible(text).replace(NUMBERING, '')).replaceAll(',', '.').replace(LAYOUT_DOT, '$1.$2')

/**
 * A serial number as it was typed, pasted or scanned, in plain signs; a code of GS1 gives the serial number in it, once that is whole:
 * a scanner types one sign after the other.
 */
export const bareSerial = (text: string): string => {
  const inner = withDots(gs1Serial(text) ?? '')
  return isWholeSerial(withSerialDot(inner)) ? inner : withDots(text)
}

/** Eight digits are a number of the form ddd.ddddd, typed on a keypad without a dot; any other text stays unchanged. */
export const withSerialDot = (serial: string): string =>
  /^[0-9]{8}$/.test(serial) ? `${serial.slice(0, 3)}.${serial.slice(3)}` : serial

/** The normalised serial, for storage and requests. */
export const normaliseSerial = (text: string): string => withSerialDot(bareSerial(text))

/** The lengths of a search by the beginning of a serial number. */
const PREFIX = /^[0-9.]{3,9}$/
const LONGEST_PREFIX = 9

/**
 * The beginning of a serial number as a list is searched for it: without its dot it may be typed like a whole number.
 * @returns null for a text that is too short, too long, or no beginning of a serial number
 */
export const serialPrefix = (text: string): string | null => {
  const typed = bareSerial(text).replace(LAYOUT_DOT_IN_PREFIX, '$1.$2')
  const prefix = /^[0-9]{4,8}$/.test(typed) ? `${typed.slice(0, 3)}.${typed.slice(3)}` : typed
  return PREFIX.test(prefix) ? prefix : null
}

/**
 * The address of a list that shows this serial: searched for it, or for its beginning where it is longer than a search. Where
 * the search would change it, or takes neither, the whole list: a search that finds nothing would hide the row.
 */
export const listShowing = (list: '/sales' | '/user-tools', serial: string): string => {
  const prefix = [serial, serial.slice(0, LONGEST_PREFIX)].find((text) => serialPrefix(text) === text)
  return prefix === undefined ? list : `${list}?search=${prefix}`
}

/** @returns whether the text is a serial number: digits or dots, at least one digit, at most 40 characters; no raw code of GS1 */
export const isSerial = (text: string): boolean => /^[0-9.]{1,40}$/.test(text) && /[0-9]/.test(text) && !isRawGs1(text)

/** Whether the text has the form ddd.ddddd, in which nothing can be missing. */
export const isWholeSerial = (text: string): boolean => /^[0-9]{3}\.[0-9]{5}$/.test(text)

/** The serial in a code on a tool; null for any other text: a code may also be an address or an article number. */
export const serialOfCode = (text: string): string | null => {
  const serial = withSerialDot(withoutInvisible(gs1Serial(text) ?? text).trim())
  return isWholeSerial(serial) ? serial : null
}

/** A serial in a page address: dots are written as «|» (NV12). */
export const serialToPath = (serial: string): string => encodeURIComponent(serial.replaceAll('.', '|'))

/** The serial from the decoded part of a page address; one with dots is accepted (IV01). */
export const serialFromPath = (part: string): string => part.replaceAll('|', '.')

/** The serial is in the caller's own reserve: no new one is possible, and a sale confirms it. */
export const OWN_RESERVE = 'Инструмент с этим серийным номером уже в вашем резерве'
