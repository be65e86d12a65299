/** Writes docs/flows/model: chart and walks of every flow, one item a line, the same bytes on every run. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractChart } from '../../src/atlas/chart/extract.ts'
import type { Chart } from '../../src/atlas/chart/types.ts'
import type { Walks } from '../../src/atlas/chart/walks.ts'
import { flowsWithFixtures, type FlowWithFixture } from './fixtures.ts'
import { walksOf } from './walks.ts'

export interface FlowModel {
  chart: Chart
  walks: Walks
}

export const MODELS = join(import.meta.dirname, '../../docs/flows/model')

export const modelOf = (atlasFlow: FlowWithFixture): FlowModel => ({
  chart: extractChart(atlasFlow.flow, atlasFlow.machine, atlasFlow.words),
  walks: walksOf(atlasFlow),
})

const itemText = (value: unknown, indent: string): string =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object'
    ? `[\n${value.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`
    : JSON.stringify(value)

export const partText = (part: object): string =>
  `{\n${Object.entries(part)
    .map(([name, value]) => `    "${name}": ${itemText(value, '    ')}`)
    .join(',\n')}\n  }`

/** One line an item: a change of the flow is a readable difference. */
export const modelText = ({ chart, walks }: FlowModel): string =>
  `{\n  "chart": ${partText(chart)},\n  "walks": ${partText(walks)}\n}\n`

/** Every file under docs/flows/model by its name. */
export const modelFiles = async (): Promise<Map<string, string>> =>
  new Map((await flowsWithFixtures()).map((atlasFlow) => [`${atlasFlow.flow}.json`, modelText(modelOf(atlasFlow))]))

export const writeModels = async (): Promise<void> => {
  mkdirSync(MODELS, { recursive: true })
  for (const [name, text] of await modelFiles()) writeFileSync(join(MODELS, name), text)
}

if (process.argv[1] === import.meta.filename) await writeModels()
