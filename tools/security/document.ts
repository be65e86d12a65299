/** docs/security.md: what people write stays, what the declarations say is written between its marks. */
import { join } from 'node:path'
import { callsTable, linesText } from './calls.ts'
import { cryptographyTable } from './cryptography.ts'
import { foldersTable, storesTable, tablesTable } from './data.ts'
import { keysTable } from './keys.ts'
import { eventsText, linesTable } from './logs.ts'
import { read } from './sources.ts'

const DOCUMENT = 'docs/security.md'

/** The file that `npm run generate` fills. */
export const SECURITY = join(import.meta.dirname, '..', '..', DOCUMENT)

const PARTS: Readonly<Record<string, () => string>> = {
  keys: keysTable,
  cryptography: cryptographyTable,
  tables: tablesTable,
  folders: foldersTable,
  stores: storesTable,
  calls: callsTable,
  lines: linesText,
  log: linesTable,
  events: eventsText,
}

const PART = /(<!-- written by npm run generate: (\w+) -->\n)[^]*?(<!-- end -->)/g

/** The document with its written parts as they are now. @throws for a mark that nothing is written for, and for a part without a mark */
export const securityText = (): string => {
  const missing = new Set(Object.keys(PARTS))
  const text = read(DOCUMENT).replaceAll(PART, (_all, begin: string, name: string, end: string) => {
    const part = PARTS[name]
    if (!part) throw new Error(`${DOCUMENT}: nothing is written for ${name}`)
    missing.delete(name)
    return `${begin}\n${part()}\n\n${end}`
  })
  if (missing.size > 0) throw new Error(`${DOCUMENT} has no mark for ${[...missing].join(', ')}`)
  return text
}
