import { codeOfFailure } from '../../kernel/code-of-failure.ts'
import { endsWithin } from '../../kernel/within.ts'

/** The outcome of a request: an answer, or none. */
export type Called =
  | { kind: 'answered'; status: number; text: string }
  /** The request never left: nothing can have been sent. */
  | { kind: 'away'; code: string }
  /** It left, and no whole answer came. */
  | { kind: 'silent'; code: string }

/** No gateway's answer about one message is longer. */
const LONGEST_ANSWER = 64 * 1024

/** No name, no connection, no certificate that fits: failures before the first byte of a request. */
const BEFORE_IT_LEFT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

const readAll = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > LONGEST_ANSWER) break
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Posts to a gateway. Errors are told by their code alone: their text may quote the message.
 * @param timeout milliseconds
 */
export const callGateway = async (url: string, init: RequestInit, timeout: number, signal?: AbortSignal): Promise<Called> => {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', ...init, signal: endsWithin(timeout, signal) })
    return { kind: 'answered', status: response.status, text: await readAll(response) }
  } catch (error) {
    const code = codeOfFailure(error) ?? 'silent'
    return BEFORE_IT_LEFT.has(code) ? { kind: 'away', code } : { kind: 'silent', code }
  }
}

/** Statuses of proxies and limiters: the request did not get to where messages are taken. */
const NOT_LET_IN = new Set([401, 403, 404, 429])

/**
 * An answer in JSON, as gateways whose refusals come with status 200 give it; whatever else comes is told apart by whether the message may
 * have been sent.
 */
export const jsonOf = (called: Called): { json: unknown } | { kind: 'refused' | 'unknown'; code: string } => {
  if (called.kind === 'away') return { kind: 'refused', code: called.code }
  if (called.kind === 'silent') return { kind: 'unknown', code: called.code }
  if (NOT_LET_IN.has(called.status)) return { kind: 'refused', code: String(called.status) }
  if (called.status !== 200) return { kind: 'unknown', code: String(called.status) }
  try {
    return { json: JSON.parse(called.text) as unknown }
  } catch {
    return { kind: 'unknown', code: 'not json' }
  }
}
