/** Generated JSON that reads as a difference: one item of a list a line, the same bytes on every run. */

const itemText = (value: unknown, indent: string): string =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object'
    ? `[\n${value.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`
    : JSON.stringify(value)

export const partText = (part: object): string =>
  `{\n${Object.entries(part)
    .map(([name, value]) => `    "${name}": ${itemText(value, '    ')}`)
    .join(',\n')}\n  }`
