import { BIGGEST } from './biggest.ts'
import { CITIES } from './cities.ts'
import { SUGGESTIONS_SHOWN } from './port.ts'
import type { AddressSuggestions, CitySuggestion, CitySuggestions } from './port.ts'

interface KnownCity extends CitySuggestion {
  key: string
}

/** Normalises spelling variants: ё and е, hyphens and spaces, «г.» before the name. */
const keyOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^а-я0-9]+/g, ' ')
    .trim()
    .replace(/^г(ород)? /, '')

/** Names of the biggest cities, the biggest first; a name that smaller cities share is followed by its region. */
const biggest = BIGGEST.trim().split(/, |\n/)

/** Rank of a city: its place among the biggest, then its place in its region's list, which starts with the biggest. */
const smallnessOf = ({ value, region }: CitySuggestion, at: number): number => {
  const rank = biggest.findIndex((name) => name === value || name === `${value} (${region})`)
  return rank === -1 ? biggest.length + at : rank
}

/** One line a region: its name, a colon, its cities with the biggest first. A name alone is a city that is a region. */
const regions: readonly CitySuggestion[][] = CITIES.trim()
  .split('\n')
  .map((line) => {
    const [head = '', list] = line.split(': ')
    return list === undefined ? [{ value: head, region: null }] : list.split(', ').map((value) => ({ value, region: head }))
  })

const cities: readonly KnownCity[] = regions
  .flatMap((line) => line.map((city, at) => ({ ...city, key: keyOf(city.value), smallness: smallnessOf(city, at) })))
  .toSorted((one, other) => one.smallness - other.smallness)

/**
 * The cities of Russia that the server knows by itself: first names that begin with the typed text, then names with such a word
 * inside, bigger cities before smaller ones.
 */
export const builtInCities: CitySuggestions = {
  suggest: async (query) => {
    const wanted = keyOf(query)
    if (wanted === '') return []
    const begins = cities.filter(({ key }) => key.startsWith(wanted))
    const hasWord = cities.filter(({ key }) => !key.startsWith(wanted) && ` ${key}`.includes(` ${wanted}`))
    return [...begins, ...hasWord].slice(0, SUGGESTIONS_SHOWN).map(({ value, region }) => ({ value, region }))
  },
}

const namesakes = new Map<string, number>()
for (const { value } of cities) namesakes.set(value, (namesakes.get(value) ?? 0) + 1)

/** A city at the beginning of an address: with its region, where another city has the same name. */
const beginning = ({ value, region }: CitySuggestion) =>
  region === null || namesakes.get(value) === 1
    ? { value, region, coordinates: '' }
    : { value: `${region}, ${value}`, region: null, coordinates: '' }

/** Addresses that begin with a known city; the server knows no streets. */
export const builtInAddresses: AddressSuggestions = {
  suggest: async (query) => (await builtInCities.suggest(query)).map(beginning),
}
