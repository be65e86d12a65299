import { expect, test } from 'vitest'
import { DOCUMENT_FAULTS, documentFault, documentType } from '../../../../src/domain/sales/tool-document.ts'

test.each([
  ['/docs/p-26.pdf', 'PDF'],
  ['/docs/P-26.PDF', 'PDF'],
  ['https://maker.example/manual.pdf?v=2#page=3', 'PDF'],
  ['http://maker.example:8080/a/plate.jpeg', 'JPEG'],
  [' /docs/scheme.png ', 'PNG'],
])('IV04 %s is a document', (url, type) => expect([documentFault(url), documentType(url)]).toEqual([null, type]))

test.each([
  null,
  '',
  '  ',
  'ftp://maker.example/manual.pdf',
  'javascript:alert(1)//.pdf',
  'data:application/pdf;base64,AA.pdf',
  'file:///etc/manual.pdf',
  '\\\\maker\\manual.pdf',
  'manual.pdf',
  'https://maker.example/man ual.pdf',
  'java\nscript:alert(1).pdf',
])('IV10 %j is no address of the web', (url) => expect([documentFault(url), documentType(url)]).toEqual(['unavailable', null]))

test.each(['/docs/driver.exe', 'https://maker.example/manual', '/docs/archive.pdf.zip', '/docs/page.html', '/docs/x.svg'])(
  'IV11 %s is of a type that is not opened',
  (url) => expect([documentFault(url), documentType(url)]).toEqual(['unsupported', null]),
)

test('IV09 IV10 IV11 the texts are those of the specification', () =>
  expect(DOCUMENT_FAULTS).toEqual({
    failed: 'Произошла ошибка при загрузке документа',
    unavailable: 'Документ не доступен для скачивания',
    unsupported: 'Неподдерживаемый тип файла',
  }))
