import { describe, expect, test } from 'vitest'
import { days, historyFileFlow } from '../../../model/money/history-file.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(historyFileFlow)

const start = historyFileFlow.inputs['a history with a file']
const DOWNLOAD = `download ${JSON.stringify({ days })}`

describe('history-file: journeys', () => {
  test('ER08 a file that did not come is asked for again by the same press', () => {
    expect(walk(historyFileFlow, start, [DOWNLOAD, 'saveFile: lost'])).toMatchObject({ state: 'failed' })
    expect(walk(historyFileFlow, start, [DOWNLOAD, 'saveFile: lost', DOWNLOAD, 'saveFile: file'])).toMatchObject({
      state: 'idle',
      context: { problem: null },
    })
  })
})
