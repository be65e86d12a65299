import { z } from 'zod'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { COMPANY_STATUSES } from '../../../src/domain/people/company.ts'
import { askDadata } from './dadata.ts'
import type { DadataSettings } from './dadata.ts'
import type { CompanySuggestion, CompanySuggestions } from './port.ts'

const answer = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        inn: z.string(),
        type: z.enum(['LEGAL', 'INDIVIDUAL']),
        branch_type: z.string().nullish(),
        name: z.object({ short_with_opf: z.string().nullish(), full_with_opf: z.string().nullish() }).nullish(),
        state: z.object({ status: z.enum(COMPANY_STATUSES), liquidation_date: z.number().nullish() }),
      }),
    }),
  ),
})

type Party = z.infer<typeof answer>['suggestions'][number]

/** The register writes «ООО "РОМАШКА"». */
const quoted = (name: string): string => name.replaceAll(/"([^"]*)"/g, '«$1»')

const toCompany = ({ value, data: { name, state } }: Party): CompanySuggestion => ({
  name: quoted(name?.short_with_opf ?? name?.full_with_opf ?? value),
  status: state.status,
  closedOn: state.liquidation_date == null ? null : moscowDay(state.liquidation_date),
})

/**
 * The register of companies by DaData: `POST …/rs/findById/party` (dadata.ru/api/find-party). Branches have the number of their company
 * and are left out; of several parties with one number the one at work is taken. Of a person nothing is read.
 */
export const dadataCompanies = (settings: DadataSettings): CompanySuggestions => ({
  suggest: async (inn, signal) => {
    const question = { query: inn, bounds: { type: 'LEGAL', branch_type: 'MAIN' }, signal }
    const { suggestions } = await askDadata(settings, question, answer)
    const own = suggestions.filter(({ data }) => data.inn === inn && data.type === 'LEGAL' && data.branch_type !== 'BRANCH')
    const best = own.find(({ data }) => data.state.status === 'ACTIVE') ?? own[0]
    return best ? [toCompany(best)] : []
  },
})
