/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n')

export const code = (text: string): string => `\`${text}\``
