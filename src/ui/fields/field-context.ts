import { createContext, use } from 'react'

export type FieldWiring = {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The control's attributes, and what says in the Field's place for errors why a text was refused; null takes it back. */
type FieldLink = readonly [wiring: FieldWiring, refuse: (words: string | null) => void]

export const FieldContext = createContext<FieldLink>([{}, () => {}])

/** The wiring of a control inside a Field: id, description, validity. */
export const useField = (): FieldWiring => use(FieldContext)[0]
