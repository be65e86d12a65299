/** The XML of a workbook before the library reads it: addresses where a program has left them out, and nothing that is hidden. */
import type { HiddenParts } from '../../../domain/serials/serial-file.ts'

/** The attributes with their quotes; a value may contain what ends a tag. */
const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*?)`
const ROWS = new RegExp(`<((?:\\w+:)?)row\\b${ATTRIBUTES}(?:/>|>([^]*?)</\\1row>)`, 'g')
const CELLS = new RegExp(`<((?:\\w+:)?)c\\b${ATTRIBUTES}(?:/>|>([^]*?)</\\1c>)`, 'g')
const COLUMNS = new RegExp(`<(?:\\w+:)?col\\b${ATTRIBUTES}/?>`, 'g')
const SHEETS = new RegExp(`<(?:\\w+:)?sheet\\b${ATTRIBUTES}/?>`, 'g')
const HAS_VALUE = /<(?:\w+:)?(?:v|is)\b/

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** «A» is 1. */
export const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const columnLetters = (column: number): string =>
  column === 0 ? '' : columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26))

/** The columns between `min` and `max` of every hidden group, as ranges: one may have all sixteen thousand. */
const hiddenColumns = (xml: string): (readonly [number, number])[] =>
  [...xml.matchAll(COLUMNS)].flatMap(([, attributes = '']) =>
    isOn(attribute(attributes, 'hidden'))
      ? [[Number(attribute(attributes, 'min')), Number(attribute(attributes, 'max'))] as const]
      : [],
  )

/**
 * A sheet in which every row and cell has its address, and hidden ones have no content.
 * @param hidden counts the rows and columns with content that were left out
 */
export const tidySheet = (xml: string, hidden: HiddenParts): string => {
  const ranges = hiddenColumns(xml)
  const isHidden = (column: number): boolean => ranges.some(([min, max]) => column >= min && column <= max)
  const left = new Set<number>()
  let row = 0
  const tidy = xml.replaceAll(ROWS, (_, prefix: string, attributes: string, content: string | undefined) => {
    row = Number(attribute(attributes, 'r') ?? row + 1)
    const tag = attribute(attributes, 'r') === undefined ? `${attributes} r="${row}"` : attributes
    const isRowHidden = isOn(attribute(attributes, 'hidden'))
    let [column, hasValue] = [0, false]
    const cells = (content ?? '').replaceAll(CELLS, (cell: string, _prefix: string, own: string, inner: string | undefined) => {
      const letters = /^[A-Z]+/.exec(attribute(own, 'r') ?? '')?.[0]
      column = letters === undefined ? column + 1 : columnNumber(letters)
      const isFull = HAS_VALUE.test(inner ?? '')
      if (isFull && isHidden(column)) left.add(column)
      if (isHidden(column)) return ''
      hasValue ||= isFull
      return letters === undefined ? cell.replace(/^<(?:\w+:)?c\b/, `$& r="${columnLetters(column)}${row}"`) : cell
    })
    if (isRowHidden && hasValue) hidden.rows += 1
    return `<${prefix}row${tag}>${isRowHidden ? '' : cells}</${prefix}row>`
  })
  hidden.columns += left.size
  return tidy
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/** The names of the sheets that are hidden, with or without a way to show them. */
export const hiddenSheets = (xml: string): string[] =>
  [...xml.matchAll(SHEETS)].flatMap(([, attributes = '']) =>
    ['hidden', 'veryHidden'].includes(attribute(attributes, 'state') ?? '')
      ? [(attribute(attributes, 'name') ?? '').replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)]
      : [],
  )
