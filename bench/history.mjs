// The history of a person with a million entries: the time that PostgreSQL needs for each combination of sort, filter and page. It runs
// the server's sources on a separate PostgreSQL.
import { tsImport } from 'tsx/esm/api'
import { watchDatabase } from './lib/database-time.mjs'
import { table } from './lib/table.mjs'

/** Milliseconds of the database for one page, planning not included: what the plan costs. */
const BUDGET = 20
const SIZE = 20
/** More than PostgreSQL's five runs with a plan of their own: a kept statement shows the plan that it is kept with. */
const RUNS = 9
const ROWS = 1_000_000
/** Every so manieth row is a payout, and of these every so manieth came back. */
const [PAYOUTS, RETURNED] = [20, 100]
/** Rows of other people. */
const OTHERS = 200_000
const ME = '00000000-0000-4000-8000-00000000aaaa'
const MY_ACCOUNT = '00000000-0000-4000-8000-00000000bbbb'

const OPERATION = `case when i % ${PAYOUTS} = 0 then 'DISCHARGE_HOLD' when i % 997 = 0 then 'MANUAL_CHARGE_SELLER'
  when i % 5 = 1 then 'CHARGE_FOR_ADMIN' when i % 7 = 1 then 'CHARGE_FOR_BUY' else 'CHARGE_FOR_SALE' end`
/** In the history a payout that came back has an operation of its own. */
const SHOWN = `case when i % ${PAYOUTS * RETURNED} = 0 then 'DISCHARGE_FAILED' else ${OPERATION} end`
/** Seven years, some rows at the same moment. */
const AT = `timestamptz '2019-12-01' + interval '1 second' * ((i / 3) * 660)`
const PAYOUT = `case when i % ${PAYOUTS} = 0 then md5('payout' || i)::uuid end`

const fill = async (ask) => {
  await ask('set session_replication_role = replica')
  await ask(
    `insert into users (id, mobile, password_hash, username, surname, created_at) values ('${ME}', '79000000001', 'none', 'А', 'С', now())`,
  )
  await ask(`insert into accounts (id, user_id, kind) values ('${MY_ACCOUNT}', '${ME}', 'points')`)
  await ask(`insert into payouts (id, user_id, amount, pan, step, reason, created_at, until, ended_at)
    select ${PAYOUT}, '${ME}', 50000 + i % 1000, '2200********4242', case when i % ${PAYOUTS * RETURNED} = 0 then 'returned' else 'settled' end,
      case when i % ${PAYOUTS * RETURNED} = 0 then 'declined' end, ${AT}, ${AT}, ${AT}
    from generate_series(${PAYOUTS}, ${ROWS}, ${PAYOUTS}) i`)
  await ask(`insert into ledger_transactions (id, operation, payout_id, created_at)
    select md5('entry' || i)::uuid, ${OPERATION}, ${PAYOUT}, ${AT} from generate_series(1, ${ROWS}) i`)
  await ask(`insert into point_history (account_id, operation, created_at, entry, transaction_id, payout_id, amount)
    select '${MY_ACCOUNT}', ${SHOWN}, ${AT}, i, md5('entry' || i)::uuid, ${PAYOUT},
      case when i % ${PAYOUTS} = 0 then -(50000 + i % 1000) else 10000 + i::bigint * 7919 % 90000 end
    from generate_series(1, ${ROWS}) i`)
  await ask(`insert into point_history (account_id, operation, created_at, entry, transaction_id, amount)
    select md5('other' || i % 1000)::uuid, 'CHARGE_FOR_SALE', ${AT}, ${ROWS} + i, md5('other entry' || i)::uuid, 10000
    from generate_series(1, ${OTHERS}) i`)
  await ask('set session_replication_role = origin')
  await ask('vacuum analyze')
}

const FILTERS = {
  none: {},
  'one charge': { operations: ['CHARGE_FOR_SALE'] },
  'all charges': { operations: ['CHARGE_FOR_SALE', 'CHARGE_FOR_ADMIN', 'CHARGE_FOR_BUY'] },
  rare: { operations: ['MANUAL_CHARGE_SELLER'] },
  payouts: { operations: ['DISCHARGE'] },
  'payouts that came back': { operations: ['DISCHARGE_FAILED'] },
  'no such': { operations: ['MANUAL_CHARGE_ART'] },
  day: { from: '15-05-2024', to: '15-05-2024' },
  month: { from: '01-10-2026', to: '31-10-2026' },
  'year, the first': { to: '31-12-2020' },
  'year, the last': { from: '01-01-2026' },
  'a year from day to day': { from: '17-06-2024', to: '16-06-2025' },
  'payouts of a month': { operations: ['DISCHARGE'], from: '01-10-2026', to: '31-10-2026' },
  'payouts of a year that came back': { operations: ['DISCHARGE_FAILED'], from: '01-01-2025', to: '31-12-2025' },
}
const SORTS = ['created_time', 'amount', 'operation'].flatMap((sortBy) =>
  ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection })),
)
const PAGES = ['first', 'next', 'middle']

/** @returns whether every page of every combination is within the budget */
export const run = async () => {
  const { startPostgres } = await tsImport('../tests/server/support/server/postgres.ts', import.meta.url)
  const { openPostgres } = await tsImport('../server/kernel/database/open-postgres.ts', import.meta.url)
  const { migrate } = await tsImport('../server/kernel/database/migrate.ts', import.meta.url)
  const { historyOf } = await tsImport('../server/modules/account/history/page.ts', import.meta.url)
  const { readQuestion } = await tsImport('../server/modules/account/history/question.ts', import.meta.url)
  const postgres = await startPostgres()
  const opened = openPostgres(postgres.urlOf('postgres'), {
    poolSize: 1,
    connectWithin: 10_000,
    answerWithin: null,
    report: console.error,
  })
  try {
    await migrate(opened.db)
    await fill((text) => opened.db.$client.query(text))
    const timed = await watchDatabase(opened.db)
    const ask = (request) => historyOf(opened.db, readQuestion(ME, request))
    const rows = []
    for (const sort of SORTS)
      for (const [filter, fields] of Object.entries(FILTERS)) {
        const request = { offset: 0, size: SIZE, ...sort, ...fields }
        const first = await timed(() => ask(request), RUNS)
        const pages = { first }
        const { next } = first.answer
        if (next !== null) pages.next = await timed(() => ask({ ...request, cursor: next }), RUNS)
        // From a row far behind; where there is none that far, there is no middle.
        const far = next === null ? null : await ask({ ...request, offset: 300 })
        const place = far?.next ?? null
        if (place !== null) pages.middle = await timed(() => ask({ ...request, cursor: place }), RUNS)
        const slowest = Math.max(...Object.values(pages).map(({ database }) => database))
        const cells = PAGES.map((page) => pages[page]?.database.toFixed(1) ?? '')
        rows.push({
          slowest,
          cells: [`${sort.sortBy} ${sort.sortDirection}: ${filter}`, ...cells, slowest <= BUDGET ? 'ok' : 'OVER'],
        })
      }
    console.log(`${ROWS} entries of one person, ${ROWS / PAYOUTS} payouts, medians of ${RUNS}, budget ${BUDGET} ms\n`)
    table(
      ['milliseconds of PostgreSQL', ...PAGES, ''],
      rows.map(({ cells }) => cells),
    )
    // What a client without cursors pays: all rows before are read.
    const deep = await timed(() => ask({ offset: 100_000, size: SIZE }), 3)
    console.log(`\noffset 100 000 without a cursor: ${deep.database.toFixed(0)} ms`)
    return rows.every(({ slowest }) => slowest <= BUDGET)
  } finally {
    await opened.close()
    await postgres.stop()
  }
}
