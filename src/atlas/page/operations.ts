/** Operations of the contract as analysts write them: «POST /api/login». */
import { operations } from '../../api/generated/operations.ts'

const table: Readonly<Record<string, { method: string; path: string } | undefined>> = operations

export const operationText = (id: string): string => {
  const operation = table[id]
  return operation ? `${operation.method.toUpperCase()} /api${operation.path}` : id
}
