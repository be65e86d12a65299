import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isSerialList,
  joinList,
  MAX_LIST_TEXT,
  serialsOfTable,
  serialsOfText,
  type ListReading,
  type SerialList,
} from '../../../../src/domain/serials/serial-list.ts'
import { listProblemText, listText, tooManyText } from '../../../../src/domain/serials/serial-list-words.ts'

const serialAt = (index: number): string => `${100 + Math.floor(index / 100_000)}.${String(index % 100_000).padStart(5, '0')}`
const serialsFrom = (from: number, count: number): string[] => Array.from({ length: count }, (_, at) => serialAt(from + at))

const listOf = (reading: ListReading): SerialList => {
  if (reading.kind !== 'list') throw new Error(problemOf(reading))
  return reading.list
}
const problemOf = (reading: ListReading): string => (reading.kind === 'refused' ? listProblemText(reading.problem) : 'read')
const read = (text: string): string[] => listOf(serialsOfText(text)).serials

const [A, B, C] = ['100.00001', '100.00010', '101.00003'] as const

test.each([
  ['new lines', `${A}\n${B}\n${C}`],
  ['new lines of Windows, spaces, empty lines', `  ${A}\r\n\r\n ${B} \r\n${C}\r\n`],
  ['new lines of an old Mac', `${A}\r${B}\r${C}`],
  ['tabs', `${A}\t${B}\t${C}`],
  ['commas', `${A},${B},${C}`],
  ['commas and spaces', `${A}, ${B}, ${C}`],
  ['semicolons', `${A};${B};${C}`],
  ['spaces', `${A} ${B} ${C}`],
  ['semicolons and commas', `${A}; ${B},${C}`],
  ['tabs and commas inside a cell', `${A}\t${B}, ${C}`],
  ['eight digits of a scanner', '10000001\n10000010\n10100003'],
  ['eight digits and commas', '10000001,10000010,10100003'],
  ['commas of the keypad in lines', '100,00001\n100,00010\n101,00003'],
  ['commas of the keypad and semicolons', '100,00001; 100,00010; 101,00003'],
  ['commas of the keypad and between numbers', '100,00001,100,00010,101,00003'],
  ['commas of the keypad, commas and spaces between numbers', '100,00001, 100,00010, 101,00003'],
  ['numbers of a Russian spreadsheet without their last zeros', '100,00001\n100,0001\n101,00003'],
  ['a mark of the byte order', `\uFEFF${A}\n${B}\n${C}`],
  ['quotes', `"${A}"\n"${B}"\n"${C}"`],
  ['a space that does not break', `${A}\u00A0\n\u00A0${B}\n${C}`],
])('LT27 D75 serial numbers separated by %s', (_, text) => expect(read(text)).toEqual([A, B, C]))

test.each([
  ['a row of one number with spaces is one number', '12 34', ['1234']],
  ['a fraction of two digits stands alone', '100,20', ['100.20000']],
  ['three commas separate', '100,200,300', ['100', '200', '300']],
  ['a list of one kind of short numbers', '12\n34\n56', ['12', '34', '56']],
])('D75 %s', (_, text, serials) => expect(read(text)).toEqual(serials))

describe('D75 tables', () => {
  test('the column is found by its heading, below the head of the document', () => {
    const text = [
      'Накладная № 12 от 01.02.2026',
      '№\tМодель\tЗаводской номер\tЦена',
      `1\tДрель, 18 В\t${A}\t12990,00`,
      `2\tПила\t555\t990,50`,
      `3\tПила\tнет\t990,50`,
    ].join('\n')
    expect(serialsOfText(text)).toEqual({
      kind: 'list',
      list: { serials: [A, '555'], repeated: [], others: [{ text: 'нет', line: 5 }] },
    })
  })

  test('without a heading, by numbers with a dot: an article of eight digits, a number of the row, and a price are none', () => {
    expect(read(`1;12345678;${A};990,50\n2;12345679;${B};100,10`)).toEqual([A, B])
  })

  test('a quoted cell with separators, quotes and a new line is one cell; a single quote is text', () => {
    const text = `1,"Дрель ""Вихрь"", синяя\nи чёрная",${A}\n2,"5 дюймов,${B}`
    expect(serialsOfText(text)).toEqual({ kind: 'list', list: { serials: [A, B], repeated: [], others: [] } })
  })

  test('numbers of cells become the text of the serial number, with the zeros at both ends', () => {
    const reading = serialsOfTable([
      ['Серийный номер'],
      [100.0001],
      [Number('100.00001000000001')],
      [1.00002],
      [100],
      [100.1],
      [10_000_007],
      ['100.0001'],
      [100.123456],
    ])
    expect(listOf(reading).serials).toEqual([
      '100.00010',
      '100.00001',
      '001.00002',
      '100.00000',
      '100.10000',
      '100.00007',
      '100.0001',
      '100.123456',
    ])
  })

  test('a sum is no serial number where one with five decimals stands beside it', () => {
    const reading = serialsOfTable([
      [1, 990.5, 100.0001],
      [2, 100.1, 100.2],
    ])
    expect(listOf(reading).serials).toEqual(['100.00010', '100.20000'])
  })
})

describe('D182 what stands around a serial number', () => {
  test.each([
    ['numbering with dots', `1. ${A}\n2. ${B}`],
    ['numbering with brackets', `1) ${A}\n(2) ${B}`],
    ['numbering with colons', `1: ${A}\n2: ${B}`],
    ['numbering with spaces', `1 ${A}\n2 ${B}`],
    ['numbering with dashes', `1 - ${A}\n2 – ${B}`],
    ['numbering with the numero sign', `№ 1 ${A}\n№2. ${B}`],
    ['numbering in a column of its own', `1.\t${A}\n2.\t${B}`],
    ['numbering before eight digits', '1. 10000001\n2. 10000010'],
    ['formulas that make a text', `="${A}"\n="${B}"`],
    ['formulas in a CSV file', `"=""${A}""";x\n"=""${B}""";y`],
    ['apostrophes', `'${A}\n'${B}`],
    ['a formula with spaces', `=" ${A} ";x\n="${B}";y`],
    ['a formula in a quoted cell', `"=""${A}""","a"\n"=""${B}""","b"`],
    ['invisible signs', `\u202D${A}\u202C\n10\u00AD0.0\u200B0010`],
    ['spaces that do not break', `\u00A0${A}\u202F\n\u2007${B}`],
    ['another layout', '100ю00001\n100/00010'],
    ['codes of GS1', `]C121${A}\n(21)${B}`],
  ])('%s', (_, text) =>
    expect(serialsOfText(text)).toEqual({ kind: 'list', list: { serials: [A, B], repeated: [], others: [] } }),
  )

  test.each([
    ['numbering that has grown together', '1.100.00001'],
    ['numbering in front of something short', '1. 555'],
    ['an exponent with a comma', '1,00001E+02'],
    ['an exponent with a dot', '1.00001E+02'],
    ['an exponent in Cyrillic', '1,00001Е+02'],
    ['an exponent in small letters', '1,0e2'],
    ['an exponent without a sign', '1,00001E02'],
    ['a day', '01.02.2026'],
    ['a short day', '1.2.26'],
    ['a raw code of GS1', '21100.00001'],
    ['letters', '100.0000O'],
    ['a sum in words', 'Итого: 300.00014'],
    ['a sum in English', 'Total 2'],
    ['how many there are', 'Всего 2'],
  ])('%s is left to the person, with its line', (_, text) => {
    expect(serialsOfText(`${A}\n\n${text}\n${B}`)).toEqual({
      kind: 'list',
      list: { serials: [A, B], repeated: [], others: [{ text, line: 3 }] },
    })
  })

  test.each([
    ['a sum of numbers', [[100.00001], [100.0001], [200.00011]], '200.00011'],
    ['how many there are', [['Серийный номер'], [A], [B], [2]], '2'],
    ['a sum of texts', [[A], [B], [0]], '0'],
    [
      'a row that says so',
      [
        ['', A],
        ['', B],
        ['Итого', 200.00011],
      ],
      '200.00011',
    ],
    [
      'a row that says so below a heading',
      [
        ['Модель', 'Серийный номер'],
        ['Дрель', A],
        ['Пила', B],
        ['ВСЕГО:', 2],
      ],
      '2',
    ],
    ['a text of digits', [[A], [B], ['2']], '2'],
  ])('%s below a table is no serial number', (_, rows, text) => {
    const list = listOf(serialsOfTable(rows))
    expect([list.serials, list.others]).toEqual([[A, B], [{ text, line: rows.length }]])
  })

  test.each([-5, 1e21, 1e-7])('the number %d is left to the person', (number) =>
    expect(listOf(serialsOfTable([['Серийный номер'], [A], [number], [B]])).others).toEqual([{ text: String(number), line: 3 }]),
  )

  test('a number that is no sum stays a serial number', () =>
    expect(listOf(serialsOfTable([[100.00001], [100.0001], [200.5]])).serials).toEqual([A, B, '200.50000']))
})

describe('D182 several columns of serial numbers', () => {
  const table = (one: string, other: string) => `${one};Модель;${other}\n${A};Дрель;${B}`
  test.each([
    ['Серийный номер', 'Серийный номер АКБ'],
    ['Серийный номер АКБ', 'Серийный номер'],
    ['Заводской номер', 'Серийный номер зарядного устройства'],
    ['S/N', 'Serial number battery'],
    ['Серийный номер', 'Заводской номер'],
  ])('«%s» beside «%s»: asks which', (one, other) =>
    expect(serialsOfText(table(one, other))).toEqual({
      kind: 'choice',
      columns: [
        { heading: one, list: { serials: [A], repeated: [], others: [] } },
        { heading: other, list: { serials: [B], repeated: [], others: [] } },
      ],
    }),
  )

  test('one of them that is empty asks nothing', () => {
    expect(read(`Серийный номер АКБ;Серийный номер\n;${A}\n;${B}`)).toEqual([A, B])
    expect(read(`Серийный номер;Серийный номер АКБ\n${A};нет\n${B};`)).toEqual([A, B])
  })
})

test('repeats, headings and other texts are told', () => {
  const list = listOf(serialsOfText(`Номер\n${A}\n${B}\n${A}\n${A}\nитого 2`))
  expect(list).toEqual({
    serials: [A, B],
    repeated: [A],
    others: [
      { text: 'Номер', line: 1 },
      { text: 'итого 2', line: 6 },
    ],
  })
  expect(listText(list)).toBe(
    'Добавлены 2 серийных номера. Повторы пропущены: 100.00001. Не похожи на серийный номер: «Номер» (строка 1), «итого 2» (строка 6).',
  )
})

test.each([
  ['', 'В списке нет ни одной строки'],
  [' \n\t\n', 'В списке нет ни одной строки'],
  ['Модель', 'В списке нет серийных номеров. Не похоже на серийный номер: «Модель» (строка 1).'],
  [
    `${'а'.repeat(60)}\nб\nв\nг\nд`,
    `В списке нет серийных номеров. Не похожи на серийный номер: «${'а'.repeat(40)}…» (строка 1), «б» (строка 2), «в» (строка 3) и ещё 2.`,
  ],
  [serialsFrom(0, 10_001).join('\n'), 'В списке 10 001 строка, а можно не больше 10 000. Разделите список на части'],
  ['1'.repeat(MAX_LIST_TEXT + 1), 'Текст слишком длинный. Скопируйте только столбец с серийными номерами'],
])('a list that cannot be read has words (case %#)', (text, words) =>
  expect(problemOf(serialsOfText(text)).replaceAll('\u00A0', ' ')).toBe(words),
)

test('ten thousand rows are read, a thousand of which differ', () => {
  const rows = Array.from({ length: 10 }, () => serialsFrom(7, 1_000)).flat()
  const list = listOf(serialsOfText(rows.join('\n')))
  expect(list).toEqual({ serials: serialsFrom(7, 1_000), repeated: serialsFrom(7, 1_000), others: [] })
})

describe('a list joins a document', () => {
  const list = (serials: string[]): SerialList => ({ serials, repeated: [], others: [] })

  test('what the document has already is told as repeated', () => {
    const joining = joinList([B], { serials: [A, B], repeated: [A], others: [{ text: 'x', line: 3 }] })
    expect(joining).toEqual({ kind: 'joined', list: { serials: [A], repeated: [A, B], others: [{ text: 'x', line: 3 }] } })
    const none = joinList([A], list([A]))
    expect(none.kind === 'joined' && listText(none.list)).toBe(
      'Все серийные номера списка уже введены. Повторы пропущены: 100.00001.',
    )
  })

  test('a thousand fit, one more refuses the list whole', () => {
    const present = serialsFrom(0, 3)
    expect(joinList(present, list(serialsFrom(0, 1_000))).kind).toBe('joined')
    const joining = joinList(present, list(serialsFrom(1, 1_000)))
    expect(joining).toEqual({ kind: 'tooMany', present: 3, fresh: 998 })
    expect(joining.kind === 'tooMany' && tooManyText(joining).replaceAll('\u00A0', ' ')).toBe(
      'В одном документе может быть не больше 1 000 серийных номеров, а в списке 998. Уже введено 3. Ничего не добавлено: сократите список',
    )
  })
})

test.each([
  [A, false],
  [` ${A}\n`, false],
  ['100,00001', false],
  ['12 34', false],
  ['Дрель', false],
  ['', false],
  [`${A}\n${B}`, true],
  [`${A} ${B}`, true],
  [`${A}\tДрель`, true],
  ['1, 2', true],
])('«%s» pasted into a field is a list: %s', (text, isList) => expect(isSerialList(text)).toBe(isList))

test('LT27 whatever separates them, the serial numbers come out exactly (property)', () => {
  const serials = fc.uniqueArray(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 2, maxLength: 50 })
  const separators = fc.constantFrom('\n', '\r\n', '\t', ';', ', ', ',', ' ; ', '\n\n')
  const ways = fc.constantFrom(
    (serial: string) => serial,
    (serial: string) => serial.replace('.', ','),
    (serial: string) => serial.replace('.', ''),
    (serial: string) => `"${serial}"`,
  )
  const written = fc.tuple(serials, separators, ways)
  fc.assert(
    fc.property(written, ([numbers, separator, way]) => {
      const texts = numbers.map((each) =>
        String(each)
          .padStart(8, '0')
          .replace(/^(...)/, '$1.'),
      )
      expect(read(texts.map(way).join(separator))).toEqual(texts)
    }),
    { numRuns: 300 },
  )
})

test('no text makes the reading fail (property)', () => {
  const char = fc.constantFrom('"', ',', ';', '\t', '\n', ' ', '1', '0', '.', 'я', '\u0000')
  const texts = fc.oneof(
    fc.string(),
    fc.array(char, { maxLength: 60 }).map((chars) => chars.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const reading = serialsOfText(text)
      return reading.kind !== 'list' || new Set(reading.list.serials).size === reading.list.serials.length
    }),
    { numRuns: 500 },
  )
})
