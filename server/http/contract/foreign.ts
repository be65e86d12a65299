import type { FastifyRequest } from 'fastify'

/** Compared as URLs: a Host may name the port that goes without saying. */
const isOwn = (origin: string, host: string): boolean => {
  try {
    const { protocol, host: asked } = new URL(origin)
    return asked === new URL(`${protocol}//${host}`).host
  } catch {
    // «null»: a page in a sandbox, or one that hides where it is.
    return false
  }
}

/**
 * Whether a browser sends this for a page of another site, which may send a simple request to any address and does not read the answer:
 * a code by SMS is sent all the same. The two headers cannot be set by a page; clients that are no browsers send none of them.
 */
export const isForeign = ({ headers, host, server: { publicOrigin } }: FastifyRequest): boolean => {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (headers.origin === undefined) return false
  return publicOrigin === null ? !isOwn(headers.origin, host) : headers.origin !== publicOrigin
}
