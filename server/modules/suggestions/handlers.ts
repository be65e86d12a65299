import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { countLookUp } from './limit.ts'
import { SuggestionsDown } from './port.ts'
import type { AddressSuggestions, CitySuggestions } from './port.ts'

const NO_CITIES = 'Подсказки сейчас недоступны. Введите город сами'
const NO_ADDRESSES = 'Подсказки сейчас недоступны. Введите адрес сами'

/** The answer with suggestions, or a refusal that asks to type without them. */
const suggested = async <Suggestion>(work: Promise<Suggestion[]>, instead: string) => {
  try {
    return ok({ suggestions: await work })
  } catch (error) {
    if (error instanceof SuggestionsDown) return refuse('notDone', instead)
    throw error
  }
}

interface Sources {
  citySuggestions: CitySuggestions
  addressSuggestions: AddressSuggestions
}

export const suggestionHandlers = ({ citySuggestions, addressSuggestions }: Sources) =>
  defineHandlers<'suggestCities' | 'suggestAddresses'>({
    /** PR42, API62. */
    suggestCities: async ({ actor, db, now, query }) => {
      await countLookUp(db, actor, now)
      return suggested(citySuggestions.suggest(query.query), NO_CITIES)
    },

    /** RP19, API62. */
    suggestAddresses: async ({ actor, db, now, query }) => {
      await countLookUp(db, actor, now)
      return suggested(addressSuggestions.suggest(query.query), NO_ADDRESSES)
    },
  })
