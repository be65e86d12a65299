/** Every flow and every answer says what its words and numbers are: what a recording for support may keep (D255). */
import { describe, expect, test } from 'vitest'
import document from '../../openapi/generated/openapi.json' with { type: 'json' }
import { marks as all } from '../../model/replay/marks.ts'
import { flows } from '../../src/atlas/flows.ts'
import type { AnyTree, FlowMarks } from '../../src/machines/kit/marks/marks.ts'
import { marksOf } from '../../tools/contract/marks.mjs'

const flowMarks: Readonly<Record<string, FlowMarks>> = all.flows

/** Every tree of marks within a tree. */
const within = (tree: AnyTree | undefined): AnyTree[] => {
  if (tree === undefined) return []
  if (typeof tree === 'string' || Array.isArray(tree) || typeof (tree as { $?: unknown }).$ === 'string') return [tree]
  return [tree, ...Object.values(tree).flatMap(within)]
}

const namesIn = ({ context, events, outcomes }: FlowMarks): string[] =>
  [context, ...Object.values(events), ...Object.values(outcomes)]
    .flatMap(within)
    .flatMap((tree) => (typeof tree === 'object' && '$' in tree && typeof tree.$ === 'string' ? [tree.$] : []))

describe.each(flows)('D255: $flow', ({ flow, machine }) => {
  const marks: FlowMarks | undefined = flowMarks[flow]

  test('says what it holds, takes and is told', () => {
    expect(marks).toBeDefined()
    expect(Object.keys(marks?.context ?? {}).length).toBeGreaterThan(0)
  })

  test('has marks for its own calls and events', () => {
    expect(Object.keys(machine.implementations.actors)).toEqual(expect.arrayContaining(Object.keys(marks?.outcomes ?? {})))
    expect(machine.events).toEqual(expect.arrayContaining(Object.keys(marks?.events ?? {})))
  })

  test('names schemas that there are', () => {
    const known = new Set(Object.keys(all.schemas))
    expect(marks && namesIn(marks).filter((name) => !known.has(name))).toEqual([])
  })
})

test('D255: every word and number of every answer has a mark in the contract (x-mark)', () => {
  expect(marksOf(document).open).toEqual([])
})

test('D255: what a log must drop or hide is kept by no recording', () => {
  const kept: string[] = []
  const walk = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const schema = node as Record<string, unknown>
    if (schema['x-sensitive'] !== undefined && ['kept', 'numbered', 'count'].includes(String(schema['x-mark']))) kept.push(place)
    for (const [key, inner] of Object.entries(schema)) walk(inner, `${place}/${key}`)
  }
  walk(document, '')
  expect(kept).toEqual([])
})
