import { describe, expect, test } from 'vitest'
import {
  checkTool,
  cleaned,
  emptyTool,
  fieldErrorsOf,
  isContradicted,
  newsOf,
  openFields,
  receiptDays,
  receiptOf,
  type Judged,
  type TextField,
  type ToolValues,
} from '../../../../../src/machines/sales/add-tool/form.ts'
import { change, createForm, fail, leave as leaveField } from '../../../../../src/machines/kit/form/form.ts'
import type { QueuedFile } from '../../../../../src/machines/fragments/files/types.ts'
import { stamp } from '../../../../../model/kit/stamp.ts'

/** The effect of blur on the values. */
const tidy = (values: ToolValues, field: TextField): Partial<ToolValues> => {
  const { [field]: text } = leaveField(createForm(values), field, () => ({}), cleaned).values
  return text === values[field] ? {} : { [field]: text }
}

const right: ToolValues = {
  ...emptyTool,
  serialNumber: '100.00001',
  dateTime: '20.11.2026',
  totalSum: '4990.00',
  fn: '9960440300000001',
  fd: '00012',
  fp: '0123456781',
}
const REQUIRED = 'Обязательное поле'
const PHOTO_OR_DATA = 'Загрузите фотографию чека или введите данные вручную'
const MANUAL: Judged = { files: [], unread: [], isManual: true, mode: 'seller', receiptAge: null }
const check = (patch: Partial<ToolValues>, at = stamp, capture = MANUAL) => checkTool(at, capture)({ ...right, ...patch })

test('AT19 a filled form is right', () => expect(check({})).toEqual({}))

test('VL50 VL55 VL58 VL61 every field is required', () => {
  expect(checkTool(stamp, MANUAL)(emptyTool)).toEqual({
    images: PHOTO_OR_DATA,
    serialNumber: REQUIRED,
    dateTime: REQUIRED,
    totalSum: REQUIRED,
    fn: REQUIRED,
    fd: REQUIRED,
    fp: REQUIRED,
  })
})

test.each(['12a', '1-2', '...', '1'.repeat(41)])('VL51 «%s» is no serial number', (serialNumber) =>
  expect(check({ serialNumber })).toEqual({ serialNumber: 'Только цифры и точки' }),
)

test.each(['100 .00001', '100,00001', '10000001'])('VL51 «%s» is a serial number', (serialNumber) =>
  expect(check({ serialNumber })).toEqual({}),
)

test('VL62 VL63 spaces in ФН, ФД and ФП are no mistake, and are not counted', () =>
  expect(check({ fn: '9960 4403 0000 0001', fd: ' 00012', fp: '1 '.repeat(20) })).toEqual({}))

describe('E08: the age of a receipt', () => {
  const limited = (mode: 'seller' | 'customer', dateTime: string, at = stamp) =>
    check({ dateTime }, at, { ...MANUAL, mode, receiptAge: { saleDays: 90, purchaseYears: 3 } })

  test('a sale’s is counted in days, a purchase’s in years; the limit is named', () => {
    expect(limited('seller', '22.08.2026')).toEqual({})
    expect(limited('seller', '21.08.2026')).toEqual({ dateTime: 'Принимаем чеки не старше 90 дней: с 22.08.2026' })
    expect(limited('customer', '20.11.2023')).toEqual({})
    expect(limited('customer', '19.11.2023')).toEqual({ dateTime: 'Принимаем чеки не старше 3 лет: с 20.11.2023' })
  })

  test('the earlier of Moscow’s day and the device’s counts', () => {
    expect(limited('seller', '21.08.2026', { ...stamp, today: '2026-11-19' })).toEqual({})
    expect(limited('seller', '21.08.2026', { ...stamp, today: '2026-11-21' })).not.toEqual({})
  })

  test('where the server has not told the limits it has the last word', () =>
    expect(check({ dateTime: '01.01.1999' })).toEqual({}))

  test('the calendar offers the days that the rules accept', () => {
    const age = { saleDays: 90, purchaseYears: 3 }
    expect(receiptDays(stamp, { mode: 'seller', receiptAge: age })).toEqual({ from: '2026-08-22', to: '2026-11-20' })
    expect(receiptDays(stamp, { mode: 'customer', receiptAge: age }).from).toBe('2023-11-20')
    expect(receiptDays({ ...stamp, today: '2026-11-21' }, { mode: 'seller', receiptAge: null })).toEqual({
      from: undefined,
      to: '2026-11-21',
    })
  })
})

describe('the date', () => {
  const FUTURE = { dateTime: 'Дата не может быть в будущем' }

  test.each(['31.02.2023', '01.01.23', '1.1.2026', '2026-01-01', '29.02.2023'])('VL57 «%s» is refused', (dateTime) =>
    expect(check({ dateTime })).toEqual({ dateTime: 'Введите дату в формате дд.мм.гггг' }),
  )

  test('VL56 tomorrow is refused, today is not', () => {
    expect(check({ dateTime: '21.11.2026' })).toEqual(FUTURE)
    expect(check({ dateTime: '20.11.2026' })).toEqual({})
    expect(check({ dateTime: '01.01.2027' })).toEqual(FUTURE)
  })

  test('VL56 east of Moscow the day of the device counts, west of it Moscow’s (A55)', () => {
    const evening = Date.parse('2026-11-19T15:00:00Z')
    expect(check({ dateTime: '20.11.2026' }, { ...stamp, now: evening, today: '2026-11-20' })).toEqual({})
    expect(check({ dateTime: '20.11.2026' }, { ...stamp, now: evening, today: '2026-11-19' })).toEqual(FUTURE)
    const afterMidnightInMoscow = Date.parse('2026-11-19T21:30:00Z')
    expect(check({ dateTime: '20.11.2026' }, { ...stamp, now: afterMidnightInMoscow, today: '2026-11-19' })).toEqual({})
  })
})

describe('the sum', () => {
  test.each(['abc', '1.2.3', '10.555', '-5'])('VL59 «%s» is refused', (totalSum) =>
    expect(check({ totalSum })).toEqual({ totalSum: 'Только цифры и точка' }),
  )

  test.each(['0', '0.00', '0,0'])('A67: «%s» is refused', (totalSum) =>
    expect(check({ totalSum })).toEqual({ totalSum: 'Сумма должна быть больше нуля' }),
  )

  test('VL59 a comma is a dot (A67)', () => expect(check({ totalSum: '10,5' })).toEqual({}))

  test('VL60 gets two decimals when the field is left', () => {
    expect(['100', '10,5', '007.1'].map((totalSum) => tidy({ ...right, totalSum }, 'totalSum').totalSum)).toEqual([
      '100.00',
      '10.50',
      '7.10',
    ])
    expect(tidy({ ...right, totalSum: 'abc' }, 'totalSum')).toEqual({})
    expect(tidy({ ...right, totalSum: '' }, 'totalSum')).toEqual({})
  })

  test('VL60 leaving another field does not touch it', () => {
    expect(tidy({ ...right, totalSum: '100' }, 'fn')).toEqual({})
    expect(tidy({ ...right, serialNumber: ' 1 2 ' }, 'serialNumber')).toEqual({ serialNumber: '12' })
    expect(tidy({ ...right, serialNumber: '10000001' }, 'serialNumber')).toEqual({ serialNumber: '100.00001' })
  })
})

describe.each(['fn', 'fd', 'fp'] as const)('%s', (field) => {
  test('VL62 is digits', () => {
    expect(check({ [field]: '12a' })).toEqual({ [field]: 'Только цифры' })
    expect(check({ [field]: '1.2' })).toEqual({ [field]: 'Только цифры' })
    expect(check({ [field]: '١٢' })).toEqual({ [field]: 'Только цифры' })
  })

  test('VL62 leaving it drops the spaces', () => {
    expect(tidy({ ...right, [field]: ' 0012 345\u00A06' }, field)).toEqual({ [field]: '00123456' })
    expect(tidy(right, field)).toEqual({})
  })

  test('VL63 is at most 20 of them', () => {
    expect(check({ [field]: '1'.repeat(20) })).toEqual({})
    expect(check({ [field]: '1'.repeat(21) })).toEqual({ [field]: 'Максимум 20 знаков' })
  })
})

test('AT20 VL60 the receipt has the wire’s shape, leading zeros kept', () => {
  expect(receiptOf({ ...right, totalSum: '4 990,5', fn: '9960 4403 0000 0001', fd: ' 00012 ' }, null)).toEqual({
    fd: '00012',
    fn: '9960440300000001',
    fp: '0123456781',
    sum: '4990.50',
    time: '20-11-2026T00:00:00',
    n: 1,
    isManualInput: true,
  })
})

describe('F02 a code beside what is typed', () => {
  const told = { dateTime: '20.11.2026', totalSum: '4990.00', fn: '009960440300000001', fd: '12', fp: '123456781' }

  test('contradicts nothing and changes nothing where only zeros in front differ', () => {
    expect(isContradicted(right, told)).toBe(false)
    expect(newsOf(right, told)).toEqual({})
  })

  test.each([
    ['fd', '120'],
    ['fp', '1234567810'],
    ['totalSum', '04990.00'],
  ])('contradicts in %s another number, or another sum', (field, text) => {
    const other = { ...told, [field]: text }
    expect(isContradicted(right, other)).toBe(true)
    expect(newsOf(right, other)).toEqual({ [field]: text })
  })
})

describe('messages of the server', () => {
  test('stand under the fields of the form', () => {
    expect(fieldErrorsOf({ id: 'a', time: 'b', sum: 'c', fn: 'd' })).toEqual({
      serialNumber: 'a',
      dateTime: 'b',
      totalSum: 'c',
      fn: 'd',
    })
  })

  test('about no field of the form are no field messages', () => {
    expect(fieldErrorsOf({ colour: 'x' })).toBeNull()
    expect(fieldErrorsOf({})).toBeNull()
    expect(fieldErrorsOf(null)).toBeNull()
    expect(fieldErrorsOf({ toString: 'x', constructor: 'y' })).toBeNull()
  })
})

describe('photo or data', () => {
  const NAME = '0123456789abcdef0123456789abcdef.jpg'
  const empty = { dateTime: '', totalSum: '', fn: '', fd: '', fp: '' }
  const file = (status: QueuedFile['status']): QueuedFile => ({
    id: 'a',
    name: 'чек.jpg',
    size: 1,
    status,
    stored: status === 'done' ? NAME : null,
    problem: null,
    key: null,
  })
  const closed: Judged = { ...MANUAL, isManual: false }

  test('VL53 one of them is needed', () => {
    expect(check(empty, stamp, closed)).toEqual({ images: PHOTO_OR_DATA })
    expect(check({ ...empty, images: [NAME] }, stamp, closed)).toEqual({})
    expect(check({}, stamp, closed)).toEqual({})
  })

  test('VL54 without a receipt only the serial is checked', () => {
    expect(check({ ...empty, haveABill: false }, stamp, closed)).toEqual({})
    expect(check({ fn: '12a', haveABill: false })).toEqual({})
    expect(check({ serialNumber: '', haveABill: false })).toEqual({ serialNumber: REQUIRED })
  })

  test('a photo does not excuse a receipt that is begun by hand', () =>
    expect(check({ ...empty, fn: '1', images: [NAME] })).toEqual({
      dateTime: REQUIRED,
      totalSum: REQUIRED,
      fd: REQUIRED,
      fp: REQUIRED,
    }))

  test('a photo on its way or one that failed stops the form: nothing that was meant to be sent is left out', () => {
    const images = (status: QueuedFile['status']) => check({}, stamp, { ...MANUAL, files: [file(status)] }).images
    expect(images('waiting')).toBe('Дождитесь, пока загрузятся фотографии')
    expect(images('failed')).toBe('Не все фотографии загружены: повторите загрузку или удалите их')
    expect(images('done')).toBeUndefined()
    expect(images('removing')).toBeUndefined()
  })

  test('A53 a photo that is still being read stops an empty receipt, and not one whose data is there', () => {
    const reading = { ...MANUAL, files: [file('done')], unread: ['чек.png'], isManual: false }
    expect(check({ ...empty, images: [NAME] }, stamp, reading)).toEqual({
      images: 'Дождитесь, пока мы найдём QR-код на фотографии',
    })
    expect(check({ images: [NAME] }, stamp, reading)).toEqual({})
  })

  test('AT20 A53: photos go with the data, or alone', () => {
    expect(receiptOf({ ...right, images: [NAME] }, null)).toMatchObject({ fn: right.fn, images: [NAME] })
    expect(receiptOf({ ...right, ...empty, images: [NAME] }, null)).toEqual({ images: [NAME], n: 1, isManualInput: true })
    expect(receiptOf(right, null)).not.toHaveProperty('images')
  })

  test('VL65 the time of a QR is sent while its date stands in the form', () => {
    const time = (dateTime: string) => receiptOf({ ...right, dateTime }, '20-11-2026T15:07:00').time
    expect(time('20.11.2026')).toBe('20-11-2026T15:07:00')
    expect(time('19.11.2026')).toBe('19-11-2026T00:00:00')
  })

  test('AT13 AT14 AT18 only the fields on the screen are open', () => {
    expect([...openFields(right, false, true, false)].toSorted()).toEqual(['haveABill', 'serialNumber'])
    expect([...openFields(right, false, false, false)]).toEqual(['serialNumber'])
    expect(openFields(right, true, false, false).has('fn')).toBe(true)
    expect(openFields({ ...right, haveABill: false }, true, true, false).has('fn')).toBe(false)
    expect([...openFields(right, true, true, true)]).toEqual(['serialNumber'])
  })
})

describe('leaving a field', () => {
  const said = { serialNumber: 'Номер снят с производства' }
  const refused = fail(createForm(right), said)
  const leave = (form: typeof refused) => leaveField(form, 'serialNumber', checkTool(stamp, MANUAL), cleaned)

  test('what the server has said of it stays: the button under the hand does not move', () =>
    expect(leave(refused).errors).toEqual(said))

  test('once it has changed, only the rules speak', () => {
    expect(leave(change(refused, { serialNumber: '100.00002' })).errors).toEqual({})
    expect(leave(change(refused, { serialNumber: '12a' })).errors).toEqual({ serialNumber: 'Только цифры и точки' })
  })

  test('VL51 a text that is tidied has changed too', () => {
    const spaced = fail(createForm({ ...right, serialNumber: ' 100. 00001' }), said)
    expect([leave(spaced).values.serialNumber, leave(spaced).errors]).toEqual(['100.00001', {}])
  })
})
