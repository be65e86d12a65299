import { bareSerial, withSerialDot } from '../../domain/serial.ts'

/** What stands in the field. */
export interface TypedSerial {
  text: string
  /** Its dot came by itself. It stands only where eight digits do: with another digit the serial has another shape. */
  hasOwnDot: boolean
}

/** What a person has made of it. */
export interface SerialEdit {
  text: string
  cursor: number
  /** Something was taken away: whoever erases the dot shall not find it there again at once. */
  isErasing: boolean
}

const DOT_AT = 3

/** Where the dot that came by itself has moved, when the text was changed before it or behind it. */
const ownDotIn = (text: string, before: string): number =>
  text.startsWith(before.slice(0, DOT_AT + 1)) ? DOT_AT : text.length - before.length + DOT_AT

/** Reads a change of a serial (VL51): spaces go, a comma is a dot, and the dot of ddd.ddddd comes with the eighth digit. */
export const typeSerial = (before: TypedSerial, { text, cursor, isErasing }: SerialEdit): TypedSerial & { cursor: number } => {
  const bare = bareSerial(text)
  const dot = before.hasOwnDot ? ownDotIn(bare, before.text) : -1
  const isStripped = bare[dot] === '.'
  const typed = isStripped ? bare.slice(0, dot) + bare.slice(dot + 1) : bare
  const shown = isErasing ? typed : withSerialDot(typed)
  const ahead = bareSerial(text.slice(0, cursor)).length
  const typedAhead = isStripped && ahead > dot ? ahead - 1 : ahead
  const hasOwnDot = shown !== typed
  return { text: shown, hasOwnDot, cursor: hasOwnDot && typedAhead > DOT_AT ? typedAhead + 1 : typedAhead }
}
