/**
 * Incomplete answers, generated from the contract: the portal must accept them (E06). A new operation or
 * field gets its own automatically.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  'x-portal'?: 'required' | 'optional' | 'whole'
}

interface Operation {
  operationId: string
  tags: string[]
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema; example?: unknown }> }>
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
}

export const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
) as Contract

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')], contract)

/** A schema with its references resolved, merged with the keywords beside the reference. */
export const resolved = (schema: Schema): Schema => {
  const { $ref, ...own } = schema
  return $ref === undefined ? schema : { ...resolved(at($ref) as Schema), ...own }
}

const isNull = (schema: Schema): boolean => resolved(schema).type === 'null'
const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => (oneOf ?? anyOf ?? []).filter((branch) => !isNull(branch))

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything in the contract, including optional fields; a list of objects has two rows. */
const whole = (schema: Schema, example?: unknown): unknown => {
  const known = resolved(schema)
  const [branch] = branchesOf(known)
  if (branch) return whole(branch, example)
  const given = example ?? known.examples?.find((one) => one !== null)
  if (known.properties) return wholeObject(known, isJson(given) ? given : {})
  if (known.items) return wholeList(known.items)
  if ('const' in known) return known.const
  if (given !== undefined) return given
  if (known.enum) return known.enum[0]
  const types = new Set([known.type].flat())
  if (types.has('boolean')) return true
  if (types.has('object')) return { more: '55' }
  if (types.has('string')) return '55'
  return types.has('null') ? null : 55
}

const wholeObject = ({ properties = {} }: Schema, example: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, whole(property, example[name] ?? undefined)]))

const wholeList = (items: Schema): unknown[] => {
  const row = whole(items)
  if (!isJson(row)) return [row]
  return [row, typeof row['id'] === 'string' ? { ...row, id: `${row['id']}-2` } : row]
}

const isRequired = (schema: Schema): boolean => resolved(schema)['x-portal'] === 'required'

/** Only the fields that the portal requires. */
const barest = (schema: Schema): unknown => {
  const known = resolved(schema)
  const [branch] = branchesOf(known)
  if (branch) return barest(branch)
  if (known['x-portal'] === 'whole') return whole(known)
  if (known.items) return [barest(known.items), barest(known.items)]
  if (!known.properties) return whole(known)
  const asked = Object.entries(known.properties).filter(([, property]) => isRequired(property))
  return Object.fromEntries(asked.map(([name, property]) => [name, barest(property)]))
}

export interface OddAnswer {
  /** The deviation. */
  name: string
  body: unknown
  /** «type» is a value of another type, «word» an unknown value of an enumeration. */
  kind: 'envelope' | 'barest' | 'missing' | 'null' | 'type' | 'word'
  /** A required part is missing or unreadable: the portal may report a failure. */
  mayFail: boolean
  /** A part that its row cannot be without is missing or unreadable: the portal may leave out this row, never another. */
  mayLoseRow: boolean
}

const ABSENT = Symbol('absent')
const WRONG: readonly [string, unknown][] = [
  ['a text', 'UNHEARD_OF'],
  ['a number', 7],
  ['true', true],
  ['an object', { odd: true }],
  ['a list', [null, 'odd', { odd: true }]],
]
const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (isJson(value)) return 'an object'
  return value === true ? 'true' : `a ${typeof value === 'string' ? 'text' : typeof value}`
}

interface Place {
  path: string
  /** Whether its values are enumerated. */
  hasWords: boolean
  value: unknown
  isVital: boolean
  /** The same for its row, not for the answer. */
  isVitalToRow: boolean
  /** The payload with this place changed. */
  put: (value: unknown) => unknown
}

const withPart = (object: Json, name: string, value: unknown): Json => {
  const { [name]: _, ...others } = object
  return value === ABSENT ? others : { ...others, [name]: value }
}

/** Every place of a payload, deepest last; of a list the first row, so that the second remains for comparison. */
const placesOf = (schema: Schema, place: Place): Place[] => {
  const known = resolved(schema)
  const { path, value, isVital, isVitalToRow, put } = place
  const [branch] = branchesOf(known)
  if (branch) return placesOf(branch, place)
  if (known.items && Array.isArray(value) && value.length > 0) {
    const [first, ...others] = value as unknown[]
    const { hasWords } = place
    const { properties = {}, 'x-portal': portal } = resolved(known.items)
    const isAsked = portal === 'whole' || Object.values(properties).some(isRequired)
    const row = {
      path: `${path}[0]`,
      value: first,
      hasWords,
      isVital: false,
      isVitalToRow: isAsked,
      put: (one: unknown) => put([one, ...others]),
    }
    return [place, ...placesOf(known.items, row)]
  }
  if (!known.properties || !isJson(value)) return [place]
  const inner = Object.entries(known.properties).flatMap(([name, property]) => {
    const isAsked = isRequired(property) || known['x-portal'] === 'whole'
    return placesOf(property, {
      path: `${path}.${name}`,
      hasWords: (resolved(property).enum ?? resolved(resolved(property).items ?? {}).enum) !== undefined,
      value: value[name],
      isVital: isVital && isAsked,
      isVitalToRow: isVitalToRow && isAsked,
      put: (one) => put(withPart(value, name, one)),
    })
  })
  return [place, ...inner]
}

const successOf = ({ responses }: Operation) => {
  const response = responses['200']
  const { content } = (response?.$ref === undefined ? response : at(response.$ref)) as NonNullable<typeof response>
  return content?.['application/json']
}

/** Every operation that answers in JSON: its id, its area and the schema of its payload. */
export const answers = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => {
    const success = successOf(operation)
    const payload = success && resolved(success.schema).properties?.['payload']
    const example = isJson(success?.example) ? success.example['payload'] : undefined
    const message = success && resolved(resolved(success.schema).properties?.['message'] ?? {})
    const word = message?.enum?.find((one) => typeof one === 'string') ?? null
    return payload ? [{ id: operation.operationId, area: operation.tags[0] ?? '', payload, example, word }] : []
  })
export type AnswerOf = (typeof answers)[number]

const envelope = ({ word }: AnswerOf, payload: unknown) => ({ code: 0, message: word, payload })

/** Our own server's answer, with all fields. */
export const fullAnswer = (answer: AnswerOf): unknown => envelope(answer, whole(answer.payload, answer.example))
/** The answer of a server that sends only the fields the portal requires. */
export const barestAnswer = (answer: AnswerOf): unknown => envelope(answer, barest(answer.payload))

/** One answer per deviation: missing, null, another type, an unknown word. */
export const oddAnswers = (answer: AnswerOf): OddAnswer[] => {
  const { payload, word } = answer
  const value = whole(payload, answer.example)
  const known = resolved(payload)
  // Null means an absent value: each screen handles that in its own way.
  const mayBeNothing = (known.oneOf ?? []).some(isNull)
  const isVital = known['x-portal'] === 'required'
  const hasWords = resolved(payload).enum !== undefined
  const root: Place = { path: 'payload', value, hasWords, isVital, isVitalToRow: false, put: (one) => one }
  const odd = placesOf(payload, root).flatMap(({ path, value, hasWords, isVital, isVitalToRow, put }) => {
    const changed = (kind: OddAnswer['kind'], how: string, one: unknown): OddAnswer => ({
      name: `${path} is ${how}`,
      kind,
      body: withPart(envelope(answer, null), 'payload', put(one)),
      mayFail: isVital || (mayBeNothing && path === 'payload'),
      mayLoseRow: isVitalToRow,
    })
    const wrong = WRONG.filter(([how]) => how !== kindOf(value)).map(([how, one]) => changed('type', how, one))
    const word = hasWords && typeof value === 'string' ? [changed('word', 'a word nobody has heard of', 'UNHEARD_OF')] : []
    return [
      changed('missing', 'missing', path.endsWith(']') ? undefined : ABSENT),
      changed('null', 'null', null),
      ...word,
      ...wrong,
    ]
  })
  return [
    { name: 'the barest answer', kind: 'barest', body: barestAnswer(answer), mayFail: false, mayLoseRow: false },
    { name: 'no envelope', kind: 'envelope', body: value, mayFail: false, mayLoseRow: false },
    { name: 'code is missing', kind: 'envelope', body: { message: word, payload: value }, mayFail: false, mayLoseRow: false },
    {
      name: 'code is text',
      kind: 'envelope',
      body: { code: '0', message: word, payload: value },
      mayFail: false,
      mayLoseRow: false,
    },
    ...odd,
  ]
}
