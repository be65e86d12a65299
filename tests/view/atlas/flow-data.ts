/** Flows in the format of the atlas's page, read from docs/flows/model. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart } from '../../../src/atlas/chart/types.ts'
import type { Texts } from '../../../src/atlas/chart/texts.ts'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { flowDataOf, type FlowData } from '../../../src/atlas/page/data/flow-data.ts'
import { sayingsOf } from '../../../src/atlas/page/data/messages.ts'
import { searchDataOf, type SearchFlow } from '../../../src/atlas/page/data/search-data.ts'
import { readRequirements } from '../../../src/atlas/page/data/requirements.ts'

const docs = join(import.meta.dirname, '../../../docs')

export const names = flows.map(({ flow }) => flow)

export const flowData = (name: string): FlowData => {
  const { chart, walks } = JSON.parse(readFileSync(join(docs, `flows/model/${name}.json`), 'utf8')) as {
    chart: Chart
    walks: Walks
  }
  const { file, machine } = flows.find(({ flow }) => flow === name)!
  return flowDataOf(file, chart, walks, { whole: '', overview: null }, sayingsOf(machine, walks))
}

const textsOf = (name: string): Texts => JSON.parse(readFileSync(join(docs, `flows/screens/${name}.json`), 'utf8')) as Texts

export const searchFlows = (): SearchFlow[] =>
  names.map((name) => {
    const { chart, walks } = flowData(name)
    return searchDataOf(chart, walks, textsOf(name), requirements)
  })

export const requirements = readRequirements(readFileSync(join(docs, 'requirements.ru.tsv'), 'utf8'))
