import { describe, expect, test } from 'vitest'
import { warrantyFlow } from '../../../model/sales/warranty.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(warrantyFlow)

const start = warrantyFlow.inputs['the screen']
const go = (...steps: string[]) => walk(warrantyFlow, start, steps)

describe('warranty: journeys', () => {
  test('E17 RL01 a token shows what the server says of its warranty', () => {
    expect(go('checkWarranty: valid')).toMatchObject({ state: 'valid', context: { warranty: { serialEnd: '0005' } } })
    expect(go('checkWarranty: ended')).toMatchObject({ state: 'ended', context: { warranty: { state: 'ENDED' } } })
  })

  test('E17 revoked, cut and mistyped read alike, and show nothing of a tool', () => {
    const unknown = go('checkWarranty: unknown')
    expect(unknown).toMatchObject({ state: 'unknown', context: { warranty: null } })
    expect(go('checkWarranty: malformed')).toEqual(unknown)
  })

  test('ER08 what could not be asked is no verdict, and is asked again on demand', () => {
    expect(go('checkWarranty: lost')).toMatchObject({ state: 'failed', context: { warranty: null } })
    expect(go('checkWarranty: lost', 'retry', 'checkWarranty: valid').state).toBe('valid')
  })
})
