/**
 * `npm run atlas:accept -- AU01 NV02`: the links of these clauses hold for the texts as they are now. `-- AU01 login`: those of one flow,
 * of one of its states, or of one test's file alone. `-- --all`: every clause, for a new list. Without arguments: what is suspect.
 */
import { writeFileSync } from 'node:fs'
import { accept, ACCEPTED, acceptedText, readAccepted, type Accepted } from './trace/accepted.ts'
import { readClauses, type Clause } from './trace/clauses.ts'
import { linksOf, traceOf } from './trace.ts'

interface Wanted {
  clause: Clause
  part?: string
}

/** A part follows its clause; everything that is no clause is one. */
const wantedOf = (args: readonly string[], clauses: ReadonlyMap<string, Clause>): Wanted[] =>
  args.flatMap((arg, at): Wanted[] => {
    const clause = clauses.get(arg)
    if (!clause) {
      if (!clauses.has(args[at - 1] ?? '')) throw new Error(`«${arg}»: такого требования нет`)
      return []
    }
    const part = args[at + 1]
    return [part === undefined || clauses.has(part) ? { clause } : { clause, part }]
  })

const trace = traceOf()
const linksFor = (id: string): string[] => linksOf(trace, id)

const tell = (): void => {
  const suspect = trace.rows.filter((row) => row.suspect.length > 0)
  for (const { id, text, suspect: links } of suspect) console.log(`${id} ${text}\n${links.map((link) => `  ${link}`).join('\n')}`)
  console.log(suspect.length === 0 ? 'Сомнительных связей нет.' : `Требований с сомнительными связями: ${suspect.length}.`)
}

const args = process.argv.slice(2)
const clauses = new Map(readClauses().map((clause) => [clause.id, clause]))
try {
  if (args.length === 0) tell()
  else {
    const wanted = args[0] === '--all' ? [...clauses.values()].map((clause): Wanted => ({ clause })) : wantedOf(args, clauses)
    const accepted = wanted.reduce<Accepted>(
      (all, { clause, part }) => accept(all, clause, linksFor(clause.id), part),
      new Map([...readAccepted()].filter(([id]) => clauses.has(id))),
    )
    writeFileSync(
      ACCEPTED,
      acceptedText(
        new Map(
          [...clauses.keys()].flatMap((id) => {
            const own = accepted.get(id)
            return own ? [[id, own] as const] : []
          }),
        ),
      ),
    )
    console.log(`Принято требований: ${wanted.length}. Дальше: npx tsx tools/atlas/main.ts`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
