#!/usr/bin/env node
// `npm run check`: types, lint, format, dead code, bundle budgets, isolation of the portal from atlas and desk, contract.
// `--fix` repairs lint and format.
import { build } from './lib/build.mjs'
import { installPackages, nodeProblem } from './lib/install.mjs'
import { bin, quietlyBeside, seconds } from './lib/run.mjs'

const problem = nodeProblem() ?? ((await installPackages()) ? null : 'Не удалось установить пакеты')
if (problem) {
  console.error(problem)
  process.exit(1)
}

const fix = process.argv.includes('--fix')
/** The product's parts each with the types of their own surroundings; everything around them in one program, which reads them once. */
const PROJECTS = ['src/domain', 'src', 'server', 'tsconfig.around.json']

/**
 * Two checks run at a time, each on one processor: with more, the compiler's checkers repeat each other's work. What the compiler
 * allocates it needs to the end, so collecting garbage is mostly in vain; its memory has a limit all the same.
 */
const ENV = { GOMAXPROCS: '1', GOGC: '400', GOMEMLIMIT: '3GiB' }

const checks = [
  // The longest first.
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings', ...(fix ? ['--fix'] : [])] },
  ...PROJECTS.map((project) => ({ name: `types ${project}`, command: bin('tsc'), args: ['-p', project, '--checkers', '1'] })),
  { name: 'format', command: bin('oxfmt'), args: fix ? [] : ['--check'] },
  { name: 'dead code', command: bin('knip'), args: [] },
  { name: 'bundle budgets', command: process.execPath, args: ['bench/run.mjs', 'bundle'] },
  { name: 'portal apart from atlas and desk', command: bin('tsx'), args: ['tools/atlas/apart.ts'] },
  { name: 'contract', command: bin('redocly'), args: ['lint', 'openapi/openapi.yaml'] },
]

const begun = Date.now()
// Two of the checks compare with the build.
if (!(await build())) process.exit(1)
let failed = 0
const waiting = [...checks]
/** Takes one check after the other: most of them keep one processor busy. */
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const from = Date.now()
    const { code, output } = await quietlyBeside(next.command, next.args, ENV)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${next.name} (${seconds(from)})`)
    if (code === 0) continue
    failed += 1
    console.log(output)
  }
}
// Repairs of lint and format write the same files.
await Promise.all(Array.from({ length: fix ? 1 : 2 }, work))
console.log(`всего ${seconds(begun)}`)
process.exit(failed === 0 ? 0 : 1)
