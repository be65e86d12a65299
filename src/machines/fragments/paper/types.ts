import type { RenewalContext } from '../../kit/query/renewal.ts'

/** Where «Назад» leads whoever came by a link: the list of the mode. */
export type PaperList = '/sales' | '/user-tools'

export interface PaperInput {
  /** Of the address. */
  id: string
  list: PaperList
}

/** A receipt or an invoice, and the way back from it. */
export interface PaperContext<Paper> extends PaperInput, RenewalContext {
  /** Null before the first answer. */
  paper: Paper | null
}

export type PaperEvent = { type: 'back' }
