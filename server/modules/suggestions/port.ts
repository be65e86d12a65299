/** A city that matches the typed text. */
export interface CitySuggestion {
  /** As it is written in a profile. */
  value: string
  /** The region; null for a city that is a region of its own. */
  region: string | null
}

/** The service does not answer: people type the city themselves. */
export class SuggestionsDown extends Error {}

/** As many as a person reads. */
export const SUGGESTIONS_SHOWN = 10

/** A source of Russian cities. */
export interface CitySuggestions {
  /** @throws SuggestionsDown when the service does not answer in time, or not as agreed */
  suggest(query: string, signal?: AbortSignal): Promise<CitySuggestion[]>
}
