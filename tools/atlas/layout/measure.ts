/**
 * The width of a text, without a browser: the wider of Golos Text and Arial for each glyph, in hundredths of the font size, so
 * that text fits its box in every reader's font.
 */
import type { TextStyle } from './types.ts'

const REGULAR: readonly [number, string][] = [
  [28, "ij'"],
  [32, 'lI .,·'],
  [36, ':;|'],
  [40, 'ft-()'],
  [44, 'r!'],
  [48, '/\\"'],
  [52, '*_'],
  [56, 'гзсэcszJ?–'],
  [60, 'втухчьkvxyFL'],
  [64, '0123456789абеёклоряГЕЁТabdeghnopquESTY«»'],
  [68, 'ийнпЗРУP'],
  [72, 'дцъАБВКСХЧЬЭЯABCKRVXZ'],
  [76, 'мИЙЛНПHNU'],
  [80, 'ыДОЦDGOQ&'],
  [84, 'Ъw+=→<>#'],
  [88, 'фюМФM'],
  [92, 'жшЫ'],
  [96, 'щ%'],
  [100, 'mW—…'],
  [108, 'ЖШЮ@'],
  [112, 'Щ№'],
]

const BOLD: readonly [number, string][] = [
  [32, "'"],
  [36, 'ijl '],
  [40, 'I.,:;|·'],
  [44, 'f-'],
  [48, 't!()/\\'],
  [52, 'r_'],
  [56, 'г–*"'],
  [60, 'зстэcszJ?'],
  [64, 'вьГL'],
  [68, 'аеёкухяaekvxy«»'],
  [72, '0123456789бийнопрчЕЁЗТbdghnopquEFST'],
  [76, 'лцъРСЭCPYZ'],
  [80, 'АБВУХЬЯABKRVX'],
  [84, 'дмИЙКЛНПЧDGHNU+=→<>#'],
  [88, 'ОOQ&'],
  [92, 'ыД'],
  [96, 'ЦЪw'],
  [100, 'жфюМФM—@…'],
  [104, 'Ы%'],
  [108, 'шm'],
  [112, 'щW'],
  [120, 'Ю'],
  [124, 'ЖШ№'],
  [136, 'Щ'],
]

const tableOf = (rows: readonly [number, string][]) =>
  new Map(rows.flatMap(([width, glyphs]) => glyphs.split('').map((glyph): [string, number] => [glyph, width])))

const regular = tableOf(REGULAR)
const bold = tableOf(BOLD)

/** Wider than any glyph of our texts. */
const UNKNOWN = 112
const MONOSPACE = 62

interface Look {
  size: number
  height: number
  face: 'regular' | 'bold' | 'monospace'
}

export const looks: Readonly<Record<TextStyle, Look>> = {
  heading: { size: 20, height: 26, face: 'bold' },
  title: { size: 14, height: 18, face: 'bold' },
  small: { size: 12, height: 15, face: 'regular' },
  event: { size: 12, height: 15, face: 'bold' },
  guard: { size: 12, height: 15, face: 'regular' },
  goal: { size: 11, height: 15, face: 'monospace' },
  call: { size: 12, height: 15, face: 'regular' },
  operation: { size: 11, height: 15, face: 'monospace' },
}

const glyphWidth = (face: Look['face'], glyph: string): number =>
  face === 'monospace' ? MONOSPACE : ((face === 'bold' ? bold : regular).get(glyph) ?? UNKNOWN)

export const widthOf = (text: string, style: TextStyle): number => {
  const { size, face } = looks[style]
  const hundredths = text.split('').reduce((sum, glyph) => sum + glyphWidth(face, glyph), 0)
  return Math.ceil((hundredths * size) / 100)
}
