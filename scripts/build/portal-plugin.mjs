// The steps of `vite build` after its own work: prerender, keep the last release, compress.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { precompress } from './precompress.mjs'
import { writePages } from './prerender.mjs'
import { clearForBuild, keepOneRelease } from './releases.mjs'

/** Builds the portal once more for Node.js and runs it: the public pages, and which texts were not given. */
const renderPages = async (config, entry) => {
  const outDir = `${config.build.outDir}-prerender`
  await build({
    root: config.root,
    configFile: config.configFile,
    logLevel: 'warn',
    // The packages use the browser's aliases: the markup must be identical.
    ssr: { noExternal: true },
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false, manifest: false },
  })
  const { renderPublicPages, missingSettings } = await import(pathToFileURL(join(config.root, outDir, 'prerender.js')).href)
  const pages = await renderPublicPages()
  rmSync(join(config.root, outDir), { recursive: true })
  return { pages, missingSettings }
}

/** @param entry the module that renders the public pages */
export const portalPlugin = (entry) => {
  let config
  let assets = []
  return {
    name: 'portal',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    buildStart: () => clearForBuild(join(config.root, config.build.outDir)),
    writeBundle: (_, bundle) => {
      assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => name.slice('assets/'.length))
    },
    closeBundle: async () => {
      const folder = join(config.root, config.build.outDir)
      const { pages, missingSettings } = await renderPages(config, entry)
      writePages(folder, pages)
      // The server reads it at its start, and serves nothing of this folder.
      writeFileSync(join(folder, '.vite', 'missing.json'), JSON.stringify(missingSettings))
      keepOneRelease(folder, assets)
      await precompress(folder)
    },
  }
}
