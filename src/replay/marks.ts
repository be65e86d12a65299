/** The marks of all flows, by the id of their machine: a chunk of its own beside the recorder. */
import type { FlowMarks } from '../machines/kit/marks/marks.ts'

const modules = import.meta.glob<Record<string, FlowMarks>>('../machines/*/*/marks.ts', { eager: true })

/** «…/add-tool/marks.ts» is the machine «addTool». */
const idOf = (path: string): string =>
  (path.split('/').at(-2) ?? '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export const flowMarks: Readonly<Record<string, FlowMarks>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) => Object.values(module).map((marks) => [idOf(path), marks] as const)),
)
