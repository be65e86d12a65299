import { expect, test } from 'vitest'
import { stamp } from '../../../../../model/kit/stamp.ts'
import { readingProblem } from '../../../../../src/machines/sales/add-tool/capture.ts'
import type { PhotoReading } from '../../../../../src/domain/sales/qr-scan.ts'

const said = (reading: PhotoReading) => readingProblem({ ...stamp, ...reading }).replaceAll(/[\u00A0\u202F]/g, ' ')
const RECEIPT = 't=20261120T1507&s=4990.00&fn=9280440301234567&i=12345&fp=1234567890&n=1'

test.each<[string, PhotoReading, string]>([
  ['no code', { kind: 'none' }, 'QR код не распознан'],
  ['a code that says nothing of itself', { kind: 'other', text: 'https://example.org' }, 'QR код не распознан'],
  [
    'a receipt of «Мой налог»',
    { kind: 'other', text: 'https://lknpd.nalog.ru/api/v1/receipt/1/2/print' },
    'QR код не распознан: это чек «Мой налог», его выдаёт самозанятый, а не касса. Нужен кассовый чек магазина с его QR-кодом',
  ],
  [
    'an operator’s link',
    { kind: 'other', text: 'https://check.ofd.ru/rec/7700000000/123/456' },
    'QR код не распознан: это ссылка на чек у оператора. Нужен QR-код с самого кассового чека: откройте ссылку, сфотографируйте код там или введите данные вручную',
  ],
  [
    'a return',
    { kind: 'receipt', text: RECEIPT.replace('n=1', 'n=2') },
    'Это чек возврата прихода (возврат покупки). Нужен чек продажи',
  ],
  [
    'two receipts',
    { kind: 'several', texts: [RECEIPT, RECEIPT.replace('4990', '120').replace('i=1', 'i=2')] },
    'На фотографии несколько чеков: 4 990,00 ₽ от 20.11.2026 и 120,00 ₽ от 20.11.2026. Снимите нужный отдельно или введите его данные вручную',
  ],
])('AT30 B11 D183 %s is told', (_, reading, words) => expect(said(reading)).toBe(words))
