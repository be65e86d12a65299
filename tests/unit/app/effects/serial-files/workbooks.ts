/** XLSX files as spreadsheets write them, and as an attacker would. */
import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const typesOf = (count: number): string =>
  `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Array.from({ length: count }, (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`

const bookOf = (names: readonly string[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`

const relationsOf = (count: number): string =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Array.from({ length: count }, (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`

/** Style 1 is a day. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0"/></cellXfs></styleSheet>`

export type Given = string | number | null | { date: number } | { formula: number }

const LETTERS = 'ABCDEFGHIJ'

const cellXml = (value: Given, at: string): string => {
  if (value === null) return `<c r="${at}"/>`
  if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if ('date' in value) return `<c r="${at}" s="1"><v>${value.date}</v></c>`
  return `<c r="${at}"><f>A1+1</f><v>${value.formula}</v></c>`
}

export const sheetXml = (rows: readonly (readonly Given[])[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, `${LETTERS[column]}${row + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** The entries of a workbook, so that a test can spoil one. */
export const entriesOf = (sheets: Readonly<Record<string, string>>): Record<string, Uint8Array> => {
  const names = Object.keys(sheets)
  return {
    '[Content_Types].xml': strToU8(typesOf(names.length)),
    'xl/workbook.xml': strToU8(bookOf(names)),
    'xl/_rels/workbook.xml.rels': strToU8(relationsOf(names.length)),
    'xl/styles.xml': strToU8(STYLES),
    ...Object.fromEntries(Object.values(sheets).map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)])),
  }
}

export const workbook = (sheets: Readonly<Record<string, string>>): Uint8Array => zipSync(entriesOf(sheets))
