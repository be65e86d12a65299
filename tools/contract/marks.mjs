// What the recorder of support may keep of an answer: the contract's marks (x-mark, explained in openapi/openapi.yaml) as trees, in the form of
// src/machines/kit/marks/marks.ts. What has no mark is not recorded, and a test fails.
import { resolve } from './portal.mjs'

const DROPPED = 'dropped'
const nameOf = ($ref) => $ref.split('/').at(-1)
const isBare = (value) => value === null || typeof value === 'boolean'

/** The words or numbers of a closed set; undefined for an open one. */
const setOf = (schema) => {
  const all = Object.hasOwn(schema, 'const') ? [schema.const] : schema.enum
  return all?.filter((value) => !isBare(value))
}

const isText = (schema) => [schema.type].flat().some((type) => ['string', 'number', 'integer'].includes(type))

const merged = (one, other) => {
  if (one === undefined || other === undefined) return one ?? other
  if (typeof one === 'string' || typeof other === 'string' || Array.isArray(one) || Array.isArray(other)) return one
  return { ...one, ...other }
}

/** @param open called with the place of each word or number that has no mark */
const treesOf = (document, open) => {
  const seen = new Set()
  const named = (name) => {
    if (seen.has(name)) return { $: name }
    seen.add(name)
    treeAt(document.components.schemas[name], name, true)
    return { $: name }
  }
  const treeAt = (schema, place, isTop = false) => {
    const known = resolve(document, schema)
    if (!isTop && schema.$ref && !schema['x-mark'] && known.properties) return named(nameOf(schema.$ref))
    const branches = known.oneOf ?? known.anyOf
    if (branches) {
      const trees = branches.map((branch) => treeAt(branch, place)).filter((tree) => tree !== undefined)
      // Two schemas in one place are told apart by nothing: both are written out.
      const written = trees.length > 1 ? branches.map((branch) => treeAt(branch, place, true)) : trees
      return written.reduce(merged, undefined)
    }
    if (known['x-mark']) return known['x-mark']
    const words = setOf(known)
    if (words) return words.length > 0 ? words : undefined
    if (known.properties) {
      const fields = Object.entries(known.properties).map(([name, property]) => [name, treeAt(property, `${place}.${name}`)])
      return Object.fromEntries(fields.filter(([, tree]) => tree !== undefined))
    }
    if (known.items) {
      const item = treeAt(known.items, `${place}[]`)
      return item === undefined ? {} : { '*': item }
    }
    if (typeof known.additionalProperties === 'object') {
      const each = treeAt(known.additionalProperties, `${place}{}`)
      return { '@': DROPPED, '*': each ?? DROPPED }
    }
    if (isText(known)) {
      open(place)
      return DROPPED
    }
    return undefined
  }
  return treeAt
}

/** Operators alone call it. */
const isOfDesk = (operation) => operation['x-roles'].every((role) => role === 'operator')

/** The schemas that a tree names. */
const namesIn = (tree) => {
  if (typeof tree !== 'object' || Array.isArray(tree)) return []
  return typeof tree.$ === 'string' ? [tree.$] : Object.values(tree).flatMap(namesIn)
}

const success = (document, operation) => resolve(document, operation.responses['200'] ?? {})

/**
 * @param {object} document the bundled OpenAPI document
 * @returns {{ portal: Record<string, unknown>, desk: Record<string, unknown>, open: string[] }} trees by schema and by operation, those of the
 *   desk apart, and the places of answers that have no mark
 */
export const marksOf = (document) => {
  const places = new Set()
  const treeAt = treesOf(document, (place) => places.add(place))
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  for (const { operationId, responses } of operations)
    for (const response of Object.values(responses ?? {}))
      for (const [type, { schema }] of Object.entries(resolve(document, response).content ?? {}))
        treeAt(schema, `${operationId} ${type}`, true)
  const tables = { portal: {}, desk: {} }
  const add = (table, name, tree) => {
    if (tree === undefined || tables.portal[name] !== undefined || table[name] !== undefined) return
    table[name] = tree
    for (const inner of namesIn(tree)) add(table, inner, treeAt(document.components.schemas[inner], inner, true))
  }
  for (const operation of operations.toSorted((one, other) => isOfDesk(one) - isOfDesk(other))) {
    const schema = success(document, operation).content?.['application/json']?.schema
    const payload = schema && resolve(document, schema).properties.payload
    if (payload)
      add(isOfDesk(operation) ? tables.desk : tables.portal, operation.operationId, treeAt(payload, operation.operationId))
  }
  return { ...tables, open: [...places] }
}

/** The names that requests have for their fields, without those of the desk. */
export const requestFields = (document) => {
  const names = new Set()
  const collect = (schema) => {
    const known = resolve(document, schema)
    for (const [name, property] of Object.entries(known.properties ?? {})) {
      names.add(name)
      collect(property)
    }
    for (const branch of [...(known.oneOf ?? []), ...(known.anyOf ?? []), ...(known.items ? [known.items] : [])]) collect(branch)
  }
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path))
      if (operation.requestBody && !isOfDesk(operation))
        for (const { schema } of Object.values(operation.requestBody.content)) if (schema) collect(schema)
  return [...names].toSorted((one, other) => (one < other ? -1 : 1))
}

/** The text of a module with one table. */
export const tableText = (name, table) => {
  const sorted = Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const rows = sorted.map(([key, tree]) => `  ${key}: ${JSON.stringify(tree)},\n`)
  return `export const ${name} = {\n${rows.join('')}} as const\n`
}
