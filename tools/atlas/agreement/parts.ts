/** The present parts of all scenarios, and the stored ones of the signed versions. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FlowRecord } from '../../../src/atlas/agreement/lines.ts'
import { partOf, partText } from '../../../src/atlas/agreement/part.ts'

export const FLOWS = join(import.meta.dirname, '../../../docs/flows')

export const hashOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`

const read = (folder: string, path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

/** @param folder docs/flows, or a copy of it */
export const readRecord = (flow: string, folder = FLOWS): FlowRecord => {
  const { chart, walks } = read(folder, `model/${flow}.json`) as Pick<FlowRecord, 'chart' | 'walks'>
  return { chart, walks, texts: read(folder, `screens/${flow}.json`) as FlowRecord['texts'] }
}

export interface Part {
  flow: string
  title: string
  record: FlowRecord
  text: string
  hash: string
}

export const readPart = (flow: string, folder = FLOWS): Part => {
  const record = readRecord(flow, folder)
  const text = partText(partOf(record))
  return { flow, title: record.chart.title, record, text, hash: hashOf(text) }
}

/** The folder of signed contents beside the statements; a name is a hash. */
const storeOf = (agreements: string): string => join(agreements, 'parts')

const fileOf = (agreements: string, hash: string): string => join(storeOf(agreements), hash.replace('sha256:', ''))

/** Keeps what a hash is of, so that it can be said later what changed. Packed: the texts are long and much alike. */
export const keepPart = (agreements: string, hash: string, text: string): string => {
  mkdirSync(storeOf(agreements), { recursive: true })
  const file = `${fileOf(agreements, hash)}.txt.gz`
  writeFileSync(file, gzipSync(text, { level: 9 }))
  return file
}

/** @returns the text of a kept content, packed or not; null where none has this hash */
export const keptPart = (agreements: string, hash: string): string | null => {
  const [plain, packed] = [`${fileOf(agreements, hash)}.txt`, `${fileOf(agreements, hash)}.txt.gz`]
  const text = existsSync(plain)
    ? readFileSync(plain, 'utf8')
    : existsSync(packed)
      ? gunzipSync(readFileSync(packed)).toString('utf8')
      : null
  return text !== null && hashOf(text) === hash ? text : null
}
