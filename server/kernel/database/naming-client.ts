import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { QueryConfig } from 'pg'

/** More parameters than any statement with a fixed text has; beyond are inserts of many rows. */
const MOST_VALUES = 40
/** More statements than the server has. Every connection keeps all of them, so the number must be bounded. */
const MOST_NAMES = 500

/**
 * Part of a statement whose best plan depends on its values: PostgreSQL plans it anew each time. A kept statement may get one
 * plan for all values, which reads a million rows for some of them.
 */
export const PLANNED_ANEW = '/* planned anew */'

/** A Drizzle statement: an object without a name. Strings are statements written by hand. */
const isNameless = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query) && !(query as QueryConfig).name

/** The name is a hash of the text: no two texts share a name, in any process of the server. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24)

type Query = (this: Client, ...args: unknown[]) => never

/**
 * Connections on which PostgreSQL parses each statement once: the connection keeps the statement by name, and also its plan once
 * the values have proved irrelevant (ADR 0011). Statements without parameters (begin, commit, migrations) stay unnamed.
 *
 * A statement whose text varies would be kept once per variant: pass lists of values as one array (`isAnyOf`). A statement with
 * `PLANNED_ANEW` is not kept.
 * @param mostNames the bound; further statements stay unnamed
 */
export const namingClient = (mostNames = MOST_NAMES): typeof Client => {
  const names = new Map<string, string>()

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames || text.includes(PLANNED_ANEW)) return known
    const name = hashOf(text)
    names.set(text, name)
    return name
  }

  const named = (query: unknown, values: unknown): unknown => {
    if (!isNameless(query) || !Array.isArray(values) || values.length === 0 || values.length > MOST_VALUES) return query
    const name = nameOf(query.text)
    return name === undefined ? query : { ...query, name }
  }

  return class NamingClient extends Client {
    override query(...[query, values, callback]: never[]): never {
      return (super.query as Query).call(this, named(query, values), values, callback)
    }
  }
}
