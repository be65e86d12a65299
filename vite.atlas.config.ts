import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { flows } from './src/atlas/flows.ts'
import type { Chart } from './src/atlas/chart/types.ts'
import type { Walks } from './src/atlas/chart/walks.ts'
import { indexOf } from './src/atlas/page/index-of.ts'
import { allSayings, sayingsOf } from './src/atlas/page/messages.ts'
import portal from './vite.config.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const MODELS = file('docs/flows/model')
const INDEX = 'virtual:atlas-index'

/** List and search know all flows without loading any of them. */
const readIndex = () => {
  const models = readdirSync(MODELS).map(
    (name) => JSON.parse(readFileSync(`${MODELS}/${name}`, 'utf8')) as { chart: Chart; walks: Walks },
  )
  return flows.flatMap(({ flow, machine }) => {
    const model = models.find(({ chart }) => chart.flow === flow)
    return model ? [indexOf(model.chart, model.walks, allSayings(model.walks, sayingsOf(machine, model.walks)))] : []
  })
}

const atlasIndex = (): Plugin => ({
  name: 'atlas-index',
  resolveId: (id) => (id === INDEX ? `\0${INDEX}` : null),
  load: (id) => (id === `\0${INDEX}` ? `export default ${JSON.stringify(readIndex())}` : null),
})

/** The atlas: pages for analysts, built apart from the portal and with the same parts of it. */
export default defineConfig((environment) => {
  const { resolve = {}, define = {} } = portal(environment)
  return {
    root: file('src/atlas'),
    base: '/atlas/',
    publicDir: false,
    plugins: [react(), atlasIndex()],
    resolve,
    define,
    build: {
      outDir: file('dist/atlas'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: [file('src/atlas/index.html'), file('src/atlas/screen.html')] },
    },
    server: { port: 5174, strictPort: true },
  }
})
