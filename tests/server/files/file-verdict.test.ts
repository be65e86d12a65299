/**
 * B12: browser and server give one verdict. The browser asks `judgeFile` before the upload, the server asks it and then decodes;
 * both judge each cell below and must agree.
 */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileProblemText, judgeFile } from '../../../src/domain/texts/file-content.ts'
import type { FileProblem } from '../../../src/domain/texts/file-content.ts'
import { files } from '../../../server/kernel/database/schema.ts'
import { testApp } from '../support/server/test-app.ts'
import { PDF, picture, upload } from '../support/deeds/upload.ts'

const world = testApp()
const MB = 1024 * 1024

const png = () => picture(400, 300).png().toBuffer()
const jpeg = () => picture(400, 300).jpeg().toBuffer()
const progressive = () => picture(400, 300).jpeg({ progressive: true }).toBuffer()
const noise = (bytes: number): Buffer => Buffer.alloc(bytes, 'мусор')

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that claims a given size, with hardly any data. */
const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    sign,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PDF with one packed stream. */
const packed = (stream: Buffer, trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from(`\nendstream endobj\ntrailer<<${trailer}>>\n%%EOF\n`),
  ])

/** A JPEG whose frame claims 30 000 × 30 000. */
const bigJpeg = async (): Promise<Buffer> => {
  const bytes = Buffer.from(await jpeg())
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(30_000, at + 5)
  bytes.writeUInt16BE(30_000, at + 7)
  return bytes
}

const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

type Cell = [what: string, name: string, make: () => Promise<Buffer> | Buffer, verdict: 'png' | 'jpg' | 'pdf' | FileProblem]

const cells: Cell[] = [
  ['a PNG', 'a.png', png, 'png'],
  ['a JPEG', 'a.jpeg', jpeg, 'jpg'],
  ['a progressive JPEG in capitals', 'A.JPG', progressive, 'jpg'],
  ['a PDF', 'a.pdf', () => PDF, 'pdf'],
  ['a PNG of one pixel', 'a.png', () => picture(1, 1).png().toBuffer(), 'png'],
  ['an interlaced 16-bit PNG', 'a.png', () => picture().toColourspace('rgb16').png({ progressive: true }).toBuffer(), 'png'],
  ['a PNG renamed to jpg', 'a.jpg', png, 'png'],
  ['a JPEG renamed to pdf', 'a.pdf', jpeg, 'jpg'],
  ['a PDF renamed to png', 'a.png', () => PDF, 'pdf'],
  ['a PNG renamed to txt', 'a.txt', png, 'extension'],
  ['a PNG without an ending', 'png', png, 'extension'],
  ['a PNG called a.png.exe', 'a.png.exe', png, 'extension'],
  ['HTML renamed to png', 'a.png', () => Buffer.from('<html><script>alert(1)</script></html>'), 'format'],
  ['an SVG renamed to png', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'format'],
  ['a GIF renamed to png', 'a.png', () => picture().gif().toBuffer(), 'format'],
  ['a WebP renamed to jpg', 'a.jpg', () => picture().webp().toBuffer(), 'format'],
  ['a program renamed to pdf', 'a.pdf', () => Buffer.from('MZ\u0090\u0000'), 'format'],
  ['nothing', 'a.png', () => Buffer.alloc(0), 'format'],
  ['noise', 'a.jpg', () => noise(5_000), 'format'],
  [
    'a PNG followed by a script',
    'a.png',
    async () => Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]),
    'png',
  ],
  [
    'a JPEG followed by an archive',
    'a.jpg',
    async () => Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004'), noise(900)]),
    'jpg',
  ],
  ['a script before a PNG', 'a.png', async () => Buffer.concat([Buffer.from('<script>'), await png()]), 'format'],
  // It is only ever served as an attachment, with the type of a PDF.
  ['HTML before a PDF', 'a.pdf', () => Buffer.concat([Buffer.from('<html>'), PDF]), 'pdf'],
  ['a kilobyte before a PDF', 'a.pdf', () => Buffer.concat([Buffer.alloc(1_024), PDF]), 'pdf'],
  ['more than a kilobyte before a PDF', 'a.pdf', () => Buffer.concat([Buffer.alloc(1_025), PDF]), 'format'],
  ['a PDF followed by two kilobytes', 'a.pdf', () => Buffer.concat([PDF, noise(2_048)]), 'damaged'],
  ['a cut PNG', 'a.png', async () => (await png()).subarray(0, -20), 'damaged'],
  ['a PNG without its end', 'a.png', async () => (await png()).subarray(0, -12), 'damaged'],
  ['a JPEG without its end', 'a.jpg', async () => (await jpeg()).subarray(0, -2), 'jpg'],
  ['a JPEG with half of its end', 'a.jpg', async () => (await jpeg()).subarray(0, -1), 'jpg'],
  ['a progressive JPEG without its end', 'a.jpg', async () => (await progressive()).subarray(0, -2), 'jpg'],
  // Nobody opens a PDF on the server: what is packed or locked in it is the desk's to see.
  ['a PDF that unpacks to 30 MB', 'a.pdf', () => packed(deflateSync(Buffer.alloc(30 * MB))), 'pdf'],
  ['a PDF with a password', 'a.pdf', () => packed(noise(500), '/Encrypt 2 0 R'), 'pdf'],
  ['a cut PDF', 'a.pdf', () => PDF.subarray(0, -8), 'damaged'],
  ['the signature of a PNG alone', 'a.png', async () => (await png()).subarray(0, 8), 'damaged'],
  ['the signature of a JPEG alone', 'a.jpg', async () => (await jpeg()).subarray(0, 4), 'damaged'],
  ['a PNG with a flipped byte in its data', 'a.png', async () => flipped(await png(), 60), 'damaged'],
  ['a PNG with a flipped byte in its head', 'a.png', async () => flipped(await png(), 18), 'damaged'],
  ['a PNG of no width', 'a.png', () => bomb(0, 10), 'damaged'],
  ['900 megapixels as PNG', 'a.png', () => bomb(30_000, 30_000), 'tooManyPixels'],
  ['900 megapixels as JPEG', 'a.jpg', bigJpeg, 'tooManyPixels'],
  ['42 megapixels that are there', 'a.png', () => picture(7_000, 6_000).png().toBuffer(), 'tooManyPixels'],
  ['a size that overflows 32 bits', 'a.png', () => bomb(0x7f_ff_ff_ff, 0x7f_ff_ff_ff), 'tooManyPixels'],
  ['12 MB', 'a.png', () => Buffer.alloc(12 * MB), 'tooLong'],
  ['10 MB and a byte', 'a.pdf', () => Buffer.concat([PDF, Buffer.alloc(10 * MB - 2 * PDF.length + 1, 32), PDF]), 'tooLong'],
  ['10 MB', 'a.pdf', () => Buffer.concat([PDF, Buffer.alloc(10 * MB - 2 * PDF.length, 32), PDF]), 'pdf'],
]

describe('B12 VL81 VL83 VL84 VL85 one verdict in browser and server', () => {
  it.each(cells)('%s', async (_what, name, make, verdict) => {
    const bytes = await make()
    const browser = judgeFile(name, new Uint8Array(bytes))
    expect(browser.ok ? browser.kind : browser.problem).toBe(verdict)
    const before = await world().db.$count(files)
    const { status, json } = await upload(world(), 5, bytes, name)
    const refusal = browser.ok ? null : fileProblemText(browser.problem, name)
    const stored = typeof json.payload === 'string' ? json.payload.replace(/^[0-9a-f]{32}\./, '') : null
    const added = (await world().db.$count(files)) - before
    expect([status, json.code, json.message, stored, added]).toEqual(
      browser.ok ? [200, 0, null, browser.kind, 1] : [422, 500, refusal, null, 0],
    )
  })

  it.each([
    ['a JPEG cut by twenty bytes', async () => (await jpeg()).subarray(0, -20)],
    ['half of a JPEG', async () => (await jpeg()).subarray(0, (await jpeg()).length >> 1)],
    ['a progressive JPEG cut in the middle', async () => (await progressive()).subarray(0, 900)],
  ])('D183 %s, which only a decoder tells from one that lacks its end mark, is refused by the server', async (_what, make) => {
    const bytes = await make()
    expect(judgeFile('a.jpg', new Uint8Array(bytes))).toEqual({ ok: true, kind: 'jpg' })
    const { status, json } = await upload(world(), 5, bytes, 'a.jpg')
    expect([status, json.message]).toEqual([422, 'Файл a.jpg повреждён. Выберите другой.'])
  })

  it('the sandboxed copy of a polyglot carries none of it', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    for (const [name, make] of [
      ['a.png', png],
      ['a.jpg', jpeg],
    ] as const) {
      const { json } = await upload(world(), 5, Buffer.concat([await make(), script]), name)
      const { bytes } = await world().call('GET', `/files/${json.payload}`, { token: await world().tokenOf(5) })
      expect(bytes.includes('<script>')).toBe(false)
      expect((await sharp(bytes).metadata()).width).toBe(400)
    }
  })

  it('a picture for a receipt is no PDF', () => {
    expect(judgeFile('a.pdf', PDF, ['png', 'jpg'])).toEqual({ ok: false, problem: 'extension' })
    expect(judgeFile('a.png', PDF, ['png', 'jpg'])).toEqual({ ok: false, problem: 'format' })
  })
})
