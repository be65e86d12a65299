/** All data of the page, each part loaded on demand. */
import index from 'virtual:atlas-index'
import type { Chart } from '../../chart/types.ts'
import type { Walks } from '../../chart/walks.ts'
import type { Report } from './coverage.ts'
import { flowDataOf, type FlowData } from './flow-data.ts'
import { sayingsOf } from './messages.ts'
import type { SearchFlow } from './search-data.ts'
import type { Trace } from './trace.ts'
import { readRequirements, type Requirement } from './requirements.ts'

const models = import.meta.glob<{ chart: Chart; walks: Walks }>('../../../../docs/flows/model/*.json', { import: 'default' })
const pictures = import.meta.glob<string>('../../../../docs/flows/*.svg', { query: '?raw', import: 'default' })
const reports = import.meta.glob<Report>('../../../../docs/flows/coverage.json', { import: 'default' })

const FLOWS = '../../../../docs/flows'

export { index }

const pictureOf = (name: string): Promise<string> => {
  const load = pictures[`${FLOWS}/${name}.svg`]
  if (!load) throw new Error(`docs/flows/${name}.svg is missing: npm run atlas`)
  return load()
}

const overviews = import.meta.glob<string>('../../../../docs/flows/overview/*.svg', { query: '?raw', import: 'default' })

/** The search index is larger than the page itself: it loads with the first search. */
export const loadSearch = async (): Promise<SearchFlow[]> => (await import('virtual:atlas-search')).default

export const loadMap = (): Promise<string> => pictureOf('map')

/** @returns null for an unknown flow */
export const loadFlow = async (flow: string): Promise<FlowData | null> => {
  const load = models[`${FLOWS}/model/${flow}.json`]
  if (!load) return null
  const [{ chart, walks }, picture, overview, { flows }] = await Promise.all([
    load(),
    pictureOf(flow),
    overviews[`${FLOWS}/overview/${flow}.svg`]?.() ?? null,
    import('../../flows.ts'),
  ])
  const listed = flows.find((one) => one.flow === flow)
  if (!listed) throw new Error(`src/atlas/flows.ts has no ${flow}`)
  return flowDataOf(listed.file, chart, walks, { whole: picture, overview }, sayingsOf(listed.machine, walks))
}

/** Data shared by all flows: requirements, and figures of the last test run if there are any. */
export interface Extras {
  requirements: ReadonlyMap<string, Requirement>
  report: Report | null
}

const traces = import.meta.glob<Trace>('../../../../docs/flows/trace.json', { import: 'default' })

export const loadTrace = (): Promise<Trace> => {
  const load = traces[`${FLOWS}/trace.json`]
  if (!load) throw new Error('docs/flows/trace.json is missing: npm run atlas')
  return load()
}

/** @returns null without a recorded test run */
export const loadReport = async (): Promise<Report | null> => (await reports[`${FLOWS}/coverage.json`]?.()) ?? null

export const loadExtras = async (): Promise<Extras> => {
  const [tsv, report] = await Promise.all([import('../../../../docs/requirements.ru.tsv?raw'), loadReport()])
  return { requirements: readRequirements(tsv.default), report }
}
