import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'

const tablesOf = async (db: Db): Promise<string[]> => {
  const found = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rowsOf<{ name: string }>(found).map(({ name }) => name)
}

/** Every row of every table with all its columns, as text: the complete contents of the database. */
export const everyRow = async (db: Db): Promise<{ table: string; text: string }[]> => {
  const rows: { table: string; text: string }[] = []
  for (const table of await tablesOf(db)) {
    const found = await db.execute(sql`select t::text as text from ${sql.identifier(table)} t order by 1`)
    for (const { text } of rowsOf<{ text: string }>(found)) rows.push({ table, text })
  }
  return rows
}

/** Every file below a folder: name and bytes as text. */
export const everyFile = (folder: string): { table: string; text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ table: `file ${name}`, text: `${name} ${readFileSync(join(parentPath, name), 'latin1')}` }))

/** The places of each needle, as «name of the needle: table». */
export const findAll = (needles: Record<string, string>, hay: readonly { table: string; text: string }[]): string[] =>
  Object.entries(needles).flatMap(([name, needle]) =>
    [...new Set(hay.filter(({ text }) => text.toLowerCase().includes(needle.toLowerCase())).map(({ table }) => table))].map(
      (table) => `${name}: ${table}`,
    ),
  )
