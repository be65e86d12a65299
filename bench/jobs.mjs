// Throughput of jobs: codes through an SMS gateway that takes nine seconds per message, and checks of receipts while sellers sell
// without a pause. It runs the server's sources on a separate PostgreSQL.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { tsImport } from 'tsx/esm/api'
import { root } from '../scripts/lib/run.mjs'
import { table } from './lib/table.mjs'

const GATEWAY_THINKS = 9_000
const CODES = 8
/** One point per seller: in the demo world all share one administrator, whose balance is one row. */
const SELLERS = 20
const AT_ONCE = 8
const SELLING = 20_000
/** The sandbox's tax service answers after three seconds: a check is late only after that. */
const BUDGETS = { lastCode: 5, oldest: 5 }

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A gateway that records the arrival time of each message. */
const openGateway = async () => {
  const arrived = []
  const server = createServer((request, response) => {
    arrived.push(performance.now())
    request.resume()
    setTimeout(() => response.end('{}'), GATEWAY_THINKS)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    arrived,
    close: () => server.closeAllConnections() || server.close(),
  }
}

const startServer = async (env) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, MODE: 'demo', HOST: '127.0.0.1', PORT: '0', PORTAL_DIR: 'none', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (data) => {
      printed = `${printed}${data}`.slice(-10_000)
      const found = /^Платформа МСТ: (\S+)/m.exec(printed)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', () => reject(new Error(`the server did not start:\n${printed}`)))
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  return { url, stop: () => child.kill('SIGKILL') && gone }
}

const post = async (url, body, headers = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const json = await answer.json()
  if (answer.status !== 200) throw new Error(`${url} ended with ${answer.status}: ${JSON.stringify(json)}`)
  return json
}

/** @returns seconds until the first and the last code was sent */
const sendCodes = async (url, gateway) => {
  const from = performance.now()
  for (let each = 0; each < CODES; each += 1)
    await post(`${url}/api/user/password/get`, { mobile: `7999111220${each}` }, { 'user-agent': `bench ${each}` })
  while (gateway.arrived.length < CODES && performance.now() - from < 120_000) await wait(50)
  const seconds = gateway.arrived.map((at) => (at - from) / 1_000)
  return { first: seconds[0], last: gateway.arrived.length < CODES ? Infinity : seconds[CODES - 1] }
}

const receipt = (number) => ({
  fn: '9999078900001111',
  fd: String(number),
  fp: `${number}1`,
  n: 1,
  sum: '4990.00',
  time: '19-11-2026T12:00:00',
  isManualInput: true,
})

/** Sells without a pause. @returns sales per second, the longest wait of a check, and the checks left at the end */
const sellAll = async (url, admin, saleOf) => {
  await admin.query(`insert into tools (sn, nfc, model_id)
    select '150.' || lpad(i::text, 6, '0'), 'NFC-150-' || lpad(i::text, 6, '0'), (select id from models order by id limit 1)
    from generate_series(0, 59999) i`)
  await admin.query(`insert into retail_points
    select (jsonb_populate_record(null::retail_points, to_jsonb(point) || jsonb_build_object('id', md5('point' || i)::uuid, 'admin_id', null))).*
    from (select retail_points.* from retail_points join users on users.point_id = retail_points.id where mobile = '79000000008') as point,
      generate_series(1, ${SELLERS}) as i`)
  await admin.query(`insert into users
    select (jsonb_populate_record(null::users, to_jsonb(seller) || jsonb_build_object('id', md5('seller' || i)::uuid, 'mobile', 79990000000 + i, 'point_id', md5('point' || i)))).*
    from (select * from users where mobile = '79000000008') as seller, generate_series(1, ${SELLERS}) as i`)
  const tokens = []
  for (let each = 1; each <= SELLERS; each += 1)
    tokens.push((await post(`${url}/api/login`, { username: String(79_990_000_000 + each), password: '111111' })).payload)
  const seen = { sold: 0, isOver: false, oldest: 0 }
  const sell = async () => {
    while (!seen.isOver) {
      const number = (seen.sold += 1)
      const serial = `150.${String(number).padStart(6, '0')}`
      await post(`${url}/api/sale/seller/purchase/confirm/${serial}`, saleOf(receipt(number)), {
        token: tokens[number % tokens.length],
        'idempotency-key': `bench-sale-${number}`,
      })
    }
  }
  const LATE = `select count(*)::int as count, coalesce(extract(epoch from now() - min(run_at)), 0)::float as oldest
    from jobs where kind = 'receipt-check' and done_at is null and run_at <= now()`
  const watch = async () => {
    while (!seen.isOver) {
      const { rows } = await admin.query(LATE)
      seen.oldest = Math.max(seen.oldest, rows[0].oldest)
      await wait(250)
    }
  }
  const selling = Promise.all([watch(), ...Array.from({ length: AT_ONCE }, sell)])
  await wait(SELLING)
  seen.isOver = true
  await selling
  const { rows } = await admin.query(LATE)
  return { rate: (seen.sold / SELLING) * 1_000, oldest: seen.oldest, left: rows[0].count }
}

/** @returns whether the last code and the oldest check are within their budgets */
export const run = async () => {
  const { startPostgres } = await tsImport('../tests/server/support/server/postgres.ts', import.meta.url)
  const { saleBody } = await tsImport('../tests/server/support/deeds/receipts.ts', import.meta.url)
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'mst-bench-'))
  const gateway = await openGateway()
  const admin = new Client({ connectionString: postgres.urlOf('postgres') })
  let server
  try {
    server = await startServer({
      DATABASE_URL: postgres.urlOf('postgres'),
      DATA_DIR: join(folder, 'data'),
      SMS: 'http',
      SMS_URL: gateway.url,
      SMS_TOKEN: 'bench',
    })
    await admin.connect()
    const codes = await sendCodes(server.url, gateway)
    const checks = await sellAll(server.url, admin, saleBody)
    const verdict = (isWithin) => (isWithin ? 'ok' : 'OVER')
    const isQuick = codes.last <= BUDGETS.lastCode
    const keepsUp = checks.oldest <= BUDGETS.oldest
    table(
      ['jobs', 'measured', 'budget', ''],
      [
        [`first of ${CODES} codes at a gateway of ${GATEWAY_THINKS / 1_000} s`, `${codes.first.toFixed(1)} s`, '', ''],
        [`last of ${CODES} codes`, `${codes.last.toFixed(1)} s`, `≤ ${BUDGETS.lastCode} s`, verdict(isQuick)],
        [`sales, ${AT_ONCE} at once, for ${SELLING / 1_000} s`, `${checks.rate.toFixed(0)} /s`, '', ''],
        ['oldest check that waited meanwhile', `${checks.oldest.toFixed(1)} s`, `≤ ${BUDGETS.oldest} s`, verdict(keepsUp)],
        ['checks that were late at the end', String(checks.left), '', ''],
      ],
    )
    return isQuick && keepsUp
  } finally {
    await server?.stop()
    await admin.end()
    gateway.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
