/** Serves the built portal: compressed at build time, hashed files cached for ever, pages revalidated on every visit. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPlace, placeOf, withoutTrailingSlash } from '../../../src/domain/portal/places.ts'
import { portalPolicy } from '../headers.ts'

const YEAR = 31_536_000
const SHELL = 'index.html'
const ENCODING = /\.(?:br|gz)$/
/** Always the whole page: «not modified» and partial content cannot have the status 404. */
const WHOLE = { etag: false, lastModified: false, acceptRanges: false }

/** Files under /assets have a content hash in their name; any other file may change under its name. */
const cacheFor = (assets: string, path: string): string =>
  path.startsWith(assets) ? `public, max-age=${YEAR}, immutable` : 'no-cache'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Hashes of a page's inline styles and scripts. */
const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].flatMap(([, text]) => (text ? [hashOf(text)] : []))

/** The policy of each page, recomputed when a new release replaces the page under a running server. */
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

/** Paths of the prerendered pages and their files. */
const findPages = (root: string): Map<string, string> => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(files.filter((name) => name !== SHELL).map((name) => [`/${name.slice(0, -'.html'.length)}`, name]))
}

/** The path without query and trailing slash, which pages ignore. */
const pathOf = ({ url }: FastifyRequest): string => withoutTrailingSlash(url.split('?', 1)[0] ?? '')

/**
 * A path with a dot is a file, and so is everything under /assets; only a serial number under /tool/ may contain dots (A22), and a token
 * under /w/, behind which a messenger has left the full stop of its sentence (E17).
 */
const isFile = (place: string): boolean => place.startsWith('/assets/') || (place.includes('.') && !/^\/(?:tool|w)\//.test(place))

/** Pages of those who hold a certificate or a link of a seller; search engines hold none (E17). */
const BY_TOKEN: ReadonlySet<string> = new Set(['/w/:token', '/handover'])

const hideFromSearch = (reply: FastifyReply, place: string): void => {
  if (BY_TOKEN.has(placeOf(place).path)) reply.header('X-Robots-Tag', 'noindex, nofollow')
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Не найдено')

/**
 * Serves the built portal.
 * @param captchaOrigin the origin of a third-party captcha
 * @returns the handler of navigations to its screens, or null without a build (development)
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
    // Source maps are for the operators of the portal; the bundles do not refer to them.
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
    const place = pathOf(request)
    if (isFile(place)) return refuse(reply)
    hideFromSearch(reply, place)
    const page = pages.get(place)
    if (page !== undefined || isPlace(place)) return reply.code(200).sendFile(page ?? SHELL)
    return reply.code(404).sendFile(SHELL, WHOLE)
  }
}
