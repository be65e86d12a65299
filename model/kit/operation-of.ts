import { operations } from '../../src/api/operations.ts'
import type { OperationId } from '../../src/api/types.ts'

/** Paths without parameters first: «/application» is no value of «/{inn}». */
const ids = (Object.keys(operations) as OperationId[]).toSorted(
  (a, b) => Number(operations[a].path.includes('{')) - Number(operations[b].path.includes('{')),
)

/** The operation of a request. @param path with /api */
export const operationOf = (method: string, path: string): OperationId | undefined =>
  ids.find((id) => {
    const { method: wanted, path: pattern } = operations[id]
    return wanted === method.toLowerCase() && new RegExp(`^/api${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  })
