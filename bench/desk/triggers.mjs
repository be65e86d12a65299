// The triggers that list what waits for the desk (migration 0036): the same sales with and without them, in turn.
import { processorTime } from '../lib/cpu.mjs'
import { place, post, receiptOf } from '../lib/requests.mjs'
import { median, table } from '../lib/table.mjs'
import { sellersOf, waitingRows } from './rows.mjs'

const ROUNDS = 7
/** Requests of a round. */
const ROUND = 400
const TRIGGERS = ['desk_sees_new_sales', 'desk_sees_changed_sales', 'desk_sees_gone_sales']

/** Sales of tools of the base, which the tax service checks: none of them waits for the desk. */
const sales = (tokens) => {
  let number = 0
  return () => {
    number += 1
    const path = `/api/sale/seller/purchase/confirm/150.${String(number).padStart(6, '0')}`
    return post(
      path,
      { ...place, receiptQRDto: receiptOf(number) },
      { token: tokens[number % tokens.length], 'idempotency-key': `bench-sale-${number}` },
    )
  }
}

const turn = (admin, how) => admin.query(TRIGGERS.map((name) => `alter table sales ${how} trigger ${name}`).join(';'))

/** The checks of claims belong to a job: what it finds to do depends on the triggers, and its work is not theirs. */
const PUT_OFF = `
  create trigger put_off_checks before insert or update of run_at on jobs for each row when (new.kind = 'check-claims')
    execute function put_off();
  update jobs set run_at = 'infinity' where kind = 'check-claims'`

/** A round. @returns processor milliseconds of node and PostgreSQL per request, and requests per second */
const measure = async (client, { ours, postgres }, next) => {
  const used = () => processorTime(ours.pid) + processorTime(postgres)
  const before = used()
  const time = await client.fill(ours.url, next, ROUND)
  return { cost: (used() - before) / ROUND, perSecond: (ROUND * 1_000) / time }
}

const compare = async (client, world, next) => {
  const rounds = { with: [], without: [] }
  await measure(client, world, next)
  for (let round = 0; round < ROUNDS; round += 1) {
    await turn(world.admin, 'disable')
    rounds.without.push(await measure(client, world, next))
    await turn(world.admin, 'enable')
    rounds.with.push(await measure(client, world, next))
  }
  return rounds
}

const rowOf = (name, rounds) => {
  const of = (which, key) => median(rounds[which].map((round) => round[key]))
  // Both of a round share their conditions.
  const ratio = (key) => median(rounds.with.map((round, at) => round[key] / rounds.without[at][key])).toFixed(2)
  const ms = (which) => `${of(which, 'cost').toFixed(2)} ms`
  const perSecond = (which) => Math.round(of(which, 'perSecond'))
  return [
    name,
    ms('without'),
    ms('with'),
    `${ratio('cost')} ×`,
    perSecond('without'),
    perSecond('with'),
    `${ratio('perSecond')} ×`,
  ]
}

/** Prints the cost of a sale that goes to the tax service, and of one that waits for the desk. */
export const triggers = async (client, world) => {
  await world.admin.query(PUT_OFF)
  const sellers = await sellersOf(client, world.ours.url)
  const rows = [
    rowOf('a sale of a known tool', await compare(client, world, sales(sellers))),
    rowOf('a row that waits', await compare(client, world, waitingRows(sellers, 0))),
  ]
  table(["the desk's triggers on sales", 'without', 'with', 'processor', 'a second without', 'with', 'ratio'], rows)
}
