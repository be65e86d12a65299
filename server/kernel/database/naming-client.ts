import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { QueryConfig } from 'pg'

/** More values than any statement of the server has that always reads alike: beyond are inserts of many rows. */
const MOST_VALUES = 40
/** More statements than the server has. Every connection keeps them all: whatever writes ever new ones must come to an end. */
const MOST_NAMES = 500

/** A statement of Drizzle: an object without a name. Strings are of somebody who writes to the database by hand. */
const isNameless = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query) && !(query as QueryConfig).name

/** By text: two texts never meet under one name, whichever process of the server has sent them. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24)

type Query = (this: Client, ...args: unknown[]) => never

/**
 * Connections on which PostgreSQL parses each statement once: it is kept by name, and its plan too as soon as values have
 * shown to make no difference (ADR 0011). What has no values (begin, commit, migrations) is sent as it is.
 *
 * A statement whose text differs from call to call would be kept once for each: lists of values go as one array (`isAnyOf`).
 * @param mostNames statements beyond are sent as they are
 */
export const namingClient = (mostNames = MOST_NAMES): typeof Client => {
  const names = new Map<string, string>()

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
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
