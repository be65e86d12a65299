/** The captcha without an external service: the device proves with a little work that it is no bot (ALTCHA). */
import type { Challenge, Solution } from 'altcha-lib/types'

/** More workers would starve the page of CPU time. */
const MOST_WORKERS = 4

/** A worker's answer: the solution, null after a timeout, or the error. */
type Answer = Solution | null | { error: unknown }

const openWorker = (): Worker => new Worker(new URL('altcha-worker.ts', import.meta.url), { type: 'module' })

/**
 * Several workers search for the number, each in its own steps: the first solution stops the others.
 * @returns the token for the server, or null when there is no solution
 */
export const solveAltcha = (challenge: Challenge, signal: AbortSignal): Promise<string | null> =>
  new Promise((resolve) => {
    const workers: Worker[] = []
    const end = (token: string | null) => {
      for (const worker of workers) worker.terminate()
      resolve(token)
    }
    signal.addEventListener('abort', () => end(null))
    const count = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS)
    for (let at = 0; at < count; at += 1) {
      const worker = openWorker()
      workers.push(worker)
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
        end(data && 'counter' in data ? btoa(JSON.stringify({ challenge, solution: data })) : null),
      )
      worker.addEventListener('error', () => end(null))
      worker.postMessage({ type: 'work', challenge, counterStart: at, counterStep: count }, [])
    }
  })
