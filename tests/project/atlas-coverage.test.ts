/** docs/flows/coverage.json matches the current charts, and a run that walked every reachable edge. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COVERAGE, coverageText, figuresOf, mergeCoverage, readCoverage } from '../../model/coverage/coverage.ts'
import { readModels } from '../../tools/atlas/files.ts'

// Another test checks that the charts are fresh: exploring every flow again takes long.
const models = readModels()
const nothing = join(tmpdir(), 'no-records')

test('it has every state, edge and answer of the charts, and no other', () => {
  expect(coverageText(mergeCoverage(models, nothing)) === readFileSync(COVERAGE, 'utf8'), 'npm test, then npm run atlas').toBe(
    true,
  )
})

describe.each(readCoverage())('$flow', (flow) => {
  test.each(['machine', 'view'] as const)('every edge that can be walked is walked by the tests of the %s', (level) => {
    const missing = flow.edges.filter(({ levels, unreachable }) => unreachable === null && !levels.includes(level))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  test('every state is seen and every answer is given at both levels', () => {
    for (const level of ['machine', 'view'] as const) {
      const { states, answers } = figuresOf(flow, level)
      expect([states.walked, answers.walked], level).toEqual([states.of, answers.of])
    }
  })

  test('every guard has said yes and no to the machine', () => {
    const oneSided = flow.edges.filter(
      ({ guard, unreachable }) => guard && !unreachable && guard.yes.length * guard.no.length === 0,
    )
    expect(oneSided.map(({ id }) => id)).toEqual([])
  })
})
