import { useId, useImperativeHandle, useRef, type Ref } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Search, X } from '../base/icons.ts'
import { TextInput } from './text-input.tsx'
import styles from './search-field.module.css'

export type SearchFieldProps = {
  /** Its accessible name: the magnifier and the placeholder say the same to sighted users. */
  label: string
  placeholder: string
  value: string
  onValueChange: (text: string) => void
  /** A line below: the reason why this text searches nothing. It is read aloud when it appears. */
  hint?: string | null
  /** Letters are searched too: the keyboard of texts. */
  isText?: boolean
  /** The control, for whoever moves the focus there. */
  control?: Ref<HTMLInputElement>
}

/** A search, by a number with a keypad on phones; its button empties it. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, placeholder, value, onValueChange, hint, isText = false, control } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(control, () => input.current as HTMLInputElement)
  /** The button goes with the text: the focus stays in the search. */
  const clear = () => {
    input.current?.focus()
    onValueChange('')
  }
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Search />
        <TextInput
          ref={input}
          digits={!isText}
          type="search"
          inputMode={isText ? 'search' : 'decimal'}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          aria-label={label}
          aria-describedby={`${id}hint`}
          placeholder={placeholder}
          value={value}
          onValueChange={onValueChange}
        />
        {value !== '' && <IconButton label="Очистить поиск" icon={<X />} className={styles.clear} onClick={clear} />}
      </div>
      <p id={`${id}hint`} className={styles.hint} role="status">
        {hint}
      </p>
    </div>
  )
}
