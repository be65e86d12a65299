// The validators with which the client checks every answer: Ajv standalone code (no eval, allowed by a strict
// Content-Security-Policy), one module per contract area so that a screen loads only its own.
import Ajv2020 from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'

/** What the client does not check: it only has to know that the shape it reads is there. */
const NOT_CHECKED = new Set([
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'description',
  'examples',
  'example',
  'contentMediaType',
])

const relax = (schema) => {
  if (Array.isArray(schema)) return schema.map(relax)
  if (!schema || typeof schema !== 'object') return schema
  const result = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith('x-') || NOT_CHECKED.has(key)) continue
    if (key === 'enum' && schema['x-open-enum']) continue
    if (key === 'properties') {
      result.properties = Object.fromEntries(Object.entries(value).map(([name, property]) => [name, relax(property)]))
    } else if (key === 'required') {
      result.required = value.filter((name) => !schema.properties?.[name]?.['x-client-optional'])
    } else if (key === '$ref') {
      result.$ref = value.replace('#/components/schemas/', 'contract#/$defs/')
    } else {
      result[key] = relax(value)
    }
  }
  return result
}

const follow = (document, node) =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key.replaceAll('~1', '/')], document)
    : node

/** Every operation's JSON success schema, by area: `{ auth: { login: schema } }`. */
const successSchemas = (document) => {
  const areas = {}
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path)) {
      const schema = follow(document, operation.responses['200']).content['application/json']?.schema
      if (schema) (areas[operation.tags[0]] ??= {})[operation.operationId] = relax(schema)
    }
  return areas
}

/**
 * @param {object} document the bundled OpenAPI document
 * @returns {Record<string, { js: string, types: string }>} module texts by area
 */
export const clientValidators = (document) => {
  const $defs = Object.fromEntries(Object.entries(document.components.schemas).map(([name, schema]) => [name, relax(schema)]))
  const modules = {}
  for (const [area, operations] of Object.entries(successSchemas(document))) {
    const ajv = new Ajv2020({ strict: false, messages: false, code: { source: true, esm: true, lines: true, optimize: 2 } })
    ajv.addSchema({ $id: 'contract', $defs })
    const exported = {}
    for (const [operationId, schema] of Object.entries(operations)) {
      ajv.addSchema(schema, operationId)
      exported[operationId] = operationId
    }
    const js = standaloneCode(ajv, exported)
    if (js.includes('require(')) throw new Error(`${area}: the validator needs a runtime module`)
    const types = Object.keys(operations).map((id) => `export declare const ${id}: (data: unknown) => boolean\n`)
    modules[area] = { js, types: types.join('') }
  }
  return modules
}
