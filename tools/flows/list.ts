/** The list of flows, found by folder: every folder of src/machines with words is a flow of the portal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_PLACES } from '../../src/domain/portal/desk-places.ts'
import { PLACES } from '../../src/domain/portal/places.ts'

const MACHINES = join(import.meta.dirname, '../../src/machines')

/** The file that `npm run generate` writes. */
export const LIST = join(import.meta.dirname, '../../src/atlas/flows.ts')

/** The export name of a folder's machine and words: `add-tool` becomes `addTool`. */
export const nameOf = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Those of the desk stand behind the portal's. */
const PATHS: readonly string[] = [...PLACES, ...DESK_PLACES].map(({ path }) => path)

interface FlowFolder {
  /** Its name everywhere but in paths. */
  flow: string
  /** Under src/machines: the area, then the flow. */
  folder: string
}

/** The position of its first screen in the table of places; flows of every screen come first. */
const orderOf = ({ folder }: FlowFolder): number => {
  const [, place] = /^ {2}places: \[(?:'([^']+)'.*)?\],$/m.exec(readFileSync(join(MACHINES, folder, 'words.ts'), 'utf8')) ?? [
    '',
    null,
  ]
  if (place === null) throw new Error(`${folder}/words.ts: its places cannot be read`)
  return place === undefined ? -1 : PATHS.indexOf(place)
}

/** Folders of the flows, in the order of their places. */
export const flowFolders = (): FlowFolder[] =>
  readdirSync(MACHINES)
    .flatMap((area) => readdirSync(join(MACHINES, area)).map((flow) => ({ flow, folder: `${area}/${flow}` })))
    .filter(({ folder }) => ['machine.ts', 'words.ts'].every((file) => existsSync(join(MACHINES, folder, file))))
    .filter(({ folder }) => readFileSync(join(MACHINES, folder, 'words.ts'), 'utf8').includes('wordsFor('))
    .toSorted((one, other) => one.flow.localeCompare(other.flow))
    .toSorted((one, other) => orderOf(one) - orderOf(other))

/** The text of `src/atlas/flows.ts`. */
export const flowListText = (): string => {
  const folders = flowFolders()
  const imports = folders
    .toSorted((one, other) => one.folder.localeCompare(other.folder))
    .flatMap(({ flow, folder }) => [
      `import { ${nameOf(flow)}Machine } from '../machines/${folder}/machine.ts'`,
      `import { ${nameOf(flow)}Words } from '../machines/${folder}/words.ts'`,
    ])
  const rows = folders.map(
    ({ flow, folder }) => `  {
    flow: '${flow}',
    file: 'src/machines/${folder}/machine.ts',
    machine: ${nameOf(flow)}Machine,
    words: ${nameOf(flow)}Words,
  },`,
  )
  return `// Written by \`npm run generate\` from the folders of src/machines. Do not edit.
/** Every flow of the portal with its words, in the order of the places: what atlas, pictures, review and coverage go through. */
import type { AnyStateMachine } from 'xstate'
${imports.join('\n')}
import type { AnyWords } from './chart/extract.ts'

export interface AtlasFlow {
  /** The name of its folder in its area of src/machines. */
  flow: string
  /** The path of its machine from the project root. */
  file: string
  machine: AnyStateMachine
  words: AnyWords
}

export const flows: readonly AtlasFlow[] = [
${rows.join('\n')}
]
`
}
