import { describe, expect, test } from 'vitest'
import { file, listFileFlow } from '../../../model/sales/list-file.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(listFileFlow)

const start = listFileFlow.inputs['a list with a file']
const DOWNLOAD = `download ${JSON.stringify({ file })}`
const SOME = 'progress {"rows":500}'

describe('list-file: journeys', () => {
  test('ER08 a file that did not come is asked for again, as it was, and its rows are counted from the beginning', () => {
    const failed = [DOWNLOAD, SOME, 'saveFile: lost']
    expect(walk(listFileFlow, start, failed)).toMatchObject({ state: 'failed', context: { file, rows: 500 } })
    expect(walk(listFileFlow, start, [...failed, 'retry'])).toMatchObject({
      state: 'preparing',
      context: { file, rows: 0, problem: null },
    })
    expect(walk(listFileFlow, start, [...failed, 'retry', 'saveFile: file'])).toMatchObject({
      state: 'saved',
      context: { rows: 1_200, problem: null },
    })
  })

  test('a file that is cancelled is not waited for, and another may be asked for', () => {
    expect(walk(listFileFlow, start, [DOWNLOAD, SOME, 'cancel'])).toMatchObject({ state: 'cancelled' })
    expect(walk(listFileFlow, start, [DOWNLOAD, SOME, 'cancel', DOWNLOAD])).toMatchObject({
      state: 'preparing',
      context: { rows: 0 },
    })
  })
})
