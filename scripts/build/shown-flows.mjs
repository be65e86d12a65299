/**
 * Gives the portal's screens the doings of the replay's frame in the place of their own: they are the same files, and show what was recorded
 * instead of running it.
 */
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

const file = (path) => join(root, path)

/** What stands in the place of each module. */
const EDITIONS = new Map([
  [file('src/app/session/flow.ts'), file('src/replay-frame/flow.ts')],
  [file('src/app/commands/use-command-flow.ts'), file('src/replay-frame/command-flow.ts')],
  [file('src/app/loading/error-boundary.tsx'), file('src/replay-frame/error-boundary.tsx')],
  [file('src/app/loading/screen-loader.tsx'), file('src/replay-frame/screen-loader.tsx')],
])
const NAMES = [...EDITIONS.keys()].map((path) => path.slice(path.lastIndexOf('/')))

/** The frame's own files mean the portal's modules where they name them. */
const OWN = file('src/replay-frame/')

export const shownFlows = () => ({
  name: 'shown-flows',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      if (importer === undefined || importer.startsWith(OWN) || !NAMES.some((name) => source.endsWith(name))) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return EDITIONS.get(resolved?.id) ?? null
    },
  },
})
