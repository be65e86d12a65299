/** All generated files of docs/flows, in memory: the command writes them, a test compares them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractChart } from '../../src/atlas/chart/extract.ts'
import type { Walks } from '../../src/atlas/chart/walks.ts'
import { flows } from '../../src/atlas/flows.ts'
import { readCoverage } from '../../model/coverage/coverage.ts'
import { foldChart } from './fold.ts'
import { layoutChart } from './layout/chart.ts'
import { layoutMap } from './layout/map.ts'
import type { Picture } from './layout/types.ts'
import type { Model } from './layout/ways.ts'
import { MODELS } from './models.ts'
import { flowPage } from './pages/flow-page.ts'
import { readme } from './pages/readme.ts'
import { readRequirements } from './pages/requirements.ts'
import { svgOf } from './pictures/svg.ts'

export const FLOWS = join(import.meta.dirname, '../../docs/flows')

/** The current machine's chart with the stored walks: exploring takes longer than drawing. */
export const readModels = (): Model[] =>
  flows.map(({ flow, machine, words }) => ({
    chart: extractChart(flow, machine, words),
    walks: (JSON.parse(readFileSync(join(MODELS, `${flow}.json`), 'utf8')) as { walks: Walks }).walks,
  }))

/** Texts by file name. */
export type Files = Map<string, string>

const areaOf = ({ width, height }: Picture): number => width * height
/** Square pixels: twice what a window of 1280 px shows at a readable size. */
const isLarge = (picture: Picture): boolean => areaOf(picture) > 1_500_000
/** An overview that is hardly smaller is none. */
const WORTH = 0.6

export const pictureFiles = async (models = readModels()): Promise<Files> => {
  const files: Files = new Map()
  for (const { chart } of models) {
    const whole = await layoutChart(chart)
    files.set(`${chart.flow}.svg`, svgOf(whole))
    const overview = isLarge(whole) ? await layoutChart(foldChart(chart)) : null
    if (overview && areaOf(overview) <= WORTH * areaOf(whole)) files.set(`overview/${chart.flow}.svg`, svgOf(overview))
  }
  files.set('map.svg', svgOf(await layoutMap(models)))
  return files
}

export const pageFiles = (models = readModels()): Files => {
  const requirements = readRequirements()
  return new Map([
    ...models.map((model): [string, string] => [`${model.chart.flow}.md`, flowPage(model, requirements)]),
    ['README.md', readme(models, readCoverage())],
  ])
}
