/** The headers of every kind of answer. The strictest are on from the start; the portal's own files say what they may do. */
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR = 31_536_000

/** Camera: receipts; place: sales. Nothing else of the device is anybody's business. */
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

/** Data is data: opened by itself it runs nothing, loads nothing and stands in nobody's frame. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)

/**
 * What the portal's own files may do.
 * @param inline hashes of the scripts and styles that a prerendered page carries in itself
 * @param captchaOrigin whose captcha may be loaded and framed, when it is not our own
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

/** Behind https, by the server itself or by the proxy in front of it, browsers shall never ask without it again. */
export const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || headers['x-forwarded-proto'] === 'https'

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

const ALWAYS = {
  'Content-Security-Policy': DATA_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** The number under which the log knows the request. A caller's own is not believed: it could be anybody's, or no number. */
export const REQUEST_ID = 'X-Request-Id'

/** Sets them on the bare response: what a route or the file server says afterwards stands in their place. */
export const setHeaders = (request: FastifyRequest, { raw }: FastifyReply): void => {
  for (const [name, value] of Object.entries(ALWAYS)) raw.setHeader(name, value)
  raw.setHeader(REQUEST_ID, request.id)
  if (isApi(request.url)) raw.setHeader('Cache-Control', 'no-store')
  if (isSecure(request)) raw.setHeader('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
}
