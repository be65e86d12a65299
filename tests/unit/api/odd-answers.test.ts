/** The portal is tolerant of answers (E06): every operation of the contract, with every deviation. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import type { OperationId } from '../../../src/api/types.ts'
import { portalDocument } from '../../../tools/contract/portal.mjs'
import { answers, contract, fullAnswer, oddAnswers } from '../../../model/kit/odd-answers.ts'

const heard = async (id: string, body: unknown) => {
  const api = stagedApi(() => Promise.resolve(new Response(JSON.stringify(body) ?? '')))
  return api.call(id as OperationId, { path: { id: '1' }, query: { query: '1' } } as never)
}

/** The portal's types ignore lengths and patterns, and leave some enumerations open. */
const UNSAID = new Set(['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'])
const typesOnly = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(typesOnly)
  if (typeof node !== 'object' || node === null) return node
  const isOpen = 'x-open-enum' in node
  const said = Object.entries(node).filter(([key]) => !UNSAID.has(key) && !(key === 'enum' && isOpen))
  return Object.fromEntries(said.map(([key, value]) => [key, typesOnly(value)]))
}

let typesOf: (id: string) => (payload: unknown) => string | null

beforeAll(() => {
  const ajv = new Ajv2020({ strict: false }).addSchema(typesOnly(portalDocument(contract)) as object, 'portal')
  typesOf = (id) => {
    const { payload } = answers.find((answer) => answer.id === id) ?? {}
    const schema = JSON.parse(
      JSON.stringify(typesOnly(portalDocument(payload))).replaceAll('"#/components', '"portal#/components'),
    ) as object
    const check = ajv.compile(schema)
    return (value) => (check(value) ? null : ajv.errorsText(check.errors))
  }
})

/** The lists of objects in a payload, by their places: how many rows each has. */
const rowsOf = (value: unknown, place = 'payload'): [place: string, rows: number][] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, part]) => rowsOf(part, `${place}.${name}`))
  const isList = Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null)
  return isList ? [[place, value.length], ...inner] : inner
}

describe.each(answers)('$id', (answer) => {
  test('the whole answer is taken as it is', async () => {
    const body = fullAnswer(answer) as { payload: unknown }
    expect(await heard(answer.id, body)).toMatchObject({ kind: 'ok', payload: body.payload })
  })

  test('E06 SL20 FM20 a row that lacks something stays in its list, and so do the others', async () => {
    const lost: string[] = []
    for (const { name, body, kind, mayLoseRow } of oddAnswers(answer)) {
      if (kind === 'envelope' || kind === 'type') continue
      const result = await heard(answer.id, body)
      if (result.kind !== 'ok') continue
      const read = new Map(rowsOf(result.payload))
      for (const [place, rows] of rowsOf((body as { payload?: unknown }).payload))
        if ((read.get(place) ?? 0) < rows - Number(mayLoseRow)) lost.push(`${name}: ${place}`)
    }
    expect(lost).toEqual([])
  })

  test('E06 whatever is missing, null or of another type: there is an answer, of the types that screens rely on', async () => {
    const wrong: string[] = []
    const problemOf = typesOf(answer.id)
    for (const { name, body, mayFail } of oddAnswers(answer)) {
      const result = await heard(answer.id, body)
      if (result.kind !== 'ok' && !mayFail) wrong.push(`${name}: ${result.kind}`)
      const problem = result.kind === 'ok' ? problemOf(result.payload) : null
      if (problem !== null) wrong.push(`${name}: ${problem}`)
    }
    expect(wrong).toEqual([])
  })
})
