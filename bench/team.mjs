// The lists of points and teams at the size of a whole programme: a hundred thousand sellers, all of them of one point; as many
// applications to it; ten thousand points of one tax number; a seller who has sold for ten years at another point and little at this.
import { tsImport } from 'tsx/esm/api'
import { watchDatabase } from './lib/database-time.mjs'
import { idOf, sqlId } from './lib/ids.mjs'
import { table } from './lib/table.mjs'

/** Milliseconds of the database for one page. */
const BUDGET = 20
const SIZE = 20
const SELLERS = 100_000
const POINTS = 10_000
const SALES = 1_000_000
const SORTS = ['saleDate', 'model', 'sn', 'bonus', 'saleStatus']
/** More than PostgreSQL's five runs with a plan of their own. */
const RUNS = 9
const INN = '7707083893'
const ADMIN = idOf(1, 0)
const POINT = idOf(2, 0)
/** Of the last seller. */
const BUSY = idOf(1, SELLERS)

const fill = async (ask) => {
  await ask(`insert into retail_points (id, name, address, inn, admin_percent_of_bonus, retail_point_coordinates, time_zone, approved, created_at)
    select ${sqlId(2, 'i')}, 'Точка ' || chr(1040 + i * 7 % 32), 'Москва, ул. Новая, ' || i, '${INN}', 10, '', '+03:00', true, now()
    from generate_series(0, ${POINTS - 1}) i`)
  await ask(`insert into users (id, mobile, password_hash, username, surname, status, point_id, created_at)
    select ${sqlId(1, 'i')}, '7900' || lpad(i::text, 7, '0'), 'none', 'Имя ' || chr(1040 + i * 11 % 32),
      chr(1040 + i * 7 % 32) || 'амилия ' || i % 5000, 'SELLER', '${POINT}', now() from generate_series(0, ${SELLERS}) i`)
  await ask(`update retail_points set admin_id = '${ADMIN}' where id = '${POINT}'`)
  await ask(`insert into users (id, mobile, password_hash, username, surname, status, created_at)
    select ${sqlId(3, 'i')}, '7901' || lpad(i::text, 7, '0'), 'none', 'Имя', 'Фамилия', 'SELLER_PENDING', now()
    from generate_series(1, ${SELLERS}) i`)
  await ask(`insert into join_requests (user_id, point_id, created_at)
    select ${sqlId(3, 'i')}, '${POINT}', now() - interval '1 minute' * (i % 50000) from generate_series(1, ${SELLERS}) i`)
  await ask(`insert into models (id, name, bonus, warranty_months) values (md5('model')::uuid, 'Дрель', 15000, 12)`)
  await ask(`insert into sales (id, side, owner_id, point_id, model_id, sn, status, status_at, bonus, sale_date)
    select gen_random_uuid(), 'seller', '${BUSY}', case when i % 1000 = 0 then '${POINT}'::uuid else ${sqlId(2, 1)} end,
      md5('model')::uuid, '700.' || lpad(i::text, 7, '0'), 'FINISH', at, 15000, at
    from (select i, timestamptz '2016-01-01' + i * interval '5 minutes' as at from generate_series(1, ${SALES}) i) as rows`)
  await ask('vacuum analyze')
}

/** The pages of a list that is read by its cursor: the first, the next one, one from far behind. */
const pagesOf = async (measure, page, far) => {
  const first = await measure(() => page(undefined), RUNS)
  const next = await measure(() => page(first.answer.next), RUNS)
  return [first, next, await measure(() => page(far), RUNS)]
}

/** @returns whether every page is within the budget */
export const run = async () => {
  const load = (path) => tsImport(`../server/${path}`, import.meta.url)
  const { startPostgres } = await tsImport('../tests/server/support/server/postgres.ts', import.meta.url)
  const { openPostgres } = await load('kernel/database/open-postgres.ts')
  const { migrate } = await load('kernel/database/migrate.ts')
  const { sellersOf, sellerOf, requestsOf, countRequests } = await load('modules/team/sellers.ts')
  const { findByInn } = await load('modules/points/find.ts')
  const { listOf } = await load('modules/sales/list.ts')
  const { readQuestion } = await load('modules/sales/list/question.ts')
  const postgres = await startPostgres()
  const opened = openPostgres(postgres.urlOf('postgres'), {
    poolSize: 1,
    connectWithin: 10_000,
    answerWithin: null,
    report: console.error,
  })
  try {
    const { db } = opened
    await migrate(db)
    await fill((text) => db.$client.query(text))
    const measure = await watchDatabase(db)
    const admin = { id: ADMIN, pointId: POINT }
    const salesBy = (sortBy) => (cursor) =>
      listOf(
        db,
        readQuestion(BUSY, 'seller', { offset: 0, size: SIZE, sortBy, sortDirection: 'desc', ...(cursor && { cursor }) }, POINT),
      )
    /** @returns the pages of each order of the list */
    const ofEachOrder = async () => {
      const lists = {}
      for (const sortBy of SORTS) {
        const page = salesBy(sortBy)
        const second = await page((await page()).next)
        lists[`sales of one seller by ${sortBy}, ${SALES / 1_000} here and ${SALES} elsewhere`] = await pagesOf(
          measure,
          page,
          second.next,
        )
      }
      return lists
    }
    const lists = {
      [`sellers, ${SELLERS} of one point`]: await pagesOf(
        measure,
        (cursor) => sellersOf(db, admin, { size: SIZE, cursor }),
        idOf(1, 71_234),
      ),
      'one seller of them': [await measure(() => sellerOf(db, admin, idOf(1, 71_234)), RUNS)],
      [`applications, ${SELLERS} to one point`]: await pagesOf(
        measure,
        (cursor) => requestsOf(db, admin, { size: SIZE, cursor }),
        idOf(3, 71_234),
      ),
      'their number': [await measure(() => countRequests(db, admin), RUNS)],
      [`points, ${POINTS} of one tax number`]: await pagesOf(
        measure,
        (cursor) => findByInn(db, INN, { size: SIZE, cursor }),
        idOf(2, 7_123),
      ),
      ...(await ofEachOrder()),
    }
    const ms = (one) => one?.database.toFixed(1) ?? ''
    const slowestOf = (pages) => Math.max(...pages.map(({ database }) => database))
    console.log(`${SIZE} rows a page, medians of ${RUNS}, budget ${BUDGET} ms of PostgreSQL\n`)
    table(
      ['milliseconds of PostgreSQL', 'first', 'next', 'from far behind', ''],
      Object.entries(lists).map(([name, pages]) => [
        name,
        ms(pages[0]),
        ms(pages[1]),
        ms(pages[2]),
        slowestOf(pages) <= BUDGET ? 'ok' : 'OVER',
      ]),
    )
    return Object.values(lists).every((pages) => slowestOf(pages) <= BUDGET)
  } finally {
    await opened.close()
    await postgres.stop()
  }
}
