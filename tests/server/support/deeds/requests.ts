import { allOperations } from '../../../../server/http/contract/document.ts'
import type { Operation } from '../../../../server/http/contract/document.ts'
import type { Method } from '../server/test-app.ts'

/** A value for every path parameter: valid by the contract, unknown to the base. */
const SAMPLE_IDS: Partial<Record<string, string>> = {
  getToolInformation: '100.00001',
  checkAvailability: '100.00001',
  getReceipt: '00000000-0000-4000-8000-000000000000',
  releaseReserve: 'NFC-999-00001',
  deleteFile: `${'0'.repeat(32)}.png`,
  downloadFile: `${'0'.repeat(32)}.png`,
  findPoints: '7707083893',
  getInvoice: '00000000-0000-4000-8000-000000000000',
  decidePayoutFinding: '00000000-0000-4000-8000-000000000000',
  decideSale: '00000000-0000-4000-8000-000000000000',
  excludeSeller: '00000000-0000-4000-8001-000000000099',
}

/** The required query parameters. */
const SAMPLE_QUERIES: Partial<Record<string, string>> = {
  suggestCities: '?query=%D0%9A%D0%B0%D0%B7%D0%B0',
  getHistoryFile: '?from=01-01-2026&to=31-12-2026',
  getPayees: '?year=2026',
  listDeskCases: '?kind=tool',
  suggestAddresses: '?query=%D0%9A%D0%B0%D0%B7%D0%B0',
  suggestCompany: '?inn=7728168971',
}

/** The JSON example of an operation's request, with unique fields where examples would collide. */
export const exampleBody = ({ spec }: Operation): Record<string, unknown> | undefined => {
  const content = spec.requestBody?.content['application/json'] as { example?: Record<string, unknown> } | undefined
  return content?.example && structuredClone(content.example)
}

export const isMultipart = ({ spec }: Operation): boolean => spec.requestBody?.content['multipart/form-data'] !== undefined

/** The address of an operation, without /api. */
export const pathOf = ({ id, path }: Operation, value: string = SAMPLE_IDS[id] ?? '999.00001'): string =>
  `${path
    .replace('{kind}', 'tool')
    .replace('{name}', `${'0'.repeat(32)}.jpg`)
    .replace(/\{\w+\}/, value)}${SAMPLE_QUERIES[id] ?? ''}`

export const methodOf = ({ method }: Operation): Method => method as Method

export const operation = (id: string): Operation => {
  const found = allOperations.find((each) => each.id === id)
  if (!found) throw new Error(`the contract has no ${id}`)
  return found
}

const [SELLER, ADMINISTRATOR, COMPANY, OPERATOR] = [1, 2, 6, 90]

/** An account of the demo world that may call the operation, so that only the request can be refused. */
export const callerFor = ({ spec }: Operation): number => {
  const roles = spec['x-roles']
  if (roles.includes('admin')) return ADMINISTRATOR
  if (roles.join() === 'operator') return OPERATOR
  return roles.join() === 'legal' ? COMPANY : SELLER
}
