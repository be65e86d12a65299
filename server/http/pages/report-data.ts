/**
 * Serves what reports need beside the portal (D256): words and dictionaries, read before a report is written and by operators who open a link;
 * and the page of a report for a tab where the portal does not start.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000

/** Its own files and the call that sends. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * @param folder the build of the page
 * @returns whether it is served; false without a build (development)
 */
export const serveCrashReport = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  const root = resolve(folder)
  if (!existsSync(root)) return false
  await app.register(fastifyStatic, {
    root,
    prefix: '/report/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('Content-Security-Policy', PAGE_POLICY)
      response.setHeader('Cache-Control', path.endsWith('.html') ? 'no-cache' : `public, max-age=${YEAR}, immutable`)
      response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    },
  })
  return true
}

/**
 * @param folder what the build has published
 * @returns whether it is served; false without a build (development)
 */
export const serveReportData = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  const root = resolve(folder)
  if (!existsSync(root)) return false
  await app.register(fastifyStatic, {
    root,
    prefix: '/report-data/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (response, path) => {
      const isCurrent = /current\.json(?:\.(?:br|gz))?$/.test(path)
      response.setHeader('Cache-Control', isCurrent ? 'no-cache' : `public, max-age=${YEAR}, immutable`)
      response.setHeader('Vary', 'Accept-Encoding')
      response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    },
  })
  return true
}
