import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shownFlows } from './scripts/build/shown-flows.mjs'
import { slimIcons } from './scripts/build/slim-icons.mjs'
import portal from './vite.config.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The frame of the replay: the portal's own screens, shown as somebody has seen them, apart from the portal and the desk. */
export default defineConfig((environment) => {
  const { resolve = {}, define = {} } = portal(environment)
  return {
    root: file('src/replay-frame'),
    base: '/replay/',
    publicDir: false,
    plugins: [shownFlows(), react(), slimIcons()],
    resolve,
    define,
    build: {
      outDir: file('dist/replay'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A few operators load it, a few times a day.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: [file('src/replay-frame/frame.html')] },
    },
  }
})
