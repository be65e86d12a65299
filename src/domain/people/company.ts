/** A company as a register knows it, in words (D270). */
import { nameProblem, normaliseName, ORGANIZATION_NAME_LENGTH, withoutQuotes } from './names.ts'

export const COMPANY_STATUSES = ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

/** In wire format: days are dd-MM-yyyy; the status may be one of a later version. */
export interface FoundCompany {
  name: string
  status: string
  closedOn: string | null
}

const WORDS: Readonly<Record<CompanyStatus, string>> = {
  ACTIVE: 'действует',
  LIQUIDATING: 'ликвидируется',
  LIQUIDATED: 'ликвидирована',
  BANKRUPT: 'проходит банкротство',
  REORGANIZING: 'реорганизуется',
}

const isStatus = (status: string): status is CompanyStatus => Object.hasOwn(WORDS, status)

/** Whether a company works: whatever else the register says is told as a warning, and refuses nothing. */
export const isAtWork = ({ status }: FoundCompany): boolean => status === 'ACTIVE'

/** «ООО «Ромашка», ликвидирована 12.03.2024». */
export const companyWords = ({ name, status, closedOn }: FoundCompany): string => {
  if (!isStatus(status)) return name
  const day = status === 'LIQUIDATED' && closedOn !== null ? ` ${closedOn.replaceAll('-', '.')}` : ''
  return `${name}, ${WORDS[status]}${day}`
}

/** The company's name as a profile has it, without quotation marks (A46); null where a profile would refuse it. */
export const profileName = ({ name }: FoundCompany): string | null => {
  const text = normaliseName(withoutQuotes(name))
  return text !== '' && nameProblem(text, ORGANIZATION_NAME_LENGTH) === null ? text : null
}
