// The chat's sockets: the memory of an idle one, what so many cost while nothing is said, and how long it takes from the desk's answer
// to the frame at each socket of the person. One server announces in its process, two announce through PostgreSQL. Prints figures and
// ratios; nothing of it can fail.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { processorTime } from './lib/cpu.mjs'
import { createClient } from './lib/load.mjs'
import { table } from './lib/table.mjs'
import { conversationOf, gather } from './sockets/crowd.mjs'
import { openOne, openTwo, OPERATORS, operatorToken } from './sockets/worlds.mjs'

const COUNTS = [100, 1_000, 5_000]
const PEOPLE = Math.max(...COUNTS) / 2
/** Answers of the desk: how many, and how many a second. */
const [ANSWERS, A_SECOND] = [900, 30]
/** How long nothing is said, in milliseconds. */
const QUIET = 10_000
/** A frame that has not come by then is an error of the measurement, not a figure. */
const LATEST = 20_000
const ROUNDS = 5
/** Sockets that were opened and closed before the first figure, and milliseconds after which the memory is read. */
const [WARM, SETTLED] = [500, 5_000]

/** Kibibytes that the kernel counts for processes. */
const memoryOf = (servers) =>
  servers.reduce((sum, { pid }) => sum + Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]), 0)

const quantile = (times, share) =>
  times.length === 0 ? Number.NaN : times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]

const inTime = async (all, what) => {
  const late = new AbortController()
  const tooLate = wait(LATEST, null, { signal: late.signal }).then(() => {
    throw new Error(`${what()} have come after ${LATEST} ms`)
  })
  try {
    await Promise.race([all, tooLate])
  } finally {
    late.abort()
    tooLate.catch(() => {})
  }
}

/** Waits for so many frames. @returns a function that resolves with the milliseconds of each since its person's beginning */
const collect = (crowd, count, begunOf) => {
  const times = []
  const all = new Promise((done) => {
    crowd.hears((person) => {
      times.push(performance.now() - begunOf(person))
      if (times.length === count) done()
    })
  })
  return async () => {
    await inTime(all, () => `${times.length} of ${count} frames`)
    crowd.hears(() => {})
    return times
  }
}

let number = 0
const answerTo = (person) => {
  number += 1
  const body = JSON.stringify({ value: `Проверьте номер ${number}` })
  return {
    method: 'POST',
    path: `/api/desk/chat/${conversationOf(person)}/answer`,
    body,
    headers: {
      token: operatorToken((person % OPERATORS) + 1),
      'idempotency-key': `bench-answer-${number}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  }
}

/** The desk answers one person after the other. @returns milliseconds from each call to each frame, and of each call */
const answer = async (crowd, client, url, people) => {
  const begun = new Map()
  const calls = []
  const frames = []
  // In rounds: a person's frames belong to one answer.
  for (let left = ANSWERS; left > 0; left -= Math.min(left, people)) {
    const some = Math.min(left, people)
    const heard = collect(crowd, some * 2, (person) => begun.get(person))
    const sent = []
    const from = performance.now()
    for (let at = 0; at < some; at += 1) {
      await wait(Math.max(0, from + (at * 1_000) / A_SECOND - performance.now()))
      const person = Math.floor((at * people) / some) + 1
      begun.set(person, performance.now())
      sent.push(client.call(url, answerTo(person)).then(() => calls.push(performance.now() - begun.get(person))))
    }
    await Promise.all(sent)
    frames.push(...(await heard()))
  }
  return { frames, calls }
}

/** Kibibytes of each socket, by how many are open; nothing has been said yet, so that nothing else grows. */
const weigh = async (urls, servers) => {
  const warm = gather(urls)
  await warm.grow(WARM)
  warm.close()
  await wait(SETTLED)
  const crowd = gather(urls)
  const empty = memoryOf(servers)
  const weights = []
  try {
    for (const count of COUNTS) {
      await crowd.grow(count)
      await wait(SETTLED)
      weights.push((memoryOf(servers) - empty) / count)
    }
  } finally {
    crowd.close()
  }
  await wait(SETTLED)
  return weights
}

/** Everybody is told at once, as after the connection that listens was lost. @returns milliseconds from there to each frame */
const tellAll = async (crowd, announceAll, count) => {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    const heard = collect(crowd, count, () => begun)
    await announceAll(count / 2)
    times.push(...(await heard()))
  }
  return times
}

/** Milliseconds of a processor that processes need for a second in which nothing is said. */
const idleCost = async (pids) => {
  const before = pids.map(processorTime)
  await wait(QUIET)
  return pids.map((pid, at) => ((processorTime(pid) - before[at]) * 1_000) / QUIET)
}

const measure = async (title, world) => {
  const { servers, database, announceAll } = world
  const urls = servers.map(({ url }) => url)
  const weights = await weigh(urls, servers)
  const crowd = gather(urls)
  const client = createClient(16)
  const desk = servers[0].url
  try {
    await crowd.grow(20)
    // Compiles what an answer needs.
    await answer(crowd, client, desk, 10)
    const rows = []
    for (const [at, count] of COUNTS.entries()) {
      const begun = performance.now()
      await crowd.grow(count)
      const opening = performance.now() - begun
      const idle = await idleCost(servers.map(({ pid }) => pid))
      const [asleep] = database === null ? [Number.NaN] : await idleCost([database])
      const { frames, calls } = await answer(crowd, client, desk, count / 2)
      const all = announceAll ? await tellAll(crowd, announceAll, count) : []
      const figures = [
        weights[at],
        Math.max(...idle),
        asleep,
        quantile(calls, 0.5),
        ...[frames, all].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.99)]),
      ]
      rows.push([
        String(count),
        (opening / 1_000).toFixed(1),
        ...figures.map((figure) => (Number.isNaN(figure) ? '–' : figure.toFixed(1))),
      ])
    }
    console.log(`\n${title}`)
    table(
      [
        'sockets',
        'opened, s',
        'kB each',
        'server ms/s',
        'database ms/s',
        'answer p50',
        'frame p50',
        'p99',
        'all told p50',
        'p99',
      ],
      rows,
    )
    console.log(`closed by a server meanwhile: ${crowd.lost()}`)
  } finally {
    crowd.close()
    client.close()
    await world.stop()
  }
}

const WORLDS = [
  ['one server, announcements in the process, embedded database', openOne],
  ['two servers, announcements through PostgreSQL', openTwo],
]

/** @returns true: figures alone fail nothing */
export const run = async () => {
  for (const [title, open] of WORLDS) await measure(title, await open(PEOPLE))
  console.log('\nms/s: milliseconds of a processor for a second without a word; the rest: milliseconds from the call of the desk')
  return true
}
