import { asc } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { models } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { Refused } from './kind.ts'

export type ModelRow = typeof models.$inferSelect

const byName = <Row extends { name: string }>(rows: readonly Row[]): Map<string, Row | 'many'> => {
  const found = new Map<string, Row | 'many'>()
  for (const row of rows) found.set(row.name, found.has(row.name) ? 'many' : row)
  return found
}

/** Models by their names; `many` where several have one name. */
export const findModels = async (db: Db, names: readonly string[]): Promise<Map<string, ModelRow | 'many'>> =>
  byName(
    await db
      .select()
      .from(models)
      .where(isAnyOf(models.name, [...new Set(names)])),
  )

/** The same, locked against other changes until the end of the transaction; whoever sells does not wait. */
export const lockModels = async (tx: Tx, names: readonly string[]): Promise<Map<string, ModelRow | 'many'>> =>
  byName(
    await tx
      .select()
      .from(models)
      .where(isAnyOf(models.name, [...new Set(names)]))
      .orderBy(asc(models.id))
      .for('no key update'),
  )

/** Why no single model is meant. */
export const notOne = (name: string, found: 'many' | undefined): Refused => ({
  refused:
    found === undefined ? `модели «${name}» нет` : `моделей с названием «${name}» несколько: какая нужна, по файлу не понять`,
})
