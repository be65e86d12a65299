/** Pages of a PDF as pictures, drawn by the reader that Firefox has. Its 340 kB load with the first PDF that somebody opens. */
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The longer side of a page in pixels: the print of an invoice stays sharp when it is made three times larger on a phone. */
const LONGER_SIDE = 2_400

export interface PdfPages {
  count: number
  /**
   * Draws a page. @param page from 1
   * @returns the address of its picture (blob:), which whoever asked for it revokes
   * @throws when the page cannot be read or the browser has no memory for it
   */
  draw: (page: number) => Promise<string>
  /** Ends the worker, even in the middle of a page. */
  close: () => void
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(URL.createObjectURL(blob)) : fail(new Error('the page has no picture'))))
  })

/** The worker's chunk has not loaded: the reader itself would wait for ever. */
const brokenDown = (port: Worker): Promise<never> =>
  new Promise((_, fail) => {
    port.addEventListener('error', () => fail(new Error('the reader of PDF has not loaded')), { once: true })
  })

/** @throws when these bytes are no PDF, or one with a password */
export const openPdf = async (bytes: Blob): Promise<PdfPages> => {
  const port = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' })
  const close = () => port.terminate()
  try {
    const data = new Uint8Array(await bytes.arrayBuffer())
    const worker = PDFWorker.create({ port })
    // The portal's policy forbids code made of strings and WebAssembly; the reader has other ways.
    const opening = getDocument({ data, worker, isEvalSupported: false, useWasm: false, verbosity: 0 })
    const pdf = await Promise.race([opening.promise, brokenDown(port)])
    return {
      count: pdf.numPages,
      draw: async (number) => {
        const page = await pdf.getPage(number)
        const { width, height } = page.getViewport({ scale: 1 })
        const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) })
        const canvas = document.createElement('canvas')
        canvas.width = Math.ceil(viewport.width)
        canvas.height = Math.ceil(viewport.height)
        await page.render({ canvas, viewport }).promise
        return pictureOf(canvas)
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
