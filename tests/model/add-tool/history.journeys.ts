/** The browser's Back and Forward, beside the portal's own «Назад» (AT03, AT11; D36). */
import { describe, expect, test } from 'vitest'
import { stamp } from '../../../model/kit/stamp.ts'
import { addToolFlow, draft, right, typed } from '../../../model/sales/add-tool.ts'
import { go as goOn, type Step } from './steps.ts'

const { inputs } = addToolFlow
const phone = inputs['a seller with a phone']
const seller = inputs['a seller']
/** Without the remembered instructions, which have journeys of their own. */
const go = (input: unknown, steps: readonly Step[]) => {
  const end = goOn(input, steps)
  return { ...end, effects: end.effects.filter(({ type }) => type !== 'rememberInstructions') }
}
const address = (screen: string): Step => ({ type: 'url.changed', screen }) as { type: string }
const fill: Step[] = ['manual.open', { type: 'form.change', patch: typed } as { type: string }]
const submit: Step = { type: 'submit', ...stamp }
const sale: Step[] = [...fill, submit, 'locate: known']

const stepTo = (to: string) => ({ type: 'navigate', params: { to, isStep: true } })
/** Passed values are passed once. */
const TOLD = { type: 'forgetSerial', params: undefined }
const FORM = stepTo('/tool?screen=form')
const RESULT = stepTo('/tool?screen=result')
const backTo = (to: string) => ({ type: 'goBack', params: { to } })

/** On a phone the form is a step over the instructions, with its own address. */
const opened: Step[] = ['start', address('form')]

describe('AT11 on a phone', () => {
  test('the form is a step of its own over the instructions', () =>
    expect(go(phone, ['start'])).toMatchObject({ state: 'form.editing.capture.idle', effects: [FORM] }))

  test('Back of the browser closes the form to the instructions, Forward opens it again as it was', () => {
    const closed: Step[] = [...opened, ...fill, address('main')]
    expect(go(phone, closed)).toMatchObject({ state: 'instructions', effects: [FORM] })
    expect(go(phone, [...closed, address('form')])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: right } },
      effects: [FORM],
    })
  })

  test('«Назад» of the portal takes the same step back, so that the next Back leaves', () => {
    const end = go(phone, [...opened, 'back'])
    expect(end).toMatchObject({ state: 'instructions', effects: [FORM, backTo('/tool')] })
    expect(go(phone, [...opened, 'back', address('main')])).toMatchObject({ state: 'instructions' })
    expect(go(phone, [...opened, 'back', address('main'), 'start']).effects).toEqual([FORM, backTo('/tool'), FORM])
  })

  test('a reload stays where it was: the address says it, what was typed is kept either way', () => {
    const kept = (screen: 'main' | 'form') => go({ ...phone, screen, draft: draft(right, { isManual: true }) }, [])
    expect(kept('form')).toMatchObject({ state: 'form.editing.capture.idle', context: { form: { values: right } }, effects: [] })
    expect(kept('main')).toMatchObject({ state: 'instructions', context: { form: { values: right } }, effects: [] })
  })

  test('a serial that is brought opens the form as a step too', () => {
    const patch: Step = { type: 'prefill', patch: { serialNumber: '300.00001', haveABill: true } } as { type: string }
    expect(go(phone, [patch])).toMatchObject({ state: 'form.editing.capture.idle', effects: [TOLD, FORM] })
  })

  test('PR19 the address that says «without a receipt» gives way before the form becomes a step over it', () => {
    const patch: Step = { type: 'prefill', patch: { haveABill: false } } as { type: string }
    const end = go(phone, [patch])
    expect(end).toMatchObject({ state: 'form.editing.capture.idle', context: { form: { values: { haveABill: false } } } })
    expect(end.effects).toEqual([TOLD, { type: 'navigate', params: { to: '/tool', replace: true } }, FORM])
  })

  test('Back closes the window of the camera and the question first', () => {
    expect(go(phone, [...opened, 'scan', address('main')])).toMatchObject({
      state: 'form.editing.capture.idle',
      effects: [FORM, FORM],
    })
    const failed: Step[] = [...opened, 'scan', 'scanQr: denied', address('main')]
    expect(go(phone, failed)).toMatchObject({ state: 'form.editing.capture.idle', effects: [FORM, FORM] })
    const asked: Step[] = [...opened, ...sale, 'registerSale: code 84', address('main')]
    expect(go(phone, asked)).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: right } },
      effects: [FORM, FORM],
    })
  })

  test('D36 any other address leaves what stands over the form as it is', () => {
    const photo = { type: 'files.add', files: [{ id: 'a', name: 'a.png', size: 67 }] }
    const drop: Step = { type: 'file.remove', id: 'a', ...stamp } as { type: string }
    const read: Step[] = [photo, 'uploadFile: done', 'readPhoto: receipt']
    for (const [way, state] of [
      [['scan'], 'form.scanning'],
      [['scan', 'scanQr: denied'], 'form.scanFailed'],
      [[...read, 'scan', 'scanQr: another receipt'], 'form.askingReceipt'],
      [[...read, drop], 'form.askingClear'],
    ] as const)
      for (const input of [phone, seller])
        for (const screen of input === phone ? ['form', 'result'] : ['main', 'form', 'result'])
          expect(go(input, [...(input === phone ? opened : []), ...way, address(screen)]).state).toBe(state)
  })

  test('while a command runs any other address is only remembered', () => {
    const end = go(phone, [...opened, ...sale, address('form')])
    expect(end).toMatchObject({ state: 'registeringSale', context: { screen: 'form' }, effects: [FORM] })
  })

  test('while a command runs Back does nothing, as «Назад» does; the step is put back', () => {
    const end = go(phone, [...opened, ...sale, address('main')])
    expect(end).toMatchObject({ state: 'registeringSale', context: { screen: 'form' }, effects: [FORM, FORM] })
    expect(go(phone, [...opened, ...sale, address('main'), 'registerSale: about the serial']).state).toBe(
      'form.editing.capture.idle',
    )
  })

  test('an unanswered command is left by Back without being let go', () => {
    const end = go(phone, [...opened, ...sale, 'registerSale: lost', address('main')])
    expect(end).toMatchObject({ state: 'unanswered', context: { command: { kind: 'sale' } }, effects: [FORM] })
    const back = go(phone, [...opened, ...sale, 'registerSale: lost', address('main'), 'back'])
    expect(back).toMatchObject({ state: 'form.editing.capture.idle', context: { command: null }, effects: [FORM, FORM] })
  })

  test('from a result Back leads to the form below it', () => {
    const refused: Step[] = [...opened, ...sale, 'registerSale: refused', address('result')]
    expect(go(phone, [...refused, address('form')])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: right } },
      effects: [FORM, RESULT],
    })
    expect(go(phone, [...refused, 'back', address('form')])).toMatchObject({
      state: 'form.editing.capture.idle',
      effects: [FORM, RESULT, backTo('/tool?screen=form')],
    })
    const done: Step[] = [...opened, ...sale, 'registerSale: done', address('result')]
    for (const way of [[address('form')], ['again', address('form')]])
      expect(go(phone, [...done, ...way]).state).toBe('form.editing.capture.idle')
  })
})

describe('AT03 the address of a result without a result', () => {
  const bounced = (input: unknown, steps: Step[]) => go(input, [...steps, address('result')])

  test('is left at once when Forward brings it back, wherever the flow is', () => {
    for (const [input, steps, state] of [
      [seller, [], 'form.editing.capture.idle'],
      [seller, [...sale, 'registerSale: refused', address('result'), address('main')], 'form.editing.capture.idle'],
      [seller, sale, 'registeringSale'],
      [seller, [...sale, 'registerSale: lost'], 'unanswered'],
      [seller, [...sale, 'registerSale: code 84'], 'confirmingManual'],
      [phone, [], 'instructions'],
      [phone, opened, 'form.editing.capture.idle'],
    ] as const) {
      const end = bounced(input, [...steps])
      expect([end.state, end.effects.at(-1)]).toEqual([state, backTo('/tool')])
    }
  })

  test('is replaced when the page begins with it', () =>
    expect(go({ ...phone, screen: 'result' }, [])).toMatchObject({
      state: 'instructions',
      context: { screen: 'main' },
      effects: [{ type: 'navigate', params: { to: '/tool', replace: true } }],
    }))

  test('stands while there is one', () => {
    for (const answer of ['refused', 'done']) {
      const end = go(seller, [...sale, `registerSale: ${answer}`, address('result')])
      expect(end.effects).toEqual([RESULT])
    }
  })
})

test('a wide screen has instructions and form in one step', () => {
  expect(go(seller, [address('main'), 'back']).effects).toEqual([{ type: 'navigate', params: { to: '/profile' } }])
  expect(go({ ...seller, screen: 'form' }, [address('main')])).toMatchObject({ state: 'form.editing.capture.idle', effects: [] })
})
