import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { findFolder } from '../find-folder.ts'
import { rowsOf } from './rows.ts'
import type { Db } from './types.ts'

/** Newer code has upgraded the database: writes of this code may be wrong. */
export class NewerSchema extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `База новее этой версии программы: в ней есть изменения, о которых программа не знает (${unknown.join(', ')}). ` +
        'Запустите версию, которая обновила базу, или восстановите копию, снятую до обновления.',
    )
    this.name = 'NewerSchema'
  }
}

/** An arbitrary lock number of our own: two servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_202_611

/** The folder of SQL files. */
export const findMigrations = (): string => findFolder('kernel/database/migrations')

interface Migration {
  name: string
  hash: string
  statements: string[]
}

let known: string[] | undefined

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, hash: createHash('sha256').update(text).digest('hex'), statements: text.split('--> statement-breakpoint') }
    })

const appliedNames = async (db: Db): Promise<string[]> =>
  rowsOf<{ name: string }>(await db.execute(sql`select name from migrations`)).map(({ name }) => name)

const ownNames = (): string[] => {
  known ??= readMigrations(findMigrations()).map(({ name }) => name)
  return known
}

/** Pending migrations; the files are read once, because they belong to the release. */
export const missingMigrations = async (db: Db): Promise<string[]> => {
  const there = new Set(await appliedNames(db))
  return ownNames().filter((name) => !there.has(name))
}

/** The texts of the migrations that the database has, in their order; null when it has one that this code does not know. */
export const appliedTexts = async (db: Db): Promise<string[] | null> => {
  const there = new Set(await appliedNames(db))
  const ours = readMigrations(findMigrations()).filter(({ name }) => there.has(name))
  return ours.length === there.size ? ours.map(({ statements }) => statements.join('')) : null
}

/** @throws NewerSchema when the database has migrations that this code does not know */
export const refuseNewer = async (db: Db): Promise<void> => {
  const ours = new Set(ownNames())
  const unknown = (await appliedNames(db)).filter((name) => !ours.has(name))
  if (unknown.length > 0) throw new NewerSchema(unknown.toSorted())
}

/**
 * Applies all pending migrations, or none.
 * @returns names of the migrations applied now
 * @throws NewerSchema when the database has migrations that this code does not know
 * @throws when an applied migration's text has changed since
 */
export const migrate = async (db: Db, folder: string = findMigrations()): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`create table if not exists migrations (name text primary key, hash text not null)`)
    const applied = new Map(
      rowsOf<{ name: string; hash: string }>(await tx.execute(sql`select name, hash from migrations`)).map((row) => [
        row.name,
        row.hash,
      ]),
    )
    const migrations = readMigrations(folder)
    const names = new Set(migrations.map(({ name }) => name))
    const unknown = [...applied.keys()].filter((name) => !names.has(name))
    if (unknown.length > 0) throw new NewerSchema(unknown.toSorted())
    const added: string[] = []
    for (const { name, hash, statements } of migrations) {
      const known = applied.get(name)
      if (known !== undefined && known !== hash) throw new Error(`Миграция ${name} изменена после применения`)
      if (known !== undefined) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (name, hash) values (${name}, ${hash})`)
      added.push(name)
    }
    return added
  })
