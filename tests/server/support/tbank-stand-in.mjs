/**
 * T-Bank's interface for payouts on this machine, in a process of its own: `/e2c/v2` as tbank.ru/kassa/dev/payouts describes it. It checks
 * every signature with the public key of the certificate, and does not know an order twice.
 *
 *   node tbank-stand-in.mjs <file of the public key>
 *   POST /control {"pass"?: milliseconds, "plan"?: {"Init": ["cut", "http 502", "html", "412", …]}}: time passes, the next calls fail
 *   POST /control/card {"customer", "kind": "succeeds" | "1014" …}: a bound card, and how its payments end; @returns {"cardId"}
 *   GET  /seen: {"payments": […], "cards": […], "calls": {method: number}}
 *   GET  /registry?day=yyyy-MM-dd: the registry of a day
 *
 * A step of a plan: "cut" (done, connection closed), "lost" (not done, connection closed), "http 502", "html" or an error code (not done);
 * {"PaymentId": "1", …} (done, and these fields of the answer are others); a list (answered as it is).
 */
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const PUBLIC_KEY = createPublicKey(readFileSync(process.argv[2]))
const [TERMINAL, SERIAL] = ['1762332910910E2CDEMO', '0a1b2c3d']
/** How long a payment is on its way, and Moscow's distance from UTC. */
const [TAKES, MOSCOW] = [2_000, 3 * 3_600_000]

let passed = 0
let plan = {}
let number = 3_000_000_000
const now = () => Date.now() + passed
const customers = new Set()
const cards = new Map()
const orders = new Set()
const payments = new Map()
const calls = {}

const good = (more) => ({ Success: true, ErrorCode: '0', TerminalKey: TERMINAL, ...more })
const bad = (code, message, more = {}) => ({ Success: false, ErrorCode: String(code), Message: message, ...more })

/** As the documentation says: the values sorted by their keys, SHA-256, and a signature over the digest. */
const faultOf = ({ DigestValue, SignatureValue, X509SerialNumber, ...fields }) => {
  if (fields.TerminalKey !== TERMINAL) return bad(501, 'Терминал не найден')
  if (X509SerialNumber !== SERIAL) return bad(411, 'Сертификат не найден')
  const text = Object.keys(fields)
    .toSorted()
    .map((key) => String(fields[key]))
    .join('')
  const digest = createHash('sha256').update(text).digest()
  const isSigned =
    digest.toString('base64') === DigestValue &&
    verify('RSA-SHA256', digest, PUBLIC_KEY, Buffer.from(SignatureValue ?? '', 'base64'))
  return isSigned ? null : bad(204, 'Неверный токен. Проверьте пару TerminalKey/SecretKey')
}

const statusOf = (payment) => {
  if (payment.endsAt === null) return 'CHECKED'
  if (now() < payment.endsAt) return 'CREDIT_CHECKING'
  return payment.kind === 'succeeds' ? 'COMPLETED' : 'REJECTED'
}

const stateOf = (payment) => {
  const Status = statusOf(payment)
  const more = { Status, PaymentId: payment.id, OrderId: payment.order, Amount: payment.amount }
  return Status === 'REJECTED' ? bad(payment.kind, 'Платеж отклонен', more) : good(more)
}

const methods = {
  AddCustomer: ({ CustomerKey }) => {
    if (customers.has(CustomerKey))
      return bad(7, 'Неверный статус покупателя.', { Details: 'Покупатель с таким ключом уже существует' })
    customers.add(CustomerKey)
    return good({ CustomerKey })
  },
  AddCard: ({ CustomerKey, CheckType }) => {
    if (!customers.has(CustomerKey)) return bad(7, 'Неверный статус покупателя.', { Details: 'Покупатель не найден.' })
    if (!['NO', 'HOLD', '3DS', '3DSHOLD'].includes(CheckType)) return bad(17, 'Неверные введенные данные')
    return good({ CustomerKey, RequestKey: randomUUID(), PaymentURL: `https://securepay.tinkoff.ru/card/${randomUUID()}` })
  },
  GetCardList: ({ CustomerKey }) => {
    const own = [...cards.values()].filter(({ customer }) => customer === CustomerKey)
    if (!customers.has(CustomerKey)) return bad(7, 'Неверный статус покупателя.', { Details: 'Покупатель не найден.' })
    return own.map(({ id, isBound }) => ({
      CardId: id,
      Pan: '220138******0104',
      Status: isBound ? 'A' : 'D',
      CardType: 1,
      ExpDate: '1230',
    }))
  },
  RemoveCard: ({ CustomerKey, CardId }) => {
    const card = cards.get(CardId)
    if (!card?.isBound || card.customer !== CustomerKey) return bad(6, 'Карта не найдена')
    card.isBound = false
    return good({ CustomerKey, CardId, Status: 'D' })
  },
  Init: ({ OrderId, CardId, Amount }) => {
    if (!OrderId || OrderId.length > 36) return bad(212, 'Размер поля OrderId должен быть от 1 до 36')
    if (!Number.isSafeInteger(Amount) || Amount < 1) return bad(251, 'Неверная сумма')
    if (orders.has(OrderId)) return bad(8, 'Неверный статус транзакции.', { Details: 'Заказ с таким order_id уже существует.' })
    const card = cards.get(CardId)
    if (!card?.isBound) return bad(107, 'Неверно введен CardId. Проверьте, что такая карта была ранее привязана')
    orders.add(OrderId)
    number += 1
    const payment = { id: String(number), order: OrderId, card: CardId, amount: Amount, kind: card.kind, endsAt: null, paid: 0 }
    payments.set(payment.id, payment)
    return stateOf(payment)
  },
  Payment: ({ PaymentId }) => {
    const payment = payments.get(PaymentId)
    if (!payment) return bad(255, 'Платеж не найден')
    if (payment.endsAt !== null) return bad(8, 'Неверный статус транзакции.', { PaymentId, Status: statusOf(payment) })
    payment.endsAt = now() + TAKES
    payment.paid += 1
    return stateOf(payment)
  },
  GetState: ({ PaymentId }) => {
    const payment = payments.get(PaymentId)
    return payment ? stateOf(payment) : bad(255, 'Платеж не найден')
  },
}

const registryOf = (day) => {
  const rows = [...payments.values()]
    .filter((payment) => payment.endsAt !== null && statusOf(payment) === 'COMPLETED')
    .filter(({ endsAt }) => new Date(endsAt + MOSCOW).toISOString().startsWith(day))
    .map(({ id, order, amount, endsAt }) => [id, order, amount, new Date(endsAt).toISOString()].join(';'))
  return ['PaymentId;OrderId;Amount;Date', ...rows].join('\n')
}

const json = (response, body) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
const page = (response, status) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>')

const textOf = async (request) => {
  let text = ''
  for await (const part of request) text += part
  return text
}

const control = (path, text, response) => {
  const body = JSON.parse(text || '{}')
  if (path === '/control/card') {
    const id = String((number += 1))
    customers.add(body.customer)
    cards.set(id, { id, customer: body.customer, kind: body.kind, isBound: true })
    return json(response, { cardId: id })
  }
  passed += body.pass ?? 0
  plan = body.plan ?? plan
  return json(response, {})
}

const answer = (method, text, request, response) => {
  calls[method] = (calls[method] ?? 0) + 1
  const step = plan[method]?.shift()
  if (step === 'lost') return request.socket.destroy()
  if (step === 'html') return page(response, 200)
  if (Array.isArray(step)) return json(response, step)
  if (typeof step === 'object')
    return json(response, { ...(faultOf(JSON.parse(text)) ?? methods[method](JSON.parse(text))), ...step })
  if (step?.startsWith('http ')) return page(response, Number(step.slice(5)))
  if (step !== undefined && step !== 'cut') return json(response, bad(step, 'Ошибка'))
  const fields = JSON.parse(text)
  const done = faultOf(fields) ?? methods[method](fields)
  return step === 'cut' ? request.socket.destroy() : json(response, done)
}

const serve = async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const text = await textOf(request)
  if (url.pathname.startsWith('/control')) return control(url.pathname, text, response)
  if (url.pathname === '/seen') return json(response, { payments: [...payments.values()], cards: [...cards.values()], calls })
  if (url.pathname === '/registry') return response.end(registryOf(url.searchParams.get('day')))
  const [, method] = /^\/e2c\/v2\/(\w+)$/.exec(url.pathname) ?? []
  return methods[method] && request.method === 'POST' ? answer(method, text, request, response) : page(response, 404)
}

const server = createServer((request, response) => void serve(request, response))
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
// Whoever started it has gone.
process.stdin.resume().on('end', () => process.exit(0))
