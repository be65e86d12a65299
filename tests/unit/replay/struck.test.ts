import { expect, test } from 'vitest'
import { findToolMachine } from '../../../src/machines/lookup/find-tool/machine.ts'
import { replay } from '../../../src/replay/fold/fold.ts'
import { checkedLines } from '../../../src/replay/packed/check.ts'
import { pack, unpack } from '../../../src/replay/packed/pack.ts'
import type { Line } from '../../../src/replay/record/lines.ts'
import { withoutStruck } from '../../../src/replay/report/choose.ts'

const LINES: Line[] = [
  ['segment', 0, { release: '1.0.0', begun: 1_700_000_000_000, at: 0 }],
  [
    'flow',
    1,
    'findTool',
    'editing',
    { form: { values: { serialNumber: '' }, errors: {}, touched: {}, reveals: 0 }, unknown: null, scanProblem: null },
    0,
  ],
  ['event', 1, 'form.change', { patch: { serialNumber: '~sw.9.0' } }, 0, 900],
  ['event', 1, 'submit', 0, 'searching', 900],
]

test('D256 a struck step keeps its place in a link: type and data are gone', () => {
  const opened = unpack(pack(withoutStruck(LINES, new Set([2])), '1.0.0', null), null)
  expect(opened).toBeTypeOf('object')
  expect((opened as Line[]).map(([kind]) => kind)).toEqual(['segment', 'flow', 'struck', 'event'])
  expect(JSON.stringify(opened)).not.toContain('~sw')
})

test('D256 D263 behind a struck step another way says nothing of the portal: the recorded state is shown, no divergence is told', () => {
  const steps = (lines: readonly Line[]) => replay(lines, () => findToolMachine)
  const struck = steps(withoutStruck(LINES, new Set([2])))
  expect(struck.at(-1)?.flow?.state).toBe('searching')
  expect(struck.map(({ divergence }) => divergence)).toEqual([null, null, null, null])
  // Without the step itself nobody knows why, and the difference is told.
  const missing = steps([...LINES.slice(0, 2), ...LINES.slice(3)])
  expect(missing.at(-1)?.divergence).toMatchObject({ kind: 'elsewhere' })
})

test.each([
  ['no list', {}],
  ['an empty one', []],
  ['no segment at first', [['place', 'base', 0]]],
  ['an unknown kind', [...LINES, ['gift', 1]]],
  ['a line that is too long', [...LINES, ['place', 'base', 0, 0]]],
  ['a text that is too long', [...LINES, ['place', 'x'.repeat(301), 0]]],
  ['a pause that is no number', [...LINES, ['place', 'base', null]]],
  ['a key of every object', [...LINES, ['event', 1, 'submit', JSON.parse('{"__proto__":1}') as unknown, 0, 0]]],
])('D263 %s is no recording', (_, value) => expect(checkedLines(value)).toBeNull())
