/** The actor of the queue of checks: it keeps a few calls under way and answers as soon as one of them has (API44). */
import { fromPromise } from 'xstate'
import { checkKey, type Check, type CheckAnswer, type Checked } from './checks.ts'

interface Running {
  stop: AbortController
  /** The check with its answer, once it is there. */
  checked: Checked | null
  done: Promise<void>
}

/**
 * The machine starts the actor anew after every answer, and whenever other rows have their turn. A call that is still wanted goes on
 * meanwhile, one that is not is taken back: so a row that is slow holds up no other one.
 * @param ask sends one check
 */
export const checkQueue = (ask: (check: Check, signal: AbortSignal) => Promise<CheckAnswer>) => {
  const running = new Map<string, Running>()
  let turn = 0

  const begin = (check: Check): Running => {
    const stop = new AbortController()
    const one: Running = { stop, checked: null, done: Promise.resolve() }
    const end = (answer: CheckAnswer | null) => {
      one.checked = { ...check, answer }
    }
    one.done = ask(check, stop.signal).then(end, () => end(null))
    running.set(checkKey(check), one)
    return one
  }

  const keepOnly = (wanted: ReadonlySet<string>) => {
    for (const [key, { stop }] of running) {
      if (wanted.has(key)) continue
      stop.abort()
      running.delete(key)
    }
  }

  return fromPromise<readonly Checked[], readonly Check[]>(async ({ input, signal }) => {
    turn += 1
    const mine = turn
    keepOnly(new Set(input.map(checkKey)))
    // The next start follows at once; without one, nobody waits for the answers any more.
    const leave = () => void Promise.resolve().then(() => turn === mine && keepOnly(new Set()))
    signal.addEventListener('abort', leave)
    const all = input.map((check) => running.get(checkKey(check)) ?? begin(check))
    await Promise.race(all.map(({ done }) => done))
    const answered = all.flatMap(({ checked }) => checked ?? [])
    for (const checked of answered) running.delete(checkKey(checked))
    return answered
  })
}
