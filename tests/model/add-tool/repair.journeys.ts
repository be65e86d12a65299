/** A failed registration is repaired in the form filled in from its receipt (E18). */
import { describe, expect, test } from 'vitest'
import { draftOf, readDraft } from '../../../src/machines/sales/add-tool/draft.ts'
import { registerInput } from '../../../src/machines/sales/add-tool/inputs.ts'
import { REPAIR, STORED, typed } from '../../../model/sales/add-tool.ts'
import { go, inputs, seller, submit, type, type Step } from './steps.ts'

const repair = inputs['a repair']
const phone = inputs['a repair on a phone']
const begun = inputs['a repair that goes on']
const sold = inputs['a sale that has failed']

const TO_MAIN = { type: 'navigate', params: { to: '/tool', replace: true } }
const FORM = { type: 'navigate', params: { to: '/tool?screen=form', isStep: true } }
const address = (screen: string): Step => ({ type: 'url.changed', screen }) as { type: string }
const DISAGREES = 'Не совпадает с данными налоговой службы. Сверьте с чеком'
const ASKED = { for: 'repair', repair: REPAIR }
const loaded: Step[] = ['loadReceipt: as data']
const corrected: Step[] = [...loaded, type({ totalSum: '4990.50' })]
const sent: Step[] = [...corrected, submit, 'locate: known']

describe('E18 the form of a repair', () => {
  test('AT15 opens with the receipt, its photograph and the disagreeing field marked; the address asks once', () => {
    const end = go(repair, loaded)
    expect(end).toMatchObject({ state: 'form.editing.capture.idle', effects: [TO_MAIN] })
    const { form, files, isManual, scannedTime, unread } = end.context
    expect(form.values).toEqual({ ...typed, haveABill: true, images: [STORED] })
    expect([form.errors, form.reveals]).toEqual([{ totalSum: DISAGREES }, 1])
    expect([files.map(({ stored, status }) => [stored, status]), unread]).toEqual([[[STORED, 'done']], []])
    expect([isManual, scannedTime]).toEqual([true, '19-11-2026T15:07:00'])
  })

  test('marks nothing where the check has named no field, or one that the form does not have', () => {
    for (const disagreed of [null, 'colour']) {
      const input = { ...repair, asks: { for: 'repair', repair: { ...REPAIR, disagreed } } }
      expect(go(input, loaded).context.form).toMatchObject({ errors: {}, reveals: 0 })
      expect(go(input, [...loaded, submit]).state).toBe('locating')
    }
  })

  test('A53 of a photograph alone has the photograph, and no fields', () => {
    // People judge it: the same one may be sent again.
    expect(go(repair, ['loadReceipt: as a photo', submit]).state).toBe('locating')
    const { context } = go(repair, ['loadReceipt: as a photo'])
    expect(context).toMatchObject({
      isManual: false,
      scannedTime: null,
      form: { errors: {}, values: { fn: '', images: [STORED] } },
    })
  })

  test.each(['gone', 'offline', 'crash'])('has at least the serial when the receipt does not come (%s)', (answer) => {
    const end = go(repair, [`loadReceipt: ${answer}`])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: { serialNumber: REPAIR.serial } } },
    })
    expect(end.effects.at(-1)).toMatchObject({ type: 'toast', params: { title: 'Не удалось загрузить данные чека' } })
  })

  test('AT11 is a step of a phone: Back leads to the instructions, also while the receipt is coming', () => {
    expect(go(phone, loaded)).toMatchObject({ state: 'form.editing.capture.idle', effects: [TO_MAIN, FORM] })
    expect(go(phone, [...loaded, address('form'), 'back']).state).toBe('instructions')
    expect(go({ ...phone, screen: 'form' }, [address('main')]).state).toBe('instructions')
    expect(go(phone, [address('main')]).state).toBe('loadingReceipt')
    expect(go(repair, ['back']).effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/profile' } })
  })

  test('B08 is in the draft: a reload and the same link again continue it', () => {
    const stored = readDraft(JSON.parse(JSON.stringify(draftOf(go(repair, corrected)))))
    expect(stored?.repair).toMatchObject(REPAIR)
    expect(go({ ...repair, draft: stored }, [])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: { totalSum: '4990.50' } } },
      effects: [TO_MAIN],
    })
    expect(go(begun, []).calls).toEqual([])
    const another = { ...begun, asks: { for: 'repair', repair: { ...REPAIR, id: 'another' } } }
    expect(go(another, []).state).toBe('loadingReceipt')
  })

  /** What a reload finds: the address asks for nothing any more. */
  const reloaded = (steps: readonly Step[], input: unknown = repair) => {
    const stored = readDraft(JSON.parse(JSON.stringify(draftOf(go(input, steps)))))
    return { ...seller, draft: stored }
  }

  test.each([
    ['while the receipt is coming', []],
    ['after it did not come', ['loadReceipt: offline']],
  ] as const)('B08 a reload %s asks for the receipt again, and so does the link', (_, steps) => {
    const input = reloaded(steps)
    expect(go(input, [])).toMatchObject({ state: 'loadingReceipt', calls: ['loadReceipt'], effects: [] })
    expect(go(input, loaded).context.form.values).toMatchObject({ ...typed, images: [STORED] })
    expect(go({ ...input, asks: ASKED }, [])).toMatchObject({ state: 'loadingReceipt', calls: ['loadReceipt'] })
  })

  test('B08 what has been entered instead of a receipt that did not come stays, and one that came is asked for once', () => {
    const entered: Step[] = ['loadReceipt: offline', 'manual.open', type({ fn: '9999' })]
    const without: Step[] = ['loadReceipt: offline', type({ haveABill: false })]
    for (const steps of [entered, without, loaded, [...loaded, 'receipt.clear'] as Step[]]) {
      const input = reloaded(steps)
      expect([go(input, []).calls, go({ ...input, asks: ASKED }, []).calls]).toEqual([[], []])
    }
    const earlier = JSON.parse(JSON.stringify(draftOf(go(repair, ['loadReceipt: offline']))).replace(',"isLoaded":false', ''))
    expect(go({ ...seller, draft: readDraft(earlier) }, []).calls).toEqual([])
    const other = reloaded(['loadReceipt: offline', type({ serialNumber: '100.00002' })])
    expect(go(other, []).calls).toEqual([])
  })

  test('a form with another serial is another tool’s, and a row without an id is known by its serial', () => {
    const other = reloaded([...loaded, type({ serialNumber: '100.00002' })])
    expect(go({ ...other, asks: ASKED }, []).state).toBe('loadingReceipt')
    const nameless = reloaded(loaded, { ...repair, asks: { for: 'repair', repair: { ...REPAIR, id: '' } } })
    const wanted = { for: 'repair', repair: { ...REPAIR, id: '', serial: '100.00002' } } as const
    expect(go({ ...nameless, asks: wanted }, []).state).toBe('loadingReceipt')
  })
})

describe('E18 what a repair sends', () => {
  const commandOf = (steps: readonly Step[]) => registerInput(go(repair, steps).context)

  test('is an ordinary sale that names the row, with the photograph of the old one', () => {
    expect(commandOf(sent)).toMatchObject({
      serial: REPAIR.serial,
      receipt: { sum: '4990.50', images: [STORED], time: '19-11-2026T15:07:00' },
      command: { kind: 'sale', repairs: REPAIR.id },
    })
  })

  test('is not the refused receipt once more', () => {
    const end = go(repair, [...loaded, submit])
    expect(end).toMatchObject({ state: 'form.editing.capture.idle', context: { form: { errors: { totalSum: DISAGREES } } } })
    // Any change will do: whoever reads the receipt decides what was wrong.
    expect(go(repair, [...loaded, type({ fd: '12346' }), submit]).state).toBe('locating')
  })

  test('F02 is not the refused receipt with other zeros in front: the tax service would be asked the same', () => {
    const end = go(repair, [...loaded, type({ fd: '00012345', fp: '123456781' }), submit])
    expect(end).toMatchObject({ state: 'form.editing.capture.idle', context: { form: { errors: { totalSum: DISAGREES } } } })
  })

  test('names no row with another serial: that is another registration', () => {
    const other: Step[] = [...corrected, type({ serialNumber: '100.00002' }), submit, 'locate: known']
    expect(commandOf(other).command).not.toHaveProperty('repairs')
  })

  test('names no row where the server has sent no id', () => {
    const nameless = { ...repair, asks: { for: 'repair', repair: { ...REPAIR, id: '' } } }
    expect(registerInput(go(nameless, sent).context).command).not.toHaveProperty('repairs')
  })

  test('is over with its success: the next registration repairs nothing', () =>
    expect(go(repair, [...sent, 'registerSale: done', 'again']).context.repair).toBeNull())

  test('of a repaired row leads to the list, and asks for no other number', () => {
    const refused: Step[] = [...sent, 'registerSale: mine already']
    expect(go(repair, [...refused, 'list.open']).effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/sales' } })
    expect(() => go(repair, [...refused, 'serial.retype'])).toThrow('not possible in refused')
  })

  test('of a row that cannot be repaired becomes an ordinary registration', () => {
    const end = go(repair, [...sent, 'registerSale: nothing to repair', 'back', submit, 'locate: known'])
    expect(registerInput(end.context).command).not.toHaveProperty('repairs')
  })
})

describe('E18 a result that has failed', () => {
  const failed: Step[] = ['repeat', 'registerSale: done', 'watchOutcome: failed']
  const press: Step = { type: 'repair', repair: REPAIR } as { type: string }

  test('leads to its repair, in the form', () => {
    const end = go(sold, [...failed, press, ...loaded])
    expect(end).toMatchObject({ state: 'form.editing.capture.idle', context: { repair: REPAIR, outcome: null } })
    expect(end.effects.at(-1)).toEqual({ type: 'goBack', params: { to: '/tool' } })
  })

  test('is the only one that does', () =>
    expect(() => go(sold, ['repeat', 'registerSale: done', press])).toThrow('not possible in registered.looking'))
})
