/** Writes docs/flows/model: chart and walks of every flow, one item per line, the same bytes on every run. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelOf, type FlowModel } from '../../model/explore/flow-model.ts'
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { partText } from '../../model/kit/json-lines.ts'

export const MODELS = join(import.meta.dirname, '../../docs/flows/model')

/** One item per line, so that a change of the flow gives a readable diff. */
export const modelText = ({ chart, walks }: FlowModel): string =>
  `{\n  "chart": ${partText(chart)},\n  "walks": ${partText(walks)}\n}\n`

/** The files under docs/flows/model by name. */
export const modelFiles = async (): Promise<Map<string, string>> =>
  new Map((await flowsWithFixtures()).map((atlasFlow) => [`${atlasFlow.flow}.json`, modelText(modelOf(atlasFlow))]))

export const writeModels = async (): Promise<void> => {
  mkdirSync(MODELS, { recursive: true })
  for (const [name, text] of await modelFiles()) writeFileSync(join(MODELS, name), text)
}

if (process.argv[1] === import.meta.filename) await writeModels()
