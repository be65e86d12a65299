/** Text inside SVG. */
import type { TextLine } from '../layout/types.ts'

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (glyph) => NAMES[glyph] ?? glyph)

export const textOf = ({ text, style, x, y }: TextLine): string =>
  `<text class="${style}" x="${x}" y="${y}">${escaped(text)}</text>`
