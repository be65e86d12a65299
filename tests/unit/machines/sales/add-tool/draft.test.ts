import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, readDraft } from '../../../../../src/machines/sales/add-tool/draft.ts'
import { emptyTool } from '../../../../../src/machines/sales/add-tool/form.ts'
import type { AddToolContext, AddToolDraft } from '../../../../../src/machines/sales/add-tool/types.ts'

const command = { kind: 'sale', key: 'key-00000001', at: 1, position: { coordinates: '', gps: '' }, isRepeat: false } as const
const values = { ...emptyTool, serialNumber: '1' }
const done = { id: 'a', name: 'чек.jpg', size: 9, status: 'done', stored: 'stored.jpg', problem: null, key: null } as const
const capture = {
  files: [],
  unread: [],
  remarks: {},
  filledBy: [],
  isManual: false,
  isFolded: false,
  scannedTime: null,
  repair: null,
}
const context = (patch: Partial<AddToolDraft>): { context: AddToolContext } => ({
  context: {
    ...capture,
    ...patch,
    mode: 'seller',
    isCompact: false,
    screen: 'main',
    receiptAge: null,
    answer: null,
    message: '',
    command: patch.command ?? null,
    form: { values: patch.values ?? emptyTool, errors: {}, touched: {} },
  } as unknown as AddToolContext,
})

test('B08: an empty form leaves no draft', () => expect(draftOf(context({}))).toBeNull())

test('B08 B10: what is typed and the command under way come back as they were', () => {
  for (const draft of [
    { ...capture, values, command: null },
    { ...capture, values, command },
    { ...capture, values: emptyTool, command },
    { ...capture, values: { ...values, haveABill: false }, command: null },
    { ...capture, values: { ...emptyTool, images: ['stored.jpg'] }, files: [done], unread: ['a'], command: null },
    { ...capture, values: { ...emptyTool, images: ['stored.jpg'] }, files: [done], command: null },
    {
      ...capture,
      values: { ...emptyTool, images: ['stored.jpg'] },
      files: [done],
      remarks: { a: 'QR код не распознан' },
      command: null,
    },
    {
      ...capture,
      values: { ...values, fn: '1', images: ['stored.jpg'] },
      files: [done],
      filledBy: ['a'],
      isManual: true,
      command: null,
    },
    { ...capture, values: { ...values, fn: '1' }, isManual: true, scannedTime: '20-11-2026T15:07:00', command: null },
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
  expect(readDraft({ values, command: junk })).toEqual({ ...capture, values, command: null }),
)

test('B08: a draft of the version without photos is a form without them', () => {
  const { haveABill: _, images: __, ...old } = { ...values, fn: '12' }
  expect(readDraft({ values: old, command })).toEqual({ ...capture, values: { ...values, fn: '12' }, isManual: true, command })
})

test('B08: photos of a draft are those that lie on the server; junk among them is none', () => {
  const lost = { ...done, id: 'b', status: 'waiting', stored: null }
  const read = readDraft({ values, files: [done, lost, 7, { id: 'c' }, { ...done, id: 'd', stored: null }], unread: ['a', 'z'] })
  expect(read).toMatchObject({ files: [done, lost], unread: ['a'], values: { images: ['stored.jpg'] } })
})

test('B10: a command is repeated with the photos it was sent with', () =>
  expect(readDraft({ values: { ...values, images: ['sent.jpg'] }, files: [], command })?.values.images).toEqual(['sent.jpg']))
