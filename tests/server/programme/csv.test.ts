/** Tables as spreadsheets and people write them. */
import { describe, expect, it } from 'vitest'
import { BadFile } from '../../../server/modules/programme/bad-file.ts'
import { placesOf } from '../../../server/modules/programme/columns.ts'
import { examine } from '../../../server/modules/programme/csv/examine.ts'
import { readRecords } from '../../../server/modules/programme/csv/records.ts'
import { fileOf, inWindows1251 } from './support.ts'

const read = async (content: string | Uint8Array) => {
  const path = fileOf(content)
  const { encoding } = await examine(path)
  const rows: [number, string[]][] = []
  for await (const { line, cells } of readRecords(path, encoding)) rows.push([line, cells])
  return rows
}

describe('D242 a table', () => {
  it('in UTF-8 with and without its mark, and in Windows-1251, says the same', async () => {
    const rows = [
      [1, ['Модель', 'Цена']],
      [2, ['Ёмкость №5 «ПС»', '1 990']],
    ]
    const text = 'Модель;Цена\r\nЁмкость №5 «ПС»;1 990\r\n'
    expect(await read(text)).toEqual(rows)
    expect(await read(`\uFEFF${text}`)).toEqual(rows)
    expect(await read(inWindows1251(text))).toEqual(rows)
  })

  it('has commas or semicolons, ends of lines of any system, and none behind the last', async () => {
    for (const end of ['\n', '\r\n', '\r'])
      for (const sign of [';', ','])
        expect(await read(['a', 'b'].join(sign) + end + ['1', '2'].join(sign))).toEqual([
          [1, ['a', 'b']],
          [2, ['1', '2']],
        ])
  })

  it('quotes cells with signs, quotes and ends of lines in them; a row has the number of its first line', async () => {
    expect(await read('a;b\n"x;y";"он сказал ""да"""\n"две\r\nстроки";2\n\n;\n5" труба;3\n')).toEqual([
      [1, ['a', 'b']],
      [2, ['x;y', 'он сказал "да"']],
      [3, ['две\r\nстроки', '2']],
      [7, ['5" труба', '3']],
    ])
  })

  it('keeps the numbers that a table of the portal guards', async () => {
    expect(await read('№;b\n="100.00007";"=""007"""\n')).toEqual([
      [1, ['№', 'b']],
      [2, ['100.00007', '007']],
    ])
  })

  it('reads a sign whose bytes lie in two pieces of the file', async () => {
    // A piece has 65 536 bytes.
    const long = `a;b\n${'x;y\n'.repeat(16_382)}`
    const rows = await read(`${long}zz;${'ё'.repeat(2_000)}\n`)
    expect(rows.at(-1)).toEqual([16_384, ['zz', 'ё'.repeat(2_000)]])
  })

  it('that is none is refused in words', async () => {
    const refusal = (content: string | Uint8Array) => read(content).catch((error: unknown) => (error as BadFile).message)
    expect(await refusal('a;b\n"не закрыта;2\n')).toBe('Строка 2: кавычка не закрыта')
    expect(await refusal(`a;b\n"${'x'.repeat(30_000)}`)).toMatch(/^Строка 2: длиннее 20000 знаков/)
    expect(await refusal(Buffer.from('\uFEFFМодель', 'utf16le'))).toMatch(/UTF-16/)
    expect(await refusal('PK\u0003\u0004book')).toMatch(/книга Excel/)
    expect(await refusal(new Uint8Array([1, 0, 2]))).toMatch(/не текст/)
    await expect(examine('/no/such/file.csv')).rejects.toThrow(/^Файл не читается/)
  })
})

describe('D242 a header', () => {
  const columns = { name: { title: 'Модель', isMust: true }, price: { title: 'Цена', also: ['Цена, ₽'] } }
  const refusal = (header: readonly string[]): string => {
    try {
      return JSON.stringify([...placesOf(columns, header)])
    } catch (error) {
      if (error instanceof BadFile) return error.message
      throw error
    }
  }

  it('is known in any order, in capital letters, with signs', () => {
    expect(refusal(['ЦЕНА, ₽', ' модель: '])).toBe('[["price",0],["name",1]]')
  })

  it('that is wrong is refused with the names that it may have', () => {
    expect(refusal(['Модель', 'Ценник'])).toBe('Столбца «Ценник» у этой таблицы нет. Бывают: «Модель», «Цена»')
    expect(refusal(['Цена'])).toBe('В первой строке файла нет столбца «Модель»')
    expect(refusal(['Модель', 'модель'])).toBe('Столбец «Модель» стоит в файле дважды')
  })
})
