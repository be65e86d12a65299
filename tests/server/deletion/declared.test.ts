/** E22: the declarations of `on-deletion.ts` hold for every table, on the deletion of a person who has used everything. */
import { getTableName, inArray, is, or, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { onDeletion } from '../../../server/kernel/database/on-deletion.ts'
import type { OnDeletion } from '../../../server/kernel/database/on-deletion.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import * as schema from '../../../server/kernel/database/schema.ts'
import { CANARY, createCanary } from '../support/deeds/canary-person.ts'
import type { CanaryPerson } from '../support/deeds/canary-person.ts'
import { readCode } from '../support/deeds/codes.ts'
import { confirmDeletion, requestDeletion } from '../support/deeds/deletion.ts'
import { everyRow, findAll } from '../support/everything.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const tables = new Map(Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [[name, table] as const] : [])))
const tableOf = (name: string): PgTable => {
  const table = tables.get(name)
  if (!table) throw new Error(`the schema has no ${name}`)
  return table
}
const columnOf = (name: string, column: string) => (tableOf(name) as unknown as Record<string, PgColumn>)[column] as PgColumn

const columnsOf = (declared: OnDeletion): string[] => {
  if ('erases' in declared) return [declared.erases]
  return 'unties' in declared ? declared.unties : []
}

const namesOf = (what: 'keeps' | 'erases' | 'unties' | 'writes'): string[] =>
  Object.entries(onDeletion).flatMap(([name, declared]) => (what in declared ? [name] : []))

interface Seen {
  /** Rows by column that name the person. */
  named: Record<string, number>
  /** Ids of those rows, if rows have one. */
  ids: string[]
  needles: string[]
}

/** The person's identifiers: the account, the phone, the files. */
let names: string[]
let canary: CanaryPerson

const look = async (name: string, declared: OnDeletion): Promise<Seen> => {
  const [{ db }, table, seen] = [world(), tableOf(name), { named: {}, ids: [], needles: [] } as Seen]
  const asText = (column: string) => inArray(sql`${columnOf(name, column)}::text`, names)
  for (const column of columnsOf(declared)) seen.named[column] = await db.$count(table, asText(column))
  if ('unties' in declared) {
    const found = await db
      .select({ id: sql<string>`id::text` })
      .from(table)
      .where(or(...declared.unties.map(asText)))
    seen.ids = found.map(({ id }) => id)
  }
  const rows = (await everyRow(db)).filter(({ table: each }) => each === getTableName(table))
  seen.needles = findAll(canary.needles, rows)
  return seen
}

const lookAtAll = async (): Promise<Map<string, Seen>> => {
  const all = new Map<string, Seen>()
  for (const [name, declared] of Object.entries(onDeletion)) all.set(name, await look(name, declared))
  return all
}

let answer: number
let before: Map<string, Seen>
let after: Map<string, Seen>

beforeAll(async () => {
  const { db } = world()
  canary = await createCanary(world(), 20)
  await requestDeletion(world(), CANARY.mobile)
  const code = await readCode(world(), CANARY.mobile)
  const files = await db
    .select({ name: schema.files.name })
    .from(schema.files)
    .where(inArray(schema.files.ownerId, [canary.id]))
  names = [canary.id, CANARY.mobile, ...files.map(({ name }) => name)]
  before = await lookAtAll()
  answer = (await confirmDeletion(world(), CANARY.mobile, code, 'a-key-of-repeat-20')).json.code
  after = await lookAtAll()
})

describe('E22 every table says what the deletion of an account does with it', () => {
  it('the database has no other table', async () => {
    const found = await world().db.execute(sql`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    const declared = Object.keys(onDeletion).map((name) => getTableName(tableOf(name)))
    // migrate.ts writes `migrations`: names of files and their hashes.
    expect(
      rowsOf<{ name: string }>(found)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...declared, 'migrations'].toSorted())
  })

  it('the person is deleted', () => expect(answer).toBe(0))

  it.each(namesOf('keeps'))('C06 %s keeps what never was of a person', (name) => {
    expect(before.get(name)?.needles).toEqual([])
    expect(after.get(name)?.needles).toEqual([])
  })

  it.each([...namesOf('erases'), ...namesOf('unties')])('C06 %s names the person nowhere any more', (name) => {
    const { named = {} } = before.get(name) ?? {}
    const columns = Object.keys(named)
    expect(
      columns.filter((column) => !named[column]),
      'who is deleted here has used this column, or createCanary has to learn how',
    ).toEqual([])
    expect(after.get(name)).toMatchObject({ named: Object.fromEntries(columns.map((column) => [column, 0])), needles: [] })
  })

  it.each(namesOf('writes'))('C06 F01 of %s the deletion writes what a duty asks for, and no more', (name) => {
    const declared: OnDeletion | undefined = Object.entries(onDeletion).find(([each]) => each === name)?.[1]
    const columns: string[] = declared && 'writes' in declared ? declared.writes : []
    expect(before.get(name)?.needles).toEqual([])
    expect(after.get(name)?.needles.toSorted()).toEqual(
      columns.map((column) => `${column}: ${getTableName(tableOf(name))}`).toSorted(),
    )
  })

  it.each(namesOf('unties'))('C06 %s stays without the person', async (name) => {
    const ids = before.get(name)?.ids ?? []
    expect(await world().db.$count(tableOf(name), inArray(sql`id::text`, ids))).toBeGreaterThan(0)
  })
})
