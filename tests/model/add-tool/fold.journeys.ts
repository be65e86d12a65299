/** What the camera has read stands in two lines, and an old receipt is told of at once; the press hardly waits for the position (F03). */
import { describe, expect, test } from 'vitest'
import { NOWHERE, TOO_OLD } from '../../../model/sales/add-tool.ts'
import { customer, fill, go, inputs, seller, submit, type, type Step } from './steps.ts'

const camera = inputs['a receipt before the camera']
const read: Step[] = ['scan', 'scanQr: receipt']
const photo: Step = { type: 'files.add', files: [{ id: 'чек.png', name: 'чек.png', size: 67 }] } as { type: string }

describe('AT15 AT18 a receipt that the camera has read', () => {
  test('is folded: its fields, the photographs and «no receipt» are closed until «Изменить»', () => {
    expect(go(camera, read).context).toMatchObject({ isFolded: true, isManual: true })
    for (const step of [type({ fn: '5' }), type({ haveABill: false }), 'scan', 'receipt.clear', 'manual.open'])
      expect(() => go(camera, [...read, step])).toThrow('not possible')
    const open = go(camera, [...read, 'receipt.edit', type({ fn: '5' })])
    expect(open.context).toMatchObject({ isFolded: false, form: { values: { fn: '5', fd: '00077' } } })
    expect(() => go(camera, [...read, 'receipt.edit', 'receipt.edit'])).toThrow('not possible')
  })

  test('is sent as it is, and unfolds where the server says something of it', () => {
    const sent: Step[] = [...read, submit, 'locate: known']
    expect(go(camera, sent).state).toBe('registeringSale')
    expect(go(camera, [...sent, 'registerSale: too old'])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { isFolded: false, form: { errors: { dateTime: TOO_OLD } } },
    })
  })

  test('beside a photograph, and on a photograph, it is not folded', () => {
    const ofPhoto = go(inputs['a receipt at hand'], [photo, 'uploadFile: done', 'readPhoto: receipt'])
    expect(ofPhoto.context).toMatchObject({ isFolded: false, isManual: true })
  })

  test('E08 that is too old is told of at once, beside its date and in a toast, and stays open', () => {
    const end = go(camera, ['scan', 'scanQr: an old receipt'])
    expect(end.context).toMatchObject({
      isFolded: false,
      form: { values: { dateTime: '21.08.2026' }, errors: { dateTime: TOO_OLD } },
    })
    expect(end.effects).toEqual([
      { type: 'toast', params: { title: 'Проверьте дату чека', text: TOO_OLD, tone: 'danger', about: 'receipt code' } },
    ])
    expect(go(camera, read).context.form.errors).toEqual({})
  })

  test('E08 that a photograph shows to be too old is told of in the same way', () => {
    const end = go(camera, [photo, 'uploadFile: done', 'readPhoto: an old receipt'])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: { dateTime: '21.08.2026' }, errors: { dateTime: TOO_OLD } } },
    })
    expect(end.effects).toEqual([
      { type: 'toast', params: { title: 'Проверьте дату чека', text: TOO_OLD, tone: 'danger', about: 'receipt code' } },
    ])
  })
})

describe('API27 API41 F03 the press', () => {
  test('waits a moment for the position, then sends without it', () => {
    const waited = go(seller, [...fill, submit, 'after LOCATION_WAIT in locating'])
    expect(waited).toMatchObject({ state: 'registeringSale', context: { command: { position: NOWHERE } } })
  })

  test('of a buyer waits for none', () => expect(go(customer, [...fill, submit]).calls).not.toContain('locate'))
})
