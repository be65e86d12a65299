import type { Person } from '../../../machines/account/session/selectors.ts'

/** The reader of the statuses of a customer's tools (TL08, TL10). */
export const readerOf = (person: Person | null) => (person?.standing.isLegalEntity ? 'legal' : 'customer')
