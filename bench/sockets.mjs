// The chat's sockets: the memory of an idle one, and how long it takes until all of them have heard that something is new. The built
// server runs on a separate PostgreSQL, whose NOTIFY it hears as every server of several does.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { FrameImpl } from '@stomp/stompjs'
import { WebSocket } from 'ws'
import { idOf } from './lib/ids.mjs'
import { table } from './lib/table.mjs'
import { openWorld } from './server/world.mjs'

const COUNTS = [100, 1_000, 5_000]
/** As many as one person may have. */
const A_PERSON = 10
const ROUNDS = 5
/** Kibibytes of the server's process for an idle socket. */
const BUDGET = 64
const MOST = Math.max(...COUNTS) / A_PERSON

const tokenOf = (person) => String(person).padStart(32, 'S')
const frame = (command, headers) => FrameImpl.marshall({ command, headers, body: '', escapeHeaderValues: true })

const fill = async (admin) => {
  await admin.query('set session_replication_role = replica')
  for (let person = 1; person <= MOST; person += 1) {
    const hash = createHash('sha256').update(tokenOf(person)).digest('hex')
    const mobile = `7998${String(person).padStart(7, '0')}`
    await admin.query(
      `insert into users (id, mobile, password_hash, created_at) values ('${idOf(2, person)}', '${mobile}', 'none', now())`,
    )
    await admin.query(
      `insert into sessions (id, token_hash, user_id, created_at, last_seen_at) values (gen_random_uuid(), '${hash}', '${idOf(2, person)}', now(), now())`,
    )
  }
  await admin.query('set session_replication_role = origin')
}

/** Kibibytes that the kernel counts for a process. */
const memoryOf = (pid) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

let heard = () => {}
const open = (url, person) =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/chats/ws`, 'v12.stomp', {
      headers: { cookie: `token=${tokenOf(person)}` },
      origin: url,
    })
    socket.on('error', fail)
    socket.on('open', () => {
      socket.send(frame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '10000,10000' }))
      socket.send(frame('SUBSCRIBE', { id: '0', destination: '/user/queue/chat', receipt: 'ready' }))
    })
    socket.on('message', (data) => {
      const text = Buffer.from(data).toString()
      if (text.startsWith('RECEIPT')) done(socket)
      else if (text.startsWith('MESSAGE')) heard()
    })
  })

const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]

/** Milliseconds from the announcement until each socket has heard of it. */
const announce = async (admin, count) => {
  const times = []
  const begun = performance.now()
  const all = new Promise((done) => {
    heard = () => {
      times.push(performance.now() - begun)
      if (times.length === count) done()
    }
  })
  const owners = Array.from({ length: count / A_PERSON }, (_, at) => `'${idOf(2, at + 1)}'`)
  await admin.query(`select pg_notify('chats', id::text) from users where id in (${owners.join(',')})`)
  await all
  return times
}

/** @returns whether an idle socket is within the budget */
export const run = async () => {
  const world = await openWorld()
  const { ours, admin } = world
  const sockets = []
  const beating = setInterval(() => {
    for (const socket of sockets) socket.send('\n')
  }, 8_000)
  try {
    await fill(admin)
    sockets.push(await open(ours.url, 1))
    await wait(2_000)
    const idle = memoryOf(ours.pid)
    const rows = []
    let dearest = 0
    for (const count of COUNTS) {
      while (sockets.length < count) {
        const some = Array.from({ length: Math.min(50, count - sockets.length) }, (_, at) =>
          open(ours.url, Math.floor((sockets.length + at) / A_PERSON) + 1),
        )
        sockets.push(...(await Promise.all(some)))
      }
      await wait(3_000)
      const each = (memoryOf(ours.pid) - idle) / (count - 1)
      const times = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(...(await announce(admin, count)))
      rows.push([String(count), each.toFixed(1), quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)])
      // Of a hundred sockets the process's own growth is more than theirs.
      if (count > 100) dearest = Math.max(dearest, each)
    }
    table(['sockets', 'kB each', 'all told, p50 ms', 'p99 ms'], rows)
    console.log(`\nan idle socket: ${dearest.toFixed(1)} kB, budget ${BUDGET}`)
    return dearest <= BUDGET
  } finally {
    clearInterval(beating)
    for (const socket of sockets) socket.terminate()
    await world.stop()
  }
}
