import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'

export type Found = PayloadOf<'searchDeskPeople'>
export type FoundPerson = Found['people'][number]
export type FoundAnswer = ApiResult<Found>

export interface PeopleContext {
  /** As typed. */
  text: string
  /** What was asked for; null before the first look-up. */
  asked: string | null
  found: Found | null
  /** What is wrong with the text, or why the look-up has failed. */
  problem: string | null
}

export type PeopleEvent = { type: 'text.change'; text: string } | { type: 'submit' } | { type: 'retry' }
