/** Marks of a list as a file. */
import type { AnyTree } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'

/** @param request marks of what is asked for */
export const tableFileMarks = <const Request extends AnyTree>(request: Request) => {
  const file = { name: 'file', request } as const
  return {
    context: { file, rows: 'kept', problem: 'text' },
    events: { download: { file }, progress: { rows: 'kept' } },
    outcomes: { saveFile: answerMarks('kept') },
  } as const
}
