// A list of 100 000 rows as a file: the memory of the server's process above what it needs idle, and rows per second. The built server
// runs on a separate PostgreSQL; the reader takes everything as it comes.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { idOf } from './lib/ids.mjs'
import { openWorld } from './server/world.mjs'

/** As many as a file has at most. */
const ROWS = 100_000
/** Mebibytes above idle, whatever the number of rows: pages, texts and the garbage between two collections. */
const BUDGET = 192
const ROUNDS = 3

const PERSON = 1
const OWNER = idOf(PERSON, 0)
const TOKEN = 'E'.repeat(32)

const fill = async (admin) => {
  const hash = createHash('sha256').update(TOKEN).digest('hex')
  await admin.query('set session_replication_role = replica')
  await admin.query(`insert into users (id, mobile, password_hash, created_at) values ('${OWNER}', '79990000001', 'none', now())`)
  await admin.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at) values ('${hash}', '${OWNER}', now(), now())`,
  )
  await admin.query('set session_replication_role = origin')
  await admin.query(`insert into sales (id, side, owner_id, sn, model_id, status, status_at, bonus, sale_date)
    select gen_random_uuid(), 'seller', '${OWNER}', '170.' || lpad(i::text, 6, '0'), model.id,
      case when i % 10 = 0 then 'FAIL' when i % 10 = 1 then 'APPROVE_PENDING' else 'FINISH' end, now(), model.bonus,
      now() - interval '1 minute' * i
    from generate_series(1, ${ROWS}) i, (select id, bonus from models order by id limit 1) model`)
  await admin.query('vacuum analyze')
}

/** Mebibytes that the kernel counts for a process. @param field VmRSS now, VmHWM at most since the last reset */
const memoryOf = (pid, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const download = async (url, body) => {
  const begun = performance.now()
  const headers = { Token: TOKEN, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/sale/get/all/file`, { method: 'POST', headers, body: JSON.stringify(body) })
  let [lines, first, tail] = [0, 0, '']
  const decoder = new TextDecoder()
  for await (const chunk of answer.body) {
    first ||= performance.now() - begun
    for (const byte of chunk) if (byte === 13) lines += 1
    tail = (tail + decoder.decode(chunk, { stream: true })).slice(-40)
  }
  if (!tail.endsWith(`Строк;${lines - 2}\r\n`)) throw new Error(`not a whole file: ${answer.status} ${tail}`)
  return { rows: lines - 2, first, seconds: (performance.now() - begun) / 1_000 }
}

/** @returns whether the memory is within the budget */
export const run = async () => {
  const world = await openWorld()
  const { ours, admin } = world
  try {
    await fill(admin)
    // Whatever a first call compiles and keeps is no memory of the file.
    await download(ours.url, { search: '170.0000' })
    await wait(2_000)
    const idle = memoryOf(ours.pid, 'VmRSS')
    forgetPeak(ours.pid)
    const runs = []
    for (const sortBy of ['saleDate', 'bonus', 'saleStatus'].slice(0, ROUNDS)) runs.push(await download(ours.url, { sortBy }))
    const peak = memoryOf(ours.pid, 'VmHWM') - idle
    for (const { rows, first, seconds } of runs)
      console.log(
        `${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} a second, first byte after ${first.toFixed(0)} ms`,
      )
    console.log(`server: ${idle.toFixed(0)} MiB idle, at most ${peak.toFixed(0)} MiB above it, budget ${BUDGET} MiB`)
    return peak <= BUDGET && runs.every(({ rows }) => rows === ROWS)
  } finally {
    await world.stop()
  }
}
