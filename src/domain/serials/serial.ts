/** Serial numbers of tools: digits and dots (VL50, VL51). */

/** Removes white space, which comes with text pasted from messages and price tags, and turns the keypad's commas into dots. */
export const bareSerial = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(',', '.')

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
  const bare = bareSerial(text)
  const prefix = /^[0-9]{4,8}$/.test(bare) ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare
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

/** @returns whether the text is a serial number: digits or dots, at least one digit, at most 40 characters */
export const isSerial = (text: string): boolean => /^[0-9.]{1,40}$/.test(text) && /[0-9]/.test(text)

/** Whether the text has the form ddd.ddddd, in which nothing can be missing. */
export const isWholeSerial = (text: string): boolean => /^[0-9]{3}\.[0-9]{5}$/.test(text)

/** The serial in a code on a tool; null for any other text: a code may also be an address or an article number. */
export const serialOfCode = (text: string): string | null => {
  const serial = withSerialDot(text.trim())
  return isWholeSerial(serial) ? serial : null
}

/** A serial in a page address: dots are written as «|» (NV12). */
export const serialToPath = (serial: string): string => encodeURIComponent(serial.replaceAll('.', '|'))

/** The serial from a page address; a path with dots is accepted. */
export const serialFromPath = (segment: string): string => decodeURIComponent(segment).replaceAll('|', '.')

/** The serial is in the caller's own reserve: no new one is possible, and a sale confirms it. */
export const OWN_RESERVE = 'Инструмент с этим серийным номером уже в вашем резерве'
