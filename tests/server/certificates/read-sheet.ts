/** Reads a certificate back, as its holders do: its text, and the QR code on the page as a camera would see it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { grayOf } from '../../../src/qr/gray.ts'
import { passesOf } from '../../../src/qr/passes.ts'
import { read } from '../../../src/qr/read.ts'

/** Canvases of Node.js, from the reader's own optional package. */
interface Factory {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

/** The one page of a sheet. */
export const pageOf = async (bytes: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  if (pdf.numPages !== 1) throw new Error(`the sheet has ${pdf.numPages} pages`)
  return { pdf, page: await pdf.getPage(1) }
}

/** All words of the sheet, in one line. */
export const textIn = async (bytes: Buffer): Promise<string> => {
  const { page } = await pageOf(bytes)
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/** What the QR code of the rendered sheet says. */
export const qrIn = async (bytes: Buffer): Promise<string> => {
  const { pdf, page } = await pageOf(bytes)
  const viewport = page.getViewport({ scale: 1.5 })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const { canvas, context } = (pdf.canvasFactory as Factory).create(width, height)
  await page.render({ canvas, canvasContext: context, viewport }).promise
  const { data } = context.getImageData(0, 0, width, height)
  const found = read(passesOf(grayOf(new Uint8ClampedArray(data), width, height)), { accepts: () => true })
  if (found.kind !== 'found') throw new Error('the sheet has no QR code that can be read')
  return found.text
}
