// Lists of a person with a million rows: the time that PostgreSQL needs for each combination of sort, filter and page that a list
// offers. It runs the server's sources on a separate PostgreSQL.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from '../scripts/lib/run.mjs'
import { watchDatabase } from './lib/database-time.mjs'
import { table } from './lib/table.mjs'
import { BUYER, fill, LAST_DAY, ROWS, SELLER } from './server-lists/fill.mjs'

/** Milliseconds of the database for one page, planning not included: what the plan costs. */
const BUDGET = 20
const SIZE = 20
/** More than PostgreSQL's five runs with a plan of their own: a kept statement shows the plan that it is kept with. */
const RUNS = 9
const MIGRATIONS = join(root, 'server/kernel/database/migrations')
const MEASURED = '0010'

const SORTS = {
  seller: ['saleDate', 'model', 'sn', 'bonus', 'saleStatus'],
  buyer: ['purchaseDate', 'guaranteeExpire', 'model', 'sn', 'saleStatus'],
}

const [YEAR_AGO, MONTH_AGO] = ['01-01-2025', '01-10-2026']
/** Filters of a request. Series 104 is one of the largest, with 55 000 of the rows; its numbers grow with the date. */
const FILTERS = {
  none: {},
  'status with most rows': { statuses: ['FINISH'] },
  'rare status': { statuses: ['RESERVED'] },
  'two statuses': { statuses: ['FINISH', 'FAIL'] },
  day: { from: '15-05-2024', to: '15-05-2024' },
  month: { from: MONTH_AGO, to: '31-10-2026' },
  'year, the first': { to: '31-12-2021' },
  'year, the last': { from: YEAR_AGO, to: '31-12-2025' },
  'status and month': { statuses: ['FAIL'], from: MONTH_AGO },
  'serial, 3 characters': { search: '104' },
  'serial, 3 characters, the last model': { search: '139' },
  'serial, 5 characters': { search: '104.0' },
  'serial, whole': { search: '104.00123' },
  'no such serial': { search: '777' },
  'status and serial': { statuses: ['FAIL'], search: '104' },
  'year and serial': { from: YEAR_AGO, search: '104' },
  'status, year and serial': { statuses: ['FINISH'], from: YEAR_AGO, search: '104' },
}

const requestsOf = (side) => {
  const sorts = SORTS[side].flatMap((sortBy) => ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection })))
  return [{}, ...sorts].flatMap((sort) => Object.entries(FILTERS).map(([filter, fields]) => ({ sort, filter, fields })))
}

/** The server's sources with a database of their own. @returns how long the measured migration took, in seconds */
const openWorld = async (url) => {
  const { openPostgres } = await tsImport('../server/kernel/database/open-postgres.ts', import.meta.url)
  const { migrate } = await tsImport('../server/kernel/database/migrate.ts', import.meta.url)
  const { listOf } = await tsImport('../server/modules/sales/list.ts', import.meta.url)
  const { readQuestion } = await tsImport('../server/modules/sales/list/question.ts', import.meta.url)
  const opened = openPostgres(url, { poolSize: 1, connectWithin: 10_000, answerWithin: null, report: console.error })
  const ask = (text) => opened.db.$client.query(text)

  const folder = mkdtempSync(join(tmpdir(), 'mst-bench-'))
  mkdirSync(join(folder, 'before'))
  const before = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name < MEASURED)
  for (const name of before) copyFileSync(join(MIGRATIONS, name), join(folder, 'before', name))
  await migrate(opened.db, join(folder, 'before'))
  rmSync(folder, { recursive: true })
  await fill(ask)
  const begun = performance.now()
  await migrate(opened.db)
  const migrated = (performance.now() - begun) / 1_000
  await ask('vacuum analyze')
  const timed = await watchDatabase(opened.db)
  return { listOf, readQuestion, db: opened.db, timed, migrated, close: () => opened.close() }
}

/** Asks for a page as often as it takes. @returns the answer, and medians of the database's and of the whole time in milliseconds */
const measure = ({ db, listOf, readQuestion, timed }, side, request) =>
  timed(() => listOf(db, readQuestion(side === 'seller' ? SELLER : BUYER, side, request)), RUNS)

/** The pages of one sort and filter: the first, the next one, one from the middle on, the last. */
const pagesOf = async (world, side, { sort, fields }) => {
  const request = { offset: 0, size: SIZE, ...sort, ...fields }
  const first = await measure(world, side, request)
  const { next, total } = first.answer
  const more = next === null ? null : await measure(world, side, { ...request, cursor: next })
  if (total === null || total <= 2 * SIZE) return { first, more, middle: null, last: null }
  const last = await measure(world, side, { ...request, offset: total - SIZE })
  const far = await world.listOf(
    world.db,
    world.readQuestion(side === 'seller' ? SELLER : BUYER, side, { ...request, offset: Math.floor(total / 2) }),
  )
  return { first, more, middle: await measure(world, side, { ...request, cursor: far.next }), last }
}

const PAGES = ['first', 'more', 'middle', 'last']
const ms = (one) => (one ? one.database.toFixed(1) : '')

/** @returns whether every page of every combination is within the budget */
export const run = async () => {
  const { startPostgres } = await tsImport('../tests/server/support/server/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  const world = await openWorld(postgres.urlOf('postgres'))
  try {
    const judged = []
    for (const side of ['seller', 'buyer'])
      for (const one of requestsOf(side)) judged.push({ side, ...one, pages: await pagesOf(world, side, one) })
    const rows = judged.map(({ side, sort, filter, pages }) => {
      const measured = PAGES.flatMap((page) => pages[page] ?? [])
      const slowest = Math.max(...measured.map(({ database }) => database))
      const whole = Math.max(...measured.map((page) => page.whole))
      const name = `${side}, ${sort.sortBy ? `${sort.sortBy} ${sort.sortDirection}` : 'no sort'}: ${filter}`
      return {
        slowest,
        cells: [name, ...PAGES.map((page) => ms(pages[page])), whole.toFixed(1), slowest <= BUDGET ? 'ok' : 'OVER'],
      }
    })
    console.log(`${ROWS} sales and ${ROWS} tools of one person each until ${LAST_DAY}, medians of ${RUNS}, budget ${BUDGET} ms`)
    console.log(`migration ${MEASURED}: ${world.migrated.toFixed(0)} s\n`)
    table(
      ['milliseconds of PostgreSQL', 'first', 'next', 'next in the middle', 'last', 'slowest with node', ''],
      rows.map(({ cells }) => cells),
    )
    const over = rows.filter(({ slowest }) => slowest > BUDGET).length
    console.log(
      `\n${rows.length} combinations, slowest ${Math.max(...rows.map(({ slowest }) => slowest)).toFixed(1)} ms, ${over} over`,
    )
    return over === 0
  } finally {
    await world.close()
    await postgres.stop()
  }
}
