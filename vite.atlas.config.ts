import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { flows } from './src/atlas/flows.ts'
import type { Chart } from './src/atlas/chart/types.ts'
import type { Texts } from './src/atlas/chart/texts.ts'
import type { Walks } from './src/atlas/chart/walks.ts'
import { indexOf } from './src/atlas/page/data/index-of.ts'
import { searchDataOf } from './src/atlas/page/data/search-data.ts'
import { readRequirements } from './src/atlas/page/data/requirements.ts'
import { agreementData } from './tools/atlas/agreement/data.ts'
import { since, stillData, stillIndex, STILLS } from './tools/atlas/stills/modules.ts'
import portal from './vite.config.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string): unknown => JSON.parse(readFileSync(file(`docs/flows/${path}`), 'utf8'))
const rows = () => readRequirements(readFileSync(file('docs/requirements.ru.tsv'), 'utf8'))
const models = () => flows.map(({ flow }) => read(`model/${flow}.json`) as { chart: Chart; walks: Walks })

/** The list of flows knows all of them, and the search what is in them, without loading any. */
const MADE: Readonly<Record<string, () => unknown>> = {
  'virtual:atlas-index': () => models().map(({ chart }) => indexOf(chart)),
  'virtual:atlas-search': () =>
    models().map(({ chart, walks }) => searchDataOf(chart, walks, read(`screens/${chart.flow}.json`) as Texts, rows())),
  // The build finds it out: a page cannot check a signature of SSH.
  'virtual:atlas-agreement': () => agreementData(),
  'virtual:atlas-since': since,
}

const atlasData = (): Plugin => ({
  name: 'atlas-data',
  resolveId: (id) => (id in MADE || id.startsWith(STILLS) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith('\0')) return null
    const name = id.slice(1)
    if (name === STILLS) return stillIndex()
    const made = MADE[name]?.() ?? stillData(name)
    return made === undefined ? null : `export default ${JSON.stringify(made)}`
  },
})

/** The atlas: pages for analysts, built apart from the portal and with the same parts of it. */
export default defineConfig((environment) => {
  const { resolve = {}, define = {} } = portal(environment)
  return {
    root: file('src/atlas'),
    base: '/atlas/',
    publicDir: file('src/atlas/public'),
    plugins: [react(), atlasData()],
    resolve,
    define,
    build: {
      outDir: file('dist/atlas'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_500,
      rolldownOptions: { input: [file('src/atlas/index.html'), file('src/atlas/screen.html')] },
    },
    server: { port: 5174, strictPort: true },
  }
})
