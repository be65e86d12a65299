// Polling: what the questions of 10 000 open browsers, every five seconds, cost the database and the server. The built server runs
// on a separate PostgreSQL; processor time of both, over HTTP, with the session that every call looks up.
import { createHash } from 'node:crypto'
import { processorTime } from './lib/cpu.mjs'
import { idOf, sqlId } from './lib/ids.mjs'
import { createClient } from './lib/load.mjs'
import { median, table } from './lib/table.mjs'
import { openWorld } from './server/world.mjs'

const PEOPLE = 10_000
/** Of each of them, and of one whose list nobody has ever cleaned. */
const USUAL = 30
const MANY = 1_000_000
const POLL_SECONDS = 5
const ROUNDS = 5
const CALLS = 4_000
const CONNECTIONS = 8
/** A poll that finds nothing new is one statement: the database may spend so many times what the emptiest one costs. */
const UNCHANGED = 5
/** Whoever owns a million may cost this much more than whoever owns thirty. */
const RATIO = 1.5

const PERSON = 1
const tokenOf = (number) => String(number).padStart(32, 'A')
const hashOf = (number) => createHash('sha256').update(tokenOf(number)).digest('hex')
/** The one with a million. */
const OWNER = PEOPLE

const rowsOf = (from, to, each) => `
  insert into notifications (id, user_id, event, subject, label, body, img, link, created_at, read_at)
  select gen_random_uuid(), ${sqlId(PERSON, 'person')}, 'receiptAccepted', i::text,
    'Чек проверен', 'Дрель-шуруповёрт ДШ-18, № 100.' || lpad(i::text, 5, '0') || ': начислено 150 баллов', '/pictures/dsh-18.svg',
    '/sales?search=100.00001', now() - interval '1 minute' * (${each} - i), case when i < ${each} - 3 then now() end
  from generate_series(1, ${each}) i, generate_series(${from}, ${to}) person`

const fill = async (ask) => {
  await ask(`insert into users (id, mobile, password_hash, created_at)
    select ${sqlId(PERSON, 'i')}, '7999' || lpad(i::text, 7, '0'), 'none', now()
    from generate_series(0, ${PEOPLE}) i`)
  const hashes = Array.from({ length: PEOPLE + 1 }, (_, number) => `('${hashOf(number)}', '${idOf(PERSON, number)}'::uuid)`)
  const at = new Date().toISOString()
  await ask(`insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select hash, person, '${at}', '${at}' from (values ${hashes.join()}) as given (hash, person)`)
  // Interleaved in time, as they come: a person's rows lie on as many pages.
  await ask(rowsOf(0, PEOPLE - 1, USUAL))
  await ask(rowsOf(OWNER, OWNER, MANY))
  await ask('vacuum analyze')
}

const countOf = (headers) => ({ method: 'GET', path: '/api/push-history/count', headers })
const listOf = (headers, offset = 0, size = 5) => {
  const body = JSON.stringify({ offset, size })
  const given = { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return { method: 'POST', path: '/api/push-history', headers: given, body }
}

/** The calls of a poll, by a person's headers. The rows of each person were written by one statement: it is their first version. */
const POLLS = {
  'nothing new (304)': (headers) => [countOf({ ...headers, 'if-none-match': '"1"' })],
  'something new: count, latest five': (headers) => [countOf(headers), listOf(headers)],
}

/** Everybody in an order that no cache likes: 7 919 is prime to the number of people. */
const everybody = (number) => (number * 7_919) % PEOPLE
const owner = () => OWNER

/** @returns the processor time of one poll, in milliseconds: the database's and the server's */
const measure = async (client, { postgres }, { url, pid }, callsOf, personOf, polls = CALLS) => {
  const before = [processorTime(postgres), processorTime(pid)]
  let left = polls
  const one = async () => {
    while (left > 0) {
      left -= 1
      for (const call of callsOf({ token: tokenOf(personOf(left)) })) await client.call(url, call)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return { database: (processorTime(postgres) - before[0]) / polls, server: (processorTime(pid) - before[1]) / polls }
}

const ms = (value) => `${value.toFixed(3)} ms`
const mediansOf = (runs) => ({
  database: median(runs.map(({ database }) => database)),
  server: median(runs.map(({ server }) => server)),
})
const shareOf = (milliseconds) => `${Math.round((milliseconds * PEOPLE) / (POLL_SECONDS * 10))} % of a core`

const compare = async (client, world, [name, callsOf]) => {
  const runs = { usual: [], many: [] }
  await measure(client, world, world.ours, callsOf, everybody)
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.usual.push(await measure(client, world, world.ours, callsOf, everybody))
    runs.many.push(await measure(client, world, world.ours, callsOf, owner))
  }
  // Both runs of a round share their conditions: their ratio is steadier than the ratio of two medians.
  const ratio = median(runs.many.map(({ database }, round) => database / runs.usual[round].database))
  return { name, usual: mediansOf(runs.usual), many: mediansOf(runs.many), ratio }
}

/** A bare route and the emptiest statement: less than that no poll costs that asks the database anything. */
const floorOf = async (client, world) => {
  const callsOf = () => [{ method: 'GET', path: '/api/floor', headers: {} }]
  const runs = []
  for (let round = 0; round <= ROUNDS; round += 1) runs.push(await measure(client, world, world.reference, callsOf, everybody))
  return mediansOf(runs.slice(1))
}

/** @returns whether a poll that finds nothing new is cheap, and one of somebody with a million not much dearer than another's */
export const run = async () => {
  const world = await openWorld()
  const client = createClient(CONNECTIONS)
  try {
    await fill((text) => world.admin.query(text))
    const floor = await floorOf(client, world)
    const rows = []
    for (const poll of Object.entries(POLLS)) rows.push(await compare(client, world, poll))
    const deep = await measure(client, world, world.ours, (headers) => [listOf(headers, MANY - 10, 10)], owner, 20)
    table(
      ['a poll', 'database', 'server', `${PEOPLE} people: database`, 'server', 'database, one with a million', 'ratio'],
      [
        ['bare route, select 1', ms(floor.database), ms(floor.server), shareOf(floor.database), shareOf(floor.server), '', ''],
        ...rows.map(({ name, usual, many, ratio }) => [
          name,
          ms(usual.database),
          ms(usual.server),
          shareOf(usual.database),
          shareOf(usual.server),
          ms(many.database),
          `${ratio.toFixed(2)} ×`,
        ]),
      ],
    )
    console.log(`\nthe last page of a million: ${ms(deep.database)} of the database`)
    const unchanged = rows[0].usual.database / floor.database
    console.log(`nothing new: ${unchanged.toFixed(1)} × select 1, budget ≤ ${UNCHANGED} ×; ratio ≤ ${RATIO.toFixed(2)} ×`)
    return unchanged <= UNCHANGED && rows.every(({ ratio }) => ratio <= RATIO)
  } finally {
    client.close()
    await world.stop()
  }
}
