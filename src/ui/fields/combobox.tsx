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
  /** Whether the list is open. The list's owner decides. */
  isOpen: boolean
  /** Suggestions are loading: the field still accepts input. */
  isLoading?: boolean
  /** The list's accessible name: «Подсказки городов». */
  listLabel: string
  /** The text of an open list without options. */
  emptyText?: string
  /** An option was chosen. */
  onChoose: (value: string) => void
  /** The user closes the list; the typed text stays. */
  onClose: () => void
  /** The user opens the list with an arrow key. */
  onOpen?: () => void
}

const { stateChangeTypes: by } = useCombobox

/** A text field with suggestions; any other text is allowed too. Put it inside a Field. */
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
  // An open list would pull the focus back into its field: the library sees it as open only while the field has focus.
  const [isFocused, setIsFocused] = useState(false)
  const isOffered = isOpen && !rest.readOnly && !rest.disabled
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<ComboboxOption>({
    items: options as ComboboxOption[],
    itemToString: (option) => option?.value ?? '',
    inputId: field.id ?? own,
    inputValue: value,
    selectedItem: null,
    isOpen: isOffered && isFocused && options.length > 0,
    // Blur selects nothing: a hovered option must not replace the typed text.
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
    // A press elsewhere may not move the focus.
    const close = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) onClose()
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOffered, onClose])
  // The highlighted index means another option after the list was replaced.
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
      // The library would clear the field.
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
