/** Serves the desk, where operators work: its page for /desk, /support and every address below, its files under /desk/assets. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOf, withoutTrailingSlash } from '../../../src/domain/portal/places.ts'
import { DESK_PLACES } from '../../../src/domain/portal/desk-places.ts'

const YEAR = 31_536_000
const PAGE = 'index.html'

/**
 * Nothing but the desk's own files and the API: no inline script or style, no form that is sent by the browser itself, no frame but that of a
 * replay, which has an origin of its own.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  // The viewer of PDF documents.
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Operators look at photographs and take none. */
const NO_DEVICE = 'camera=(), geolocation=(), microphone=()'

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': NO_DEVICE,
  // An address of the desk names cases: it is told to nobody.
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

const isPlace = (url: string): boolean => {
  const path = withoutTrailingSlash(url.split('?', 1)[0] ?? '')
  return DESK_PLACES.some((place) => isOf(place.path, path))
}

/**
 * Serves the built desk, or nothing without a build (development).
 * @param folder the desk's build
 * @returns whether the desk is served
 */
export const serveDesk = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  const root = resolve(folder)
  const page = join(root, PAGE)
  if (!existsSync(page)) return false
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      response.setHeader('Cache-Control', `public, max-age=${YEAR}, immutable`)
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })
  /** Read at every visit: a new release replaces it under a running server. */
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .code(isPlace(request.url) ? 200 : 404)
      .headers({ ...HEADERS, 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(await readFile(page))
  app.get('/desk', send)
  app.get('/desk/*', send)
  app.get('/support', send)
  app.get('/support/*', send)
  return true
}
