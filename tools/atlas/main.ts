/** The first step of `npm run atlas`: models, coverage, traces, pictures and pages of every flow, the same bytes for the same sources. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageText, mergeCoverage } from '../../model/coverage/coverage.ts'
import { journeysText, JOURNEYS } from '../../model/coverage/journeys.ts'
import { FLOWS, pageFiles, pictureFiles, type Files } from './files.ts'
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { modelOf, type FlowModel } from '../../model/explore/flow-model.ts'
import { MODELS, modelText } from './models.ts'
import { traceOf, traceText } from './trace.ts'

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

const sizeOf = (paths: readonly string[]): string =>
  `${Math.ceil(paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1024)} kB`

const report = (what: string, paths: readonly string[], from: number): void =>
  console.log(
    `${what.padEnd(9)} ${String(paths.length).padStart(3)} files  ${sizeOf(paths).padStart(8)}  ${seconds(from).padStart(7)}`,
  )

const isSame = (path: string, text: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === text
  } catch {
    return false
  }
}

/** Writes only changed files, so that git shows only real changes. */
const write = (files: Files): string[] =>
  [...files].map(([name, text]) => {
    const path = join(FLOWS, name)
    if (!isSame(path, text)) writeFileSync(path, text)
    return path
  })

/** Files of flows that are no more. */
const forget = (kept: ReadonlySet<string>): void => {
  for (const name of readdirSync(FLOWS, { recursive: true, encoding: 'utf8' }))
    if (/\.(svg|md)$|^(?:model|screens|journeys)\/.*\.json$/.test(name) && !kept.has(name)) rmSync(join(FLOWS, name))
}

const begin = performance.now()
for (const folder of [MODELS, JOURNEYS, join(FLOWS, 'overview')]) mkdirSync(folder, { recursive: true })

/** Writes one kind of files and prints the time taken. */
const step = async (what: string, make: () => Files | Promise<Files>): Promise<string[]> => {
  const from = performance.now()
  const files = await make()
  report(what, write(files), from)
  return [...files.keys()]
}

const models: FlowModel[] = []
const atlasFlows = await flowsWithFixtures()
const kept = [
  ...(await step('models', () => {
    models.push(...atlasFlows.map(modelOf))
    return new Map(models.map((model) => [`model/${model.chart.flow}.json`, modelText(model)]))
  })),
  ...(await step('journeys', () => new Map(atlasFlows.map((one) => [`journeys/${one.flow}.json`, journeysText(one)])))),
  ...(await step('coverage', () => new Map([['coverage.json', coverageText(mergeCoverage(models))]]))),
  ...(await step('trace', () => new Map([['trace.json', traceText(traceOf())]]))),
  ...(await step('pictures', () => pictureFiles(models))),
  ...(await step('pages', () => pageFiles(models))),
]
// The test that renders the screens writes their texts afterwards.
forget(new Set([...kept, ...models.map(({ chart }) => `screens/${chart.flow}.json`)]))
console.log(`docs/flows is written in ${seconds(begin)}`)
