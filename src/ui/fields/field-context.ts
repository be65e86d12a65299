import { createContext, use } from 'react'

export type FieldWiring = {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** The wiring of a control inside a Field: id, description, validity. */
export const useField = (): FieldWiring => use(FieldContext)
