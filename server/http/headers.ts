/** The headers of every kind of answer. The default is the strictest; the portal's own files relax it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from './origin.ts'

const YEAR = 31_536_000

/** Camera for receipts, location for sales; all other device features are off. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=()',
  'geolocation=(self)',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** API answers are data: opened in a browser they execute nothing, load nothing and cannot be framed. */
const DATA_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)

/**
 * The policy of the portal's own files.
 * @param inline hashes of a prerendered page's inline scripts and styles
 * @param captchaOrigin the origin of a third-party captcha, which may be loaded and framed
 */
export const portalPolicy = (
  inline: { scripts: readonly string[]; styles: readonly string[] },
  captchaOrigin: string | null,
): string => {
  const captcha = captchaOrigin === null ? [] : [captchaOrigin]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...quoted(inline.scripts), ...captcha].join(' '),
    ["style-src 'self'", ...quoted(inline.styles)].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...captcha].join(' '),
    ...captcha.map((origin) => `frame-src ${origin}`),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

const ALWAYS = {
  'Content-Security-Policy': DATA_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** The request id in the log. The client's own id is ignored: it may be anything. */
export const REQUEST_ID = 'X-Request-Id'

/** Sets the headers on the raw response, so that a route or the file server can override them. */
export const setHeaders = (request: FastifyRequest, { raw }: FastifyReply): void => {
  for (const [name, value] of Object.entries(ALWAYS)) raw.setHeader(name, value)
  raw.setHeader(REQUEST_ID, request.id)
  if (isApi(request.url)) raw.setHeader('Cache-Control', 'no-store')
  // Browsers that came by https once never use http again.
  if (isSecure(request)) raw.setHeader('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
}

const SVG = 'image/svg+xml'

/** Drawings are XML, which names its encoding like every other text; the file server leaves it out. */
export const nameEncoding = (reply: FastifyReply): void => {
  if (reply.getHeader('content-type') === SVG) reply.header('content-type', `${SVG}; charset=utf-8`)
}
