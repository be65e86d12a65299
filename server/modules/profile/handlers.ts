import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import type { Ports } from '../../start/ports/ports.ts'
import { SuggestionsDown } from '../suggestions/port.ts'
import { saveCompany } from './save-company.ts'
import { savePerson } from './save-person.ts'

const NO_SUGGESTIONS = 'Подсказки сейчас недоступны. Введите город сами'

export const profileHandlers = ({ citySuggestions }: Pick<Ports, 'citySuggestions'>) =>
  defineHandlers<'saveProfile' | 'saveLegalProfile' | 'suggestCities'>({
    /** API05. */
    saveProfile: async ({ actor, body, db, now }) => ok(await savePerson(db, actor.id, body, now)),

    /** API09. */
    saveLegalProfile: async ({ actor, body, db, now }) => ok(await saveCompany(db, actor.id, body, now)),

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
