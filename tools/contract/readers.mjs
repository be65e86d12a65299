// The readers of answers: one module per contract area, so that a screen loads only its own, made of src/api/reading.ts.
import { fallbackOf, isNullable, resolve } from './portal.mjs'

const RUNTIME = '../../reading.ts'
/** Readers that the portal's first page does without: a module of their own keeps them out of its chunk. */
const APART = { ownPath: '../../own-path.ts' }
const nameOf = ($ref) => $ref.split('/').at(-1)
const json = (value) => JSON.stringify(value)

/** Writes one area's module. */
const writer = (document) => {
  const used = new Set()
  /** Components in dependency order: references point backwards. */
  const components = new Map()
  const call = (name, ...args) => {
    used.add(name)
    return args.length > 0 ? `${name}(${args.join(', ')})` : name
  }

  const branches = (schema) => (schema.oneOf ?? schema.anyOf).filter(({ type }) => type !== 'null')

  const object = (schema, place) => {
    const isWhole = schema['x-portal'] === 'whole'
    const fields = Object.entries(schema.properties).map(([name, property]) => {
      const isPromised = schema.required?.includes(name) === true
      return `${name}: ${field(property, isPromised, isWhole && isPromised, `${place}.${name}`)}`
    })
    return call('record', `{ ${fields.join(', ')} }`, ...(isWhole ? ['true'] : []))
  }

  const plain = (schema, place) => {
    if (schema.oneOf || schema.anyOf) {
      const readers = branches(schema).map((branch) => reader(branch, place))
      return readers.length === 1 ? readers[0] : call('either', ...readers)
    }
    if (schema['x-portal-type']) return call(schema['x-portal-type'])
    if (Object.hasOwn(schema, 'const')) return call('oneOf', json(schema.const))
    if (schema.enum && !schema['x-open-enum']) return call('oneOf', ...schema.enum.map(json))
    const type = [schema.type].flat().find((one) => one !== 'null')
    if (schema.properties) return object(schema, place)
    if (type === 'array') return call('list', item(schema.items, `${place}[]`))
    if (type === 'string') return call('text')
    if (type === 'integer' || type === 'number') return call('number')
    if (type === 'boolean') return call('flag')
    return call(type === 'object' ? 'object' : 'nothing')
  }

  const reader = (schema, place) => {
    const known = resolve(document, schema)
    const isNull = known.type === 'null'
    const read = schema.$ref && known.properties ? component(schema.$ref) : plain(known, place)
    return isNullable(known) && !isNull ? call('nullable', read) : read
  }

  const component = ($ref) => {
    const name = nameOf($ref)
    if (!components.has(name)) {
      const text = object(resolve(document, { $ref }), name)
      components.set(name, text)
    }
    return name
  }

  /** For a list: a row without required fields stays, with its missing fields filled in. */
  const item = (schema, place) => {
    const known = resolve(document, schema)
    const read = reader(schema, place)
    const isAsked = Object.values(known.properties ?? { none: { 'x-portal': 'required' } }).some(
      (property) => resolve(document, property)['x-portal'] === 'required',
    )
    return isAsked || known['x-portal'] === 'whole' ? read : call('orEmpty', read, '{}')
  }

  const field = (schema, isPromised, isAsked, place) => {
    const known = resolve(document, schema)
    const read = reader(schema, place)
    const fallback = isAsked ? { kind: 'none' } : fallbackOf(known, isPromised, place)
    const filled = {
      none: () => call('required', read),
      beside: () => call('orBeside', read, json(fallback.name)),
      empty: () => call('orEmpty', read, json(fallback.value)),
      value: () => call('or', read, json(fallback.value)),
      'left out': () => call('optional', call('or', read, 'undefined')),
    }[fallback.kind]()
    return known['x-portal'] === 'optional' && fallback.kind !== 'beside' ? call('optional', filled) : filled
  }

  return {
    payload: (id, schema) => `export const ${id} = ${field(schema, true, false, `${id}.payload`)}\n`,
    module: (exported) => {
      const constants = [...components].map(([name, text]) => `const ${name} = ${text}\n`)
      const from = (path) => [...used].filter((name) => (APART[name] ?? RUNTIME) === path).join(', ')
      const imports = [...new Set([...used].map((name) => APART[name] ?? RUNTIME))]
        .map((path) => `import { ${from(path)} } from '${path}'\n`)
        .join('')
      return `${imports}${constants.join('')}${exported.join('')}`
    },
  }
}

/**
 * @param {object} document the bundled OpenAPI document
 * @returns {Record<string, string>} module texts by area
 */
export const answerReaders = (document) => {
  const areas = {}
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path)) {
      const schema = resolve(document, operation.responses['200']).content['application/json']?.schema
      if (schema) (areas[operation.tags[0]] ??= []).push([operation.operationId, resolve(document, schema).properties.payload])
    }
  return Object.fromEntries(
    Object.entries(areas).map(([area, payloads]) => {
      const write = writer(document)
      return [area, write.module(payloads.map(([id, schema]) => write.payload(id, schema)))]
    }),
  )
}
