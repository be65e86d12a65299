import { describe, expect, test } from 'vitest'
import { CHECKED, IN_CHECK, receiptFlow } from '../../../model/papers/receipt.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(receiptFlow)

const { 'from the sales': sales, 'from the tools': tools } = receiptFlow.inputs
const go = (steps: readonly string[], input: unknown = sales) => walk(receiptFlow, input, steps)
const leave = (to: string) => ({ type: 'leave', params: { to } })
const gaveUp = (to: string) => ({
  type: 'leave',
  params: { to, toast: { title: 'Ошибка', text: 'Произошла ошибка при загрузке чека', tone: 'danger', about: 'paper' } },
})

describe('receipt: journeys', () => {
  test('RC02 API58 a receipt is loaded once and shown', () =>
    expect(go(['loadPaper: checked'])).toMatchObject({ state: 'shown', calls: ['loadPaper'], context: { paper: CHECKED } }))

  test.each(['not mine', 'server error', 'lost', 'offline', 'crash', 'code 500'])(
    'RC09 RC10 after «%s» the portal goes back with a message, to the list of the mode where there is no way back',
    (answer) => {
      for (const [input, list] of [
        [sales, '/sales'],
        [tools, '/user-tools'],
      ] as const)
        expect(go([`loadPaper: ${answer}`], input)).toMatchObject({
          state: 'failed',
          context: { paper: null },
          effects: [gaveUp(list)],
        })
    },
  )

  test.each(['unauthorised', 'gateway down'])('RC10 after «%s» the portal is leading elsewhere already', (answer) =>
    expect(go([`loadPaper: ${answer}`])).toMatchObject({ state: 'failed', effects: [] }),
  )

  test('RC04 a receipt in check is renewed until the tax service has answered; a failed renewal takes nothing away', () => {
    const waiting = ['loadPaper: in check', 'after RENEWAL in waiting']
    expect(go(waiting)).toMatchObject({ state: 'renewing', calls: ['loadPaper', 'renewPaper'], context: { paper: IN_CHECK } })
    expect(go([...waiting, 'renewPaper: in check'])).toMatchObject({ state: 'waiting', context: { quiet: 1 } })
    expect(go([...waiting, 'renewPaper: lost'])).toMatchObject({ state: 'waiting', context: { paper: IN_CHECK }, effects: [] })
    expect(go([...waiting, 'renewPaper: checked'])).toMatchObject({ state: 'shown', context: { paper: CHECKED } })
  })

  test('RC10 D160 «Назад» leads back from each state', () => {
    for (const steps of [
      [],
      ['loadPaper: checked'],
      ['loadPaper: in check'],
      ['loadPaper: in check', 'after RENEWAL in waiting'],
    ])
      expect(go([...steps, 'back']).effects).toEqual([leave('/sales')])
    expect(go(['loadPaper: not mine', 'back']).effects).toEqual([gaveUp('/sales'), leave('/sales')])
  })
})
