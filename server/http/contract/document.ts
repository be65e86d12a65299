import bundled from '../../../openapi/generated/openapi.json' with { type: 'json' }
import type { OperationId } from '../../kernel/call/handlers.ts'

export type Role = 'anonymous' | 'individual' | 'legal' | 'seller' | 'admin' | 'operator'
/** The calls under one rate limit, see limits.ts. */
export type LimitName = 'login' | 'codes' | 'captcha' | 'bankNotice' | 'push' | 'warranty' | 'handover' | 'invitation' | 'report'
export type RefusedState = 'pending' | 'noPoint' | 'innNotApproved' | 'notApproved' | 'taxLocked'

export interface ParameterObject {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}

export interface OperationObject {
  operationId: OperationId
  'x-roles': Role[]
  'x-locked'?: Role[]
  'x-ownership'?: 'own' | 'point' | 'counterpart' | 'none'
  'x-refuse'?: RefusedState[]
  'x-demo'?: boolean
  'x-limit'?: LimitName
  /** The answer is a whole list as a file, written while it is read. */
  'x-table-file'?: boolean
  parameters?: ParameterObject[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>
}

interface Document {
  paths: Record<string, Record<string, OperationObject>>
}

/** The bundled contract; its `$ref`s point inside it. */
export const document = bundled as unknown as Document

/** Follows a pointer like #/components/parameters/SerialInPath. */
export const follow = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document)

/** The value, with its `$ref` resolved, and that of what it refers to. */
export const resolved = <Value extends { $ref?: string }>(value: Value): Value =>
  value.$ref ? resolved(follow(value.$ref) as Value) : value

/** One operation of the contract with its method and path. */
export interface Operation {
  id: OperationId
  method: string
  /** The contract's notation: /receipt/{id}. */
  path: string
  spec: OperationObject
  parameters: ParameterObject[]
}

/** Every operation of the contract. */
export const allOperations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, spec]) => ({
    id: spec.operationId,
    method: method.toUpperCase(),
    path,
    spec,
    parameters: (spec.parameters ?? []).map(resolved),
  })),
)
