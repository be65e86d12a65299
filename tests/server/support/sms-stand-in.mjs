/**
 * SMS gateways of this machine, each by its own protocol, in a process of its own: SMSC.ru (smsc.ru/api/http), SMS.RU (sms.ru/api/send)
 * and the generic one. It checks what it gets as the documentation says and tells what has reached phones.
 *
 *   POST /control {"gateway", "next": […], "state"}: how the next requests are treated, and the state that is told from now on
 *   GET  /seen?gateway=…: {"requests": number, "phones": [{ id, mobile, text, sender, reference }]}
 *
 * A step: "ok", "slow", "silent" (taken, no answer), "cut" (taken, connection closed), "html" (a proxy's page with 200), a number (an error
 * of the protocol, for the generic one the HTTP status) or "http 502" (that status with a page).
 */
import { createServer } from 'node:http'

const SECRETS = { smsc: { login: 'mst', psw: 'right' }, smsru: { api_id: 'right' }, http: { token: 'right' } }
const SLOW = 200

const fresh = () => ({ requests: 0, phones: [], next: [], state: 'delivered' })
const gateways = { smsc: fresh(), smsru: fresh(), http: fresh() }

const SMSC_STATES = { onTheWay: 0, delivered: 1, undelivered: 20 }
const SMSRU_STATES = { onTheWay: 102, delivered: 103, undelivered: 104 }

const json = (response, status, body) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
const page = (response, status) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>')

const isPhone = (mobile) => /^7\d{10}$/.test(mobile ?? '')

/** What each protocol says. `read` gives the message, or the error that the documentation names for what is wrong with it. */
const protocols = {
  smsc: {
    read: (fields) => {
      if (fields.login !== SECRETS.smsc.login || fields.psw !== SECRETS.smsc.psw) return { error: 2 }
      if (fields.fmt !== '3' || fields.charset !== 'utf-8' || !fields.mes || !/^[\w.-]{1,40}$/.test(fields.id ?? ''))
        return { error: 1 }
      if (!isPhone(fields.phones)) return { error: 7 }
      return { message: { id: fields.id, mobile: fields.phones, text: fields.mes, sender: fields.sender, reference: fields.id } }
    },
    taken: (response, { id }) => json(response, 200, { id, cnt: 1 }),
    failed: (response, code) => json(response, 200, { error: 'error', error_code: code }),
    state: (response, fields, { phones, state }) => {
      if (fields.login !== SECRETS.smsc.login || fields.psw !== SECRETS.smsc.psw) return protocols.smsc.failed(response, 2)
      const isKnown = phones.some(({ id, mobile }) => id === fields.id && mobile === fields.phone)
      if (!isKnown) return protocols.smsc.failed(response, 3)
      return json(response, 200, { status: SMSC_STATES[state], last_date: '20.11.2026 15:00:00', last_timestamp: 1795176000 })
    },
  },
  smsru: {
    read: (fields) => {
      if (fields.api_id !== SECRETS.smsru.api_id) return { error: 200 }
      if (fields.json !== '1' || !fields.msg) return { error: 203 }
      if (!isPhone(fields.to)) return { one: 202, mobile: fields.to }
      const reference = `202648-${1_000_000 + gateways.smsru.requests}`
      return { message: { id: null, mobile: fields.to, text: fields.msg, sender: fields.from, reference } }
    },
    taken: (response, { mobile, reference }) =>
      json(response, 200, {
        status: 'OK',
        status_code: 100,
        sms: { [mobile]: { status: 'OK', status_code: 100, sms_id: reference } },
        balance: 4122.56,
      }),
    failed: (response, code) => json(response, 200, { status: 'ERROR', status_code: code, status_text: 'error' }),
    failedOne: (response, code, mobile) =>
      json(response, 200, {
        status: 'OK',
        status_code: 100,
        sms: { [mobile]: { status: 'ERROR', status_code: code, status_text: 'error' } },
        balance: 4122.56,
      }),
    state: (response, fields, { phones, state }) => {
      if (fields.api_id !== SECRETS.smsru.api_id) return protocols.smsru.failed(response, 200)
      const isKnown = phones.some(({ reference }) => reference === fields.sms_id)
      const one = isKnown ? { status: 'OK', status_code: SMSRU_STATES[state] } : { status: 'ERROR', status_code: -1 }
      return json(response, 200, { status: 'OK', status_code: 100, sms: { [fields.sms_id]: one }, balance: 4122.56 })
    },
  },
  http: {
    read: (fields, headers) => {
      if (headers.authorization !== `Bearer ${SECRETS.http.token}`) return { error: 401 }
      if (!isPhone(fields.to)) return { error: 422 }
      return {
        message: { id: headers['idempotency-key'], mobile: fields.to, text: fields.text, sender: fields.sender, reference: null },
      }
    },
    taken: (response) => json(response, 202, {}),
    failed: (response, code) => json(response, code, {}),
  },
}

const textOf = async (request) => {
  let text = ''
  for await (const part of request) text += part
  return text
}

const fieldsOf = (request, text) =>
  request.headers['content-type']?.startsWith('application/json')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text))

const send = (name, fields, request, response) => {
  const [gateway, protocol] = [gateways[name], protocols[name]]
  const step = gateway.next.shift() ?? 'ok'
  if (typeof step === 'number') {
    // SMS.RU tells some errors of the whole request, most of the phone.
    return protocol.failedOne && step < 300 && step !== 200 && step !== 201
      ? protocol.failedOne(response, step, fields.to)
      : protocol.failed(response, step)
  }
  if (step === 'html') return page(response, 200)
  if (step.startsWith('http ')) return page(response, Number(step.slice(5)))
  const { error, one, mobile, message } = protocol.read(fields, request.headers)
  if (error) return protocol.failed(response, error)
  if (one) return protocol.failedOne(response, one, mobile)
  // The generic gateway alone knows a repeat.
  if (name !== 'http' || !gateway.phones.some(({ id }) => id === message.id)) gateway.phones.push(message)
  if (step === 'cut') return request.socket.destroy()
  if (step === 'silent') return undefined
  const answer = () => protocol.taken(response, message)
  return step === 'slow' ? setTimeout(answer, SLOW) : answer()
}

const paths = {
  '/smsc/send.php': ['smsc', 'send'],
  '/smsc/status.php': ['smsc', 'state'],
  '/smsru/send': ['smsru', 'send'],
  '/smsru/status': ['smsru', 'state'],
  '/http/send': ['http', 'send'],
}

const serve = async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const text = await textOf(request)
  if (url.pathname === '/control') {
    const { gateway, ...change } = JSON.parse(text)
    Object.assign(gateways[gateway], fresh(), change)
    return json(response, 200, {})
  }
  if (url.pathname === '/seen') {
    const { requests, phones } = gateways[url.searchParams.get('gateway')]
    return json(response, 200, { requests, phones })
  }
  // How the account is, without a message.
  if (url.pathname === '/smsc/balance.php') {
    const account = fieldsOf(request, text)
    const isKnown = account.login === SECRETS.smsc.login && account.psw === SECRETS.smsc.psw
    return isKnown ? json(response, 200, { balance: '4122.56' }) : protocols.smsc.failed(response, 2)
  }
  const [name, what] = paths[url.pathname] ?? []
  if (!name || request.method !== 'POST') return page(response, 404)
  const fields = fieldsOf(request, text)
  if (what === 'send') {
    gateways[name].requests += 1
    return send(name, fields, request, response)
  }
  const step = gateways[name].next.shift()
  if (typeof step === 'number') return protocols[name].failed(response, step)
  if (step === 'silent') return undefined
  if (step === 'html') return page(response, 200)
  return protocols[name].state(response, fields, gateways[name])
}

const server = createServer((request, response) => void serve(request, response))

server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
// Whoever started it has gone.
process.stdin.resume().on('end', () => process.exit(0))
