import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSum } from '../../../../src/domain/money/money.ts'
import {
  fieldsOfQr,
  isReceiptQr,
  areTwoReceipts,
  severalText,
  parseReceiptQr,
  type QrReceipt,
} from '../../../../src/domain/sales/receipt-qr.ts'

const PLAIN = 't=20230131T1507&s=4990.00&fn=9280440300123456&i=12345&fp=0123456789&n=1'
const RECEIPT: QrReceipt = {
  fn: '9280440300123456',
  fd: '12345',
  fp: '0123456789',
  kopecks: 499_000,
  time: '31-01-2023T15:07:00',
}
const FOUND = { kind: 'receipt', receipt: RECEIPT }

describe('the text of a receipt', () => {
  test.each([
    ['as printed', PLAIN],
    ['fields in another order', 'n=1&fp=0123456789&i=12345&fn=9280440300123456&s=4990.00&t=20230131T1507'],
    ['seconds', PLAIN.replace('T1507', 'T150700')],
    ['keys in capitals', PLAIN.replaceAll(/[a-z]+=/g, (key) => key.toUpperCase())],
    ['a small «t» before the time', PLAIN.toLowerCase()],
    ['everything in capitals', PLAIN.toUpperCase()],
    ['no kind', PLAIN.replace('&n=1', '')],
    ['a kind with a zero', PLAIN.replace('&n=1', '&n=01')],
    ['one decimal', PLAIN.replace('4990.00', '4990.0')],
    ['no decimals', PLAIN.replace('4990.00', '4990')],
    ['a comma', PLAIN.replace('4990.00', '4990,00')],
    ['a zero before the sum', PLAIN.replace('4990.00', '04990.00')],
    ['line breaks and spaces', ` \n${PLAIN.replaceAll('&', ' &\r\n')}\u00A0`],
    ['«&» escaped for a page', PLAIN.replaceAll('&', '&amp;')],
    ['escaped twice', PLAIN.replaceAll('&', '&amp;amp;')],
    ['dashes and colons in the time', PLAIN.replace('20230131T1507', '2023-01-31T15:07:00')],
    ['a link', `https://receipt.example-ofd.ru/rec?${PLAIN}`],
    ['a link with a path behind «#»', `HTTPS://CHECK.EXAMPLE-OFD.RU/#/check?${PLAIN}`],
    ['a link with escaped values', `https://ofd.example/v1/?${PLAIN.replace('T1507', 'T15%3A07')}`],
    ['a link with more in its query', `http://ofd.example/?lang=ru&${PLAIN}&utm_source=check#top`],
    ['a link without its «https»', `ofd.example/check?${PLAIN}`],
    ['the same field twice', `${PLAIN}&fn=9280440300123456`],
  ])('VL64 VL65 %s', (_, text) => expect(parseReceiptQr(text)).toEqual(FOUND))

  test.each([
    ['123.4', 12_340],
    ['123', 12_300],
    ['123.40', 12_340],
    ['0.29', 29],
    ['0.00', 0],
  ])('VL64 «s=%s» is %i kopecks', (sum, kopecks) =>
    expect(parseReceiptQr(PLAIN.replace('4990.00', sum))).toEqual({ kind: 'receipt', receipt: { ...RECEIPT, kopecks } }),
  )

  test.each([
    ['nothing', ''],
    ['another site', 'https://example.org/?id=1'],
    ['a wi-fi code', 'WIFI:S:shop;T:WPA;P:secret;;'],
    ['no sum', PLAIN.replace('&s=4990.00', '')],
    ['no time', PLAIN.replace('t=20230131T1507&', '')],
    ['no fn', PLAIN.replace('&fn=9280440300123456', '')],
    ['no fd', PLAIN.replace('&i=12345', '')],
    ['no fp', PLAIN.replace('&fp=0123456789', '')],
    ['an empty fp', PLAIN.replace('0123456789', '')],
    ['a letter in a number', PLAIN.replace('12345&', '1234O&')],
    ['digits of another script', PLAIN.replace('i=12345', 'i=١٢٣')],
    ['a number longer than the form takes', PLAIN.replace('i=12345', `i=${'1'.repeat(21)}`)],
    ['a day that does not exist', PLAIN.replace('20230131', '20230230')],
    ['an hour that does not exist', PLAIN.replace('T1507', 'T2507')],
    ['an hour without minutes', PLAIN.replace('T1507', 'T15')],
    ['three decimals', PLAIN.replace('4990.00', '4990.005')],
    ['a negative sum', PLAIN.replace('4990.00', '-4990.00')],
    ['two different numbers', `${PLAIN}&fn=9280440300123457`],
    ['a kind that is no number', PLAIN.replace('n=1', 'n=x')],
  ])('AT30 %s: no receipt', (_, text) => expect(parseReceiptQr(text)).toEqual({ kind: 'notReceipt' }))

  test.each([
    ['2', 'Это чек возврата прихода (возврат покупки). Нужен чек продажи'],
    ['3', 'Это чек расхода. Нужен чек продажи'],
    ['4', 'Это чек возврата расхода. Нужен чек продажи'],
    ['0', 'Это чек неизвестного вида. Нужен чек продажи'],
    ['5', 'Это чек неизвестного вида. Нужен чек продажи'],
  ])('B11 n=%s is refused with its name', (kind, reason) => {
    const text = PLAIN.replace('n=1', `n=${kind}`)
    expect(parseReceiptQr(text)).toEqual({ kind: 'refused', reason })
    expect(isReceiptQr(text)).toBe(true)
  })
})

describe('any receipt', () => {
  const two = (value: number) => String(value).padStart(2, '0')
  const number = (length: number) =>
    fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'), minLength: 1, maxLength: length })
  const moment = fc.date({ min: new Date('2017-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const receipt = fc.record({ fn: number(20), fd: number(10), fp: number(10), kopecks: fc.nat({ max: 99_999_999_999 }), moment })
  const spelling = fc.record({
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
    prefix: fc.constantFrom('', 'https://ofd.example/?', 'HTTP://OFD.EXAMPLE/rec?x=1&', ' '),
    and: fc.constantFrom('&', '&amp;', ' & ', '&\n'),
    isUpper: fc.boolean(),
  })

  test('VL64 VL65 is read to the digit, zeros in front too, in whatever order and spelling', () => {
    fc.assert(
      fc.property(receipt, spelling, ({ fn, fd, fp, kopecks, moment }, { order, prefix, and, isUpper }) => {
        const [year, month, day] = [moment.getUTCFullYear(), two(moment.getUTCMonth() + 1), two(moment.getUTCDate())]
        const [hours, minutes, seconds] = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map(two)
        const t = `${year}${month}${day}T${hours}${minutes}${seconds}`
        const parts = [`t=${t}`, `s=${formatSum(kopecks)}`, `fn=${fn}`, `i=${fd}`, `fp=${fp}`, 'n=1']
        const text = prefix + order.map((at) => parts[at]).join(and)
        const time = `${day}-${month}-${year}T${hours}:${minutes}:${seconds}`
        expect(parseReceiptQr(isUpper ? text.toUpperCase() : text)).toEqual({
          kind: 'receipt',
          receipt: { fn, fd, fp, kopecks, time },
        })
      }),
    )
  })

  test('AT30 any text gets an answer, and nothing but receipts is one', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !isReceiptQr(text)))
    fc.assert(
      fc.property(fc.nat({ max: PLAIN.length - 1 }), fc.string({ unit: 'binary', maxLength: 3 }), (at, junk) => {
        const reading = parseReceiptQr(PLAIN.slice(0, at) + junk + PLAIN.slice(at + 1))
        return ['receipt', 'refused', 'notReceipt'].includes(reading.kind)
      }),
    )
  })
})

test('AT15 a receipt fills the form as a person would have typed it', () => {
  expect(fieldsOfQr(RECEIPT)).toEqual({
    dateTime: '31.01.2023',
    totalSum: '4990.00',
    fn: '9280440300123456',
    fd: '12345',
    fp: '0123456789',
  })
})

describe('D183 two codes in one photograph', () => {
  const ONE = 't=20261120T1507&s=4990.00&fn=9280440301234567&i=12345&fp=1234567890&n=1'
  test.each([
    ['the same text', ONE, ONE],
    ['other zeros in front', ONE, ONE.replace('i=12345', 'i=0012345')],
    ['a link to it', ONE, `https://check.example/?${ONE}`],
    ['keys in capitals', ONE, ONE.replace('fn=', 'FN=')],
    ['spaces', ONE, ` ${ONE.replaceAll('&', ' &')} `],
  ])('%s is one receipt', (_, one, other) => expect(areTwoReceipts(one, other)).toBe(false))

  test.each([
    ['another number', ONE.replace('i=12345', 'i=12346')],
    ['another sign', ONE.replace('fp=1234567890', 'fp=1234567891')],
    ['another drive', ONE.replace('fn=9280440301234567', 'fn=9280440301234568')],
  ])('%s is another receipt', (_, other) => expect(areTwoReceipts(ONE, other)).toBe(true))

  test('both are named, and the person is asked', () => {
    const other = ONE.replace('i=12345', 'i=12346').replace('4990.00', '120.5').replace('20261120', '20261119')
    expect(severalText([ONE, other]).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(
      'На фотографии несколько чеков: 4 990,00 ₽ от 20.11.2026 и 120,50 ₽ от 19.11.2026. Снимите нужный отдельно или введите его данные вручную',
    )
    expect(severalText([ONE, ONE.replace('n=1', 'n=2')])).toContain('и чек не продажи.')
  })
})
