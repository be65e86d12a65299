/** The list of flows, found by their folders: whatever has words under src/machines is a flow of the portal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLACES } from '../../src/domain/places.ts'

const MACHINES = join(import.meta.dirname, '../../src/machines')

/** The file that `npm run generate` writes. */
export const LIST = join(import.meta.dirname, '../../src/atlas/flows.ts')

/** The name under which a folder's machine and words are exported: `add-tool` is `addTool`. */
export const nameOf = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const PATHS: readonly string[] = PLACES.map(({ path }) => path)

/** Where its first screen stands in the table of places; what belongs to every screen comes before. */
const orderOf = (folder: string): number => {
  const [, place] = /^ {2}places: \[(?:'([^']+)'.*)?\],$/m.exec(readFileSync(join(MACHINES, folder, 'words.ts'), 'utf8')) ?? [
    '',
    null,
  ]
  if (place === null) throw new Error(`${folder}/words.ts: its places cannot be read`)
  return place === undefined ? -1 : PATHS.indexOf(place)
}

/** Folders of the flows in the order of the places where they stand. */
export const flowFolders = (): string[] =>
  readdirSync(MACHINES)
    .filter((folder) => ['machine.ts', 'words.ts'].every((file) => existsSync(join(MACHINES, folder, file))))
    .filter((folder) => readFileSync(join(MACHINES, folder, 'words.ts'), 'utf8').includes('wordsFor('))
    .toSorted()
    .toSorted((one, other) => orderOf(one) - orderOf(other))

/** The text of `src/atlas/flows.ts`. */
export const flowListText = (): string => {
  const folders = flowFolders()
  const imports = folders
    .toSorted()
    .flatMap((folder) => [
      `import { ${nameOf(folder)}Machine } from '../machines/${folder}/machine.ts'`,
      `import { ${nameOf(folder)}Words } from '../machines/${folder}/words.ts'`,
    ])
  const rows = folders.map(
    (folder) => `  { flow: '${folder}', machine: ${nameOf(folder)}Machine, words: ${nameOf(folder)}Words },`,
  )
  return `// Written by \`npm run generate\` from the folders of src/machines. Do not edit.
/** Every flow of the portal with its words, in the order of the places: what atlas, pictures, review and coverage go through. */
import type { AnyStateMachine } from 'xstate'
${imports.join('\n')}
import type { AnyWords } from './chart/extract.ts'

export interface AtlasFlow {
  /** The folder name under src/machines. */
  flow: string
  machine: AnyStateMachine
  words: AnyWords
}

export const flows: readonly AtlasFlow[] = [
${rows.join('\n')}
]
`
}
