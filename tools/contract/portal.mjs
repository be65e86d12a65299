// The portal's reading of an answer, by the contract's marks (x-portal…, explained in openapi/openapi.yaml).

const NULL = { type: 'null' }
const has = (schema, key) => Object.hasOwn(schema, key)

/** A schema with its `$ref` resolved and merged with the keywords beside the reference. */
export const resolve = (document, schema) => {
  if (!schema.$ref) return schema
  const { $ref, ...own } = schema
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key.replaceAll('~1', '/')], document)
  return { ...resolve(document, target), ...own }
}

export const isNullable = (schema) =>
  schema.type === 'null' ||
  [schema.type].flat().includes('null') ||
  (schema.oneOf ?? schema.anyOf ?? []).some((branch) => branch.type === 'null')

/**
 * The portal's substitute for a missing or unreadable value.
 * @param {object} schema resolved
 * @param {string} place for the message
 * @returns {{ kind: 'none' } | { kind: 'left out' } | { kind: 'empty', value: object } | { kind: 'beside', name: string } |
 *   { kind: 'value', value: unknown }}
 */
export const fallbackOf = (schema, isPromised, place) => {
  if (schema['x-portal'] === 'required') return { kind: 'none' }
  if (schema['x-portal-else']) return { kind: 'beside', name: schema['x-portal-else'] }
  if (has(schema, 'x-portal-default')) return { kind: 'value', value: schema['x-portal-default'] }
  if (!isPromised) return { kind: 'left out' }
  if (isNullable(schema)) return { kind: 'value', value: null }
  if (schema.type === 'array') return { kind: 'empty', value: [] }
  if (schema.type === 'boolean') return { kind: 'value', value: false }
  const isWord = schema.type === 'string' && !schema.enum && !has(schema, 'const') && !has(schema, 'x-portal-type')
  if (isWord) return { kind: 'value', value: '' }
  if (schema.properties && schema['x-portal'] !== 'whole') return { kind: 'empty', value: {} }
  if (schema.anyOf?.some((branch) => branch.properties)) return { kind: 'empty', value: {} }
  throw new Error(`${place}: say what the portal takes for it when it is missing (x-portal: required, or x-portal-default)`)
}

/**
 * The contract from the portal's side: defaults of missing fields belong to their types.
 * @param {object} node is copied
 */
export const portalDocument = (node) => {
  if (Array.isArray(node)) return node.map(portalDocument)
  if (!node || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, portalDocument(value)]))
  return node['x-portal-default'] === null && !isNullable(node) ? { oneOf: [copy, NULL] } : copy
}
