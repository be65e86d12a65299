import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '../../src/atlas/flows.ts'
import { readFileSync } from 'node:fs'
import { EQUIVALENT } from '../../tools/mutants/equivalent.ts'
import { KEPT, type Kept } from '../../tools/mutants/kept.ts'
import { mutantsOf } from '../../tools/mutants/operators.ts'
import { equivalentGuards, guardTable } from '../guards/table.ts'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENT = join(ROOT, 'docs/mutants.md')

const ROOMS = [
  ['domain', '`src/domain`, all'],
  ['views', '`src/views`, a sample'],
] as const
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<(typeof ROOMS)[number][0], Kept>

const scoreRow = (title: string, { places, tried, noticed }: Kept): string =>
  `| ${[title, places, tried, noticed, tried === 0 ? '–' : `${((100 * noticed) / tried).toFixed(1)} %`].join(' | ')} |`

const text = (): string => `# Mutants

What is made wrong on purpose, and whether a test notices. An ordinary test compares this page with what the code is now; write it
anew by \`npx vitest run --project unit tests/project/mutants.test.ts -u\`.

## Guards

Tests that walk a machine take what they expect from that machine, so a wrong guard agrees with itself. So every guard of every
machine is made to say yes, and no, whatever it is asked about: as a whole, each of the parts that it is joined from, and each of
its uses where it has several. A journey with steps and an end that were written by hand has to fail each time, one of those in
\`tests/model/<flow>/\`. \`npx vitest run --project unit tests/model/<flow> --reporter=verbose\` names each of them.

${guardTable(flows)}

Equivalent, because nobody could tell:

${equivalentGuards()}

## Rules and views

\`npm run test:mutants\` changes one place of a file at a time: an operator, a condition, a number, a text, a prop. [ADR 0012](adr/0012-mutants.md)
says how. The last run that was kept:

| room | places | tried | noticed | score |
|---|---:|---:|---:|---:|
${ROOMS.map(([room, title]) => scoreRow(title, kept[room])).join('\n')}

Those that nobody has noticed stand in \`tools/mutants/kept.json\`. Equivalent:

${Object.entries(EQUIVALENT)
  .map(([id, reason]) => `- \`${id}\`: ${reason}.`)
  .join('\n')}
`

test('every mutant that is called equivalent is still in the code', () => {
  const named = Object.keys(EQUIVALENT)
  const files = new Set(named.map((id) => id.slice(0, id.indexOf(' '))))
  const there = [...files].flatMap((file) =>
    mutantsOf(file.startsWith('src/domain/') ? 'domain' : 'views', file, readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(named.filter((id) => !there.some((mutant) => mutant.id === id))).toEqual([])
})

test('docs/mutants.md is what the machines and the tests are now', () => expect(text()).toMatchFileSnapshot(DOCUMENT))
