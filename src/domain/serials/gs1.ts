/** Serial numbers in codes of GS1: data elements, each behind its application identifier; a serial number stands behind 21. */

/** What some scanners put in front: which code it was. A Russian layout makes other letters of it. */
const SYMBOLOGY = /^[\]ъЪ](?:[CСcс]1|[dвDВ]2|[QЙqй]3|[eуEУ]0)/
/** Separates an element of variable length from the next one. */
const SEPARATOR = '\u001D'
const IN_BRACKETS = /\(21\)\s*([^()]+)/
/** Elements of a fixed length, the identifier included, by its first two digits. */
const LENGTHS = new Map([
  ...['00', '04'].map((id) => [id, id === '00' ? 20 : 18] as const),
  ...['01', '02', '03'].map((id) => [id, 16] as const),
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((id) => [id, 8] as const),
  ['20', 4],
  ...['31', '32', '33', '34', '35', '36'].map((id) => [id, 10] as const),
  ['41', 16],
])
const SERIAL = '21'

/** The value behind 21 in elements that follow each other without brackets; null without one. */
const elementOf = (text: string): string | null => {
  let rest = text
  while (rest !== '') {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1)
      continue
    }
    const id = rest.slice(0, 2)
    const fixed = LENGTHS.get(id)
    const end = rest.indexOf(SEPARATOR)
    if (id === SERIAL) return end === -1 ? rest.slice(2) : rest.slice(2, end)
    if (fixed === undefined && end === -1) return null
    rest = rest.slice(fixed ?? end)
  }
  return null
}

/**
 * The serial number of a code that says of itself that it is of GS1: by what a scanner puts in front, by brackets around an
 * identifier, or by separators.
 * @returns null for any other text, for digits that only look like an element too
 */
export const gs1Serial = (text: string): string | null => {
  const inner = text.trim().replace(SYMBOLOGY, SEPARATOR)
  const bracketed = IN_BRACKETS.exec(inner)?.[1]
  if (bracketed !== undefined) return (bracketed.split(SEPARATOR)[0] ?? '').trim()
  return inner.includes(SEPARATOR) ? elementOf(inner) : null
}

const RAW = /^(?:01[0-9]{14})?21[0-9]{3}\.[0-9]{5}$/

/** Whether a text is a serial number with its identifier in front, and nothing says so: no serial number has this form. */
export const isRawGs1 = (text: string): boolean => RAW.test(text)

export const RAW_GS1 = 'Это код GS1 целиком. Введите номер без «21» в начале'
