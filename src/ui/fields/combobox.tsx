import { useCombobox } from 'downshift'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { suggestionNews, type ComboboxOption } from './combobox-options.ts'
import { cx } from '../base/cx.ts'
import { useField } from './field-context.ts'
import { Spinner } from '../base/spinner.tsx'
import type { TextInputProps } from './text-input.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import inputStyles from './text-input.module.css'
import styles from './combobox.module.css'

export type ComboboxProps = Omit<TextInputProps, 'type' | 'digits' | 'ref'> & {
  options: readonly ComboboxOption[]
  /** Whether the list is on offer. Whoever owns the list decides. */
  isOpen: boolean
  /** An answer is on its way: the field goes on taking text. */
  isLoading?: boolean
  /** What the list is called: «Подсказки городов». */
  listLabel: string
  /** What an open list without options says. */
  emptyText?: string
  /** An option was taken. */
  onChoose: (value: string) => void
  /** The person sends the list away; what was typed stays. */
  onClose: () => void
  /** The person asks for the list by an arrow key. */
  onOpen?: () => void
}

const { stateChangeTypes: by } = useCombobox

/** One line of text with suggestions; any other text can be typed as well. Put it inside a Field. */
export const Combobox = ({
  value,
  onValueChange,
  options,
  isOpen,
  isLoading = false,
  listLabel,
  emptyText,
  onChoose,
  onClose,
  onOpen,
  onFocus,
  onBlur,
  className,
  ...rest
}: ComboboxProps) => {
  const field = useField()
  const own = useId()
  const box = useRef<HTMLDivElement>(null)
  // An open list would call the focus back into its field: it is open to the library only where the focus is.
  const [isFocused, setIsFocused] = useState(false)
  const isOffered = isOpen && !rest.readOnly && !rest.disabled
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<ComboboxOption>({
    items: options as ComboboxOption[],
    itemToString: (option) => option?.value ?? '',
    inputId: field.id ?? own,
    inputValue: value,
    selectedItem: null,
    isOpen: isOffered && isFocused && options.length > 0,
    // Leaving takes nothing: an option that the pointer has only brushed must not replace what was typed.
    stateReducer: (_, { type, changes }) => (type === by.InputBlur ? { ...changes, selectedItem: null } : changes),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value)
    },
    onIsOpenChange: ({ type, isOpen: next }) => {
      const isAsked = type === by.InputKeyDownArrowDown || type === by.InputKeyDownArrowUp
      if (next && isAsked && !isOffered && !rest.readOnly) onOpen?.()
      if (!next && type === by.InputKeyDownEnter) onClose()
    },
  })
  useEffect(() => {
    if (!isOffered) return undefined
    // A press elsewhere may leave the focus where it is.
    const close = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) onClose()
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOffered, onClose])
  // What was highlighted in a list that has been replaced is something else now.
  // eslint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(() => setHighlightedIndex(-1), [options, setHighlightedIndex])
  const { 'aria-labelledby': _, ...input } = getInputProps({
    ...rest,
    onChange: (event) => {
      setIsFocused(true)
      onValueChange(event.currentTarget.value)
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return
      // The library would empty the field.
      Object.assign(event, { preventDownshiftDefault: true })
      if (!isOffered) return
      event.preventDefault()
      onClose()
    },
    onFocus: (event) => {
      setIsFocused(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setIsFocused(false)
      onBlur?.(event)
    },
  })
  return (
    <div ref={box} className={styles.wrap}>
      <input type="text" {...field} {...input} className={cx(inputStyles.input, isLoading && styles.loading, className)} />
      {isLoading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      <ComboboxList
        menu={getMenuProps({ 'aria-label': listLabel })}
        option={(at) => getItemProps({ index: at })}
        options={options}
        highlighted={highlightedIndex}
        isOpen={isOffered}
        emptyText={emptyText}
        anchor={box}
      />
      <div role="status">
        <VisuallyHidden>{isOffered && suggestionNews(options.length)}</VisuallyHidden>
      </div>
    </div>
  )
}
