import { describe, expect, test } from 'vitest'
import { checkTool, emptyTool, fieldErrorsOf, receiptOf, tidy, type ToolValues } from '../../../src/machines/add-tool/form.ts'
import { stamp } from '../../model/kit/stamp.ts'

const right: ToolValues = {
  serialNumber: '100.00001',
  dateTime: '20.11.2026',
  totalSum: '4990.00',
  fn: '9960440300000001',
  fd: '00012',
  fp: '0123456781',
}
const REQUIRED = 'Обязательное поле'
const check = (patch: Partial<ToolValues>, at = stamp) => checkTool(at)({ ...right, ...patch })

test('AT19 a filled form is right', () => expect(check({})).toEqual({}))

test('VL50 VL55 VL58 VL61 every field is required', () => {
  expect(checkTool(stamp)(emptyTool)).toEqual({
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

test('VL51 spaces in a serial number do not make it wrong', () => expect(check({ serialNumber: '100 .00001' })).toEqual({}))

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

  test('VL56 east of Moscow the day of the device counts, west of it Moscow’s (A55 of docs/decisions.md)', () => {
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

  test.each(['0', '0.00', '0,0'])('A67 of docs/decisions.md: «%s» is refused', (totalSum) =>
    expect(check({ totalSum })).toEqual({ totalSum: 'Сумма должна быть больше нуля' }),
  )

  test('VL59 a comma is a dot (A67 of docs/decisions.md)', () => expect(check({ totalSum: '10,5' })).toEqual({}))

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
  })
})

describe.each(['fn', 'fd', 'fp'] as const)('%s', (field) => {
  test('VL62 is digits', () => {
    expect(check({ [field]: '12a' })).toEqual({ [field]: 'Только цифры' })
    expect(check({ [field]: '1.2' })).toEqual({ [field]: 'Только цифры' })
    expect(check({ [field]: '١٢' })).toEqual({ [field]: 'Только цифры' })
  })

  test('VL63 is at most 20 of them', () => {
    expect(check({ [field]: '1'.repeat(20) })).toEqual({})
    expect(check({ [field]: '1'.repeat(21) })).toEqual({ [field]: 'Максимум 20 знаков' })
  })
})

test('AT20 VL60 the receipt has the wire’s shape, leading zeros kept', () => {
  expect(receiptOf({ ...right, totalSum: '4 990,5' })).toEqual({
    fd: '00012',
    fn: '9960440300000001',
    fp: '0123456781',
    sum: '4990.50',
    time: '20-11-2026T00:00:00',
    n: 1,
    isManualInput: true,
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
    expect(fieldErrorsOf({ images: 'x' })).toBeNull()
    expect(fieldErrorsOf({})).toBeNull()
    expect(fieldErrorsOf(null)).toBeNull()
    expect(fieldErrorsOf({ toString: 'x', constructor: 'y' })).toBeNull()
  })
})
