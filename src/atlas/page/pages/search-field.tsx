/** The search of the whole atlas: the query is in the address, so that a search can be shared. */
import { useState } from 'react'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { findHref, MAP } from '../base/place.ts'
import { go, replace } from '../base/use-place.ts'
import styles from './search-field.module.css'

export const SearchField = ({ query }: { query: string }) => {
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  // The address has changed otherwise: by «Назад», or by a link to another search.
  if (known !== query) {
    setKnown(query)
    setText(query)
  }
  const type = (typed: string) => {
    setText(typed)
    if (query === '') go(findHref(typed))
    else replace(typed === '' ? MAP : findHref(typed))
  }
  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        aria-label="Поиск по атласу"
        placeholder="Экран, текст, AU08, /login…"
        value={text}
        onValueChange={type}
      />
    </search>
  )
}
