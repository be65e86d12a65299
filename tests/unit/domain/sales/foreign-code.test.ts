import { expect, test } from 'vitest'
import { foreignCode } from '../../../../src/domain/sales/foreign-code.ts'
import { isReceiptQr } from '../../../../src/domain/sales/receipt-qr.ts'

const KINDS = {
  'чек «Мой налог»': [
    'https://lknpd.nalog.ru/api/v1/receipt/504100000000/200abcdef/print',
    'http://lknpd.nalog.ru/api/v1/receipt/1/2/print',
    'lknpd.nalog.ru/api/v1/receipt/1/2/json',
    'HTTPS://LKNPD.NALOG.RU/api/v1/receipt/1/2/print',
    ' https://lknpd.nalog.ru/web/',
  ],
  'ссылка на чек у оператора': [
    'https://check.ofd.ru/rec/7700000000/123/456',
    'https://receipt.taxcom.ru/v01/show?fp=1&s=2',
    'https://consumer.1-ofd.ru/v1?t=20230131T1507',
    'https://lk.platformaofd.ru/web/noauth/cheque?id=1',
    'https://ofd.beeline.ru/check-order/abc',
    'https://cheque.ofd-ya.ru/r/1',
    'https://check.evotor.ru/1',
    'ofd.astralnalog.ru/receipt/1',
  ],
  'код для оплаты через СБП': [
    'https://qr.nspk.ru/AS1000670LSS7DN18SJQDNP4B05KLJL2',
    'https://qr.nspk.ru/BD1?type=02&sum=10000&cur=RUB',
    'http://qr.nspk.ru/1',
    'QR.NSPK.RU/1',
    'https://sub.nspk.ru/AQ1',
  ],
  'ссылка на сайт налоговой': [
    'https://www.nalog.gov.ru/',
    'https://kkt-online.nalog.ru/',
    'https://check.nalog.ru',
    'http://nalog.ru/rn77',
    'https://lkfl2.nalog.ru/lkfl/login',
  ],
  'код маркировки товара': [
    '0104601234567890215AbCd',
    '(01)04601234567890(21)5AbCd',
    ']d20104601234567890215AbCd',
    '010460123456789021abc\u001D93xyz',
    '0104601234567890',
  ],
} as const

test.each(Object.entries(KINDS).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)))(
  'AT30 D183 «%s» is told: %s, and what is needed instead',
  (text, kind) => {
    expect(isReceiptQr(text)).toBe(false)
    expect(foreignCode(text)).toMatch(new RegExp(`^это ${kind}.*Нужен (?:QR-код с самого кассового чека|кассовый чек)`))
  },
)

test.each([
  'https://example.org',
  'https://ofd',
  'просто текст',
  '4601234567890',
  'WIFI:S:net;;',
  'https://example.org/ofd.ru',
  '',
])('AT30 «%s» says nothing of itself', (text) => expect(foreignCode(text)).toBeNull())
