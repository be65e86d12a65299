/** Every property of the contract's requests, by its schema. */
import { allOperations, resolved } from '../../../server/http/contract/document.ts'
import type { Operation } from '../../../server/http/contract/document.ts'
import { exampleBody } from '../support/deeds/requests.ts'

/** What is read of a JSON schema. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** A path in a body: names and indexes. */
export type Path = readonly (string | number)[]

/** One property of one body. */
export interface RequestField {
  operation: Operation
  /** The media type it travels in. */
  mediaType: string
  example: Record<string, unknown>
  path: Path
  schema: Schema
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_BODY = 'application/json'
const FORM_EXAMPLE = { mobile: '79990000000' }

/** What a schema is one of. */
export const branches = (schema: Schema): Schema[] =>
  [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map((each) => resolved(each as never) as Schema)

const within = (given: Schema, path: Path): { path: Path; schema: Schema }[] => {
  const schema = resolved(given as never) as Schema
  const here = path.length > 0 ? [{ path, schema }] : []
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => within(each, [...path, name]))
  const items = schema.items ? within(schema.items, [...path, 0]) : []
  return [
    ...here,
    ...inner,
    ...items,
    ...branches(schema).flatMap((each) => within(each, path).filter((at) => at.path.length > path.length)),
  ]
}

const fieldsOf = (operation: Operation): RequestField[] => {
  const content = (operation.spec.requestBody?.content ?? {}) as Record<string, { schema: Schema }>
  const mediaType = [JSON_BODY, FORM].find((type) => type in content)
  const schema = mediaType && content[mediaType]?.schema
  if (!mediaType || !schema) return []
  const example = exampleBody(operation) ?? FORM_EXAMPLE
  const all = within(schema, []).map((field) => ({ operation, mediaType, example, ...field }))
  // Branches of one body share most of their properties.
  return all.filter((field, at) => all.findIndex(({ path }) => path.join('.') === field.path.join('.')) === at)
}

/** Every property of every body. */
export const requestFields: readonly RequestField[] = allOperations.flatMap(fieldsOf)

/** The example with another value at that path; missing parents are created. */
export const withValue = (body: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value
  if (typeof name === 'number') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const object = body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {}
  return { ...object, [name]: withValue((object as Record<string, unknown>)[name], rest, value) }
}

export const labelOf = ({ operation, path }: RequestField): string => `${operation.id} ${path.join('.')}`

/** The body of a request: JSON, or form fields. */
export const payloadOf = ({ mediaType }: RequestField, body: unknown): string =>
  mediaType === FORM
    ? new URLSearchParams(
        Object.entries(body as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
      ).toString()
    : (JSON.stringify(body) ?? '')
