/** E15: the serving role on PostgreSQL. Every right that it lacks refuses an attack even where the triggers are off. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ANNA } from '../../../server/demo/people.ts'
import { migrate } from '../../../server/kernel/database/migrate.ts'
import { grantServing, hasRights, ownsLedger, roleOf } from '../../../server/kernel/database/rights.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db, OpenDatabase } from '../../../server/kernel/database/types.ts'
import { readConfig } from '../../../server/start/config.ts'
import { openUpToDate } from '../../../server/start/open-database.ts'
import { asServing } from '../support/server/global-setup.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace } from '../support/server/process.ts'
import { production } from '../support/server/production.ts'
import { accountSql, idOf, perform, PROGRAMME_SQL, refusalOf, takenBack } from '../support/tamper.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const SERVING = 'mst_serving'

/** What a right would allow, by table, right and statement. */
const ATTACKS: [table: string, right: string, statement: string][] = [
  ['balances', 'update', 'update balances set amount = amount + 100000000'],
  ['balances', 'insert', `insert into balances (account_id, amount) values (${PROGRAMME_SQL}, 5)`],
  ['balances', 'delete', 'delete from balances'],
  ['ledger_entries', 'update', 'update ledger_entries set amount = 1 where amount > 0'],
  ['ledger_entries', 'delete', 'delete from ledger_entries'],
  ['ledger_entries', 'truncate', 'truncate ledger_entries'],
  ['ledger_transactions', 'update', `update ledger_transactions set created_at = '2020-01-01'`],
  ['ledger_transactions', 'delete', `delete from ledger_transactions where id = '${idOf(1)}'`],
  ['ledger_seals', 'insert', `insert into ledger_seals values (1, 0, 1, 1, '', now())`],
  ['ledger_seals', 'update', 'update ledger_seals set entries = 0'],
  ['ledger_seals', 'delete', 'delete from ledger_seals'],
  ['accounts', 'update', `update accounts set code = 'mine', user_id = null where user_id = '${ANNA}' and kind = 'held'`],
  ['accounts', 'delete', `delete from accounts where id = '${idOf(1)}'`],
  ['audit', 'update', `update audit set reason = 'ownWish'`],
  ['audit', 'delete', 'delete from audit'],
  ['audit', 'truncate', 'truncate audit'],
  ['migrations', 'insert', `insert into migrations values ('x', 'x')`],
]

describe.runIf(inject('engineSetup').engine === 'postgres')('E15 the role of a server', () => {
  const world = testApp()
  let owner: OpenDatabase
  beforeAll(async () => {
    owner = await openAsOwner(world().db)
  })
  afterAll(() => owner.close())

  /** As the serving role, with all triggers off, after the owner's statements. */
  const attackAfter = (given: string[], statement: string): Promise<string | null> =>
    refusalOf(
      takenBack(owner.db, async (tx) => {
        await perform(tx, ['set local session_replication_role = replica', ...given, `set local role ${SERVING}`, statement])
      }),
    )

  it.each(ATTACKS)(
    'without the right on %s to %s: «%s» is refused; with it nothing else stops it',
    async (table, right, statement) => {
      expect(await attackAfter([], statement)).toBe(`permission denied for table ${table}`)
      expect(await attackAfter([`grant ${right} on ${table} to ${SERVING}`], statement)).toBeNull()
    },
  )

  it('owns nothing, creates nothing and switches nothing off', async () => {
    expect([await roleOf(world().db), await ownsLedger(world().db), await ownsLedger(owner.db)]).toEqual([SERVING, false, true])
    expect(await hasRights(owner.db, SERVING)).toBe(true)
    for (const [statement, words] of [
      ['create table mine (id int)', 'permission denied for schema public'],
      ['alter table ledger_entries disable trigger ledger_enter', 'must be owner of table ledger_entries'],
      ['drop trigger ledger_enter on ledger_entries', 'must be owner of relation ledger_entries'],
      ['set session_replication_role = replica', 'permission denied to set parameter "session_replication_role"'],
      [
        'create or replace function ledger_enter() returns trigger language plpgsql as $$ begin return new; end $$',
        'permission denied for schema public',
      ],
    ] as const)
      expect(await refusalOf(world().db.execute(sql.raw(statement))), statement).toBe(words)
  })

  it('locks accounts by the one column that means nothing; without any such right it could not', async () => {
    const lock = `select 1 from accounts where id = ${accountSql(ANNA)} for no key update`
    expect(await attackAfter([], lock)).toBeNull()
    expect(await attackAfter([`revoke update (turn) on accounts from ${SERVING}`], lock)).toBe(
      'permission denied for table accounts',
    )
  })

  it('rights that are too wide, or a table without any, are put right', async () => {
    const spoilt = (statement: string): Promise<[boolean, boolean]> =>
      takenBack(owner.db, async (tx) => {
        await perform(tx, [statement])
        const before = await hasRights(tx, SERVING)
        await grantServing(tx, SERVING)
        return [before, await hasRights(tx, SERVING)]
      })
    expect(await spoilt(`grant update on balances to ${SERVING}`)).toEqual([false, true])
    expect(await spoilt('create table later (id int)')).toEqual([false, true])
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('E15 a server that starts', () => {
  const opening = async (env: Record<string, string>): Promise<string> => {
    try {
      const opened = await openUpToDate(readConfig({ ...production, ...env }), () => undefined)
      const role = await roleOf(opened.db)
      await opened.close()
      return role
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const emptyDatabase = async (): Promise<string> => {
    const { url } = inject('engineSetup')
    const name = `roles_${randomUUID().replaceAll('-', '')}`
    const admin = openUnlimited(url.replace('%', 'postgres'), 1)
    await admin.db.execute(`create database ${name}`)
    await admin.close()
    return url.replace('%', name)
  }
  const balancesOf = async (db: Db) => rowsOf(await db.execute('select count(*)::int as count from balances'))

  it('in production does not serve as the owner of the ledger', async () => {
    const place = await freshPlace()
    const { DATABASE_URL = '', DATABASE_MIGRATION_URL = '' } = place.env
    place.remove()
    const words = /^Роль из DATABASE_URL владеет таблицами/
    expect(await opening({ DATABASE_URL: DATABASE_MIGRATION_URL })).toMatch(words)
    expect(await opening({ DATABASE_URL: DATABASE_MIGRATION_URL, DATABASE_MIGRATION_URL })).toMatch(words)
    expect(await opening({ DATABASE_URL })).toBe(SERVING)
    expect(await opening({ DATABASE_URL, DATABASE_MIGRATION_URL })).toBe(SERVING)
    expect(await opening({ DATABASE_MIGRATION_URL })).toBe('Для DATABASE_MIGRATION_URL задайте DATABASE_URL')
  })

  it('has its tables made by the owner, and its rights given; alone it does not serve an old database', async () => {
    const [owner, serving] = [await emptyDatabase(), asServing]
    expect(await opening({ DATABASE_URL: serving(owner), DATABASE_MIGRATION_URL: owner })).toBe(SERVING)
    const opened = openUnlimited(serving(owner), 1)
    expect(await balancesOf(opened.db)).toEqual([{ count: 0 }])
    await opened.close()
    const admin = openUnlimited(owner, 1)
    expect(await migrate(admin.db)).toEqual([])
    await admin.db.execute(`delete from migrations where name = (select max(name) from migrations)`)
    expect(await opening({ DATABASE_URL: serving(owner) })).toMatch(/^База старше программы/)
    await admin.db.execute(`insert into migrations values ('9999_later.sql', 'x')`)
    await admin.close()
  })
})
