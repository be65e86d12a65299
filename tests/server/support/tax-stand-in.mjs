/**
 * proverkacheka.com and the party look-up of DaData in a process of their own, answering as their documentation says.
 *
 *   POST /control {"receipts", "next", "parties"}: the receipts and parties that exist, and how the next requests are treated
 *   GET  /seen: {"requests": [the fields of each question]}
 *
 * A step: "ok", "silent", "cut", "html" (a proxy's page with 200), a number (a code of proverkacheka) or "http 429 60" (status and
 * Retry-After).
 */
import { createServer } from 'node:http'

const TOKEN = 'right'
const fresh = () => ({ receipts: [], parties: [], next: [], requests: [] })
let state = fresh()

const json = (response, status, body) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

const textOf = async (request) => {
  let text = ''
  for await (const part of request) text += part
  return text
}

const WELL_FORMED = {
  fn: /^\d+$/,
  fd: /^\d+$/,
  fp: /^\d+$/,
  t: /^\d{8}T\d{4}(\d\d)?$/,
  s: /^\d+\.\d\d$/,
  n: /^[1-4]$/,
  qr: /^0$/,
}

const receipt = (fields, response) => {
  if (fields.token !== TOKEN) return json(response, 401, { code: 401, data: 'token' })
  const isWrong = Object.entries(WELL_FORMED).some(([name, pattern]) => !pattern.test(fields[name] ?? ''))
  if (isWrong) return json(response, 200, { code: 0, data: 'Чек некорректен' })
  const found = state.receipts.find(({ fiscalSign }) => String(fiscalSign) === fields.fp)
  if (!found) return json(response, 200, { code: 2, data: 'Данные чека пока не получены' })
  return json(response, 200, { code: 1, first: 0, data: { json: found, html: '<table></table>' }, request: {} })
}

const party = (text, headers, response) => {
  if (headers.authorization !== `Token ${TOKEN}`) return json(response, 403, { family: 'CLIENT_ERROR' })
  const { query, type, branch_type: branch } = JSON.parse(text)
  const isAsked = ({ data }) =>
    data.inn === query && data.type === (type ?? data.type) && (data.branch_type ?? branch) === (branch ?? data.branch_type)
  return json(response, 200, { suggestions: state.parties.filter(isAsked) })
}

const serve = async (request, response) => {
  const text = await textOf(request)
  if (request.url === '/control') {
    state = { ...fresh(), ...JSON.parse(text) }
    return json(response, 200, {})
  }
  if (request.url === '/seen') return json(response, 200, { requests: state.requests })
  const isReceipt = request.url === '/api/v1/check/get'
  const fields = isReceipt ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  state.requests.push(fields)
  const step = state.next.shift() ?? 'ok'
  if (typeof step === 'number') return json(response, 200, { code: step, data: 'words' })
  if (step === 'silent') return undefined
  if (step === 'cut') return request.socket.destroy()
  if (step === 'html') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>')
  if (step.startsWith('http ')) {
    const [, status, seconds] = step.split(' ')
    return response.writeHead(Number(status), seconds ? { 'Retry-After': seconds } : {}).end('<html></html>')
  }
  return isReceipt ? receipt(fields, response) : party(text, request.headers, response)
}

const server = createServer((request, response) => void serve(request, response))
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
// Whoever started it has gone.
process.stdin.resume().on('end', () => process.exit(0))
