/** What is said of a serial as soon as it is whole: a hint beside the form, never a condition (D47). */
import { describe, expect, test } from 'vitest'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { newsOfSerial } from '../../../src/machines/sales/add-tool/serial.ts'
import { TOOL_PICTURE } from '../../../model/kit/picture.ts'
import { OTHER_SERIAL, OWN_RESERVE, typed } from '../../../model/sales/add-tool.ts'
import { customer, fill, goThrough as go, phone, seller, submit, type, type Step } from './steps.ts'

const { serialNumber } = typed
const whole: Step[] = [type({ serialNumber })]
const other: Step = type({ serialNumber: OTHER_SERIAL })
const SETTLED = 'form.editing.capture.idle+form.editing.serial.settled'
const ASKING = 'form.editing.capture.idle+form.editing.serial.asking'
const DESCRIBING = 'form.editing.capture.idle+form.editing.serial.describing'
const ASKED = 'askAvailability'
const newsAfter = (steps: readonly Step[], input: unknown = seller) => newsOfSerial(go(input, steps).context)
const TOOL = { name: 'Дрель-шуруповёрт ДШ-18', imageUrl: TOOL_PICTURE, bonus: 150, warrantyMonths: 36 }

describe('AT12 D47 a serial is asked about', () => {
  test('once it is whole, typed with the dot or without, and not before', () => {
    for (const text of ['', '1', '100.0000', '100.000011', '12.34', '1000000'])
      expect(go(seller, [type({ serialNumber: text })])).toMatchObject({ state: SETTLED, calls: [] })
    for (const text of [serialNumber, '10000001', ' 100.00001 '])
      expect(go(seller, [type({ serialNumber: text })])).toMatchObject({
        state: ASKING,
        context: { asked: serialNumber },
        calls: [ASKED],
      })
  })

  test('for a buyer too, and on a phone as soon as the form opens', () => {
    expect(go(customer, whole).state).toBe(ASKING)
    expect(go(phone, ['start', ...whole]).state).toBe(ASKING)
  })

  test.each(['free', 'own reserve'])('API40 and, where the answer is «%s», about its tool', (answer) => {
    expect(go(seller, [...whole, `askAvailability: ${answer}`])).toMatchObject({
      state: DESCRIBING,
      calls: [ASKED, 'describeTool'],
    })
    const end = [...whole, `askAvailability: ${answer}`, 'describeTool: known']
    expect(go(seller, end).state).toBe(SETTLED)
    expect(newsAfter(end)).toEqual({ verdict: 'free', message: answer === 'free' ? null : OWN_RESERVE, tool: TOOL })
  })

  test.each([
    ['unknown', 'unknown', refusals.notInBase.text],
    ['by code', 'unknown', expect.any(String)],
    ['taken', 'taken', refusals.alreadySold.text],
    ['taken, no words', 'taken', null],
  ])('API44 A62 «%s» is said at once, and its tool is not asked about', (answer, verdict, message) => {
    const end = [...whole, `askAvailability: ${answer}`]
    expect(go(seller, end)).toMatchObject({ state: SETTLED, calls: [ASKED] })
    expect(newsAfter(end)).toEqual({ verdict, message })
  })

  test.each(['offline', 'too often', 'no payload', 'crash'])(
    'without an answer («%s») nothing is said, nor asked again',
    (answer) => {
      const end = [...whole, `askAvailability: ${answer}`]
      expect(newsAfter(end)).toBeNull()
      const again = go(seller, [...end, other, ...whole])
      expect(again).toMatchObject({ state: SETTLED, calls: [ASKED, ASKED] })
    },
  )

  test.each(['offline', 'too often', 'nameless', 'crash'])('«%s» about its tool leaves it free', (answer) => {
    const end = [...whole, 'askAvailability: free', `describeTool: ${answer}`]
    expect(go(seller, end).state).toBe(SETTLED)
    expect(newsAfter(end)).toEqual({ verdict: 'free', message: null, tool: null })
  })
})

describe('D47 A62 another serial', () => {
  test('ends the question, and its late answer reaches nothing', () => {
    const end = go(seller, [...whole, other])
    expect(end).toMatchObject({ state: ASKING, context: { asked: OTHER_SERIAL, serials: {} }, calls: [ASKED, ASKED] })
    const unfinished = go(seller, [...whole, type({ serialNumber: '100.0000' })])
    expect(unfinished).toMatchObject({ state: SETTLED, context: { serials: {} } })
    const described = [...whole, 'askAvailability: free', other, 'askAvailability: taken']
    expect(go(seller, described).state).toBe(SETTLED)
    expect(newsAfter(described)?.verdict).toBe('taken')
  })

  test('that was asked about before is answered from memory', () => {
    const both = [...whole, 'askAvailability: taken', other, 'askAvailability: free', 'describeTool: known']
    expect(go(seller, [...both, ...whole])).toMatchObject({ state: SETTLED, calls: [ASKED, ASKED, 'describeTool'] })
    expect(newsAfter([...both, ...whole])?.verdict).toBe('taken')
    expect(newsAfter([...both, ...whole, other])?.tool).toEqual(TOOL)
  })
})

describe('D47 the form goes on as it was', () => {
  test('AT21 a question, and any answer, holds no submit back', () => {
    const sent: Step[] = [...fill, submit, 'locate: known']
    expect(go(seller, sent).state).toBe('registeringSale')
    for (const answer of ['taken', 'unknown', 'offline'])
      expect(go(seller, [...fill, `askAvailability: ${answer}`, submit, 'locate: known']).state).toBe('registeringSale')
  })

  test('AT15 the camera ends a question, and it is asked again behind it', () => {
    expect(go(seller, [...whole, 'scan', 'scan.close'])).toMatchObject({ state: ASKING, calls: [ASKED, 'scanQr', ASKED] })
    const described = go(seller, [...whole, 'askAvailability: free', 'scan', 'scan.close'])
    expect(described).toMatchObject({ state: DESCRIBING, calls: [ASKED, 'describeTool', 'scanQr', 'describeTool'] })
  })

  test('after a result the serial is asked about anew: it has changed', () => {
    const sent: Step[] = [...fill, 'askAvailability: free', 'describeTool: known', submit, 'locate: known']
    for (const [answer, back] of [
      ['registerSale: receipt used', 'back'],
      ['registerSale: done', 'again'],
    ] as const)
      expect(go(seller, [...sent, answer, back]).context.serials).toEqual({})
    expect(go(seller, [...sent, 'registerSale: receipt used', 'back']).state).toBe(ASKING)
  })
})
