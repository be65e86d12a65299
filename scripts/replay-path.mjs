#!/usr/bin/env node
// `npm run replay:path -- <flow> <start> <step>…`: a path of a model, which a failed test names, as a link for the replay at /support;
// `-- <flow> --seed <number>`: a generated visit.
import { loadModule } from './build/load-module.mjs'
import { installPackages, nodeProblem } from './lib/install.mjs'
import { root } from './lib/run.mjs'

const problem = nodeProblem() ?? ((await installPackages()) ? null : 'Не удалось установить пакеты')
const found =
  problem === null
    ? await loadModule(root, '/tools/replay/path.ts', ({ linkOfPath }) => linkOfPath(process.argv.slice(2)))
    : { problem }
if ('link' in found) console.log(found.link)
else {
  console.error(found.problem)
  process.exitCode = 1
}
