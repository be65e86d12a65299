import { is, Param, Placeholder, sql } from 'drizzle-orm'
import type { Db, Tx } from './types.ts'

/** A Drizzle statement that can be prepared: select, insert, update, delete. */
interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> }
}

/** Internals of Drizzle on which this kit relies, in both drivers; tests/server/start/prepared.test.ts guards them. */
interface Inside {
  dialect: object
  session: { client: unknown }
}
interface Built<Result> {
  params: unknown[]
  execute(values: Record<string, unknown>): Promise<Result>
}

/** A null placeholder stays null: Drizzle would run the column's encoder on it. */
const keepNull = (param: unknown): unknown =>
  is(param, Param) && is(param.value, Placeholder)
    ? new Param(param.value, {
        mapToDriverValue: (value) => (value === null ? null : param.encoder.mapToDriverValue(value)),
      })
    : param

/**
 * A statement that is built once and run many times: to build it costs Drizzle more than the rest of a small request.
 *
 *     const findBalance = prepared(['userId'], (db, { userId }) =>
 *       db.select({ amount: balances.amount }).from(balances).where(eq(balances.userId, userId)))
 *     const [row] = await findBalance(tx, { userId: actor.id })
 *
 * Drizzle ties what it has built to the connection that it was built on. Here it is built once for a database, and each
 * run lends it the connection of the handle that it is given, so that it runs inside transactions like any other.
 * @param names of the values; in a comparison a value is sent as it is, as a column of an insert it is encoded
 */
export const prepared = <Name extends string, Result>(
  names: readonly Name[],
  build: (db: Db, values: Record<Name, Placeholder>) => Preparable<Result>,
): ((db: Db, values: Record<Name, unknown>) => Promise<Result>) => {
  const placeholders = {} as Record<Name, Placeholder>
  for (const name of names) placeholders[name] = sql.placeholder(name)
  /** Keyed by dialect: a database and its transactions share one. */
  const known = new WeakMap<object, Built<Result>>()

  const builtFor = (db: Db, dialect: object): Built<Result> => {
    const found = known.get(dialect)
    if (found) return found
    // No name here: the connection names the statement by its text, like any other.
    const built = build(db, placeholders).prepare('') as unknown as Built<Result>
    built.params = built.params.map(keepNull)
    known.set(dialect, built)
    return built
  }

  return (db, values) => {
    const { dialect, session } = db as unknown as Inside
    const lent: Built<Result> = Object.create(builtFor(db, dialect), { client: { value: session.client } })
    return lent.execute(values)
  }
}

/** The same for a statement that locks rows: only a transaction keeps its locks. */
export const preparedLock = <Name extends string, Result>(
  names: readonly Name[],
  build: (db: Db, values: Record<Name, Placeholder>) => Preparable<Result>,
): ((tx: Tx, values: Record<Name, unknown>) => Promise<Result>) => prepared(names, build)
