/** What a sheet of paper is drawn with: millimetres, the faces of the portal's typeface, texts and shapes that readers find in order. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Pdf from 'pdfkit'

const require = createRequire(import.meta.url)

const FACES = {
  text: readFileSync(require.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf')),
  strong: readFileSync(require.resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf')),
  title: readFileSync(require.resolve('@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf')),
}

/** A millimetre in points. */
export const MM = 72 / 25.4

export const INK = '#1b2226'
export const MUTED = '#4d5961'

interface Words {
  x: number
  y: number
  width: number
  /** In millimetres, like everything here. */
  size: number
  face?: keyof typeof FACES
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** A longer text ends in an ellipsis. */
  height?: number
}

export interface Pen {
  pdf: PDFKit.PDFDocument
  /** Writes a text as a paragraph or a heading. @returns the place below it */
  write: (tag: 'H1' | 'H2' | 'P', text: string, words: Words) => number
  /** How high a text would be. */
  heightOf: (text: string, words: Pick<Words, 'width' | 'size' | 'face'>) => number
  /** Draws what says nothing: lines, frames, the logo. */
  decorate: (draw: () => void) => void
  /** Draws a picture that says something. @param alt what it says */
  depict: (alt: string, draw: () => void) => void
}

/**
 * A pen on an empty sheet of A4.
 * @param at the date that stands in the file: none of its own, so that the same sheet is the same bytes
 */
export const penFor = (title: string, at: Date): Pen => {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'ru-RU',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    // Otherwise Helvetica would be read, which has no Cyrillic.
    font: FACES.text as unknown as string,
    info: { Title: title, Producer: 'МСТ', Creator: 'МСТ', CreationDate: at, ModDate: at },
  })
  for (const [name, bytes] of Object.entries(FACES)) pdf.registerFont(name, bytes)
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const prepare = ({ width, size, face: name = 'text' }: Pick<Words, 'width' | 'size' | 'face'>) => {
    pdf.font(name).fontSize(size * MM)
    return { width: width * MM, lineGap: size * 0.1 * MM }
  }
  const heightOf: Pen['heightOf'] = (text, words) => pdf.heightOfString(text, prepare(words)) / MM
  return {
    pdf,
    heightOf,
    write: (tag, text, words) => {
      const { x, y, colour = INK, align = 'left', height } = words
      const whole = heightOf(text, words)
      const most = Math.min(whole, height ?? whole)
      const isCut = most < whole
      root.add(
        pdf.struct(tag, {}, () => {
          const options = { ...prepare(words), align, ...(isCut && { height: most * MM, ellipsis: true }) }
          pdf.fillColor(colour).text(text, x * MM, y * MM, options)
        }),
      )
      return y + most
    },
    decorate: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    depict: (alt, draw) => void root.add(pdf.struct('Figure', { alt }, draw)),
  }
}

/** The bytes of a finished sheet. */
export const bytesOf = async (pdf: PDFKit.PDFDocument): Promise<Buffer> => {
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((done) => void pdf.once('end', done))
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
