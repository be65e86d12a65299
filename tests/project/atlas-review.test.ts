/** Faults of the machines: the findings of `npm run atlas:review`, as a test over every flow. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { review, reviewedOf } from '../../model/review/review.ts'

const all = (await flowsWithFixtures()).map(reviewedOf)
/** The area of each machine by its folder. */
const areas = new Map(
  Object.keys(import.meta.glob('../../src/machines/*/*/machine.ts')).map((path) => [
    path.split('/').at(-2) ?? '',
    path.split('/').at(-3) ?? '',
  ]),
)
const folders = [...areas.keys()]

/** The machines behind every list, and behind every list as a file, have no flow of their own. */
const KIT: ReadonlySet<string> = new Set(['list', 'table-file'])

test('every machine of the house is in the atlas', () => {
  expect(all.map(({ flow }) => flow).toSorted()).toEqual(folders.filter((folder) => !KIT.has(folder)).toSorted())
})

describe.each(all)('$flow', (reviewed) => {
  test('the review has nothing to say', () => {
    expect(review(reviewed)).toEqual([])
  })

  test('has its view walked, and its controls compared with the events of the machine', () => {
    const source = readFileSync(
      join(import.meta.dirname, `../view/${areas.get(reviewed.flow)}/${reviewed.flow}.test.tsx`),
      'utf8',
    )
    expect(['testView(', 'testControls('].filter((call) => !source.includes(call))).toEqual([])
  })
})
