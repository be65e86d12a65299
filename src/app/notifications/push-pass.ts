/**
 * What the push worker needs when the browser changes the address of its subscription (D109): the worker has no token, and browsers do
 * not tell it the former address. It stands in a cache, which page and worker share, while the subscription lasts.
 */
import { PUSH_CACHE, PUSH_PASS } from '../effects/storage/stores.ts'

/** Address and secret of the subscription that the server has, and the server's key for the next one. */
export interface PushPass {
  endpoint: string
  auth: string
  publicKey: string
}

/** Browsers have no caches over plain http, and some none in a private window: then the address is asked for anew by hand. */
const cacheOf = async (): Promise<Cache | null> => ('caches' in window ? caches.open(PUSH_CACHE).catch(() => null) : null)

const isPass = (value: unknown): value is PushPass =>
  typeof value === 'object' &&
  value !== null &&
  ['endpoint', 'auth', 'publicKey'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

/** @returns null without one that can be read */
export const readPushPass = async (): Promise<PushPass | null> => {
  const kept = await (await cacheOf())?.match(PUSH_PASS)
  const value: unknown = await kept?.json().catch(() => null)
  return isPass(value) ? value : null
}

/** @param pass null forgets it */
export const storePushPass = async (pass: PushPass | null): Promise<void> => {
  const cache = await cacheOf()
  if (pass === null) await cache?.delete(PUSH_PASS)
  // A full disk refuses: the subscription works without.
  else await cache?.put(PUSH_PASS, Response.json(pass)).catch(() => {})
}
