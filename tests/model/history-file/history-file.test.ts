import { describe, expect, test } from 'vitest'
import { file, historyFileFlow } from '../../../model/money/history-file.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(historyFileFlow)

const start = historyFileFlow.inputs['a history with a file']
const DOWNLOAD = `download ${JSON.stringify({ file })}`
const SOME = 'progress {"rows":500}'

describe('history-file: journeys', () => {
  test('ER08 a file that did not come is asked for again, as it was, and its rows are counted from the beginning', () => {
    const failed = [DOWNLOAD, SOME, 'saveFile: lost']
    expect(walk(historyFileFlow, start, failed)).toMatchObject({ state: 'failed', context: { file, rows: 500 } })
    expect(walk(historyFileFlow, start, [...failed, 'retry'])).toMatchObject({
      state: 'preparing',
      context: { file, rows: 0, problem: null },
    })
    expect(walk(historyFileFlow, start, [...failed, 'retry', 'saveFile: file'])).toMatchObject({
      state: 'saved',
      context: { rows: 1_200, problem: null },
    })
  })

  test('a file that is cancelled is not waited for, and another may be asked for', () => {
    expect(walk(historyFileFlow, start, [DOWNLOAD, SOME, 'cancel'])).toMatchObject({ state: 'cancelled' })
    expect(walk(historyFileFlow, start, [DOWNLOAD, SOME, 'cancel', DOWNLOAD])).toMatchObject({
      state: 'preparing',
      context: { rows: 0 },
    })
  })
})
