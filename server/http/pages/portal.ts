/** Serves the built portal: compressed when it was built, hashed files for ever, pages checked at every visit. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPlace, withoutTrailingSlash } from '../../../src/domain/places.ts'
import { portalPolicy } from '../headers.ts'

const YEAR = 31_536_000
const SHELL = 'index.html'
const ENCODING = /\.(?:br|gz)$/
/** Always all of it: «not modified» and parts of a page are no answers that could be a 404. */
const WHOLE = { etag: false, lastModified: false, acceptRanges: false }

/** Names under /assets carry a hash of their content; everything else may change under its name. */
const cacheFor = (assets: string, path: string): string =>
  path.startsWith(assets) ? `public, max-age=${YEAR}, immutable` : 'no-cache'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Hashes of what a page carries in itself. */
const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].flatMap(([, text]) => (text ? [hashOf(text)] : []))

/** The policy of each page, read again when a new release has replaced the page under a running server. */
const policies = (captchaOrigin: string | null): ((path: string) => string) => {
  const known = new Map<string, { at: number; policy: string }>()
  return (path) => {
    const at = statSync(path).mtimeMs
    const before = known.get(path)
    if (before?.at === at) return before.policy
    const html = readFileSync(path, 'utf8')
    const policy = portalPolicy({ scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }, captchaOrigin)
    known.set(path, { at, policy })
    return policy
  }
}

/** Paths of the prerendered pages and the files that hold them. */
const findPages = (root: string): Map<string, string> => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(files.filter((name) => name !== SHELL).map((name) => [`/${name.slice(0, -'.html'.length)}`, name]))
}

/** The path without query and trailing slash, which mean nothing to a page. */
const placeOf = ({ url }: FastifyRequest): string => withoutTrailingSlash(url.split('?', 1)[0] ?? '')

/** What has a dot is a file, and everything under /assets is; only a serial number under /tool/ may have dots (A22). */
const isFile = (place: string): boolean => place.startsWith('/assets/') || (place.includes('.') && !place.startsWith('/tool/'))

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Не найдено')

/**
 * Serves the built portal.
 * @param captchaOrigin whose captcha its pages may show, when it is not our own
 * @returns what answers a navigation to one of its screens, or null when nothing is built (development)
 */
export const servePortal = async (
  app: FastifyInstance,
  folder: string,
  captchaOrigin: string | null,
): Promise<((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | null> => {
  const root = resolve(folder)
  if (!existsSync(join(root, SHELL))) return null
  const assets = join(root, 'assets/')
  const policyOf = policies(captchaOrigin)
  const pages = findPages(root)
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Maps lie beside the bundles for the people who run the portal; the bundles do not name them.
    allowedPath: (path) => !path.endsWith('.map') && !ENCODING.test(path),
    setHeaders: (response, path) => {
      const original = path.replace(ENCODING, '')
      response.setHeader('Cache-Control', cacheFor(assets, path))
      response.setHeader(
        'Content-Security-Policy',
        original.endsWith('.html') ? policyOf(original) : portalPolicy({ scripts: [], styles: [] }, captchaOrigin),
      )
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })
  return (request, reply) => {
    const place = placeOf(request)
    if (isFile(place)) return refuse(reply)
    const page = pages.get(place)
    if (page !== undefined || isPlace(place)) return reply.code(200).sendFile(page ?? SHELL)
    return reply.code(404).sendFile(SHELL, WHOLE)
  }
}
