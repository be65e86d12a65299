// The steps of `vite build` after its own work: prerender, keep the last release, compress.
import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { precompress } from './precompress.mjs'
import { writePages } from './prerender.mjs'
import { clearForBuild, keepOneRelease } from './releases.mjs'

/** Builds the portal once more for Node.js and runs it: the public pages, what all others begin with, and which texts were not given. */
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
  const { renderPublicPages, renderShell, missingSettings, firstCalls } = await import(
    pathToFileURL(join(config.root, outDir, 'prerender.js')).href
  )
  const pages = await renderPublicPages()
  const shell = await renderShell()
  rmSync(join(config.root, outDir), { recursive: true })
  return { pages, shell, missingSettings, calls: firstCalls() }
}

/**
 * @param entry the module that renders the public pages
 * @param places the addresses of members, each with the modules of its screen: they begin to load with the page
 */
export const portalPlugin = (entry, places) => {
  let config
  let assets = []
  /** Where each module of ours has gone: two screens may share a chunk. */
  let chunkOf = new Map()
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
      chunkOf = new Map(
        Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
          moduleIds.map((id) => [relative(config.root, id).replaceAll('\\', '/'), fileName]),
        ),
      )
    },
    closeBundle: async () => {
      const folder = join(config.root, config.build.outDir)
      const { pages, shell, missingSettings, calls } = await renderPages(config, entry)
      writePages(folder, { pages, shell, calls }, { places, chunkOf })
      // The server reads it at its start, and serves nothing of this folder.
      writeFileSync(join(folder, '.vite', 'missing.json'), JSON.stringify(missingSettings))
      keepOneRelease(folder, assets)
      await precompress(folder)
    },
  }
}
