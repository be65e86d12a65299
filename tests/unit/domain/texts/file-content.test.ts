/** The structure of files, byte by byte; tests/server/files/file-verdict.test.ts covers real pictures. */
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  fileProblemText,
  isCurable,
  judgeFile,
  judgeName,
  lacksEnd,
  PICTURE_KINDS,
  pictureSize,
} from '../../../../src/domain/texts/file-content.ts'

const MB = 1024 * 1024
const bytes = (...parts: (number | string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === 'number') return [part]
      return typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part]
    }),
  )
const long = (value: number): Uint8Array => bytes(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
const short = (value: number): Uint8Array => bytes(value >>> 8, value & 255)

const ok = (kind: string) => ({ ok: true, kind })
const problem = (name: string) => ({ ok: false, problem: name })

describe('B12: a PNG', () => {
  const SIGN = bytes(0x89, 'PNG\r\n', 0x1a, '\n')
  const chunk = (name: string, data: Uint8Array, length = data.length, sum = crc32(bytes(name, data))) =>
    bytes(long(length), name, data, long(sum))
  const head = (width: number, height: number, more: number[] = [8, 6, 0, 0, 0]) =>
    chunk('IHDR', bytes(long(width), long(height), ...more))
  const DATA = chunk('IDAT', bytes('data'))
  const END = chunk('IEND', bytes())
  const judge = (...chunks: Uint8Array[]) => judgeFile('a.png', bytes(SIGN, ...chunks))

  test('is one from its sign to its end mark, with its size in four bytes each', () => {
    expect(judge(head(3, 2), DATA, END)).toEqual(ok('png'))
    expect(pictureSize(bytes(SIGN, head(0x01_02_03_04, 0x05_06_07_08), DATA, END))).toEqual({
      width: 0x01_02_03_04,
      height: 0x05_06_07_08,
    })
    expect(judge(head(3, 2), DATA, DATA, END, bytes('whatever'))).toEqual(ok('png'))
  })

  test.each([
    ['no end mark', [head(3, 2), DATA]],
    ['a piece of the end mark', [head(3, 2), DATA, END.subarray(0, 11)]],
    ['no data', [head(3, 2), END]],
    ['data before the head', [DATA, head(3, 2), END]],
    ['a head that is too long', [head(3, 2, [8, 6, 0, 0, 0, 0]), DATA, END]],
    ['another name of the head', [chunk('JHDR', bytes(long(3), long(2), 8, 6, 0, 0, 0)), DATA, END]],
    ['a wrong sum of the data', [head(3, 2), chunk('IDAT', bytes('data'), 4, 1), END]],
    ['a chunk longer than the file', [head(3, 2), chunk('IDAT', bytes('data'), 400), END]],
    ['no width', [head(0, 2), DATA, END]],
    ['no height', [head(3, 0), DATA, END]],
  ])('with %s is damaged', (_what, chunks) => expect(judge(...chunks)).toEqual(problem('damaged')))

  test('may have a wrong sum where no decoder needs the chunk', () =>
    expect(judge(head(3, 2), chunk('tEXt', bytes('text'), 4, 1), DATA, END)).toEqual(ok('png')))

  test('has an upper bound of pixels', () => {
    expect(judge(head(5_000, 8_000), DATA, END)).toEqual(ok('png'))
    expect(judge(head(5_000, 8_001), DATA, END)).toEqual(problem('tooManyPixels'))
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('is none with another byte %i of its sign', (at) => {
    const whole = bytes(SIGN, head(3, 2), DATA, END)
    whole[at] = 1
    expect(judgeFile('a.png', whole)).toEqual(problem('format'))
    expect(pictureSize(whole)).toBeUndefined()
  })
})

describe('B12: a JPEG', () => {
  const START = bytes(0xff, 0xd8)
  const segment = (marker: number, data: Uint8Array, length = data.length + 2) => bytes(0xff, marker, short(length), data)
  const INFO = segment(0xe0, bytes('JFIF'))
  const frame = (marker: number, width: number, height: number) =>
    segment(marker, bytes(8, short(height), short(width), 1, 0x11, 0, 0))
  const FRAME = frame(0xc0, 0x01_02, 0x03_04)
  const SCAN = bytes(segment(0xda, bytes(1, 1, 0, 0, 63, 0)), 1, 2, 3)
  const END = bytes(0xff, 0xd9)
  const size = (...segments: Uint8Array[]) => pictureSize(bytes(START, ...segments))
  const SIZE = { width: 0x01_02, height: 0x03_04 }

  test('is one from its sign to its end mark, whatever follows', () => {
    expect(judgeFile('a.jpg', bytes(START, INFO, FRAME, SCAN, END))).toEqual(ok('jpg'))
    expect(size(INFO, FRAME, SCAN, END, bytes('more'))).toEqual(SIZE)
  })

  test.each([0xc0, 0xc1, 0xc2])('may have a frame %i', (marker) => expect(size(frame(marker, 258, 772), SCAN, END)).toEqual(SIZE))

  test.each([0x00, 0xff, 0xd0, 0xd7, 0x01])('goes on in its scan over ff %i', (next) =>
    expect(size(FRAME, SCAN, bytes(0xff, next, ...(next === 0xff ? [0] : []), 7), END)).toEqual(SIZE),
  )

  test('may have marks that stand alone and marks that are filled up between its segments, and several scans', () => {
    expect(size(INFO, bytes(0xff, 0x01), FRAME, bytes(0xff, 0xd0), bytes(0xff, 0xd7), SCAN, END)).toEqual(SIZE)
    expect(size(INFO, bytes(0xff, 0xff), FRAME, SCAN, SCAN, END)).toEqual(SIZE)
  })

  test.each([
    ['no scan', [FRAME, END]],
    ['no frame', [INFO, SCAN, END]],
    ['a frame that no browser decodes', [frame(0xc3, 258, 772), SCAN, END]],
    ['something between its segments', [INFO, bytes(1), FRAME, SCAN, END]],
    ['a segment without a length', [segment(0xe0, bytes(), 1), FRAME, SCAN, END]],
    ['a segment longer than the file', [FRAME, SCAN, segment(0xe1, bytes('info'), 90), END]],
    ['a mark past those that stand alone', [bytes(0xff, 0xd8), FRAME, SCAN, END]],
  ])('with %s is damaged', (_what, segments) => expect(size(...segments)).toBeNull())

  test.each([
    ['no end mark', [FRAME, SCAN]],
    ['no end mark and a progressive frame', [frame(0xc2, 258, 772), SCAN, SCAN]],
    ['half of an end mark', [FRAME, SCAN, bytes(0xff)]],
    ['escaped bytes at its end', [FRAME, SCAN, bytes(0xff, 0)]],
    ['a restart mark at its end', [FRAME, SCAN, bytes(0xff, 0xd3)]],
  ])('B12 D183 with %s is read: only a decoder knows whether it is cut', (_what, segments) => {
    const whole = bytes(START, INFO, ...segments)
    expect(judgeFile('a.jpg', whole)).toEqual(ok('jpg'))
    expect(lacksEnd(whole)).toBe(true)
  })

  test.each([
    ['a zero', bytes(0)],
    ['another picture', bytes(0xff, 0xd8, 0xff, 0xe1)],
    ['a video, as of a moving photo', bytes('ftypmp42', 0xff, 0xff)],
    ['text', bytes('\r\n--boundary--')],
    ['a second end mark', END],
  ])('B12 with %s behind its end mark is read', (_what, more) => {
    const whole = bytes(START, INFO, FRAME, SCAN, END, more)
    expect(judgeFile('a.jpg', whole)).toEqual(ok('jpg'))
    expect(lacksEnd(whole)).toBe(false)
  })

  test('B12 D183 a scan of nothing is damaged', () => {
    const whole = bytes(START, FRAME, segment(0xda, bytes(1, 1, 0, 0, 63, 0)))
    expect(judgeFile('a.jpg', whole)).toEqual(problem('damaged'))
    expect(lacksEnd(whole)).toBe(false)
  })

  test('may have an empty segment, and one that ends with the file is not too long', () => {
    expect(size(segment(0xe0, bytes()), FRAME, SCAN, END)).toEqual(SIZE)
    expect(size(FRAME, SCAN, segment(0xe1, bytes('info')))).toBeNull()
  })

  test.each([0, 1, 2])('is none with another byte %i of its sign', (at) => {
    const whole = bytes(START, INFO, FRAME, SCAN, END)
    whole[at] = 1
    expect(judgeFile('a.jpg', whole)).toEqual(problem('format'))
  })
})

describe('B12: a PDF', () => {
  const judge = (...parts: string[]) => judgeFile('a.pdf', bytes(...parts))
  test('has its end mark in the last kilobyte', () => {
    expect(judge('%PDF-1.7', '%%EOF')).toEqual(ok('pdf'))
    expect(judge('%PDF-1.7', '%%EOF', ' '.repeat(1019))).toEqual(ok('pdf'))
    expect(judge('%PDF-1.7', '%%EOF', ' '.repeat(1020))).toEqual(problem('damaged'))
    expect(judge('%PDF-1.7', '%%EOG')).toEqual(problem('damaged'))
  })
  test.each(['%PDF+', '%PDG-', '%PEF-', '%QDF-', '&PDF-'])('is none that begins with «%s»', (sign) =>
    expect(judge(sign, '%%EOF')).toEqual(problem('format')),
  )
})

describe('VL83 VL84 VL85 the name and the length', () => {
  test.each(['a.png', 'A.PNG', 'a.b.jpg', 'a.jpeg', 'a.JPEG'])('«%s» is a picture by its name', (name) =>
    expect(judgeName(name, PICTURE_KINDS)).toBeNull(),
  )
  test.each(['png', 'a.png.exe', 'a.gif', 'a.', '', 'a.pdf', 'a.heic'])('«%s» is none', (name) =>
    expect(judgeName(name, PICTURE_KINDS)).toBe('extension'),
  )
  test('AT16 a document belongs where documents do, whatever it is called', () => {
    const document = bytes('%PDF-1.7', '%%EOF')
    expect(judgeFile('a.png', document)).toEqual(ok('pdf'))
    expect(judgeFile('a.png', document, PICTURE_KINDS)).toEqual(problem('format'))
    expect(judgeFile('a.pdf', document, PICTURE_KINDS)).toEqual(problem('extension'))
    expect(judgeFile('a.pdf', bytes('text'))).toEqual(problem('format'))
    expect(judgeFile('a.pdf', bytes())).toEqual(problem('format'))
  })
  test('VL85 10 МБ is enough', () => {
    const document = bytes('%PDF-1.7', '%%EOF')
    expect(judgeFile('a.pdf', document, undefined, 10 * MB)).toEqual(ok('pdf'))
    expect(judgeFile('a.pdf', document, undefined, 10 * MB + 1)).toEqual(problem('tooLong'))
  })
  test('D38: what is too large, and a HEIC, may be drawn anew', () => {
    expect(isCurable('extension', 'a.HEIC')).toBe(true)
    expect(isCurable('extension', 'a.heif')).toBe(true)
    expect(isCurable('extension', 'a.gif')).toBe(false)
    expect(isCurable('extension', 'a.heic.exe')).toBe(false)
    for (const large of ['tooLong', 'tooManyPixels'] as const) {
      expect(isCurable(large, 'a.png')).toBe(true)
      expect(isCurable(large, 'a.pdf')).toBe(false)
    }
    for (const other of ['format', 'damaged'] as const) expect(isCurable(other, 'a.png')).toBe(false)
  })
})

test.each([
  [
    'extension',
    'a.gif',
    'Файл a.gif имеет недопустимое расширение файла. Нужен JPG или PNG. На iPhone и Android откройте картинку на весь экран и сделайте снимок экрана. На компьютере сохраните её как PNG.',
  ],
  [
    'extension',
    'a.heic',
    'Файл a.heic имеет недопустимое расширение файла. Нужен JPG или PNG. На iPhone: «Настройки → Камера → Форматы → Наиболее совместимый», затем снимите ещё раз. На Android выключите HEIF в настройках камеры. На компьютере откройте фотографию и сохраните её как JPG.',
  ],
  ['format', 'a.png', 'Файл a.png имеет недопустимый формат файла.'],
  ['tooLong', 'a.png', 'Максимальный размер файла a.png превышает 10 МБ.'],
  ['damaged', 'a.png', 'Файл a.png повреждён. Выберите другой.'],
  ['tooManyPixels', 'a.png', 'Файл a.png: слишком большая картинка, можно до 40 мегапикселей.'],
] as const)('VL83 VL84 VL85 %s of %s is told as «%s»', (what, name, text) => expect(fileProblemText(what, name)).toBe(text))

test.each([
  [
    'чек.jfif',
    ' Это JPG с другим окончанием: переименуйте файл, чтобы имя заканчивалось на .jpg, или сделайте снимок экрана с ним.',
  ],
  [
    'IMG_1.HEIC',
    ' Нужен JPG или PNG. На iPhone: «Настройки → Камера → Форматы → Наиболее совместимый», затем снимите ещё раз. На Android выключите HEIF в настройках камеры. На компьютере откройте фотографию и сохраните её как JPG.',
  ],
  [
    'IMG_1.heif',
    ' Нужен JPG или PNG. На iPhone: «Настройки → Камера → Форматы → Наиболее совместимый», затем снимите ещё раз. На Android выключите HEIF в настройках камеры. На компьютере откройте фотографию и сохраните её как JPG.',
  ],
  [
    'чек.webp',
    ' Нужен JPG или PNG. На iPhone и Android откройте картинку на весь экран и сделайте снимок экрана. На компьютере сохраните её как PNG.',
  ],
  [
    'чек.AVIF',
    ' Нужен JPG или PNG. На iPhone и Android откройте картинку на весь экран и сделайте снимок экрана. На компьютере сохраните её как PNG.',
  ],
  [
    'чек.gif',
    ' Нужен JPG или PNG. На iPhone и Android откройте картинку на весь экран и сделайте снимок экрана. На компьютере сохраните её как PNG.',
  ],
  ['чек.docx', ''],
  ['heic', ''],
])('VL84 D183 «%s» keeps the specified text, and says what to do', (name, cure) => {
  expect(judgeName(name, PICTURE_KINDS)).toBe('extension')
  expect(fileProblemText('extension', name)).toBe(`Файл ${name} имеет недопустимое расширение файла.${cure}`)
})

describe('B12 D183 bytes before the head of a PDF', () => {
  const PDF = bytes('%PDF-1.4\n', 'x'.repeat(20), '\n%%EOF\n')
  test.each([
    ['a mark of the byte order', bytes(0xef, 0xbb, 0xbf)],
    ['an empty line', bytes('\r\n')],
    ['a head of mail', bytes('Content-Type: application/pdf\r\n\r\n')],
    ['a job of a printer', bytes(0x1b, '%-12345X@PJL\r\n')],
    ['1 024 bytes', new Uint8Array(1_024)],
    ['none', bytes()],
  ])('%s are read over', (_what, lead) => expect(judgeFile('a.pdf', bytes(lead, PDF))).toEqual(ok('pdf')))

  test('1 025 are too many', () => expect(judgeFile('a.pdf', bytes(new Uint8Array(1_025), PDF))).toEqual(problem('format')))
})
