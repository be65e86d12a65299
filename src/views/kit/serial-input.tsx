import { useRef, type FormEvent } from 'react'
import { TextInput, type TextInputProps } from '../../ui/fields/text-input.tsx'
import { typeSerial } from './type-serial.ts'

type SerialInputProps = Omit<TextInputProps, 'type' | 'digits' | 'inputMode' | 'onInput'>

/**
 * The input of a serial number: numeric keypad, automatic dot. Put it inside a Field; its
 * owner applies `normaliseSerial` on blur.
 */
export const SerialInput = ({ value, ...rest }: SerialInputProps) => {
  /** The text with an automatic dot; null for any other text. */
  const dotted = useRef<string>(null)
  // The text changes before its owner's handler: so the rendered value matches and the cursor stays.
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
