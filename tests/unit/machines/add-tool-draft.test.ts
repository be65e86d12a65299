import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, readDraft } from '../../../src/machines/add-tool/draft.ts'
import { emptyTool } from '../../../src/machines/add-tool/form.ts'
import type { AddToolContext, AddToolDraft } from '../../../src/machines/add-tool/types.ts'

const command = { kind: 'sale', key: 'key-00000001', at: 1, position: { coordinates: '', gps: '' }, isRepeat: false } as const
const values = { ...emptyTool, serialNumber: '1' }
const context = (patch: Partial<AddToolDraft>): { context: AddToolContext } => ({
  context: {
    mode: 'seller',
    isCompact: false,
    screen: 'main',
    answer: null,
    message: '',
    command: patch.command ?? null,
    form: { values: patch.values ?? emptyTool, errors: {}, touched: {} },
  } as unknown as AddToolContext,
})

test('B08 of docs/decisions.md: an empty form leaves no draft', () => expect(draftOf(context({}))).toBeNull())

test('B08 B10 of docs/decisions.md: what is typed and the command under way come back as they were', () => {
  for (const draft of [
    { values, command: null },
    { values, command },
    { values: emptyTool, command },
  ])
    expect(readDraft(JSON.parse(JSON.stringify(draftOf(context(draft)))))).toEqual(draft)
})

test.each([
  null,
  undefined,
  0,
  '',
  'text',
  [],
  {},
  { values: null },
  { values: {} },
  { values: { ...values, fn: 5 } },
  { values: { ...values, fp: undefined } },
  { command },
  { values: 'abcdef', command },
])('junk %j is no draft', (stored) => expect(readDraft(stored)).toBeNull())

test('no junk makes the reader throw', () => {
  fc.assert(fc.property(fc.anything(), (stored) => readDraft(stored) === null || typeof readDraft(stored) === 'object'))
})

test.each([
  { ...command, kind: 'theft' },
  { ...command, key: 7 },
  { kind: 'sale' },
  'sale',
  7,
  { ...command, position: null },
  { ...command, at: 'now' },
])('junk command %j is dropped, what was typed stays', (junk) =>
  expect(readDraft({ values, command: junk })).toEqual({ values, command: null }),
)
