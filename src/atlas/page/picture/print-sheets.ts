/** A picture on A4: where its text would be too small on one page, readable pieces of it follow. */
import type { Box, Size } from './view-box.ts'

/** The page without margins and heading, in CSS pixels. */
const PAPER: Size = { width: 700, height: 960 }
/** Print is read at a closer distance than a screen: 12 pixels are 5 points there. */
const READABLE = 0.6
/** The overlap of two neighbours. */
const OVERLAP = 80

/** Evenly spaced starts of pieces of one length that cover another length. */
const begins = (from: number, all: number, length: number): number[] => {
  const count = Math.max(1, Math.ceil((all - OVERLAP) / (length - OVERLAP)))
  return Array.from({ length: count }, (_, at) => (count === 1 ? from : from + (at * (all - length)) / (count - 1)))
}

/** @returns the pieces row by row; none where the whole picture is readable on one page */
export const sheetsOf = (picture: Box): Box[] => {
  if (Math.min(PAPER.width / picture.width, PAPER.height / picture.height) >= READABLE) return []
  const width = Math.min(picture.width, PAPER.width / READABLE)
  const height = Math.min(picture.height, PAPER.height / READABLE)
  return begins(picture.y, picture.height, height).flatMap((y) =>
    begins(picture.x, picture.width, width).map((x) => ({ x, y, width, height })),
  )
}

const sheetOf = (svg: SVGSVGElement, { x, y, width, height }: Box, name: string): HTMLElement => {
  const sheet = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.textContent = name
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  copy.setAttribute('width', String(width * READABLE))
  copy.setAttribute('height', String(height * READABLE))
  sheet.append(caption, copy)
  return sheet
}

/**
 * Appends the pieces after the picture: its own, or those of the whole flow after its overview.
 * @param whole the picture that is cut, in the document or not
 * @returns a function that removes them
 */
export const putSheets = (svg: SVGSVGElement, whole: SVGSVGElement, picture: Box): (() => void) => {
  const boxes = sheetsOf(picture)
  const sheets = boxes.map((box, at) => sheetOf(whole, box, `Лист ${at + 1} из ${boxes.length}`))
  svg.after(...sheets)
  return () => {
    for (const sheet of sheets) sheet.remove()
  }
}
