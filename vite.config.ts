import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunks.mjs'
import { portalPlugin } from './scripts/build/portal-plugin.mjs'
import { screenFile } from './scripts/build/screen-files.mjs'
import { slimIcons } from './scripts/build/slim-icons.mjs'
import { slimRouter } from './scripts/build/slim-router.mjs'
import { PLACES } from './src/domain/portal/places.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
const apiPort = process.env['API_PORT'] ?? '3000'
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Screens that nobody sees without a session: those of all their places ask for one. */
const memberScreens = PLACES.filter(({ auth, screen }) => auth && PLACES.every((place) => place.screen !== screen || place.auth))

const HEADER = 'src/app/shell/signed-in-header.tsx'

/** What only people with a session load. */
const MEMBERS = [
  ...new Set([...memberScreens.map(({ screen }) => screen), 'seller', 'profile-form'].map(screenFile)),
  HEADER,
  'src/app/notifications/bell.tsx',
  'src/app/notifications/push-offer.tsx',
]

/** The addresses of members that hold no value, and what their pages begin to load at once. */
const memberPlaces = PLACES.filter(({ auth, path }) => auth && !path.includes(':')).map(({ path, screen }) => ({
  path,
  modules: [screenFile(screen), HEADER],
}))

/** Names of classes stand in the scripts of the first page: a name and its file, without the line that is the default's. */
const generateScopedName = (name: string, path: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, path))
    .digest('hex')
    .slice(0, 5)}`

/** The portal. Source maps are written beside the bundles but not linked from them, and not served. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), slimRouter(), slimIcons(), portalPlugin('src/app/start/prerender.tsx', memberPlaces)],
  resolve: {
    alias: [
      // Smaller or stricter parts of our own; each says why.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: file('src/ui/base/create-icon.ts') },
      { find: /^react-style-singleton$/, replacement: file('src/ui/base/style-singleton.ts') },
      // React has had it since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  css: { modules: { generateScopedName } },
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  build: {
    outDir: 'dist/portal',
    // The assets of the last release stay: see scripts/build/releases.mjs.
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: 'hidden',
    cssCodeSplit: true,
    manifest: true,
    // What every page begins with is there before any screen asks for it: its names would stand in the first chunk for nothing.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((dep) => !/\/(libraries|rolldown-runtime|frame)-[^/]*\.js$/.test(dep)),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: chunkGroups({
              entry: file('src/app/start/main.tsx'),
              firstPage: file(screenFile('login')),
              members: MEMBERS.map(file),
            }),
          },
        },
      },
    }),
  },
  // The pages of the atlas are built apart, with modules that this build does not know.
  optimizeDeps: { entries: 'index.html' },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: `http://localhost:${apiPort}`, ws: true },
      '/demo': `http://localhost:${apiPort}`,
      '/pictures': `http://localhost:${apiPort}`,
    },
  },
}))
