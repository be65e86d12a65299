/** What the migrations say of functions and triggers, read from their text: a check compares the database with it. */

/** A function as its last definition has it. */
export interface DefinedFunction {
  name: string
  /** Everything between the dollars, to the letter: PostgreSQL keeps it so. */
  body: string
  language: string
  /** Runs with the rights of the owner. */
  isDefiner: boolean
  /** Where its names are looked up; null where the caller says so. */
  searchPath: string | null
}

/** A trigger as it was created last. */
export interface DefinedTrigger {
  name: string
  table: string
  calls: string
  /** `pg_trigger.tgtype`: per row, before, and the events. */
  type: number
}

export interface Definitions {
  functions: DefinedFunction[]
  triggers: DefinedTrigger[]
}

const STATEMENT = new RegExp(
  [
    String.raw`CREATE (?:OR REPLACE )?FUNCTION "?(?<made>\w+)"?\([^)]*\)(?<head>[^$]*)\$\$(?<body>[^]*?)\$\$`,
    String.raw`DROP FUNCTION "?(?<gone>\w+)"?`,
    String.raw`CREATE (?:CONSTRAINT )?TRIGGER "?(?<trigger>\w+)"? (?<when>BEFORE|AFTER) (?<events>[^;]*?) ON "(?<table>\w+)"(?<rest>[^;]*?) EXECUTE FUNCTION (?<calls>\w+)\(`,
    String.raw`DROP TRIGGER "?(?<dropped>\w+)"? ON "(?<from>\w+)"`,
    String.raw`ALTER TRIGGER "?(?<old>\w+)"? ON "(?<of>\w+)" RENAME TO "?(?<renamed>\w+)"?`,
  ].join('|'),
  'g',
)

const EVENTS = { INSERT: 4, DELETE: 8, UPDATE: 16, TRUNCATE: 32 }

const typeOf = (when: string, events: string, rest: string): number =>
  Object.entries(EVENTS).reduce((sum, [event, bit]) => sum + (new RegExp(`\\b${event}\\b`).test(events) ? bit : 0), 0) +
  (when === 'BEFORE' ? 2 : 0) +
  (rest.includes('FOR EACH ROW') ? 1 : 0)

const functionOf = (name: string, head: string, body: string): DefinedFunction => ({
  name,
  body,
  language: /LANGUAGE (\w+)/.exec(head)?.[1] ?? '',
  isDefiner: head.includes('SECURITY DEFINER'),
  searchPath: /SET search_path = (.+?)\s+AS\s*$/.exec(head)?.[1] ?? null,
})

/** The definitions that stand after these migrations. @param texts in their order */
export const definedBy = (texts: readonly string[]): Definitions => {
  const functions = new Map<string, DefinedFunction>()
  const triggers = new Map<string, DefinedTrigger>()
  for (const { groups = {} } of texts.join('\n').matchAll(STATEMENT)) {
    const { made, head = '', body = '', gone, trigger, when = '', events = '', table = '', rest = '', calls = '' } = groups
    const { dropped, from, old, of = '', renamed = '' } = groups
    if (made) functions.set(made, functionOf(made, head, body))
    if (gone) functions.delete(gone)
    if (trigger) triggers.set(`${table} ${trigger}`, { name: trigger, table, calls, type: typeOf(when, events, rest) })
    if (dropped) triggers.delete(`${from} ${dropped}`)
    const moved = old === undefined ? undefined : triggers.get(`${of} ${old}`)
    if (!moved) continue
    triggers.delete(`${of} ${old}`)
    triggers.set(`${of} ${renamed}`, { ...moved, name: renamed })
  }
  return { functions: [...functions.values()], triggers: [...triggers.values()] }
}
