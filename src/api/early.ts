/** Answers to the calls that the page itself sent while its scripts were still on their way: `askFirst` in scripts/build/prerender.mjs. */
import { CALL_TIMEOUT } from '../domain/portal/limits.ts'

interface Heard {
  response: Response
  /** Epoch milliseconds of the device's clock. */
  heardAt: number
}

interface Early {
  token: string
  /** Epoch milliseconds of the device's clock. */
  sentAt: number
  /** By method, path of the contract and body, a space between two of them. */
  answers: Map<string, Promise<Heard>>
}

/** One call that is already under way. */
export interface EarlyCall {
  sentAt: number
  answer: Promise<Heard>
}

declare global {
  // Only `var` declares a property of the global object.
  // eslint-disable-next-line no-var
  var early: Early | undefined
}

/**
 * Hands out each answer once, to the token for which it was asked. A page that is older than a call may take gives none: what is asked
 * later is to be new.
 * @param body what would be sent as JSON
 * @returns null when the call must be sent
 */
export const takeEarly = (method: string, path: string, body: unknown, token: string | null): EarlyCall | null => {
  const { early } = globalThis
  if (!early) return null
  const key = `${method} ${path} ${JSON.stringify(body) ?? ''}`
  const answer = early.answers.get(key)
  if (!answer || early.token !== token || performance.now() > CALL_TIMEOUT) return null
  early.answers.delete(key)
  return { sentAt: early.sentAt, answer }
}

/** The answer as `fetch` gives it, but for a call that is given up. */
export const awaitEarly = async ({ answer }: EarlyCall, signal: AbortSignal): Promise<Response> => {
  signal.throwIfAborted()
  const abandoned = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  const { response } = await Promise.race([answer, abandoned])
  return response
}
