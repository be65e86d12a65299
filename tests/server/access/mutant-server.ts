import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../../server/http/app.ts'
import type { Deps } from '../../../server/start/deps.ts'
import type { Edit } from './guards.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** Below node_modules: there the packages are found. */
const FOLDER = join(ROOT, 'node_modules/.cache/mutants')

const edited = (text: string, { from, to }: Edit): string => text.replace(from, () => to)

/** Edits whose text does not stand in the source, or not once. */
export const misplaced = (edits: readonly Edit[]): string[] =>
  edits
    .filter(({ file, from }) => readFileSync(join(ROOT, file), 'utf8').split(from).length !== 2)
    .map(({ file, from }) => `${file}: ${from}`)

let built = 0

type Build = (deps: Deps, options: AppOptions) => Promise<FastifyInstance>

/** Builds the server with these places changed; the sources stay as they are. */
export const buildMutant = async (edits: readonly Edit[]): Promise<Build> => {
  const name = `${process.pid}-${(built += 1)}.mjs`
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (text, id) => {
          const here = edits.filter(({ file }) => id.split('?')[0] === join(ROOT, file))
          return here.length > 0 ? here.reduce(edited, text) : null
        },
      },
    ],
    build: {
      ssr: join(ROOT, 'server/start/server.ts'),
      outDir: FOLDER,
      emptyOutDir: built === 1,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  const made = (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, name)).href)) as { buildServer: Build }
  return made.buildServer
}
