// A load client: closed loop, or at a fixed rate.
import { Agent, request } from 'node:http'

const send = (base, agent, { method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const call = request(new URL(path, base), { method, headers, agent }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else if (response.statusCode === 304) resolve(null)
        else reject(new Error(`${method} ${path} ended with ${response.statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })

/**
 * A client with this many keep-alive connections.
 * @returns `call` sends one request and returns its answer, null for 304; `fill` sends so many without a pause and returns the total
 * milliseconds; `pace` sends so many per second, whether answered or not, and returns the milliseconds of each
 */
export const createClient = (connections) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const call = (base, what) => send(base, agent, what)

  const fill = async (base, next, count) => {
    const begun = performance.now()
    let left = count
    const one = async () => {
      for (; left > 0; await send(base, agent, next())) left -= 1
    }
    await Promise.all(Array.from({ length: connections }, one))
    return performance.now() - begun
  }

  const pace = async (base, next, { perSecond, milliseconds }) => {
    const begun = performance.now()
    const sent = []
    for (let past = 0; past < milliseconds; past = performance.now() - begun) {
      while (sent.length < (past * perSecond) / 1_000) {
        const from = performance.now()
        sent.push(send(base, agent, next()).then(() => performance.now() - from))
      }
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    return Promise.all(sent)
  }

  return { call, fill, pace, close: () => agent.destroy() }
}
