/**
 * Serves the frame of the replay (D260): one page and its files. The desk shows it in a frame of scripts alone, whose origin is nobody's; so its
 * files are open to any origin, and its page may connect to nothing.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR = 31_536_000
const PAGE = 'frame.html'

/** Scripts, styles, fonts and pictures of its own alone: nothing is asked for, sent, opened or framed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  // Also where somebody opens it by itself.
  'sandbox allow-scripts',
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/** Of an origin that is nobody's, a browser loads modules and fonts only where they are open. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

/**
 * @param folder the frame's build
 * @returns whether it is served; false without a build (development)
 */
export const serveReplay = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  const root = resolve(folder)
  const page = join(root, PAGE)
  if (!existsSync(page)) return false
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/replay/assets/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response) => {
      for (const [name, value] of Object.entries({ ...HEADERS, ...OPEN })) response.setHeader(name, value)
      response.setHeader('Cache-Control', `public, max-age=${YEAR}, immutable`)
    },
  })
  app.get('/replay/frame.html', async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ ...HEADERS, 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(await readFile(page)),
  )
  return true
}
