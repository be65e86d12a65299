/** A QR code as a path of squares: the same in the sheet of a certificate (E17) and on a screen. */

/** How far one row reaches into the next, in modules: between two that only touch, printers and screens draw a hair line. */
const OVERLAP = 0.03

/** The dark stretches of a row, as parts of a path. */
const stretches = (row: Uint8Array, y: number): string[] => {
  const parts: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== 1) continue
    const start = x
    while (row[x + 1] === 1) x += 1
    const width = x - start + 1
    parts.push(`M${start} ${y}h${width}v${1 + OVERLAP}h${-width}z`)
  }
  return parts
}

/**
 * @param rows the modules from above, 1 for a dark one
 * @returns the dark modules as an SVG path; one module is one unit
 */
export const qrPath = (rows: readonly Uint8Array[]): string => rows.flatMap(stretches).join('')
