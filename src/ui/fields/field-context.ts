import { createContext, use } from 'react'

export type FieldWiring = {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** What a control inside a Field puts on its element: id, description, validity. */
export const useField = (): FieldWiring => use(FieldContext)
