/** Serial numbers of tools: digits and dots (VL50, VL51). */

/** Without white space, which people paste from messages and price tags, and with dots where their keypad has commas. */
export const bareSerial = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(',', '.')

/** Eight digits are a number of the form ddd.ddddd whose dot the keypad did not have; any other shape stays. */
export const withSerialDot = (serial: string): string =>
  /^[0-9]{8}$/.test(serial) ? `${serial.slice(0, 3)}.${serial.slice(3)}` : serial

/** A serial as it is kept and sent. */
export const normaliseSerial = (text: string): string => withSerialDot(bareSerial(text))

/** @returns whether the text is a serial number: digits or dots, at least one digit, at most 40 characters */
export const isSerial = (text: string): boolean => /^[0-9.]{1,40}$/.test(text) && /[0-9]/.test(text)

/** A serial in a page address: dots are written as «|» (NV12). */
export const serialToPath = (serial: string): string => encodeURIComponent(serial.replaceAll('.', '|'))

/** The serial of a page address; a path that arrives with dots is accepted. */
export const serialFromPath = (segment: string): string => decodeURIComponent(segment).replaceAll('|', '.')
