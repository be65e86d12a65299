#!/usr/bin/env node
// `npm run atlas`: models, pictures, pages and texts of every flow under docs/flows, then the page under dist/atlas.
// `npm run atlas:export`: the same page as one file that opens from disk. `npm run atlas:review`: what is wrong with the
// machines, in words. `npm run atlas:accept -- AU01`: what is linked to a clause holds for its changed text too.
// `npm run atlas:verify [-- <folder>]`: whether the signed sheets still stand. `npm run atlas:sheet -- <scenario>
// [folder]`: a sheet as PDF, with what its hash is of. `npm run atlas:diff`: what changed since a release
// or a commit.
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
const own = process.argv.slice(3)
const steps = {
  all: [draw, texts, page],
  export: [draw, texts, () => run(bin('tsx'), ['tools/atlas/export.ts'])],
  accept: [() => run(bin('tsx'), ['tools/atlas/accept.ts', ...own])],
  review: [() => run(bin('tsx'), ['tools/atlas/review.ts'])],
  diff: [() => run(bin('tsx'), ['tools/atlas/diff/main.ts', ...own])],
  verify: [() => run(bin('tsx'), ['tools/atlas/agreement/main.ts', ...own])],
  sheet: [page, () => run(bin('tsx'), ['tools/atlas/agreement/sheet.ts', ...own])],
}[process.argv[2] ?? 'all']
if (!steps) {
  console.error('npm run atlas, atlas:export, atlas:review, atlas:accept, atlas:verify, atlas:diff или atlas:sheet')
  process.exit(1)
}
for (const step of steps) if ((await step()) !== 0) process.exit(1)
console.log(`всего ${seconds(begun)}`)
