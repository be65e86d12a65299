import sharp from 'sharp'
import type { FileStore } from '../modules/files/ports.ts'
import { bytesOf } from '../modules/files/stored-file.ts'
import { SCANS } from './invoices.ts'
import { receiptPhotos } from './receipt-photos.ts'
import { demoPassports, drawPassport } from './passport.ts'

const ROWS = [120, 170, 220, 270, 320, 370]

/** A row of the table: how long it is depends on the document, as papers of different deals differ. */
const documentRow = (y: number, upd: string): string => {
  const length = 150 + ((Number(upd) * 37 + y * 13) % 7) * 40
  return `<rect x="60" y="${y}" width="760" height="2" fill="#9aa3ad"/><rect x="80" y="${y + 16}" width="${length}" height="16" fill="#c4cad0"/><rect x="640" y="${y + 16}" width="${60 + (length % 90)}" height="16" fill="#c4cad0"/>`
}

/** A placeholder document: lines of a table and a stamp. No letters, because they would need a font. */
const documentOf = (upd: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="880" height="620">
  <rect width="880" height="620" fill="#fbfaf7"/><rect x="60" y="50" width="420" height="26" fill="#9aa3ad"/>
  ${ROWS.map((y) => documentRow(y, upd)).join('')}
  <circle cx="${590 + (Number(upd) % 5) * 30}" cy="500" r="70" fill="none" stroke="#7d8fb3" stroke-width="8"/><rect x="60" y="520" width="300" height="16" fill="#c4cad0"/></svg>`

/** The scan of a document of the demo world. @param upd its number */
export const drawDocument = (upd: string): Promise<Buffer> =>
  sharp(Buffer.from(documentOf(upd)))
    .jpeg({ quality: 80 })
    .toBuffer()

/** The marks of a code that no reader takes for one: it has no finder in its third corner. */
const MARKS = Array.from({ length: 81 }, (_, at) => at)
  .filter((at) => (at * 7 + Math.floor(at / 9) * 5) % 3 !== 0)
  .map((at) => `<rect x="${190 + (at % 9) * 14}" y="${520 + Math.floor(at / 9) * 14}" width="14" height="14" fill="#3a454c"/>`)

/** A placeholder receipt on a table, a little askew. */
const RECEIPT = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="760">
  <rect width="520" height="760" fill="#8a7460"/><g transform="rotate(-2 260 380)"><rect x="80" y="40" width="360" height="680" fill="#fbfaf7"/>
  ${[80, 120, 180, 220, 260, 330, 370, 410].map((y, at) => `<rect x="110" y="${y}" width="${at % 2 ? 120 : 180}" height="14" fill="#9aa3ad"/><rect x="330" y="${y}" width="80" height="14" fill="#9aa3ad"/>`).join('')}
  <rect x="110" y="454" width="140" height="24" fill="#3a454c"/><rect x="310" y="454" width="100" height="24" fill="#3a454c"/>${MARKS.join('')}</g></svg>`

/** The photograph of a receipt of the demo world. */
export const drawReceipt = (): Promise<Buffer> => sharp(Buffer.from(RECEIPT)).jpeg({ quality: 80 }).toBuffer()

/** Stores the pictures of the demo world among the uploads, unless they exist. */
export const putDemoUploads = async (store: FileStore): Promise<void> => {
  const put = async (name: string, draw: () => Promise<Buffer>): Promise<void> => {
    if ((await bytesOf(store, name)) === null) await store.put(name, await draw())
  }
  for (const { image } of demoPassports) await put(image, drawPassport)
  for (const { name, upd } of SCANS) await put(name, () => drawDocument(upd))
  for (const name of receiptPhotos) await put(name, drawReceipt)
}
