import { operations } from '../../src/api/generated/operations.ts'
import type { OperationId } from '../../src/api/types.ts'

/** The operation of a request. @param path with /api */
export const operationOf = (method: string, path: string): OperationId | undefined =>
  (Object.keys(operations) as OperationId[]).find((id) => {
    const { method: wanted, path: pattern } = operations[id]
    return wanted === method.toLowerCase() && new RegExp(`^/api${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  })
