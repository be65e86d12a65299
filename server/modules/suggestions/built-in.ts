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

/** One line a region: its name, a colon, its cities with the biggest first. A name alone is a city that is a region. */
const cities: readonly KnownCity[] = CITIES.trim()
  .split('\n')
  .flatMap((line): KnownCity[] => {
    const [head = '', list] = line.split(': ')
    if (list === undefined) return [{ value: head, region: null, key: keyOf(head) }]
    return list.split(', ').map((value) => ({ value, region: head, key: keyOf(value) }))
  })

/** The cities of Russia that the server knows by itself. */
export const builtInCities: CitySuggestions = {
  suggest: async (query) => {
    const wanted = keyOf(query)
    if (wanted === '') return []
    const begins = cities.filter(({ key }) => key.startsWith(wanted))
    const hasWord = cities.filter(({ key }) => !key.startsWith(wanted) && ` ${key}`.includes(` ${wanted}`))
    return [...begins, ...hasWord].slice(0, SUGGESTIONS_SHOWN).map(({ value, region }) => ({ value, region }))
  },
}
