import { wireDay } from '../../../src/domain/dates/dates.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { countLookUp } from './limit.ts'
import { SuggestionsDown } from './port.ts'
import type { AddressSuggestions, CitySuggestions, CompanySuggestion, CompanySuggestions } from './port.ts'

const NO_CITIES = 'Подсказки сейчас недоступны. Введите город сами'
const NO_ADDRESSES = 'Подсказки сейчас недоступны. Введите адрес сами'

const NO_COMPANY = 'Реестр компаний сейчас недоступен. Введите название сами'

/** What was found, or a refusal that asks to type without it. */
const foundOr = async <Suggestion>(work: Promise<Suggestion[]>, instead: string): Promise<Suggestion[]> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof SuggestionsDown) return refuse('notDone', instead)
    throw error
  }
}

const suggested = async <Suggestion>(work: Promise<Suggestion[]>, instead: string) =>
  ok({ suggestions: await foundOr(work, instead) })

const toWire = ({ closedOn, ...rest }: CompanySuggestion) => ({
  ...rest,
  closedOn: closedOn === null ? null : wireDay(closedOn),
})

interface Sources {
  citySuggestions: CitySuggestions
  addressSuggestions: AddressSuggestions
  companySuggestions: CompanySuggestions
}

export const suggestionHandlers = ({ citySuggestions, addressSuggestions, companySuggestions }: Sources) =>
  defineHandlers<'suggestCities' | 'suggestAddresses' | 'suggestCompany'>({
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

    /** PR38, D270. */
    suggestCompany: async ({ actor, db, now, query }) => {
      await countLookUp(db, actor, now)
      const [company] = await foundOr(companySuggestions.suggest(query.inn), NO_COMPANY)
      return ok({ company: company ? toWire(company) : null })
    },
  })
