/** Sends many serial numbers in parts, because an address holds only so many (D76). */
import { PART_LENGTH, SERIALS_PER_PART } from './invoice.ts'

/** The parameter of a call: the serial numbers with commas between them (API). */
export const joinSerials = (serials: readonly string[]): string => serials.join(',')

/** The parts in which the serial numbers are sent, in their order. */
export const planParts = (serials: readonly string[]): string[][] => {
  const parts: string[][] = []
  let length = 0
  for (const serial of serials) {
    const last = parts.at(-1)
    const isFull = !last || last.length === SERIALS_PER_PART || length + 1 + serial.length > PART_LENGTH
    if (isFull) parts.push([serial])
    else last.push(serial)
    length = isFull ? serial.length : length + 1 + serial.length
  }
  return parts
}
