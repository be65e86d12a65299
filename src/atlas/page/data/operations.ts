/** Operations of the contract in an analyst's notation: «POST /api/login». */
import { operations } from '../../../api/operations.ts'

const table: Readonly<Record<string, { method: string; path: string } | undefined>> = operations

export const operationText = (id: string): string => {
  const operation = table[id]
  return operation ? `${operation.method.toUpperCase()} /api${operation.path}` : id
}
