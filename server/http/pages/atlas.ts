/** Serves the atlas in demo mode: its page at /atlas, and the iframes with the portal's screens. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000
const PAGE = 'index.html'
const SCREEN = 'screen.html'

const COMMON = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // The build consists of scripts only, so a screen can never send a request for data.
  "connect-src 'none'",
]

/**
 * Only the page frames its own screens, and nobody frames the page. A screen of an earlier release stands in a frame without an
 * address, which inherits this policy: its styles and fonts stand in its text. It runs no script, whatever the policy says.
 */
const PAGE_POLICY = [
  ...COMMON,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "frame-src 'self'",
  "frame-ancestors 'none'",
].join('; ')
const SCREEN_POLICY = [...COMMON, "style-src 'self'", "font-src 'self'", "frame-ancestors 'self'"].join('; ')

/** Screens of the atlas show prompts for camera and location, but never use them. */
const NO_DEVICE = 'camera=(), geolocation=(), microphone=()'

/**
 * Serves the built atlas, or nothing without a build (development).
 * @param folder the atlas's build
 * @returns whether the atlas is served
 */
export const serveAtlas = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  const root = resolve(folder)
  if (!existsSync(join(root, PAGE))) return false
  const assets = join(root, 'assets/')
  await app.register(fastifyStatic, {
    root,
    prefix: '/atlas/',
    decorateReply: false,
    cacheControl: false,
    index: [PAGE],
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(assets) ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      response.setHeader('Content-Security-Policy', path.endsWith(SCREEN) ? SCREEN_POLICY : PAGE_POLICY)
      response.setHeader('Permissions-Policy', NO_DEVICE)
    },
  })
  app.get('/atlas', (_, reply) => reply.redirect('/atlas/'))
  return true
}
