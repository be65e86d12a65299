import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { SuggestionsDown } from './port.ts'
import type { CitySuggestions } from './port.ts'

const NO_SUGGESTIONS = 'Подсказки сейчас недоступны. Введите город сами'

export const suggestionHandlers = ({ citySuggestions }: { citySuggestions: CitySuggestions }) =>
  defineHandlers<'suggestCities'>({
    /** PR42, API62. */
    suggestCities: async ({ query }) => {
      try {
        return ok({ suggestions: await citySuggestions.suggest(query.query) })
      } catch (error) {
        if (error instanceof SuggestionsDown) return refuse('notDone', NO_SUGGESTIONS)
        throw error
      }
    },
  })
