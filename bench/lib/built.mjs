// What the last build of the portal consists of.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../../scripts/build/prerender.mjs'
import { root } from '../../scripts/lib/run.mjs'

export const portal = join(root, 'dist', 'portal')

export const readManifest = () => JSON.parse(readFileSync(join(portal, '.vite', 'manifest.json'), 'utf8'))

/** Bytes as they travel: the smallest files are not compressed. */
export const sizeOf = (file) => {
  const path = join(portal, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** The scripts that sign-in needs before it can be used. */
export const loginFiles = (manifest) => filesOf(manifest, 'index.html', 'src/app/screens/login.tsx').scripts
