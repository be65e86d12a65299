import { BIGGEST } from './biggest.ts'
import { CITIES } from './cities.ts'
import { SUGGESTIONS_SHOWN } from './port.ts'
import type { CitySuggestion, CitySuggestions } from './port.ts'

interface KnownCity extends CitySuggestion {
  key: string
}

/** What people spell differently is one: ё and е, hyphens and spaces, «г.» before the name. */
const keyOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^а-я0-9]+/g, ' ')
    .trim()
    .replace(/^г(ород)? /, '')

/** Names of the biggest cities, the biggest first; one that smaller cities share has its region behind it. */
const biggest = BIGGEST.trim().split(/, |\n/)

/** How small a city is: its number among the biggest, and behind them its number in its region, which has its biggest first. */
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
 * The cities of Russia that the server knows by itself: first those whose name begins with what is typed, then those with
 * such a word in it, the bigger before the smaller.
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
