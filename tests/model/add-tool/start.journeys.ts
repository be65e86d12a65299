/** Where the form begins: the instructions once per person, and the link that starts the camera (AT05; D46). */
import { describe, expect, test } from 'vitest'
import { emptyTool } from '../../../src/machines/sales/add-tool/form.ts'
import { draft, PHOTO, right, typed } from '../../../model/sales/add-tool.ts'
import { customer, go, inputs, phone, seller, submit, type Step } from './steps.ts'

const known = inputs['a phone that knows the way']
const camera = inputs['a link to the camera']

const REMEMBER = { type: 'rememberInstructions', params: undefined }
const FORM = { type: 'navigate', params: { to: '/tool?screen=form', isStep: true } }
const TO_MAIN = { type: 'navigate', params: { to: '/tool', replace: true } }
const BACK = { type: 'goBack', params: { to: '/tool' } }
const address = (screen: string): Step => ({ type: 'url.changed', screen }) as { type: string }
const uploading = draft(
  { serialNumber: typed.serialNumber },
  { files: [{ ...PHOTO, status: 'waiting', stored: null, problem: null, key: null }] },
)

describe('AT05 D46 the instructions of a phone', () => {
  test.each(['start', 'scan'])('are remembered when «%s» leads past them', (step) =>
    expect(go(phone, [step]).effects).toEqual([REMEMBER, FORM]),
  )

  test('are not, while a person only looks and leaves, or is brought past them', () => {
    expect(go(phone, ['back']).effects).not.toContainEqual(REMEMBER)
    const brought: Step = { type: 'prefill', patch: { serialNumber: '300.00001', haveABill: true } } as { type: string }
    expect(go(phone, [brought]).effects).not.toContainEqual(REMEMBER)
    expect(go(camera, []).effects).not.toContainEqual(REMEMBER)
  })

  test('AT11 give way to the form for whoever knows them, and Back still shows them', () => {
    expect(go(known, [])).toMatchObject({ state: 'form.editing.capture.idle', context: { screen: 'form' }, effects: [FORM] })
    expect(go(known, ['back'])).toMatchObject({ state: 'instructions', effects: [FORM, BACK] })
    expect(go(known, [address('form'), address('main')]).state).toBe('instructions')
  })

  test('AT03 stand below a result that is over, and below a form with an address of its own', () => {
    expect(go({ ...known, screen: 'result' }, [])).toMatchObject({ state: 'instructions', effects: [TO_MAIN] })
    expect(go({ ...known, screen: 'form' }, [])).toMatchObject({ state: 'form.editing.capture.idle', effects: [] })
  })

  test('AT04 are no step of a wide screen', () =>
    expect(go({ ...seller, knowsInstructions: true }, [])).toMatchObject({ state: 'form.editing.capture.idle', effects: [] }))
})

describe('AT18 D46 the fields of the receipt', () => {
  test('are open at once by their link, with a receipt; the address asks once', () => {
    expect(go(inputs['a link to the fields'], [])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { isManual: true, screen: 'form' },
      effects: [TO_MAIN, FORM],
    })
    const without = draft({ ...right, haveABill: false })
    expect(go({ ...seller, asks: { for: 'fields' }, draft: without }, [])).toMatchObject({
      context: { isManual: true, form: { values: right } },
      effects: [TO_MAIN],
    })
  })
})

describe('AT15 D46 the camera', () => {
  test('AT05 starts from the instructions, over the form', () =>
    expect(go(phone, ['scan'])).toMatchObject({ state: 'form.scanning', context: { screen: 'form' } }))

  test('starts at once by its link; the address asks once, and Back closes the camera, then the form', () => {
    expect(go(camera, [])).toMatchObject({ state: 'form.scanning', effects: [TO_MAIN, FORM] })
    const closed: Step[] = [address('form'), address('main')]
    expect(go(camera, closed)).toMatchObject({ state: 'form.editing.capture.idle', effects: [TO_MAIN, FORM, FORM] })
    expect(go(camera, [...closed, address('main')]).state).toBe('instructions')
  })

  test('starts by its link on a wide screen, and for a buyer', () => {
    for (const input of [seller, customer])
      expect(go({ ...input, asks: { for: 'scan' as const } }, [])).toMatchObject({ state: 'form.scanning', effects: [TO_MAIN] })
  })

  test('starts by its link on the page itself, from the form and from the instructions', () => {
    expect(go(seller, ['scan.link'])).toMatchObject({ state: 'form.scanning', effects: [TO_MAIN] })
    expect(go(phone, ['scan.link'])).toMatchObject({ state: 'form.scanning', effects: [TO_MAIN, FORM] })
  })

  test('AT13 brings the receipt back where «У меня нет чека» was ticked; what was typed stays', () => {
    const without = draft({ ...right, haveABill: false })
    expect(go({ ...seller, asks: { for: 'scan' as const }, draft: without }, [])).toMatchObject({
      state: 'form.scanning',
      context: { form: { values: right } },
    })
  })

  test('waits while a photograph is under way: the form is there', () => {
    expect(go({ ...seller, asks: { for: 'scan' as const }, draft: uploading }, []).state).toBe('form.editing.capture.uploading')
    expect(go({ ...phone, draft: uploading }, ['scan']).state).toBe('form.editing.capture.uploading')
  })

  test('C04 comes after an answer that is still open, and not while a command runs', () => {
    const pending = { ...inputs['a reload while sending'], asks: { for: 'scan' as const } }
    // The address asks once all the same: else Back from the answer starts the camera.
    expect(go(pending, [])).toMatchObject({ state: 'unanswered', effects: [TO_MAIN] })
    expect(go(inputs['a reload while sending'], [])).toMatchObject({ state: 'unanswered', effects: [] })
    const sending: Step[] = ['manual.open', { type: 'form.change', patch: typed } as { type: string }, submit, 'scan.link']
    expect(go(seller, sending)).toMatchObject({ state: 'locating', effects: [TO_MAIN] })
  })

  test('AT18 a start without a draft is an empty form behind it', () =>
    expect(go(camera, ['scan.close']).context.form.values).toEqual(emptyTool))
})
