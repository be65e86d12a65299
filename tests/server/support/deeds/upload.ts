import sharp from 'sharp'
import type { TestApp } from '../server/test-app.ts'

export const BOUNDARY = 'mst-boundary'

/** A multipart body with one file. */
export const multipart = (bytes: Buffer, name: string, field = 'file', type = 'application/octet-stream'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

export interface Uploaded {
  status: number
  json: { code: number; message: string; payload: string }
}

/** Sends a multipart body as a person. */
export const post = async (world: TestApp, person: number, payload: Buffer): Promise<Uploaded> => {
  const headers = { token: await world.tokenOf(person), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const answer = await world.app.inject({ method: 'POST', url: '/api/files', headers, payload })
  return { status: answer.statusCode, json: answer.json<Uploaded['json']>() }
}

export const upload = (world: TestApp, person: number, bytes: Buffer, name = 'чек.png'): Promise<Uploaded> =>
  post(world, person, multipart(bytes, name))

/** A small picture of one colour. */
export const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c33' } })

const plain = picture().jpeg().toBuffer()

/** Uploads a photograph. @returns its name */
export const photo = async (world: TestApp, person: number): Promise<string> =>
  (await upload(world, person, await plain, 'чек.jpg')).json.payload

/** The smallest whole PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
