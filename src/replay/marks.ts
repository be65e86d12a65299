/** The marks of all flows, by the id of their machine: a chunk of its own beside the recorder. */
import type { FlowMarks } from '../machines/kit/marks/marks.ts'

const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

/** «…/add-tool/marks.ts» is the machine «addTool», or «add-tool». */
const idOf = (path: string): string => folderOf(path).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Fragments have marks too, which are parts of others'. */
export const marksIn = (modules: Readonly<Record<string, Record<string, FlowMarks>>>): Readonly<Record<string, FlowMarks>> =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([path, module]) => {
      const id = idOf(path)
      const marks = module[`${id}Marks`]
      return marks === undefined || !('events' in marks) ? [] : [[id, marks] as const, [folderOf(path), marks] as const]
    }),
  )

export const portalMarks = marksIn(
  import.meta.glob<Record<string, FlowMarks>>(['../machines/*/*/marks.ts', '!../machines/desk/*/marks.ts'], { eager: true }),
)
