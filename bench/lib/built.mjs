// The contents of the portal's last build.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../../scripts/build/prerender.mjs'
import { screenFile } from '../../scripts/build/screen-files.mjs'
import { root } from '../../scripts/lib/run.mjs'

export const portal = join(root, 'dist', 'portal')

export const readManifest = () => JSON.parse(readFileSync(join(portal, '.vite', 'manifest.json'), 'utf8'))

/** Transferred bytes: the smallest files are not compressed. */
export const sizeOf = (file) => {
  const path = join(portal, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** The scripts that sign-in needs before it is usable. */
export const loginFiles = (manifest) => filesOf(manifest, 'index.html', screenFile('login')).scripts
