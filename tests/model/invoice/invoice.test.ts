import { describe, expect, test } from 'vitest'
import { APPROVED, invoiceFlow } from '../../../model/papers/invoice.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(invoiceFlow)

const { 'from a row': row, 'by a link': link } = invoiceFlow.inputs
const go = (steps: readonly string[], input: unknown = row) => walk(invoiceFlow, input, steps)
const gaveUp = (to: string) => ({
  type: 'leave',
  params: { to, toast: { title: 'Ошибка', text: 'Произошла ошибка при загрузке накладной', tone: 'danger', about: 'paper' } },
})

describe('invoice: journeys', () => {
  test('RC03 API59 a document is loaded once and shown', () =>
    expect(go(['loadPaper: approved'])).toMatchObject({ state: 'shown', calls: ['loadPaper'], context: { paper: APPROVED } }))

  test.each(['not mine', 'server error', 'lost', 'crash'])(
    'RC11 RC10 after «%s» the portal goes back with a message',
    (answer) => {
      expect(go([`loadPaper: ${answer}`])).toMatchObject({ state: 'failed', effects: [gaveUp('/sales')] })
      expect(go([`loadPaper: ${answer}`], link)).toMatchObject({ state: 'failed', effects: [gaveUp('/user-tools')] })
    },
  )

  test.each(['unauthorised', 'gateway down'])('RC11 after «%s» the portal is leading elsewhere already', (answer) =>
    expect(go([`loadPaper: ${answer}`])).toMatchObject({ state: 'failed', effects: [] }),
  )

  test('RC03 a document with a tool at the tax service is renewed', () => {
    const waiting = ['loadPaper: awaited', 'after RENEWAL in waiting']
    expect(go([...waiting, 'renewPaper: awaited'])).toMatchObject({ state: 'waiting', context: { quiet: 1 } })
    expect(go([...waiting, 'renewPaper: lost'])).toMatchObject({ state: 'waiting', effects: [] })
    expect(go([...waiting, 'renewPaper: approved'])).toMatchObject({ state: 'shown', context: { paper: APPROVED } })
  })

  test('RC10 «Назад» leads back', () =>
    expect(go(['loadPaper: approved', 'back']).effects).toEqual([{ type: 'leave', params: { to: '/sales' } }]))
})
