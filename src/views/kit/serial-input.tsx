import { useRef, type FormEvent } from 'react'
import { TextInput, type TextInputProps } from '../../ui/fields/text-input.tsx'
import { typeSerial } from './type-serial.ts'

type SerialInputProps = Omit<TextInputProps, 'type' | 'digits' | 'inputMode' | 'onInput'>

/**
 * Where a serial number is typed: a keypad of digits, and the dot that it may lack comes by itself. Put it inside a Field; its
 * owner makes `normaliseSerial` of the text when the field is left.
 */
export const SerialInput = ({ value, ...rest }: SerialInputProps) => {
  /** The text whose dot came by itself; a text from elsewhere has none. */
  const dotted = useRef<string>(null)
  // The text is changed before its owner hears of it: then the field stands as its owner draws it, and the cursor stays.
  const read = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { isComposing, inputType = '' } = nativeEvent as Partial<InputEvent>
    if (isComposing) return
    const { value: text, selectionStart } = field
    const edit = { text, cursor: selectionStart ?? text.length, isErasing: inputType.startsWith('delete') }
    const next = typeSerial({ text: value, hasOwnDot: dotted.current === value }, edit)
    dotted.current = next.hasOwnDot ? next.text : null
    if (next.text === text) return
    field.value = next.text
    field.setSelectionRange(next.cursor, next.cursor)
  }
  return <TextInput {...rest} value={value} digits inputMode="decimal" onInput={read} />
}
