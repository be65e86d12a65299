import { bareSerial, withSerialDot } from '../../domain/serials/serial.ts'

/** The field's content. */
export interface TypedSerial {
  text: string
  /** The dot was inserted automatically. It is valid only with eight digits: one more digit means another format. */
  hasOwnDot: boolean
}

/** The user's edit. */
export interface SerialEdit {
  text: string
  cursor: number
  /** A deletion: an erased dot must not reappear at once. */
  isErasing: boolean
}

const DOT_AT = 3

/** The new position of the automatic dot after a change before or behind it. */
const ownDotIn = (text: string, before: string): number =>
  text.startsWith(before.slice(0, DOT_AT + 1)) ? DOT_AT : text.length - before.length + DOT_AT

/** Applies an edit of a serial (VL51): drops spaces, turns a comma into a dot, adds the dot of ddd.ddddd at the eighth digit. */
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
