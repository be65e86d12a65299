import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '../../src/atlas/flows.ts'
import { equivalentGuards, guardTable } from '../guards/table.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/mutants.md')

const text = (): string => `# Mutants

What is made wrong on purpose, and whether a test notices. An ordinary test compares this page with what the code is now; write it
anew by \`npx vitest run --project unit tests/project/mutants.test.ts -u\`.

## Guards

Tests that walk a machine take what they expect from that machine, so a wrong guard agrees with itself. So every guard of every
machine is made to say yes, and no, whatever it is asked about: as a whole, each of the parts that it is joined from, and each of
its uses where it has several. A journey with steps and an end that were written by hand has to fail each time, one of those in
\`tests/model/<flow>/\`. \`npm test -- tests/model/<flow> --reporter=verbose\` names each of them.

${guardTable(flows)}

Equivalent, because nobody could tell:

${equivalentGuards()}
`

test('docs/mutants.md is what the machines and the tests are now', () => expect(text()).toMatchFileSnapshot(DOCUMENT))
