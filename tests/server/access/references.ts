/** Every place of the contract where a request names a thing by its id. */
import { allOperations, follow } from '../../../server/http/contract/document.ts'
import type { Operation } from '../../../server/http/contract/document.ts'

/** Names of fields that hold the id of a row or a file. */
const NAMES = new Set([
  'id',
  'cardId',
  'retailPointId',
  'images',
  'imageUrlBuyer',
  'imageUrlSeller',
  'passportImages',
  'repairs',
  'seller',
  'cursor',
])

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const fieldsOf = (schema: Schema, path: readonly string[]): string[] => {
  if (schema.$ref) return fieldsOf(follow(schema.$ref) as Schema, path)
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((branch) => fieldsOf(branch, path))
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(NAMES.has(name) ? [[...path, name].join('.')] : []),
    ...fieldsOf(field, [...path, name]),
  ])
  return [...new Set([...branches, ...own])]
}

const placesOf = ({ id, parameters, spec }: Operation): string[] => [
  ...parameters.filter((one) => one.in === 'path' || NAMES.has(one.name)).map((one) => `${id} ${one.in} ${one.name}`),
  ...Object.values(spec.requestBody?.content ?? {}).flatMap(({ schema }) =>
    fieldsOf(schema, []).map((field) => `${id} body ${field}`),
  ),
]

/** «operation place field», as the contract has them. */
export const references = (): string[] => allOperations.flatMap(placesOf)
