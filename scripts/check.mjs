#!/usr/bin/env node
// `npm run check`: types, lint, format, dead code, contract. `--fix` repairs lint and format.
import { bin, quietly, seconds } from './lib/run.mjs'

const fix = process.argv.includes('--fix')
const PROJECTS = ['src/domain', 'src', 'server', 'tests', 'e2e']

const checks = [
  ...PROJECTS.map((project) => [`types ${project}`, bin('tsc'), ['-p', project]]),
  ['lint', bin('oxlint'), ['--deny-warnings', ...(fix ? ['--fix'] : [])]],
  ['format', bin('oxfmt'), fix ? [] : ['--check']],
  ['dead code', bin('knip'), []],
  ['contract', bin('redocly'), ['lint', 'openapi/openapi.yaml']],
]

let failed = 0
for (const [name, command, args] of checks) {
  const from = Date.now()
  const { code, output } = quietly(command, args)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(from)})`)
  if (code !== 0) {
    failed += 1
    console.log(output)
  }
}
process.exit(failed === 0 ? 0 : 1)
