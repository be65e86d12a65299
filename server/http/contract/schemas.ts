import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { document, resolved } from './document.ts'
import type { Operation, ParameterObject } from './document.ts'
import { bodyTypeOf } from './read-body.ts'

const CONTRACT = 'contract.json'

// Not strict: the rest of the document (paths, x-…) contains no schema keywords.
const strictTypes = new Ajv2020({ strict: false }).addSchema(document, CONTRACT)
/** Query values arrive as text: «true» and «20» stand for the contract's boolean and integer. */
const fromText = new Ajv2020({ strict: false, coerceTypes: true, useDefaults: true }).addSchema(document, CONTRACT)

const pointer = (...parts: string[]): string =>
  `${CONTRACT}#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

const JSON_BODY = 'application/json'

/** Validators of one operation's request; each returns whether its part matches the contract. */
export interface RequestChecks {
  path: ValidateFunction
  query: ValidateFunction
  headers: ValidateFunction
  /** Absent when the operation has no body, or a file. */
  body: ValidateFunction | null
}

const objectOf = (parameters: readonly ParameterObject[], place: ParameterObject['in']) => {
  const here = parameters.filter((parameter) => parameter.in === place)
  const nameOf = ({ name }: ParameterObject) => (place === 'header' ? name.toLowerCase() : name)
  return {
    type: 'object',
    required: here.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), absolute(parameter.schema)])),
  }
}

/** A schema whose `$ref`s still resolve outside the document. */
const absolute = (schema: object): object =>
  '$ref' in schema ? { ...schema, $ref: `${CONTRACT}${String(schema.$ref)}` } : schema

/** Makes something of each operation once: a process may build many servers, as the tests do, and compiling takes most of that. */
const oncePerOperation = <Made>(make: (operation: Operation) => Made): ((operation: Operation) => Made) => {
  const made = new WeakMap<Operation, { value: Made }>()
  return (operation) => {
    const known = made.get(operation) ?? { value: make(operation) }
    made.set(operation, known)
    return known.value
  }
}

/** Compiles the validators of an operation's request. */
export const compileRequest = oncePerOperation((operation: Operation): RequestChecks => {
  const { method, path, parameters } = operation
  const type = bodyTypeOf(operation)
  return {
    path: fromText.compile(objectOf(parameters, 'path')),
    query: fromText.compile(objectOf(parameters, 'query')),
    headers: fromText.compile(objectOf(parameters, 'header')),
    body:
      type === null
        ? null
        : strictTypes.compile({ $ref: pointer('paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema') }),
  }
})

const validatorsOf = oncePerOperation(({ method, path, spec }) => {
  const checks = new Map<string, ValidateFunction>()
  for (const [status, response] of Object.entries(spec.responses)) {
    if (!resolved(response).content?.[JSON_BODY]) continue
    const place = response.$ref ? response.$ref.slice(2).split('/') : ['paths', path, method.toLowerCase(), 'responses', status]
    checks.set(status, strictTypes.compile({ $ref: pointer(...place, 'content', JSON_BODY, 'schema') }))
  }
  return checks
})

/**
 * The validator of an operation's answers, compiled at its first answer: a test calls few of the operations.
 * @returns a function that returns the mismatch as text, or null; 500, 503 and 504 use the default answer
 */
export const answerCheck =
  (operation: Operation) =>
  (status: number, body: unknown): string | null => {
    const check = validatorsOf(operation).get(status >= 500 ? 'default' : String(status))
    if (!check) return `status ${status} is not in the contract`
    return check(body) ? null : strictTypes.errorsText(check.errors)
  }
