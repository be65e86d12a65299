import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { toolInfoMachine } from './machine.ts'

const tool = { $: 'getToolInformation' } as const

export const toolInfoMarks = {
  context: {
    sn: 'serial',
    tool,
    problem: 'text',
    opened: 'kept',
    faults: { '@': 'count', '*': ['failed', 'unavailable', 'unsupported'] },
  },
  events: { 'document.open': { at: 'kept' } },
  outcomes: { loadTool: answerMarks(tool), askDocument: ['there', 'failed', 'unsupported'] },
} as const satisfies MarksOf<typeof toolInfoMachine>
