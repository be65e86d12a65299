import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { slimIcons } from './scripts/build/slim-icons.mjs'
import portal from './vite.config.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const apiPort = process.env['API_PORT'] ?? '3000'

/** Gzip alone: the few who work here load it once a release, and the better compression of all files takes a quarter of a minute. */
const compressed = (folder: string): Plugin => ({
  name: 'desk-compressed',
  apply: 'build',
  closeBundle: () => {
    for (const name of readdirSync(folder).filter((one) => /\.(?:js|mjs|css)$/.test(one)))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name))))
  },
})

/** The desk: where operators work, built apart from the portal and with the same parts of it. */
export default defineConfig((environment) => {
  const { resolve = {}, define = {} } = portal(environment)
  return {
    root: file('src/desk'),
    base: '/desk/',
    publicDir: false,
    plugins: [react(), slimIcons(), compressed(file('dist/desk/assets'))],
    resolve,
    define,
    build: {
      outDir: file('dist/desk'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // One page for a few people who keep it open all day: it is not cut into screens.
      chunkSizeWarningLimit: 1_500,
      rolldownOptions: { input: [file('src/desk/index.html')] },
    },
    server: { port: 5175, strictPort: true, proxy: { '/api': `http://localhost:${apiPort}` } },
  }
})
