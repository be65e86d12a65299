/** Photos of several receipts: every one is read, and nothing in the form is overwritten without a question. */
import { describe, expect, test } from 'vitest'
import { stamp } from '../../../model/kit/stamp.ts'
import {
  addToolFlow,
  draft,
  NOT_RECOGNISED,
  OF_QR as ofQr,
  OLD_QR,
  OTHER_QR,
  PHOTO,
  QR,
  RETURN_QR,
  SECOND_PHOTO,
  STORED,
  TOO_OLD,
  typed,
} from '../../../model/sales/add-tool.ts'
import { go as goFrom, inputs, type, type Step } from './steps.ts'

const atHand = inputs['a receipt at hand']
const go = (steps: readonly Step[], input: unknown = atHand) => goFrom(input, steps)
const pick = (...ids: string[]): Step =>
  ({ type: 'files.add', files: ids.map((id) => ({ id, name: `${id}.png`, size: 67 })) }) as { type: string }
const drop = (id: string): Step => ({ type: 'file.remove', id, ...stamp }) as { type: string }
const said = (text: string) => ({
  type: 'toast',
  params: { title: 'Ошибка', text, tone: 'danger', about: 'receipt code' },
})
const RECOGNISED = {
  type: 'toast',
  params: { title: 'QR-код распознан', text: 'Проверьте данные чека', tone: 'success', about: 'receipt code' },
}
const SILENCED = { type: 'endToast', params: { about: 'receipt code' } }

const ofOther = { dateTime: '17.11.2026', totalSum: '4990.00', fn: '9960440300000003', fd: '00078', fp: '0000000031' }
const receipt = ({ dateTime, totalSum, fn, fd, fp }: Record<keyof typeof ofQr, string>) => ({ dateTime, totalSum, fn, fd, fp })
const fieldsAfter = (steps: readonly Step[]) => receipt(go(steps).context.form.values)

const two: Step[] = [pick('a', 'b'), 'uploadFile: done', 'uploadFile: done']
const filled: Step[] = [...two, 'readPhoto: receipt']
const one: Step[] = [pick('a'), 'uploadFile: done', 'readPhoto: receipt']
const asked: Step[] = [...filled, 'readPhoto: another receipt']

describe('D38: every photograph is read', () => {
  test('AT15 AT31 the second one too, when the first has filled the form', () => {
    expect(go(filled)).toMatchObject({ state: 'form.editing.capture.reading', context: { unread: ['b'], filledBy: ['a'] } })
    expect(go([...filled, 'readPhoto: none']).state).toBe('form.editing.capture.idle')
  })

  test('AT15 one that comes after what was typed by hand, too', () => {
    expect(go(['manual.open', type(ofQr), pick('a'), 'uploadFile: done']).state).toBe('form.editing.capture.reading')
  })

  test('AT17 one that is deleted while it is read is read no more', () => {
    const { state, context, calls } = go([pick('a'), 'uploadFile: done', drop('a')])
    expect([state, context.unread, calls]).toEqual([
      'form.editing.capture.deleting',
      [],
      ['uploadFile', 'readPhoto', 'deleteFile'],
    ])
    const other = go([...two, drop('b')])
    expect([other.state, other.calls]).toEqual(['form.editing.capture.reading', ['uploadFile', 'uploadFile', 'readPhoto']])
  })

  test('AT13 while there is no receipt nothing is read, nothing is asked and nothing is deleted', () => {
    const without: Step[] = [...two, type({ haveABill: false })]
    expect(go(without)).toMatchObject({ state: 'form.editing.capture.idle', context: { unread: ['a', 'b'] } })
    expect(() => go([...without, drop('a')])).toThrow('not possible in form.editing.capture.idle')
    expect(go([...without, type({ haveABill: true })]).state).toBe('form.editing.capture.reading')
  })
})

describe('D38: a code that says the same asks nothing', () => {
  test('AT15 of another photograph', () => {
    const end = go([...filled, 'readPhoto: receipt'])
    expect(end).toMatchObject({ state: 'form.editing.capture.idle', context: { filledBy: ['a', 'b'], unread: [] } })
    expect(end.effects).toEqual([RECOGNISED])
  })

  test('AT15 VL60 of what was typed, however the sum is spelled; its time of day is taken', () => {
    const end = go([
      'manual.open',
      type({ ...ofQr, totalSum: '1299', fn: ' 9960440300000002' }),
      pick('a'),
      'uploadFile: done',
      'readPhoto: receipt',
    ])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { scannedTime: '18-11-2026T15:07:00', filledBy: [] },
      effects: [],
    })
  })

  test('AT15 what was typed stays, what is empty is filled', () => {
    const end = go(['manual.open', type({ fn: ofQr.fn }), pick('a'), 'uploadFile: done', 'readPhoto: receipt'])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { filledBy: ['a'], form: { values: ofQr } },
      effects: [RECOGNISED],
    })
  })

  test('what the server has said of a field stays', () => {
    const tooOld: Step[] = [...filled, 'readPhoto: none', { type: 'submit', ...stamp }, 'locate: known', 'registerSale: too old']
    const before = go(tooOld).context.form.errors
    expect(before).toHaveProperty('dateTime')
    expect(go([...tooOld, pick('c'), 'uploadFile: done', 'readPhoto: receipt']).context.form.errors).toEqual(before)
  })
})

describe('D38: a code that disagrees asks', () => {
  test('AT15 ER13 two photographs: nothing changes before the answer, and the toast of the first is over', () => {
    expect(go(asked)).toMatchObject({ state: 'form.askingReceipt', context: { form: { values: ofQr } } })
    expect(go(asked).effects).toEqual([RECOGNISED, SILENCED])
    expect(go([...one, drop('a')]).effects).toEqual([RECOGNISED, SILENCED])
  })

  test('AT15 «Оставить» keeps what stands there, the photograph stays and is not asked about again', () => {
    const end = go([...asked, 'receipt.keep'])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: {
        form: { values: { ...ofQr, images: [STORED, STORED] } },
        unread: [],
        filledBy: ['a'],
        scannedTime: '18-11-2026T15:07:00',
      },
    })
  })

  test('AT15 VL65 «Взять» takes all of the other one, its time of day too', () => {
    const end = go([...asked, 'receipt.take'])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: ofOther }, unread: [], filledBy: ['b'], scannedTime: '17-11-2026T09:30:00' },
    })
  })

  test('AT15 what a person has typed is asked about like what a photograph has filled', () => {
    const way: Step[] = ['manual.open', type({ fn: '5' }), pick('a'), 'uploadFile: done', 'readPhoto: receipt']
    expect(go(way)).toMatchObject({ state: 'form.askingReceipt', context: { form: { values: { fn: '5', dateTime: '' } } } })
    expect(go([...way, 'receipt.keep']).context.form.values).toMatchObject({ fn: '5', dateTime: '' })
    expect(fieldsAfter([...way, 'receipt.take'])).toEqual(ofQr)
  })

  test('AT15 typed while the photograph was being read, too', () =>
    expect(go(['manual.open', pick('a'), 'uploadFile: done', type({ fn: '5' }), 'readPhoto: receipt']).state).toBe(
      'form.askingReceipt',
    ))

  test('AT15 a code before the camera asks as well', () => {
    const way: Step[] = ['scan', 'scanQr: receipt', 'receipt.edit', 'scan', 'scanQr: another receipt']
    expect(go(way).state).toBe('form.askingReceipt')
    expect(fieldsAfter([...way, 'receipt.keep'])).toEqual(ofQr)
    expect(go([...way, 'receipt.take'])).toMatchObject({ context: { form: { values: ofOther }, filledBy: [] } })
    expect(go(['scan', 'scanQr: receipt', 'receipt.edit', 'scan', 'scanQr: receipt']).state).toBe('form.editing.capture.idle')
  })

  test('AT11 D36 Back of a phone is «Оставить»: the form stays', () => {
    const phone = { ...addToolFlow.inputs['the Back of a phone'], draft: draft({ ...typed }, { isManual: true }) }
    const way: Step[] = [pick('a'), 'uploadFile: done', 'readPhoto: receipt', 'url.changed {"screen":"main"}']
    expect(go(way, phone)).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { screen: 'form', unread: [], form: { values: typed } },
    })
  })

  test('B08 each is asked about in its turn, and a reload asks again', () => {
    const three: Step[] = [pick('a', 'b', 'c'), 'uploadFile: done', 'uploadFile: done', 'uploadFile: done', 'readPhoto: receipt']
    const first = go([...three, 'readPhoto: another receipt'])
    expect(first).toMatchObject({ state: 'form.askingReceipt', context: { unread: ['b', 'c'] } })
    expect(go([...three, 'readPhoto: another receipt', 'receipt.keep']).state).toBe('form.editing.capture.reading')
    const { form, files, unread, isManual, filledBy } = first.context
    const reloaded = { ...atHand, draft: draft(form.values, { files, unread, isManual, filledBy }) }
    expect(go([], reloaded)).toMatchObject({ state: 'form.editing.capture.reading', context: { filledBy: ['a'] } })
  })
})

describe('D183: two receipts in one photograph', () => {
  const phone = inputs['two receipts in one photo']
  const choose = (text: string): Step => ({ type: 'receipt.pick', text }) as { type: string }
  const both: Step[] = ['readPhoto: two receipts']
  const ofOld = { ...ofQr, dateTime: '21.08.2026' }

  test('AT15 which one is asked, nothing is filled in before the answer; what is chosen fills the fields', () => {
    expect(go(both, phone)).toMatchObject({
      state: 'form.askingWhich',
      context: { form: { values: { fn: '' } }, unread: [PHOTO.id, SECOND_PHOTO.id], remarks: {} },
      effects: [SILENCED],
    })
    const end = go([...both, choose(QR)], phone)
    expect(end).toMatchObject({
      state: 'form.editing.capture.reading',
      context: { form: { values: ofQr }, filledBy: [PHOTO.id], unread: [SECOND_PHOTO.id], remarks: {}, reading: null },
    })
    expect(end.effects.at(-1)).toEqual(RECOGNISED)
  })

  test('E08 one that is too old says so beside its day', () => {
    const end = go([...both, choose(OLD_QR)], phone)
    expect(end).toMatchObject({
      state: 'form.editing.capture.reading',
      context: { form: { values: ofOld, errors: { dateTime: TOO_OLD } } },
    })
    expect(end.effects.at(-1)).toEqual({
      type: 'toast',
      params: { title: 'Проверьте дату чека', text: TOO_OLD, tone: 'danger', about: 'receipt code' },
    })
  })

  test('AT30 «Ни один» leaves the fields as they are and says beside the photograph what to do', () => {
    const end = go([...both, 'receipt.keep'], phone)
    expect(end).toMatchObject({
      state: 'form.editing.capture.reading',
      context: { form: { values: { fn: '' } }, filledBy: [], unread: [SECOND_PHOTO.id], reading: null },
    })
    expect(end.context.remarks[PHOTO.id]).toMatch(/^На фотографии несколько чеков: .* и .*\. Снимите нужный отдельно/)
  })

  test('D36 Back of a phone is «Ни один»; any other address leaves the question', () => {
    const back = go([...both, 'url.changed {"screen":"main"}'], phone)
    expect(back).toMatchObject({ state: 'form.editing.capture.reading', context: { screen: 'form', unread: [SECOND_PHOTO.id] } })
    expect(back.context.remarks).toHaveProperty([PHOTO.id])
    for (const screen of ['form', 'result'])
      expect(go([...both, `url.changed {"screen":"${screen}"}`], phone).state).toBe('form.askingWhich')
  })

  test('AT15 what the form says already is asked about like any other code that disagrees', () => {
    const second: Step[] = [...both, choose(QR), ...both, choose(OLD_QR)]
    expect(go(second, phone)).toMatchObject({ state: 'form.askingReceipt', context: { form: { values: ofQr } } })
    expect(go([...second, 'receipt.keep'], phone).context.form.values).toMatchObject(ofQr)
    expect(go([...second, 'receipt.take'], phone).context.form.values).toMatchObject(ofOld)
    expect(go([...both, choose(QR), ...both, choose(QR)], phone)).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { filledBy: [PHOTO.id, SECOND_PHOTO.id] },
    })
  })
})

describe('D38: deleting the photograph that has filled the fields', () => {
  test('AT17 asks whether they are to be cleared; the photograph goes either way', () => {
    expect(go([...one, drop('a')])).toMatchObject({ state: 'form.askingClear', context: { form: { values: ofQr } } })
    const kept = go([...one, drop('a'), 'receipt.keep'])
    expect(kept).toMatchObject({
      state: 'form.editing.capture.deleting',
      context: { form: { values: { ...ofQr, images: [] } }, filledBy: [] },
    })
    const cleared = go([...one, drop('a'), 'receipt.clear'])
    expect(cleared).toMatchObject({
      state: 'form.editing.capture.deleting',
      context: { isManual: false, scannedTime: null, form: { values: { dateTime: '', fn: '', images: [] } } },
    })
    expect(cleared.effects.at(-1)).toEqual(SILENCED)
  })

  test('AT17 nothing is asked of another photograph, of one that only says the same, and where the fields are clear', () => {
    const same: Step[] = [...filled, 'readPhoto: receipt']
    for (const way of [
      [...filled, 'readPhoto: none', drop('b')],
      [...same, drop('a')],
      [...one, 'receipt.clear', drop('a')],
      [...asked, 'receipt.take', drop('a')],
      ['manual.open', type(ofQr), ...one, drop('a')],
    ])
      expect(go(way).state).toBe('form.editing.capture.deleting')
    expect(go([...same, drop('a'), 'deleteFile: done', drop('b')]).state).toBe('form.askingClear')
  })

  test('AT17 while another is under way, too: that one goes on after the answer', () => {
    const uploading: Step[] = [...one, pick('b'), drop('a')]
    expect(go(uploading).state).toBe('form.askingClear')
    expect(go([...uploading, 'receipt.keep', 'deleteFile: done']).state).toBe('form.editing.capture.uploading')
    const reading: Step[] = [...filled, drop('a')]
    expect(go(reading).state).toBe('form.askingClear')
    expect(go([...reading, 'receipt.clear', 'deleteFile: done'])).toMatchObject({
      state: 'form.editing.capture.reading',
      context: { unread: ['b'] },
    })
  })

  test('AT15 cleared fields are filled from the photographs that stay', () => {
    const way: Step[] = [...asked, 'receipt.keep', drop('a'), 'receipt.clear', 'deleteFile: done']
    expect(go(way)).toMatchObject({ state: 'form.editing.capture.reading', context: { unread: ['b'] } })
    expect(fieldsAfter([...way, 'readPhoto: another receipt'])).toEqual(ofOther)
    // A photo without a code has been scanned in vain already.
    const vain: Step[] = [...filled, 'readPhoto: none', drop('a'), 'receipt.clear', 'deleteFile: done']
    expect(go(vain).state).toBe('form.editing.capture.idle')
  })

  test('AT11 D36 Back of a phone keeps the fields', () => {
    const phone = { ...addToolFlow.inputs['the Back of a phone'], draft: draft({ serialNumber: '1' }) }
    const end = go([...one, drop('a'), 'url.changed {"screen":"main"}'], phone)
    expect(end).toMatchObject({ state: 'form.editing.capture.deleting', context: { screen: 'form', form: { values: ofQr } } })
  })
})

describe('the fields of a receipt', () => {
  test('AT18 «Ввести данные вручную» and «Очистить данные чека» are there by turns', () => {
    expect(() => go(['receipt.clear'])).toThrow('not possible in form.editing.capture.idle')
    expect(() => go(['manual.open', 'manual.open'])).toThrow('not possible in form.editing.capture.idle')
    expect(go(['manual.open', 'receipt.clear']).context.isManual).toBe(false)
  })

  test('AT18 a field that is not there cannot be left', () => {
    const leave = { type: 'form.blur', field: 'fn', ...stamp } as { type: string }
    expect(() => go([leave])).toThrow('not possible in form.editing.capture.idle')
    expect(go(['manual.open', type({ fn: ' 1 ' }), leave]).context.form.values.fn).toBe('1')
  })

  test('AT13 AT15 the camera waits for the photographs, and there is none without a receipt', () => {
    for (const way of [[pick('a')], two, filled, [...one, drop('a'), 'receipt.keep'], [type({ haveABill: false })]])
      expect(() => go([...way, 'scan'])).toThrow('not possible')
    expect(go([...one, 'scan']).state).toBe('form.scanning')
  })
})

describe('D38: what was unreadable stays said', () => {
  test.each([
    ['none', NOT_RECOGNISED],
    ['another code', NOT_RECOGNISED],
    ['a return', 'Это чек возврата прихода (возврат покупки). Нужен чек продажи'],
    ['no reader', 'Не удалось загрузить сканер. Проверьте соединение и попробуйте ещё раз'],
    ['crash', NOT_RECOGNISED],
  ])('AT30 of «%s» beside the photograph, until it is deleted', (answer, text) => {
    const way: Step[] = [pick('a'), 'uploadFile: done', `readPhoto: ${answer}`]
    expect(go(way)).toMatchObject({ context: { remarks: { a: text } }, effects: [said(text)] })
    expect(go([...way, drop('a')]).context.remarks).toEqual({})
  })

  test('AT30 beside each of several, a toast for the last alone, and none where the data are there', () => {
    const nothing = go([...two, 'readPhoto: none', 'readPhoto: none'])
    expect(nothing).toMatchObject({
      context: { remarks: { a: NOT_RECOGNISED, b: NOT_RECOGNISED } },
      effects: [said(NOT_RECOGNISED)],
    })
    const second = go([...filled, 'readPhoto: none'])
    expect(second).toMatchObject({ context: { remarks: { b: NOT_RECOGNISED } } })
    expect(second.effects).toEqual([RECOGNISED])
  })

  test('AT30 a return among photographs is told even where the data are there', () =>
    expect(go([...filled, 'readPhoto: a return']).effects.at(-1)).toEqual(
      said('Это чек возврата прихода (возврат покупки). Нужен чек продажи'),
    ))

  test('AT18 ER13 «Ввести данные вручную» takes both words away', () => {
    const way: Step[] = [pick('a'), 'uploadFile: done', 'readPhoto: none', 'manual.open']
    expect(go(way).state).toBe('form.editing.capture.idle')
    expect(go(way).context.remarks).toEqual({})
    expect(go(way).effects.at(-1)).toEqual(SILENCED)
  })

  test('B08 a reload keeps what was said of the photographs that are there', () => {
    const { form, files, unread, isManual, filledBy, remarks } = go([...two, 'readPhoto: none', 'readPhoto: receipt']).context
    const back = draft(form.values, { files, unread, isManual, filledBy, remarks: { ...remarks, gone: 'x', b: 7 } })
    expect(back).toMatchObject({ filledBy: ['b'], remarks: { a: NOT_RECOGNISED } })
    expect(Object.keys(back?.remarks ?? {})).toEqual(['a'])
  })
})

test('the codes of these tests are a sale, another sale and a return', () =>
  expect([QR, OTHER_QR, RETURN_QR].map((text) => text.slice(-1))).toEqual(['1', '1', '2']))
