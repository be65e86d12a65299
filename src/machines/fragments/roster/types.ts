import type { Seller } from '../../../api/types.ts'

/** A page of sellers, or of people who want to become ones. */
export interface RosterPage {
  rows: Seller[]
  /** How many there are in all; null where the server does not tell. */
  total: number | null
  /** The cursor of the next page; null after the last one. */
  next: string | null
}

export interface PageWanted {
  size: number
  /** Null for the first page. */
  cursor: string | null
}

export interface RosterContext extends RosterPage {
  /** The rows of one page. */
  size: number
  /** Why a page did not load. */
  problem: string | null
}

export interface RosterInput {
  size: number
}

export type RosterEvent = { type: 'more' } | { type: 'retry' }
