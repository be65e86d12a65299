/** Sellers who register sales without a pause, and repeat each until there is an answer (B10, C04). */
import { moscowDay, wireTimeOfDay } from '../../../src/domain/dates/dates.ts'
import { DAY } from '../support/server/clock.ts'
import { saleBody } from '../support/deeds/receipts.ts'

/** The results of the commands, by serial. */
export interface Tally {
  /** Answered with success. */
  done: string[]
  /** Answered «nothing was committed», and not repeated. */
  givenUp: string[]
  /** Answers by status; 0 is none at all. */
  statuses: Map<number, number>
  /** Answers that nobody should get. */
  odd: string[]
  /** The longest wait, in milliseconds; of a call that met a halt, the wait since then. */
  slowest: number
}

interface Settings {
  urls: readonly string[]
  tokens: readonly string[]
  /** Taken from the end. */
  serials: string[]
}

/** Sales under way. */
export interface Load {
  /** Resolves with the next successful sale. */
  nextSale(): Promise<void>
  /** Called when the database stops: what calls waited before is the load's doing, and is not counted. */
  halted(): void
  /** Resolves when every call that is under way now has its answer. */
  answered(): Promise<void>
  /** Stops starting sales. @returns a promise that resolves after everybody's last answer */
  stop(): Promise<Tally>
}

interface Reply {
  status: number
  code: number | null
  retryAfter: string | null
}

const send = async (url: string, token: string, sn: string, key: string, body: string): Promise<Reply> => {
  const headers = { token, 'idempotency-key': key, 'content-type': 'application/json' }
  try {
    const answer = await fetch(`${url}/api/sale/seller/purchase/confirm/${sn}?offline=false`, { method: 'POST', headers, body })
    const { code } = (await answer.json()) as { code: number }
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
  } catch {
    return { status: 0, code: null, retryAfter: null }
  }
}

/** After this many broken connections a server counts as dead. */
const MOST_BROKEN = 10

export const sellWithoutPause = ({ urls, tokens, serials }: Settings): Load => {
  const tally: Tally = { done: [], givenUp: [], statuses: new Map(), odd: [], slowest: 0 }
  let turn = 0
  const over = new AbortController()
  let waiting: (() => void)[] = []
  const underWay = new Set<Promise<Reply>>()
  let halt = 0

  const succeed = (sn: string): void => {
    tally.done.push(sn)
    for (const tell of waiting) tell()
    waiting = []
  }

  const sellOne = async (token: string, sn: string): Promise<void> => {
    const body = JSON.stringify(saleBody({ time: wireTimeOfDay(moscowDay(Date.now() - DAY)) }))
    // Every other sale is repeated even after «nothing was committed».
    const isPatient = (turn += 1) % 2 === 0
    let isUnknown = false
    for (let broken = 0; broken < MOST_BROKEN;) {
      const url = urls[(turn += 1) % urls.length] ?? ''
      const from = Date.now()
      const call = send(url, token, sn, `attack-${sn.replace('.', '-')}`, body)
      underWay.add(call)
      const { status, code, retryAfter } = await call
      underWay.delete(call)
      tally.slowest = Math.max(tally.slowest, Date.now() - Math.max(from, halt))
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
      if (status === 200 && code === 0) return succeed(sn)
      if (status === 0) broken += 1
      if (status === 504 || status === 0) isUnknown = true
      else if (status !== 503 || !(Number(retryAfter) > 0)) return void tally.odd.push(`${sn}: ${status} ${code} ${retryAfter}`)
      else if (!isUnknown && !isPatient) return void tally.givenUp.push(sn)
    }
    tally.odd.push(`${sn}: no answer`)
  }

  const work = async (token: string): Promise<void> => {
    for (let sn = serials.pop(); sn && !over.signal.aborted; sn = serials.pop()) await sellOne(token, sn)
  }
  const ended = Promise.all(tokens.map(work)).then(() => tally)
  return {
    nextSale: () => Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), ended.then(() => undefined)]),
    halted: () => {
      halt = Date.now()
    },
    answered: async () => void (await Promise.all(underWay)),
    stop: () => {
      over.abort()
      return ended
    },
  }
}
