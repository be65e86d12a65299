// The cost of a request: CPU time of node and PostgreSQL together, against the same statements behind bare routes, alternating.
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { processorTime } from './lib/cpu.mjs'
import { createClient } from './lib/load.mjs'
import { login, place, post, receiptOf } from './lib/requests.mjs'
import { median, table } from './lib/table.mjs'
import { openWorld, PAYEES, TOOLS } from './server/world.mjs'

const CONNECTIONS = 8
/** Alternating, so that both run under the same conditions. */
const ROUNDS = 7
/** Requests per round; three warm-up rounds compile both programs and fix both plans. */
const ROUND = { balance: 2_000, 'list of 20': 600, sale: 500, 'history of 20': 600, withdrawal: 500, user: 1_000, purchase: 500 }
const WARM_UP = 3
/** Latency in milliseconds at half of the server's maximum load. */
const STEADY = 2_000
const STEADY_RUNS = 5
const BUDGETS = { read: 1.6, command: 2, tail: 4 }

/** Дмитрий has twenty finished sales and only reads; the others sell, so that his list stays unchanged. */
const READER = '79000000008'
const SELLERS = ['79000000001', '79000000010', '79000000011', '79000000013']

/** Requests of a command: each uses its own tool, receipt and key. */
const commandsOf = (tokens) => {
  let number = 0
  return (path, bodyOf) => () => {
    number += 1
    if (number >= TOOLS) throw new Error('the tools of the run are used up')
    const headers = { token: tokens[number % tokens.length], 'idempotency-key': `bench-key-${number}` }
    return post(`${path}/150.${String(number).padStart(6, '0')}`, bodyOf(number), headers)
  }
}

/** The parts that must be equal in both answers, or the comparison is meaningless. */
const sameBalance = ({ payload }) => payload
const sameList = ({ payload }) => [payload.total, payload.saleHistory.map(({ id }) => id)]
const sameSale = ({ code, payload }) => [code, payload.saleStatus]

const sameHistory = ({ payload }) => payload.history.map(({ id }) => Number(id))
const samePayout = ({ code, payload }) => [code, payload.step, payload.pan]

const md5 = (text) => createHash('md5').update(text).digest('hex')

/** «Вывести деньги» of one person after the other. */
const withdrawals = () => {
  let number = 0
  return () => {
    number += 1
    const person = 1 + (number % PAYEES)
    const body = `cardId=${md5(`card${person}`).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}&sum=500`
    const headers = {
      token: md5(`token${person}`),
      'idempotency-key': `withdrawal-key-${number}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }
    return { method: 'POST', path: '/api/e2c/cash/out', body, headers }
  }
}

const casesOf = (reader, sellers) => {
  const command = commandsOf(sellers)
  const sale = command('/api/sale/seller/purchase/confirm', (number) => ({ ...place, receiptQRDto: receiptOf(number) }))
  const balance = { method: 'GET', path: '/api/account/current/balance', headers: { token: reader } }
  const list = post('/api/sale/get/all', { offset: 0, size: 20 }, { token: reader })
  const history = post('/api/account/history', { offset: 0, size: 20 }, { token: reader })
  const purchase = command('/api/sale/buyer/purchase/confirm', receiptOf)
  const user = { ...balance, path: '/api/user' }
  return {
    compared: [
      { name: 'balance', kind: 'read', next: () => balance, same: sameBalance },
      { name: 'list of 20', kind: 'read', next: () => list, same: sameList },
      { name: 'sale', kind: 'command', next: sale, same: sameSale },
      { name: 'history of 20', kind: 'read', next: () => history, same: sameHistory },
      { name: 'withdrawal', kind: 'command', next: withdrawals(), same: samePayout },
    ],
    alone: [
      { name: 'user', next: () => user },
      { name: 'purchase', next: purchase },
    ],
  }
}

const insistOnTheSame = async (client, { ours, reference }, { name, next, same }) => {
  const [theirs, mine] = [await client.call(reference.url, next()), await client.call(ours.url, next())]
  if (!isDeepStrictEqual(same(mine), same(theirs)))
    throw new Error(`${name}: the server answers ${JSON.stringify(mine)}, the reference ${JSON.stringify(theirs)}`)
}

/** A round of one server. @returns CPU milliseconds per request, and requests per second */
const measure = async (client, postgres, { url, pid }, { name, next }, count = ROUND[name]) => {
  const used = () => processorTime(pid) + processorTime(postgres)
  const before = used()
  const time = await client.fill(url, next, count)
  return { cost: (used() - before) / count, perSecond: (count * 1_000) / time }
}

const compare = async (client, world, one) => {
  await insistOnTheSame(client, world, one)
  const rounds = { reference: [], ours: [] }
  for (const who of ['reference', 'ours']) await measure(client, world.postgres, world[who], one, WARM_UP * ROUND[one.name])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const who of ['reference', 'ours']) rounds[who].push(await measure(client, world.postgres, world[who], one))
  return rounds
}

const rank = (values, share) => values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1]

/**
 * The 99th percentile and the median of both servers, at half of the server's maximum load. Other load of the machine only adds
 * time: the lowest of several runs counts.
 */
const tailsOf = async (client, world, { next }, perSecond) => {
  const runs = { reference: [], ours: [] }
  for (let run = 0; run < STEADY_RUNS; run += 1)
    for (const who of ['reference', 'ours']) {
      const times = await client.pace(world[who].url, next, { perSecond: perSecond / 2, milliseconds: STEADY })
      runs[who].push({ p50: rank(times, 0.5), p99: rank(times, 0.99) })
    }
  const least = (who, key) => Math.min(...runs[who].map((run) => run[key]))
  const [p50, p99] = [least('ours', 'p50'), least('ours', 'p99')]
  return { p50, p99, tail: p99 / p50, othersTail: least('reference', 'p99') / least('reference', 'p50') }
}

const ms = (value) => `${value.toFixed(2)} ms`
const times = (value) => `${value.toFixed(2)} ×`
const verdict = (isWithin) => (isWithin ? 'ok' : 'OVER')

/** If even the bare routes exceed the budget, the tail is the machine's. */
const isBusy = ({ othersTail }) => othersTail > BUDGETS.tail
const keepsTail = (one) => one.tail <= BUDGETS.tail || isBusy(one)
const isWithin = (one) => one.ratio <= BUDGETS[one.kind] && keepsTail(one)

const judge = async (client, world, one) => {
  const { ours, reference } = await compare(client, world, one)
  const [mine, theirs] = [ours, reference].map((rounds) => median(rounds.map(({ cost }) => cost)))
  // Both runs of a round share their conditions: their ratio is steadier than the ratio of two medians.
  const ratio = median(ours.map(({ cost }, round) => cost / reference[round].cost))
  const perSecond = median(ours.map((round) => round.perSecond))
  return { ...one, mine, theirs, ratio, perSecond, ...(await tailsOf(client, world, one, perSecond)) }
}

const report = (judged, alone) => {
  const rows = judged.map(({ name, kind, mine, theirs, ratio, perSecond }) => [
    `${name} (${kind})`,
    ms(theirs),
    ms(mine),
    times(ratio),
    `≤ ${times(BUDGETS[kind])}`,
    verdict(ratio <= BUDGETS[kind]),
    Math.round(perSecond),
  ])
  const others = alone.map(({ name, cost, perSecond }) => [name, '', ms(cost), '', '', '', Math.round(perSecond)])
  table(['processor time of a request', 'reference', 'server', 'ratio', 'budget', '', 'a second'], [...rows, ...others])
  console.log('')
  table(
    ['at half of that load', 'p50', 'p99', 'reference', 'ratio', 'budget', ''],
    judged.map((one) => [
      one.name,
      ms(one.p50),
      ms(one.p99),
      times(one.othersTail),
      times(one.tail),
      `≤ ${times(BUDGETS.tail)}`,
      isBusy(one) ? 'the machine is busy' : verdict(keepsTail(one)),
    ]),
  )
}

/** @returns whether every ratio is within its budget */
export const run = async () => {
  const world = await openWorld()
  const client = createClient(CONNECTIONS)
  try {
    const tokenOf = async (mobile) => (await client.call(world.ours.url, login(mobile))).payload
    const { compared, alone } = casesOf(await tokenOf(READER), await Promise.all(SELLERS.map(tokenOf)))
    const judged = []
    // `npm run bench -- server withdrawal` measures one row.
    const wanted = compared.filter(({ name }) => name.includes(process.argv[3] ?? ''))
    for (const one of wanted) judged.push(await judge(client, world, one))
    const informed = []
    for (const one of process.argv[3] ? [] : alone)
      informed.push({ ...one, ...(await measure(client, world.postgres, world.ours, one)) })
    console.log(`Node.js ${process.version}, PostgreSQL, ${CONNECTIONS} connections, ${ROUNDS} rounds in turn, medians\n`)
    report(judged, informed)
    return judged.every(isWithin)
  } finally {
    client.close()
    await world.stop()
  }
}
