import type { ReactNode } from 'react'

/** The portal's operator, as the legal pages name it: texts of the deployment. */
export interface Operator {
  name: string
  /** ИНН, ОГРН. */
  registration: string
  address: string
  email: string
}

/** A numbered paragraph; its items are a list under it. */
export interface Clause {
  text: ReactNode
  items?: readonly ReactNode[]
  /** Names and values under the paragraph. */
  facts?: readonly (readonly [name: string, value: ReactNode])[]
}

export interface Section {
  /** The hash of a link to the section. */
  id: string
  title: string
  clauses: readonly (string | Clause)[]
}

export interface LegalText {
  title: string
  /** Edition and date, under the title. */
  stamp: string
  preamble: ReactNode
  sections: readonly Section[]
}
