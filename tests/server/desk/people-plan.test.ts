/** No look-up of people reads a table that grows: each goes along an index (C07). */
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import {
  memberStatement,
  phoneStatement,
  pointStatement,
  receiptStatement,
  serialStatement,
} from '../../../server/modules/people/search.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const ROWS = 60_000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How tables are read, and how many rows of them are looked at. */
const explain = async (query: SQL): Promise<{ kinds: string[]; rows: number }> => {
  const found = await world().db.execute(sql`explain (analyze, format json) ${query}`)
  const told = rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] | string }>(found)[0]?.['QUERY PLAN'] ?? []
  const [first] = (typeof told === 'string' ? JSON.parse(told) : told) as { Plan: Plan }[]
  const nodes = first ? nodesOf(first.Plan).filter((node) => node['Relation Name'] !== undefined) : []
  const looked = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return { kinds: nodes.map((node) => node['Node Type']), rows: nodes.reduce((sum, node) => sum + looked(node), 0) }
}

/** Rows of everybody, so many that a plan chooses as it would in a year. */
const fill = async (): Promise<void> => {
  const owner = await openAsOwner(world().db)
  const { db } = owner
  await db.execute(sql`set session_replication_role = replica`)
  await db.execute(sql`insert into users (id, mobile, password_hash, username, surname, created_at)
    select md5('u' || n)::uuid, (79200000000 + n)::text, 'none', 'Имя', 'Фамилия', now() from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`insert into receipts (id, side, owner_id, fn, fd, fp, sum, date_time, status, created_at)
    select md5('r' || n)::uuid, case n % 2 when 0 then 'seller' else 'buyer' end, md5('u' || n)::uuid,
      (9960440300000000 + n % 50)::text, n::text, (1000000000 + n)::text, 100, '20-11-2026T00:00:00', 'FAIL', now()
    from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`insert into sales (id, side, owner_id, sn, status, status_at, sale_date)
    select md5('s' || n)::uuid, case n % 2 when 0 then 'seller' else 'buyer' end, md5('u' || n)::uuid, '700.' || n / 4, 'FAIL', now(), now()
    from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`insert into retail_points (id, name, address, inn, admin_percent_of_bonus, retail_point_coordinates, time_zone,
      approved, admin_id, place_key, created_at)
    select md5('p' || n)::uuid, 'Магазин ' || md5(n::text) || case n % 5000 when 0 then ' Люкс' else '' end, 'Адрес ' || n,
      (5000000000 + n)::text, 10, '', '+03:00', true, md5('u' || n)::uuid, 'место ' || n, now()
    from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`update users set point_id = md5('p' || right(mobile, 9)::int % 3000)::uuid where mobile like '792%'`)
  await db.execute(sql`set session_replication_role = default`)
  for (const table of ['users', 'receipts', 'sales', 'retail_points']) await db.execute(sql.raw(`vacuum analyze ${table}`))
  await owner.close()
}

describe.runIf(inject('engineSetup').engine === 'postgres')(`C07 among ${ROWS} rows of each table`, () => {
  beforeAll(fill)

  it.each<[string, () => SQL]>([
    ['a phone', () => phoneStatement('79200000777')],
    ['a serial', () => serialStatement('700.4242')],
    ['a receipt', () => receiptStatement({ fn: '9960440300000017', fd: '4217', fp: '1000004217' })],
    ['a receipt without its sign', () => receiptStatement({ fn: '9960440300000017', fd: '4217', fp: null })],
    ['the sign of a receipt', () => receiptStatement({ fn: null, fd: null, fp: '1000004217' })],
    ['words of a point', () => pointStatement({ words: ['маг', 'люкс'] })],
    ['the INN of a point', () => pointStatement({ inn: '5000000777' })],
    ['a point', () => pointStatement({ id: '00000000-0000-4000-8000-000000000001' })],
    ['sellers of a point', () => memberStatement(['00000000-0000-4000-8000-000000000001'])],
  ])('%s is found along an index', async (_name, statement) => {
    const { kinds, rows } = await explain(statement())
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => kind === 'Seq Scan')).toEqual([])
    expect(rows).toBeLessThanOrEqual(200)
  })
})
