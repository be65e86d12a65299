/** Serial numbers of tools: digits and dots (VL50, VL51). */

/** Removes every white space: people paste numbers from messages and price tags. */
export const normaliseSerial = (text: string): string => text.replaceAll(/\s/g, '')

/** @returns whether the text is a serial number: digits or dots, at least one digit, at most 40 characters */
export const isSerial = (text: string): boolean => /^[0-9.]{1,40}$/.test(text) && /[0-9]/.test(text)

/** A serial in a page address: dots are written as «|» (NV12). */
export const serialToPath = (serial: string): string => encodeURIComponent(serial.replaceAll('.', '|'))

/** The serial of a page address; a path that arrives with dots is accepted. */
export const serialFromPath = (segment: string): string => decodeURIComponent(segment).replaceAll('|', '.')
