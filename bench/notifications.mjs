// Polling: what the questions of 10 000 open browsers, every five seconds, cost the database. It runs the server's sources on a
// separate PostgreSQL and counts processor time of the database alone, with the session that every call looks up.
import { createHash } from 'node:crypto'
import { tsImport } from 'tsx/esm/api'
import { parentOf, processorTime } from './lib/cpu.mjs'
import { median, table } from './lib/table.mjs'

const PEOPLE = 10_000
/** Of each of them, and of one whose list nobody has ever cleaned. */
const USUAL = 30
const MANY = 1_000_000
const POLL_SECONDS = 5
const ROUNDS = 5
const CALLS = 10_000
const CONNECTIONS = 8
/** Whoever owns a million may cost this much more than whoever owns thirty. */
const BUDGET = 1.5

const idOf = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const tokenOf = (number) => String(number).padStart(32, 'A')
const hashOf = (number) => createHash('sha256').update(tokenOf(number)).digest('hex')
/** The one with a million. */
const OWNER = PEOPLE

const rowsOf = (from, to, each) => `
  insert into notifications (id, user_id, event, subject, label, body, img, link, created_at, read_at)
  select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, 'receiptAccepted', i::text,
    'Чек проверен', 'Дрель-шуруповёрт ДШ-18, № 100.' || lpad(i::text, 5, '0') || ': начислено 150 баллов', '/pictures/dsh-18.svg',
    '/sales?search=100.00001', now() - interval '1 minute' * (${each} - i), case when i < ${each} - 3 then now() end
  from generate_series(1, ${each}) i, generate_series(${from}, ${to}) person`

const fill = async (ask, now) => {
  await ask(`insert into users (id, mobile, password_hash, created_at)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, '7900' || lpad(i::text, 7, '0'), 'none', now()
    from generate_series(0, ${PEOPLE}) i`)
  const hashes = Array.from({ length: PEOPLE + 1 }, (_, number) => `('${hashOf(number)}', '${idOf(number)}'::uuid)`)
  const at = new Date(now).toISOString()
  await ask(`insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select hash, person, '${at}', '${at}' from (values ${hashes.join()}) as given (hash, person)`)
  // Interleaved in time, as they come: a person's rows lie on as many pages.
  await ask(rowsOf(0, PEOPLE - 1, USUAL))
  await ask(rowsOf(OWNER, OWNER, MANY))
  await ask('vacuum analyze')
}

const openWorld = async (postgres) => {
  const { openPostgres } = await tsImport('../server/kernel/database/open-postgres.ts', import.meta.url)
  const { migrate } = await tsImport('../server/kernel/database/migrate.ts', import.meta.url)
  const { findActor } = await tsImport('../server/modules/auth/sessions.ts', import.meta.url)
  const { notificationHandlers } = await tsImport('../server/modules/notifications/handlers.ts', import.meta.url)
  const url = postgres.urlOf('postgres')
  const opened = openPostgres(url, { poolSize: CONNECTIONS, connectWithin: 10_000, answerWithin: null, report: console.error })
  const ask = (text) => opened.db.$client.query(text)
  await migrate(opened.db)
  const now = Date.now()
  await fill(ask, now)
  const { rows } = await ask('select pg_backend_pid() as pid')
  /** A call as the server answers it: the session, then the handler. */
  const call = async (operation, person, body) => {
    const actor = await findActor(opened.db, tokenOf(person), now)
    return notificationHandlers[operation]({ actor, body, db: opened.db, now })
  }
  return { call, pid: parentOf(rows[0].pid), close: () => opened.close() }
}

/** @returns the database's processor time of one call, in milliseconds */
const measure = async ({ call, pid }, [operation, body], personOf, calls = CALLS) => {
  const before = processorTime(pid)
  let left = calls
  const one = async () => {
    while (left > 0) {
      left -= 1
      await call(operation, personOf(left), body)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return (processorTime(pid) - before) / calls
}

const QUESTIONS = {
  'count of unread': ['countNotifications', undefined],
  'latest five': ['listNotifications', { offset: 0, size: 5 }],
}
/** Everybody in an order that no cache likes: 7 919 is prime to the number of people. */
const everybody = (number) => (number * 7_919) % PEOPLE
const owner = () => OWNER

const ms = (value) => `${value.toFixed(3)} ms`

/** @returns whether a poll of the one with a million costs no more than the budget */
export const run = async () => {
  const { startPostgres } = await tsImport('../tests/server/support/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  const world = await openWorld(postgres)
  try {
    const rows = []
    for (const [name, question] of Object.entries(QUESTIONS)) {
      await measure(world, question, everybody)
      const costs = { usual: [], many: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        costs.usual.push(await measure(world, question, everybody))
        costs.many.push(await measure(world, question, owner))
      }
      // Both runs of a round share their conditions: their ratio is steadier than the ratio of two medians.
      const ratio = median(costs.many.map((cost, round) => cost / costs.usual[round]))
      rows.push({ name, usual: median(costs.usual), many: median(costs.many), ratio })
    }
    const deep = await measure(world, ['listNotifications', { offset: MANY - 10, size: 10 }], owner, 20)
    const poll = rows.reduce((sum, { usual }) => sum + usual, 0)
    table(
      ['database time of a call', `of ${PEOPLE} people`, 'of one with a million', 'ratio', 'budget'],
      rows.map(({ name, usual, many, ratio }) => [
        name,
        ms(usual),
        ms(many),
        `${ratio.toFixed(2)} ×`,
        `≤ ${BUDGET.toFixed(2)} ×`,
      ]),
    )
    console.log(`\nthe last page of a million: ${ms(deep)}`)
    const share = (poll * PEOPLE) / (POLL_SECONDS * 1_000)
    console.log(
      `a poll (both calls): ${ms(poll)}; ${PEOPLE} people every ${POLL_SECONDS} s: ${Math.round(share * 100)} % of one core of the database`,
    )
    return rows.every(({ ratio }) => ratio <= BUDGET)
  } finally {
    await world.close()
    await postgres.stop()
  }
}
