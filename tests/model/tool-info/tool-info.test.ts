import { describe, expect, test } from 'vitest'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { TOOL, toolInfoFlow } from '../../../model/lookup/tool-info.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(toolInfoFlow)

const go = (steps: readonly string[]) => walk(toolInfoFlow, toolInfoFlow.inputs['a link to a tool'], steps)
const FOUND = 'loadTool: found'
const open = (at: number) => `document.open {"at":${at}}`
const OPENED = [FOUND, open(0)]
const TAB = { type: 'openTab', params: undefined }
const CLOSED = { type: 'closeTab', params: undefined }

describe('tool-info: journeys', () => {
  test('IV05 API40 a tool is loaded by its number and shown', () =>
    expect(go([FOUND])).toMatchObject({ state: 'shown', calls: ['loadTool'], context: { tool: TOOL, faults: {} } }))

  test('IV04 a document opens in a tab that the press itself has opened', () => {
    expect(go(OPENED)).toMatchObject({ state: 'opening', effects: [TAB], calls: ['loadTool', 'askDocument'] })
    expect(go([...OPENED, 'askDocument: there'])).toMatchObject({
      state: 'shown',
      context: { faults: {} },
      effects: [TAB, { type: 'showTab', params: { url: '/docs/p-26.pdf' } }],
    })
  })

  test.each(['failed', 'crash'])('IV09 after «%s» the tab is closed, and the failure stands under the document', (answer) =>
    expect(go([...OPENED, `askDocument: ${answer}`])).toMatchObject({
      state: 'shown',
      context: { faults: { 0: 'failed' } },
      effects: [TAB, CLOSED],
    }),
  )

  test('IV09 another try forgets the failure', () =>
    expect(go([...OPENED, 'askDocument: failed', open(0)])).toMatchObject({ state: 'opening', context: { faults: {} } }))

  test('IV10 IV11 a document without an address, and one of another type, open nothing', () => {
    expect(go([FOUND, open(1)])).toMatchObject({ state: 'shown', context: { faults: { 1: 'unavailable' } }, effects: [] })
    expect(go([FOUND, open(2)])).toMatchObject({ state: 'shown', context: { faults: { 2: 'unsupported' } }, effects: [] })
    expect(go([FOUND, open(1), open(2)]).context).toMatchObject({ faults: { 1: 'unavailable', 2: 'unsupported' } })
  })

  test('IV05 a model without documents opens none', () => {
    for (const at of [0, 1]) expect(() => go(['loadTool: wrong shape', open(at)])).toThrow('is not possible')
  })

  test('IV11 a page in place of a document is no document', () =>
    expect(go([...OPENED, 'askDocument: another type'])).toMatchObject({
      context: { faults: { 0: 'unsupported' } },
      effects: [TAB, CLOSED],
    }))

  test('IV08 ER08 an unknown number is said; what another try may mend can be tried again', () => {
    expect(go(['loadTool: unknown'])).toMatchObject({
      state: 'unknown',
      context: { problem: 'Серийный номер не найден в базе' },
    })
    expect(go(['loadTool: lost'])).toMatchObject({ state: 'failed', context: { tool: null } })
    expect(go(['loadTool: refused'])).toMatchObject({ state: 'failed', context: { tool: null, problem: PROBLEM } })
    expect(go(['loadTool: lost', 'retry', FOUND])).toMatchObject({ state: 'shown', context: { problem: null } })
  })
})
