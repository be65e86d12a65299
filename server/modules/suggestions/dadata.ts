import { z } from 'zod'
import { cityProblem } from '../../../src/domain/address.ts'
import { endsWithin } from '../../kernel/within.ts'
import { SUGGESTIONS_SHOWN, SuggestionsDown } from './port.ts'
import type { CitySuggestion, CitySuggestions } from './port.ts'

/** Where DaData is and who we are to it. */
export interface DadataSettings {
  url: string
  token: string
  /** Milliseconds: a later suggestion is useless. */
  timeout: number
}

const answer = z.object({
  suggestions: z.array(
    z.object({
      data: z.object({
        city: z.string().nullish(),
        settlement: z.string().nullish(),
        region_with_type: z.string().nullish(),
      }),
    }),
  ),
})

type Found = z.infer<typeof answer>['suggestions'][number]

/** «г Москва» is the city itself. */
const regionOf = (region: string | null | undefined, city: string): string | null =>
  !region || region === `г ${city}` ? null : region

const toSuggestion = ({ data }: Found): CitySuggestion[] => {
  const value = data.settlement ?? data.city
  // What the profile would refuse is no help.
  return value && cityProblem(value) === null ? [{ value, region: regionOf(data.region_with_type, value) }] : []
}

const ask = async ({ url, token, timeout }: DadataSettings, query: string, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Token ${token}` },
    body: JSON.stringify({
      query,
      count: SUGGESTIONS_SHOWN,
      from_bound: { value: 'city' },
      to_bound: { value: 'settlement' },
    }),
    signal: endsWithin(timeout, signal),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new SuggestionsDown(`the suggestion service answered ${response.status}`)
  }
  return response.json()
}

/** Cities by DaData. The key stays on the server. */
export const dadataCities = (settings: DadataSettings): CitySuggestions => ({
  suggest: async (query, signal) => {
    try {
      const { suggestions } = answer.parse(await ask(settings, query, signal))
      const found = suggestions.flatMap(toSuggestion)
      const names = found.map(({ value, region }) => `${value}, ${region}`)
      return found.filter((_, index) => names.indexOf(names[index] ?? '') === index).slice(0, SUGGESTIONS_SHOWN)
    } catch (error) {
      // The error is not logged: it may quote the typed text.
      throw error instanceof SuggestionsDown ? error : new SuggestionsDown('the suggestion service does not answer as agreed')
    }
  },
})
