import { describe, expect, test } from 'vitest'
import { findToolFlow } from '../../../model/lookup/find-tool.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(findToolFlow)

const go = (steps: readonly string[]) => walk(findToolFlow, findToolFlow.inputs['the screen'], steps)
const TYPED = 'form.change {"patch":{"serialNumber":"100.00001"}}'
const SEARCHED = [TYPED, 'submit']
const TOOL = { type: 'navigate', params: { to: '/tool/100%7C00001' } }

describe('find-tool: journeys', () => {
  test('VL52 without a number nothing is asked', () =>
    expect(go(['submit'])).toMatchObject({
      state: 'editing',
      calls: [],
      context: { form: { errors: { serialNumber: 'Обязательное поле' } } },
    }))

  test('IV07 A80 the server is asked first, then the tool’s page is opened; Back finds the number', () => {
    expect(go(SEARCHED)).toMatchObject({ state: 'searching', calls: ['loadTool'], effects: [] })
    expect(go([...SEARCHED, 'loadTool: found'])).toMatchObject({
      state: 'editing',
      effects: [TOOL],
      context: { form: { values: { serialNumber: '100.00001' }, errors: {} } },
    })
  })

  test('IV08 A80 a number that nobody knows stays, with the reason under it', () => {
    expect(go([...SEARCHED, 'loadTool: unknown'])).toMatchObject({
      state: 'editing',
      effects: [],
      context: { form: { values: { serialNumber: '100.00001' }, errors: { serialNumber: 'Серийный номер не найден в базе' } } },
    })
    expect(go([...SEARCHED, 'loadTool: crash']).context.form.errors.serialNumber).toBe('Произошла ошибка')
  })

  test('D47 the code on the tool is filmed and searched for at once', () => {
    expect(go(['scan'])).toMatchObject({ state: 'scanning', calls: ['scanSerial'] })
    expect(go(['scan', 'scanSerial: serial'])).toMatchObject({
      state: 'searching',
      context: { form: { values: { serialNumber: '100.00001' } } },
    })
  })

  test('D47 a camera that sees nothing says why, and the number can be typed', () => {
    expect(go(['scan', 'scanSerial: denied'])).toMatchObject({ state: 'scanFailed', context: { scanProblem: 'denied' } })
    expect(go(['scan', 'after SCAN_LIMIT in scanning'])).toMatchObject({
      state: 'scanFailed',
      context: { scanProblem: 'timeout' },
    })
    expect(go(['scan', 'scanSerial: crash', 'scan'])).toMatchObject({ state: 'scanning', context: { scanProblem: null } })
    expect(go(['scan', 'scan.close']).state).toBe('editing')
    expect(go(['scan', 'scanSerial: denied', 'scan.close']).state).toBe('editing')
  })
})
