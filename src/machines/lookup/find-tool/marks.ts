import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, formMarks } from '../../kit/marks/parts.ts'
import type { findToolMachine } from './machine.ts'

const values = { serialNumber: 'serial' } as const
const CAMERA_PROBLEMS = ['insecure', 'unsupported', 'denied', 'missing', 'busy', 'lost', 'reader'] as const

export const findToolMarks = {
  context: { form: formMarks(values), scanProblem: [...CAMERA_PROBLEMS, 'timeout'] },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['serialNumber'] } },
  outcomes: {
    loadTool: answerMarks({ $: 'getToolInformation' }),
    scanSerial: { kind: ['receipt', 'serial', 'failed'], text: 'receipt', serial: 'serial', problem: CAMERA_PROBLEMS },
  },
} as const satisfies MarksOf<typeof findToolMachine>
