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

const edited = (text: string, { file, from, to }: Edit): string => {
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`${file} has ${places} times: ${from}`)
  return text.replace(from, () => to)
}

/** @throws when a guard is not where the list says */
export const checkEdits = (edits: readonly Edit[]): void => {
  for (const edit of edits) edited(readFileSync(join(ROOT, edit.file), 'utf8'), edit)
}

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
