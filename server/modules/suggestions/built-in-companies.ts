import { SuggestionsDown } from './port.ts'
import type { CompanySuggestion, CompanySuggestions } from './port.ts'

/**
 * The companies that this server knows without a register, by INN. Of any other number it knows nothing, not even that there is no such
 * company.
 */
export const builtInCompanies = (companies: Readonly<Record<string, CompanySuggestion>>): CompanySuggestions => ({
  suggest: async (inn) => {
    const company = Object.hasOwn(companies, inn) ? companies[inn] : undefined
    if (!company) throw new SuggestionsDown('there is no register of companies')
    return [company]
  },
})
