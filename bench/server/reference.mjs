// The reference: bare Fastify routes and a bare pool, the same work with the same prepared statements, without validation, log
// and refusals. It runs in its own process, with the server's DATABASE_URL and DATABASE_POOL.
import { createHash, randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { Pool } from 'pg'
import * as statements from './statements.mjs'

const CHECK_DELAY = 3_000

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) })
const app = fastify()

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const ask = async (client, statement, values) => (await client.query({ ...statement, values })).rows
const actorOf = async ({ headers }) => (await ask(pool, statements.session, [sha256(headers.token)]))[0]

const getBalance = async (request) => {
  const actor = await actorOf(request)
  const [row] = await ask(pool, statements.balance, [actor.user_id])
  return { code: 0, message: null, payload: Number(row.amount) / 100 }
}

const listSales = async (request) => {
  const { user_id: userId } = await actorOf(request)
  const saleHistory = await ask(pool, statements.page, [userId, 'seller', request.body.size, request.body.offset])
  const [{ total }] = await ask(pool, statements.total, [userId, 'seller'])
  return { code: 0, message: null, payload: { saleHistory, total } }
}

const register = async (client, { headers, params, body }, { user_id: userId, id: pointId }) => {
  const [at, key, { receiptQRDto: receipt }] = [new Date(), headers['idempotency-key'], body]
  await ask(client, statements.key, [userId, key, sha256(JSON.stringify([params, body])), at])
  const [tool] = await ask(client, statements.tool, [params.id, 'seller'])
  const { fn, fd, fp } = receipt
  const sum = Math.round(Number(receipt.sum) * 100)
  const claim = [randomUUID(), 'seller', userId, fn, fd, fp, sum, receipt.time, at]
  const [claimed] = await ask(client, statements.receipt, claim)
  const row = [randomUUID(), 'seller', userId, pointId, params.id, tool.id, at, claimed.id, tool.bonus, at]
  const [{ id }] = await ask(client, statements.sale, row)
  await ask(client, statements.job, [{ saleId: id }, new Date(at.getTime() + CHECK_DELAY)])
  const answer = { code: 0, message: null, payload: { id, saleStatus: 'TAX_PENDING' } }
  await ask(client, statements.answer, [userId, key, answer])
  return answer
}

const OPERATIONS = [
  'CHARGE_FOR_ADMIN',
  'CHARGE_FOR_BUY',
  'CHARGE_FOR_SALE',
  'DISCHARGE',
  'DISCHARGE_HOLD',
  'MANUAL_CHARGE_ART',
  'MANUAL_CHARGE_BUYER',
  'MANUAL_CHARGE_SELLER',
]
const of = (value) => OPERATIONS.map(() => value)

const readHistory = async (request) => {
  const { user_id: userId } = await actorOf(request)
  const values = [userId, OPERATIONS, of(null), of(0), of('infinity'), of(Number.MAX_SAFE_INTEGER), request.body.size + 1]
  const rows = await ask(pool, statements.history, values)
  const history = rows.slice(0, request.body.size).map(({ entry, ...row }) => ({ ...row, id: entry }))
  return { code: 0, message: null, payload: { history } }
}

const payOut = async (client, { headers, body }, { user_id: userId }) => {
  const [at, key] = [new Date(), headers['idempotency-key']]
  await ask(client, statements.key, [userId, key, sha256(JSON.stringify(body)), at])
  await ask(client, statements.person, [userId])
  const [card] = await ask(client, statements.card, [body.cardId, userId])
  await ask(client, statements.spent, [userId, new Date(at.getFullYear(), 0, 1)])
  const [id, transaction, amount] = [randomUUID(), randomUUID(), Number(body.sum) * 100]
  const row = [id, userId, card.id, card.token, card.pan, amount, at, new Date(at.getTime() + 86_400_000)]
  const [payout] = await ask(client, statements.payout, row)
  await ask(client, statements.payoutJob, [{ payoutId: id }, at])
  const found = await ask(client, statements.accounts, [userId])
  const [points, held] = ['points', 'held'].map((kind) => found.find((one) => one.kind === kind))
  if (Number(points.amount) < amount) throw new Error('too few points')
  await ask(client, statements.transaction, [transaction, id, at])
  await ask(client, statements.entries, [transaction, points.id, -amount, held.id, amount])
  const answer = { code: 0, message: null, payload: { id, step: payout.step, pan: payout.pan } }
  await ask(client, statements.answer, [userId, key, answer])
  return answer
}

const within = (work) => async (request) => {
  const actor = await actorOf(request)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await work(client, request, actor)
    await client.query('commit')
    return answer
  } finally {
    client.release()
  }
}

app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
  done(null, Object.fromEntries(new URLSearchParams(text))),
)
app.route({ method: 'GET', url: '/api/floor', handler: () => ask(pool, statements.nothing, []) })
app.route({ method: 'GET', url: '/api/account/current/balance', handler: getBalance })
app.route({ method: 'POST', url: '/api/sale/get/all', handler: listSales })
app.route({ method: 'POST', url: '/api/sale/seller/purchase/confirm/:id', handler: within(register) })
app.route({ method: 'POST', url: '/api/account/history', handler: readHistory })
app.route({ method: 'POST', url: '/api/e2c/cash/out', handler: within(payOut) })
console.log(`reference: ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
