import { z } from 'zod'
import { addressProblem, cityProblem } from '../../../src/domain/people/address.ts'
import { causeOfFailure } from '../../kernel/code-of-failure.ts'
import { endsWithin } from '../../kernel/within.ts'
import { SUGGESTIONS_SHOWN, SuggestionsDown, SuggestionsRefused } from './port.ts'
import type { AddressSuggestion, AddressSuggestions, CitySuggestion, CitySuggestions } from './port.ts'

/** Where DaData is and who we are to it. */
export interface DadataSettings {
  url: string
  token: string
  /** Milliseconds: a later suggestion is useless. */
  timeout: number
}

const places = z.object({
  suggestions: z.array(
    z.object({
      value: z.string().optional(),
      data: z.object({
        city: z.string().nullish(),
        settlement: z.string().nullish(),
        region_with_type: z.string().nullish(),
        geo_lat: z.string().nullish(),
        geo_lon: z.string().nullish(),
      }),
    }),
  ),
})

type Found = z.infer<typeof places>['suggestions'][number]

/** «г Москва» is the city itself. */
const regionOf = (region: string | null | undefined, city: string): string | null =>
  !region || region === `г ${city}` ? null : region

const toCity = ({ data }: Found): CitySuggestion[] => {
  const value = data.settlement ?? data.city
  // What the profile would refuse is no help.
  return value && cityProblem(value) === null ? [{ value, region: regionOf(data.region_with_type, value) }] : []
}

const COORDINATE = /^-?\d{1,3}(\.\d{1,10})?$/

const coordinatesOf = ({ geo_lat: latitude, geo_lon: longitude }: Found['data']): string =>
  [latitude, longitude].every((part) => part && COORDINATE.test(part)) ? `${latitude},${longitude}` : ''

/** The address names its region itself. */
const toAddress = ({ value, data }: Found): AddressSuggestion[] =>
  value && addressProblem(value) === null ? [{ value, region: null, coordinates: coordinatesOf(data) }] : []

/** From a city to a village: nothing smaller. */
const PLACES = { from_bound: { value: 'city' }, to_bound: { value: 'settlement' } }

/**
 * 403: no questions are left of the day (of Moscow), or the key is wrong; it may be put right any moment, so the service is tried now and
 * then. 429: too many in a second.
 */
const PAUSES: Readonly<Record<number, number>> = { 401: 900_000, 403: 900_000, 429: 60_000 }

interface Question {
  query: string
  /** Limits of what is looked for. */
  bounds: object
  signal: AbortSignal | undefined
}

const send = async ({ url, token, timeout }: DadataSettings, { query, bounds, signal }: Question): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Token ${token}` },
    body: JSON.stringify({ query, count: SUGGESTIONS_SHOWN, ...bounds }),
    signal: endsWithin(timeout, signal),
  })
  if (!response.ok) {
    await response.body?.cancel()
    const words = `the suggestion service answered ${response.status}`
    const pause = PAUSES[response.status]
    throw pause === undefined ? new SuggestionsDown(words) : new SuggestionsRefused(words, pause)
  }
  return response.json()
}

const causeOf = (error: unknown): string => (error instanceof z.ZodError ? 'another shape' : causeOfFailure(error))

/**
 * Asks DaData one question.
 * @throws SuggestionsDown when it does not answer in time, or in another shape
 */
export const askDadata = async <Answer>(
  settings: DadataSettings,
  question: Question,
  shape: z.ZodType<Answer>,
): Promise<Answer> => {
  try {
    return shape.parse(await send(settings, question))
  } catch (error) {
    throw error instanceof SuggestionsDown ? error : new SuggestionsDown(`the suggestion service: ${causeOf(error)}`)
  }
}

const find = async (settings: DadataSettings, question: Question): Promise<Found[]> =>
  (await askDadata(settings, question, places)).suggestions

/** Cities by DaData. The key stays on the server. */
export const dadataCities = (settings: DadataSettings): CitySuggestions => ({
  suggest: async (query, signal) => {
    const found = (await find(settings, { query, bounds: PLACES, signal })).flatMap(toCity)
    const names = found.map(({ value, region }) => `${value}, ${region}`)
    return found.filter((_, index) => names.indexOf(names[index] ?? '') === index).slice(0, SUGGESTIONS_SHOWN)
  },
})

/** Addresses by DaData. */
export const dadataAddresses = (settings: DadataSettings): AddressSuggestions => ({
  suggest: async (query, signal) =>
    (await find(settings, { query, bounds: {}, signal })).flatMap(toAddress).slice(0, SUGGESTIONS_SHOWN),
})
