import type { CompanySuggestion } from '../modules/suggestions/port.ts'
import { ROMASHKA_INN, STROYDOM_INN } from './people.ts'

/** What a register would say of the demo world's companies, by INN; the last one was closed. */
export const demoCompanies: Readonly<Record<string, CompanySuggestion>> = {
  [ROMASHKA_INN]: { name: 'ООО «Ромашка»', status: 'ACTIVE', closedOn: null },
  [STROYDOM_INN]: { name: 'ООО «Стройдом»', status: 'ACTIVE', closedOn: null },
  '7701234560': { name: 'ООО «Умелец»', status: 'LIQUIDATED', closedOn: '2024-03-12' },
}
