/** What the server writes down: lines of its log, found in its sources, and closed sets of events. */
import { read, setOf, sourcesOf } from './sources.ts'
import { code, table } from './table.ts'

/** The arguments of a call whose bracket opens at a place. */
const argumentsAt = (text: string, start: number): string => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(start + 1, at)
  }
  return ''
}

/** The message of a line is the last text among its arguments. */
const linesOf = (text: string): { level: string; message: string }[] =>
  [...text.matchAll(/\blog\??\.(info|warn|error)(?=\()/g)].flatMap(({ index, 0: call, 1: level = '' }) => {
    const message = [...argumentsAt(text, index + call.length).matchAll(/'([^']+)'/g)].at(-1)?.[1]
    return message === undefined ? [] : [{ level, message }]
  })

/** Lines of the log by level, and where they are written. */
export const linesTable = (): string => {
  const found = sourcesOf('server').flatMap((path) => linesOf(read(path)).map((line) => ({ ...line, path })))
  return table(
    ['level', 'line', 'written by'],
    found
      .toSorted((one, other) => one.level.localeCompare(other.level) || one.message.localeCompare(other.message))
      .map(({ level, message, path }) => [level, code(message), path]),
  )
}

/** Events by the set that has them; a set that this release lacks is left out. */
export const eventsText = (): string =>
  ['AuditEvent', 'SecurityEvent']
    .map((name) => ({ name, events: setOf(name) }))
    .filter(({ events }) => events.length > 0)
    .map(({ name, events }) => `\`${name}\`: ${events.join(', ')}.`)
    .join('\n\n')
