import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, doneMarks, formMarks } from '../../kit/marks/parts.ts'
import type { replayMachine } from './machine.ts'

/** A link's text is a recording of somebody. */
const values = { code: 'dropped' } as const
const themes = ['light', 'dark'] as const
/** Of somebody's recording nothing is recorded again. */
const carried = 'dropped'

export const replayMarks = {
  context: {
    form: formMarks(values),
    code: 'code',
    text: 'dropped',
    carried,
    kept: 'dropped',
    opened: 'dropped',
    at: 'kept',
    width: 'kept',
    theme: themes,
    found: 'dropped',
    frameRelease: 'id',
    calls: 'dropped',
    chosen: 'dropped',
    problem: 'text',
  },
  events: {
    'form.change': { patch: values },
    'form.blur': { field: ['code'] },
    pick: { file: 'dropped' },
    go: { to: 'kept' },
    'width.choose': { width: 'kept' },
    'theme.choose': { theme: themes },
    'outcome.choose': { call: 'dropped', outcome: 'dropped' },
    'frame.ready': { release: 'id' },
    'frame.opened': { steps: 'dropped' },
    'frame.asks': { calls: 'dropped' },
  },
  outcomes: {
    loadReport: answerMarks({ $: 'DeskReport' }),
    readFile: 'dropped',
    noteOpening: doneMarks,
    unpackReport: 'dropped',
  },
} as const satisfies MarksOf<typeof replayMachine>
