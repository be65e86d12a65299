import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import portal from './vite.config.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The page of a report where the portal does not start: a few kB that share no file with it. */
export default defineConfig((environment) => ({
  root: file('src/crash-report'),
  base: '/report/',
  publicDir: false,
  define: portal(environment).define ?? {},
  build: {
    outDir: file('dist/report'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [file('src/crash-report/crash.html')] },
  },
}))
