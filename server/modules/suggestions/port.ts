import type { CompanyStatus } from '../../../src/domain/people/company.ts'
import type { Day } from '../../../src/domain/dates/day.ts'

/** A city that matches the typed text. */
export interface CitySuggestion {
  /** As it is written in a profile. */
  value: string
  /** The region; null for a city that is a region of its own. */
  region: string | null
}

/** A company as the register knows it. */
export interface CompanySuggestion {
  /** The short name with its legal form, in «» where the register has quotation marks. */
  name: string
  status: CompanyStatus
  /** When it was closed, null while it is open or where the register does not say. */
  closedOn: Day | null
}

/** The service does not answer: people type the text themselves. */
export class SuggestionsDown extends Error {}

/** The service itself refuses: the quota of the day is used up, or it is asked too often. */
export class SuggestionsRefused extends SuggestionsDown {
  /** For how many milliseconds it is better left alone. */
  readonly pause: number

  constructor(message: string, pause: number) {
    super(message)
    this.pause = pause
  }
}

/** As many as a person reads. */
export const SUGGESTIONS_SHOWN = 10

/** A source of Russian cities. */
export interface CitySuggestions {
  /** @throws SuggestionsDown when the service does not answer in time, or not as agreed */
  suggest(query: string, signal?: AbortSignal): Promise<CitySuggestion[]>
}

/** An address, or its beginning: people type the rest. */
export interface AddressSuggestion {
  /** As it is written in an application. */
  value: string
  /** Where it is; null where the value itself says so. */
  region: string | null
  /** «latitude,longitude», or empty. */
  coordinates: string
}

/** A source of Russian addresses. */
export interface AddressSuggestions {
  /** @throws SuggestionsDown when the service does not answer in time, or not as agreed */
  suggest(query: string, signal?: AbortSignal): Promise<AddressSuggestion[]>
}

/** A register of companies. */
export interface CompanySuggestions {
  /**
   * @param inn ten digits: the number of a person is told to nobody (D188)
   * @returns the company, or nothing where the register does not have the number
   * @throws SuggestionsDown when the register does not answer in time, or not as agreed
   */
  suggest(inn: string, signal?: AbortSignal): Promise<CompanySuggestion[]>
}
