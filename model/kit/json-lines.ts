/** Generated JSON with readable diffs: one list item per line, the same bytes on every run. */

/** A list with one item per line. */
export const listText = (items: readonly unknown[], indent: string): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`

const itemText = (value: unknown, indent: string): string =>
  Array.isArray(value) && typeof value[0] === 'object' ? listText(value, indent) : JSON.stringify(value)

export const partText = (part: object): string =>
  `{\n${Object.entries(part)
    .map(([name, value]) => `    "${name}": ${itemText(value, '    ')}`)
    .join(',\n')}\n  }`
