import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { files } from '../../../server/kernel/database/schema.ts'
import { MAX_FILE_BYTES } from '../../../src/domain/portal/limits.ts'
import { testApp } from '../support/server/test-app.ts'
import { BOUNDARY, multipart, PDF, picture, post as sendAs } from '../support/deeds/upload.ts'

const world = testApp()

const post = (payload: Buffer) => sendAs(world(), 5, payload)

const upload = (bytes: Buffer, name = 'чек.png', field = 'file') => post(multipart(bytes, name, field))

const download = async (name: string, person = 5) =>
  world().call('GET', `/files/${name}`, { token: await world().tokenOf(person) })

describe('uploads', () => {
  it('API49 API48 a picture gets a random name and comes back as the same picture', async () => {
    const { status, json } = await upload(await picture().png().toBuffer())
    expect([status, json.code]).toEqual([200, 0])
    expect(json.payload).toMatch(/^[0-9a-f]{32}\.png$/)
    const back = await download(json.payload)
    expect(await sharp(back.bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 })
  })

  it('API48 a PDF comes back byte for byte, as an attachment', async () => {
    const { json } = await upload(PDF, 'упд.pdf')
    const back = await download(json.payload)
    expect(back.bytes.equals(PDF)).toBe(true)
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${json.payload}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
  })

  it('B12 the type is what the file is, not what its name says', async () => {
    const { json } = await upload(await picture().jpeg().toBuffer(), 'document.pdf')
    expect(json.payload).toMatch(/\.jpg$/)
  })

  it('B12 metadata goes, the orientation is applied', async () => {
    const photo = await picture()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'a person' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('a person')).toBe(true)
    const back = await download((await upload(photo)).json.payload)
    expect(await sharp(back.bytes).metadata()).toMatchObject({ width: 20, height: 40 })
    expect(back.bytes.includes('a person')).toBe(false)
  })

  it('B12 what hides behind a picture is gone', async () => {
    const polyglot = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const back = await download((await upload(polyglot)).json.payload)
    expect(back.bytes.includes('<script>')).toBe(false)
  })

  it.each([
    ['an empty file', async () => Buffer.alloc(0)],
    ['HTML with the name of a picture', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', async () => picture().gif().toBuffer()],
    ['a cut JPEG', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, -200)],
    ['a cut PNG', async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000)],
    ['a cut PDF', async () => PDF.subarray(0, -8)],
    [
      'a PDF whose head is not within the first 1 024 bytes',
      async () => Buffer.concat([Buffer.from('<html>'.padEnd(1_025)), PDF]),
    ],
    ['the head of a PNG and nothing else', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a bomb of 42 megapixels', async () => picture(7_000, 6_000).png().toBuffer()],
  ])('B12 API49 %s is refused with code 500', async (_what, make) => {
    const before = await world().db.$count(files)
    const { status, json } = await upload(await make())
    expect([status, json.code]).toEqual([422, 500])
    expect(await world().db.$count(files)).toBe(before)
  })

  it('API49 12 MB is refused with the name and the limit, 10 MB exactly is not too long', async () => {
    const long = await upload(Buffer.alloc(12 * 1024 * 1024), 'большой.png')
    expect([long.status, long.json]).toEqual([
      422,
      { code: 500, message: 'Максимальный размер файла большой.png превышает 10 МБ.', payload: null },
    ])
    const whole = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - 2 * PDF.length, 32), PDF])
    expect((await upload(whole, 'ровно.pdf')).status).toBe(200)
  })

  it('B12 the scan hook decides', async () => {
    const { fileScan } = world().deps.ports
    const original = fileScan.isClean
    fileScan.isClean = async () => false
    const { json } = await upload(PDF)
    fileScan.isClean = original
    expect(json.code).toBe(500)
  })

  it('a request that is not whole, or has another field, is 400', async () => {
    const payload = multipart(PDF, 'x.pdf')
    expect((await post(payload.subarray(0, -20))).status).toBe(400)
    expect((await upload(PDF, 'x.pdf', 'other')).status).toBe(400)
    expect((await post(Buffer.from(`--${BOUNDARY}--\r\n`))).status).toBe(400)
  })

  it('B07 API48 a name is not a right: a stranger’s file answers like one that never was', async () => {
    const { json } = await upload(PDF)
    const [stranger, never] = [await download(json.payload, 1), await download(`${'0'.repeat(32)}.pdf`, 1)]
    expect([stranger.status, stranger.json]).toEqual([never.status, never.json])
    expect(stranger.status).toBe(404)
  })
})
