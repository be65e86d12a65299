/** The camera reads the code on the tool (D47). */
import { describe, expect, test } from 'vitest'
import { draft, OTHER_SERIAL, PHOTO, typed } from '../../../model/sales/add-tool.ts'
import { customer, fill, go, goThrough, inputs, phone, seller, type Step } from './steps.ts'

const read: Step[] = ['serial.scan', 'scanQr: serial']
const uploading = draft(
  { serialNumber: typed.serialNumber },
  { files: [{ ...PHOTO, status: 'waiting', stored: null, problem: null, key: null }] },
)

describe('AT12 D47 the code on the tool', () => {
  test('fills the serial, which is asked about at once; the rest of the form stays', () => {
    const { serialNumber: _, ...receipt } = typed
    const end = goThrough(seller, [...fill, ...read])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle+form.editing.serial.asking',
      context: { reading: null, asked: OTHER_SERIAL, form: { values: { ...receipt, serialNumber: OTHER_SERIAL } } },
      effects: [],
    })
  })

  test('is read for a buyer, on a phone and without a receipt too', () => {
    for (const [input, way] of [
      [customer, []],
      [phone, ['start']],
      [inputs['no receipt'], []],
    ] as const)
      expect(go(input, [...way, ...read]).context.form.values.serialNumber).toBe(OTHER_SERIAL)
  })

  test('each button has its own aim, and «Повторить» keeps it', () => {
    expect(go(seller, ['serial.scan']).context.aim).toBe('serial')
    expect(go(seller, ['serial.scan', 'scanQr: denied', 'scan'])).toMatchObject({
      state: 'form.scanning',
      context: { aim: 'serial' },
    })
    expect(go(seller, ['serial.scan', 'scan.close', 'scan']).context.aim).toBe('receipt')
    expect(go(seller, ['serial.scan', 'scan.close', 'scan.link']).context.aim).toBe('receipt')
  })

  test('a receipt’s code is none: the serial stays as it was', () =>
    expect(go(seller, ['scan', 'scanQr: receipt']).context.form.values.serialNumber).toBe(''))

  test('the camera waits while a photograph is under way', () =>
    expect(() => go({ ...seller, draft: uploading }, ['serial.scan'])).toThrow('not possible in form.editing.capture.uploading'))
})
