/** Markdown for rendering: tables and links, escaped so that no text of ours can break them. */

const PLAIN: Readonly<Record<string, string>> = { '|': '\\|', '<': '&lt;', '>': '&gt;', '*': '\\*', _: '\\_', '\n': ' ' }

export const plain = (text: string): string => text.replace(/[|<>*_\n]/g, (glyph) => PLAIN[glyph] ?? glyph)

export const code = (text: string): string => `\`${text}\``

/** A table without the columns that are empty in every row. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  if (rows.length === 0) return ''
  const used = head.map((_, at) => rows.some((row) => row[at] !== ''))
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => used[at]).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}\n`)

/** Several things in one cell. */
export const cell = (items: readonly string[]): string => items.filter(Boolean).join('<br>')
