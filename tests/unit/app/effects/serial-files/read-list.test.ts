import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../../../src/app/effects/serial-files/read-list.ts'
import { fileProblemWords, hiddenText, NOTHING_HIDDEN } from '../../../../../src/domain/serials/serial-file.ts'
import { entriesOf, sheetXml, workbook } from './workbooks.ts'

const read = async (bytes: Uint8Array) => {
  const reading = await readList(bytes.slice().buffer)
  if (reading.kind === 'choice') return reading.columns.map(({ heading }) => heading).join()
  return reading.kind === 'list' ? reading : fileProblemWords(reading.problem)
}
const serialsIn = async (bytes: Uint8Array) => {
  const reading = await read(bytes)
  return typeof reading === 'string' ? reading : reading.list.serials
}

const [A, B] = ['100.00001', '100.00010']
const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
/** «Номер» in the Russian code page of Windows. */
const NUMBER_1251 = [0xcd, 0xee, 0xec, 0xe5, 0xf0]

describe('CSV', () => {
  test.each([
    ['UTF-8 with a mark', strToU8(`\uFEFFСерийный номер;Модель\r\n${A};Дрель\r\n${B};Пила\r\n`)],
    ['a list of a scanner', latin('10000001\r\n10000010\r\n')],
    [
      'UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...Array.from(`№\t${A}\n2\t${B}`, (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat(),
      ]),
    ],
    ['the Russian code page of Windows', Uint8Array.from([...NUMBER_1251, ...latin(`;x\r\n100,00001;1\r\n100,00010;2`)])],
  ])('%s', async (_, bytes) => expect(await serialsIn(bytes)).toEqual([A, B]))

  test('Cyrillic of the Russian code page is told as it was written', async () => {
    const reading = await read(Uint8Array.from([...NUMBER_1251, ...latin(`\n${A}\n`)]))
    expect(reading).toEqual({
      kind: 'list',
      list: { serials: [A], repeated: [], others: [{ text: 'Номер', line: 1 }] },
      otherSheets: [],
      hidden: NOTHING_HIDDEN,
    })
  })
})

describe('XLSX', () => {
  test('texts, numbers without their zeros, formulas, empty cells and days', async () => {
    const rows = [
      ['Накладная 15', null, { date: 46_000 }],
      ['№', 'Заводской номер', 'Дата'],
      [1, A, { date: 46_000 }],
      [2, 100.0001, { date: 46_000 }],
      [3, null],
      [4, { formula: 100.00002 }],
      [5, 10_000_007],
      [6, { date: 46_000 }],
    ] as const
    expect(await read(workbook({ Лист1: sheetXml(rows) }))).toEqual({
      kind: 'list',
      list: { serials: [A, B, '100.00002', '100.00007'], repeated: [], others: [{ text: 'дата 2025-12-09', line: 8 }] },
      otherSheets: [],
      hidden: NOTHING_HIDDEN,
    })
  })

  test('the first sheet with serial numbers; another one is told', async () => {
    const sheets = { Титул: sheetXml([['Накладная']]), Товар: sheetXml([[A]]), Склад: sheetXml([[B]]), Пусто: sheetXml([]) }
    expect(await read(workbook(sheets))).toEqual({
      kind: 'list',
      list: { serials: [A], repeated: [], others: [] },
      otherSheets: ['Склад'],
      hidden: NOTHING_HIDDEN,
    })
  })

  test('a thousand rows of a large sheet', async () => {
    const note = 'примечание '.repeat(60)
    const rows = Array.from({ length: 1_000 }, (_, at) => [100 + (at + 1) / 100_000, note])
    const serials = await serialsIn(workbook({ Лист1: sheetXml(rows) }))
    expect(serials).toEqual(Array.from({ length: 1_000 }, (_, at) => `100.${String(at + 1).padStart(5, '0')}`))
  })
})

const noWord = { 'word/document.xml': strToU8('<w/>') }
const encrypted = Uint8Array.from([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...Array.from('EncryptedPackage', (char) => [char.charCodeAt(0), 0]).flat(),
])
const locked = (): Uint8Array => {
  const bytes = workbook({ Лист1: sheetXml([[A]]) })
  bytes[6] = 1
  return bytes
}
const cut = workbook({ Лист1: sheetXml([[A]]) }).slice(0, -200)
const broken = zipSync({ ...entriesOf({ Лист1: '' }), 'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row') })
const empty = workbook({ Лист1: sheetXml([]) })

test.each([
  ['a file of no bytes', new Uint8Array(), 'Файл пуст'],
  ['a table of 0 rows', empty, 'В списке нет ни одной строки'],
  ['a text of 0 rows', latin('\r\n;;\r\n'), 'В списке нет ни одной строки'],
  [
    'a table without a serial number',
    workbook({ Лист1: sheetXml([['Итого']]) }),
    'В списке нет серийных номеров. Не похоже на серийный номер: «Итого» (строка 1).',
  ],
  [
    'an old workbook',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'Это файл старого Excel (xls). Сохраните его как «Книга Excel (.xlsx)» или CSV',
  ],
  [
    'a binary workbook',
    zipSync({ 'xl/workbook.bin': latin('x') }),
    'Это двоичная книга Excel (xlsb). Сохраните его как «Книга Excel (.xlsx)» или CSV',
  ],
  [
    'a table of OpenDocument',
    zipSync({ mimetype: latin('x'), 'content.xml': latin('x') }),
    'Это таблица OpenDocument (ods). Сохраните его как «Книга Excel (.xlsx)» или CSV',
  ],
  [
    'a page saved as xls',
    latin('<html><table>'),
    'Это веб-страница, а не таблица Excel. Сохраните его как «Книга Excel (.xlsx)» или CSV',
  ],
  ['a PDF', latin('%PDF-1.7'), 'Это PDF, в нём нет таблицы. Нужен файл Excel (xlsx) или CSV'],
  ['a text document', zipSync(noWord), 'В этом файле нет таблицы. Нужен файл Excel (xlsx) или CSV'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'В этом файле нет таблицы. Нужен файл Excel (xlsx) или CSV'],
  ['a workbook with a password', encrypted, 'Файл защищён паролем. Снимите пароль и выберите файл ещё раз'],
  ['an archive with a password', locked(), 'Файл защищён паролем. Снимите пароль и выберите файл ещё раз'],
  ['half of a workbook', cut, 'Файл повреждён, прочитать его не удалось. Откройте его, сохраните заново и выберите ещё раз'],
  [
    'a workbook with a broken sheet',
    broken,
    'Файл повреждён, прочитать его не удалось. Откройте его, сохраните заново и выберите ещё раз',
  ],
])('%s is refused in words', async (_, bytes, words) => expect(await read(bytes)).toBe(words))

/** Writes this size before deflation for every entry into the directory of the archive. */
const nameSizes = (bytes: Uint8Array, size: number): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return bytes
}

describe('a small file that would fill the memory', () => {
  const TOO_MUCH = 'В таблице слишком много данных. Оставьте в ней только столбец с серийными номерами'

  test('eleven megabytes of spaces in eleven kilobytes are not inflated', async () => {
    const bytes = workbook({ Лист1: `${sheetXml([[A]])}${' '.repeat(11 * 1024 * 1024)}` })
    expect(bytes.length).toBeLessThan(20_000)
    expect(await read(bytes)).toBe(TOO_MUCH)
  })

  test('what all entries name is added up', async () => {
    const bytes = zipSync({ ...entriesOf({ Лист1: sheetXml([[A]]) }), 'xl/extra.xml': strToU8('<x/>') })
    expect(await read(nameSizes(bytes, 2 * 1024 * 1024))).toBe(TOO_MUCH)
  })

  test('an entry that names a smaller size gets no more memory than that', async () => {
    const bytes = workbook({ Лист1: `${sheetXml([[A]])}${' '.repeat(12 * 1024 * 1024)}` })
    const before = process.memoryUsage().arrayBuffers
    expect(typeof (await read(nameSizes(bytes, 2_000)))).toBe('object')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024)
  })

  test.each([
    [
      'a cell in the last row and column',
      `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
    ],
    ['a last row beyond all tables', `<row r="999999999"></row>`],
  ])('%s makes no table of empty cells', async (_, xml) => {
    const sheet = sheetXml([]).replace('<sheetData>', `<sheetData>${xml}`)
    expect(await read(workbook({ Лист1: sheet }))).toBe(TOO_MUCH)
  })

  test('one long text in many cells is cut', async () => {
    const rows = [...Array.from({ length: 50 }, () => ['я'.repeat(50_000)]), [A]]
    const reading = await read(workbook({ Лист1: sheetXml(rows) }))
    expect(typeof reading === 'object' && reading.list.others.map(({ text }) => text.length)).toEqual([1_000])
  })
})

/** What is put before every cell, row, or sheet of a workbook of one row a serial number. */
const spoilt = (rows: readonly (readonly (string | number | null)[])[], change: (xml: string) => string): Uint8Array =>
  workbook({ Лист1: change(sheetXml(rows)) })
const withoutAddresses = (xml: string): string => xml.replaceAll(/(<(?:row|c)) r="[^"]*"/g, '$1')
const hiddenRow =
  (row: number, sign = '1') =>
  (xml: string): string =>
    xml.replace(`<row r="${row}"`, `$& hidden="${sign}"`)
const hiddenColumn =
  (from: number, to = from) =>
  (xml: string): string =>
    xml.replace('<sheetData>', `<cols><col min="${from}" max="${to}" width="9" hidden="1"/></cols>$&`)

describe('D182 XLSX of other programs', () => {
  test.each([
    ['one column', [[A], [B]]],
    ['a heading', [['Серийный номер'], [A], [B]]],
    [
      'two columns',
      [
        ['№', 'Серийный номер'],
        [1, A],
        [2, B],
      ],
    ],
    ['numbers', [[100.00001], [100.0001]]],
    [
      'an empty cell in front',
      [
        [null, A],
        [null, B],
      ],
    ],
  ])('%s without addresses is read', async (_, rows) => expect(await serialsIn(spoilt(rows, withoutAddresses))).toEqual([A, B]))

  test('rows with an address whose cells have none', async () =>
    expect(
      await serialsIn(
        spoilt(
          [
            ['№', 'Серийный номер'],
            [1, A],
            [2, B],
          ],
          (xml) => xml.replaceAll(/<c r="[^"]*"/g, '<c'),
        ),
      ),
    ).toEqual([A, B]))

  test.each(['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'all of it'])(
    'an archive with backslashes in the path of %s',
    async (path) => {
      const entries = entriesOf({ Лист1: sheetXml([[A], [B]]) })
      const turned = Object.entries(entries).map(([name, bytes]) => [
        path === name || path === 'all of it' ? name.replaceAll('/', '\\') : name,
        bytes,
      ])
      expect(await serialsIn(zipSync(Object.fromEntries(turned) as Record<string, Uint8Array>))).toEqual([A, B])
    },
  )
})

describe('D182 what is hidden is left out, and said', () => {
  const C = '101.00003'
  test.each([
    ['a row', spoilt([[A], [C], [B]], hiddenRow(2)), { rows: 1 }, ' Скрытое в файле не прочитано: 1 строка.'],
    [
      'a row that says «true»',
      spoilt([[A], [C], [B]], hiddenRow(2, 'true')),
      { rows: 1 },
      ' Скрытое в файле не прочитано: 1 строка.',
    ],
    ['the last row', spoilt([[A], [B], [C]], hiddenRow(3)), { rows: 1 }, ' Скрытое в файле не прочитано: 1 строка.'],
    [
      'a row without addresses',
      spoilt([[A], [C], [B]], (xml) => withoutAddresses(hiddenRow(2)(xml))),
      { rows: 1 },
      ' Скрытое в файле не прочитано: 1 строка.',
    ],
    [
      'a column',
      spoilt(
        [
          [A, C],
          [B, C],
        ],
        hiddenColumn(2),
      ),
      { columns: 1 },
      ' Скрытое в файле не прочитано: 1 столбец.',
    ],
    [
      'columns in a group',
      spoilt(
        [
          [C, C, A],
          [C, C, B],
        ],
        hiddenColumn(1, 2),
      ),
      { columns: 2 },
      ' Скрытое в файле не прочитано: 2 столбца.',
    ],
    [
      'a column without addresses',
      spoilt(
        [
          [A, C],
          [B, C],
        ],
        (xml) => withoutAddresses(hiddenColumn(2)(xml)),
      ),
      { columns: 1 },
      ' Скрытое в файле не прочитано: 1 столбец.',
    ],
    ['an empty row is not worth a word', spoilt([[A], [null], [B]], hiddenRow(2)), {}, ''],
    ['empty columns neither', spoilt([[A], [B]], hiddenColumn(2, 16_384)), {}, ''],
  ])('%s', async (_, bytes, hidden, words) => {
    const reading = await read(bytes)
    if (typeof reading === 'string') throw new Error(reading)
    expect([reading.list.serials, reading.hidden]).toEqual([[A, B], { ...NOTHING_HIDDEN, ...hidden }])
    expect(hiddenText(reading.hidden).replaceAll('\u00A0', ' ')).toBe(words)
  })

  test.each(['hidden', 'veryHidden'])('a sheet that is %s, in front of the one that is seen', async (state) => {
    const entries = entriesOf({ 'Архив & Ко': sheetXml([[C]]), Товар: sheetXml([[A], [B]]) })
    const book = new TextDecoder().decode(entries['xl/workbook.xml']).replace('Архив & Ко"', `Архив &amp; Ко" state="${state}"`)
    const reading = await read(zipSync({ ...entries, 'xl/workbook.xml': strToU8(book) }))
    if (typeof reading === 'string') throw new Error(reading)
    expect([reading.list.serials, reading.hidden.sheets]).toEqual([[A, B], ['Архив & Ко']])
    expect(hiddenText(reading.hidden)).toBe(' Скрытое в файле не прочитано: лист «Архив & Ко».')
  })

  test('the lines stay those of the file', async () => {
    const reading = await read(spoilt([[A], [C], ['нет'], [B]], hiddenRow(2)))
    expect(typeof reading === 'object' && reading.list.others).toEqual([{ text: 'нет', line: 3 }])
  })

  test('a table that is hidden whole says so', async () =>
    expect(await read(spoilt([[A], [B]], hiddenColumn(1)))).toBe(
      'На виду серийных номеров нет, а часть таблицы скрыта. Покажите скрытые листы, строки и столбцы и выберите файл ещё раз',
    ))
})

test('D182 a workbook with two columns of serial numbers asks which, and says what is hidden', async () => {
  const rows = [
    ['Серийный номер', 'Серийный номер АКБ'],
    [A, B],
    ['100.00002', '100.00003'],
  ]
  const reading = await readList(spoilt(rows, hiddenRow(3)).slice().buffer)
  expect(reading).toMatchObject({
    kind: 'choice',
    columns: [{ list: { serials: [A] } }, { list: { serials: [B] } }],
    hidden: { ...NOTHING_HIDDEN, rows: 1 },
  })
})

describe('D182 a CSV file and a workbook give the same', () => {
  test.each([
    ['100,00001', '100,0001'],
    ['="100.00001"', '="100.00010"'],
    ["'100.00001", "'100.00010"],
    ['1. 100.00001', '2. 100.00010'],
    ['100,00001\u00A0', '\u200B100.00010'],
    ['10000001', '10000010'],
  ])('«%s» and «%s»', async (...cells) => {
    const csv = await serialsIn(strToU8(`Серийный номер;Модель\n${cells.map((cell) => `${cell};Дрель`).join('\n')}`))
    const quoted = cells.map((cell) => cell.replaceAll('"', '&quot;'))
    const xlsx = await serialsIn(
      workbook({ Лист1: sheetXml([['Серийный номер', 'Модель'], ...quoted.map((cell) => [cell, 'Дрель'])]) }),
    )
    expect([csv, xlsx]).toEqual([
      [A, B],
      [A, B],
    ])
  })
})
