#!/usr/bin/env node
// `npm run atlas`: models, pictures, pages and texts of every flow under docs/flows, then the page under dist/atlas.
// `npm run atlas:export`: the same page as one file that opens from disk. `npm run atlas:review`: what is wrong with the
// machines, in words.
import { installPackages, nodeProblem } from './lib/install.mjs'
import { bin, run, seconds } from './lib/run.mjs'

const begun = Date.now()
const problem = nodeProblem() ?? ((await installPackages()) ? null : 'Не удалось установить пакеты')
if (problem) {
  console.error(problem)
  process.exit(1)
}

const draw = () => run(bin('tsx'), ['tools/atlas/main.ts'])
/** Views need the tests' environment: the test that compares the texts of the screens also writes them. */
const texts = () => {
  process.env.GRID = 'full'
  return run(bin('vitest'), ['run', '--project', 'view*', 'tests/view/atlas/texts.test.tsx', '--update'])
}
const page = () => run(bin('vite'), ['build', '--config', 'vite.atlas.config.ts', '--logLevel', 'warn'])
const steps = {
  all: [draw, texts, page],
  export: [draw, texts, () => run(bin('tsx'), ['tools/atlas/export.ts'])],
  review: [() => run(bin('tsx'), ['tools/atlas/review.ts'])],
}[process.argv[2] ?? 'all']
if (!steps) {
  console.error('npm run atlas, npm run atlas:export или npm run atlas:review')
  process.exit(1)
}
for (const step of steps) if ((await step()) !== 0) process.exit(1)
console.log(`всего ${seconds(begun)}`)
