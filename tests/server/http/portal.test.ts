import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { serveDemoDocuments } from '../../../server/demo/documents.ts'
import { demoModels } from '../../../server/demo/tools.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-portal-'))
let app: FastifyInstance
/** The same where the operator has said that people come by https. */
let secured: FastifyInstance

const SHELL = '<!doctype html><div id="root"></div>'
const LOGIN =
  '<!doctype html><script>let a</script><script type="module" src="/a.js"></script><style id="b" media="all">i{top:0}</style>' +
  '<style>h1{color:red}</style><div id="root" data-page="/auth/login"></div>'
/** sha256 of `h1{color:red}`. */
const LOGIN_STYLE = 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='
/** sha256 of `i{top:0}` and `let a`. */
const OTHER_STYLE = 'sha256-4Bi+Mgjt6cQZt8a15q/iVRzcSIiUkCTjAb3owXEmdHg='
const LOGIN_SCRIPT = 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='
const SCRIPT = `console.log("${'а'.repeat(500)}")`

const write = (name: string, text: string) => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text))
}

beforeAll(async () => {
  write('index.html', SHELL)
  write('auth/login.html', LOGIN)
  write('assets/app-1a2b3c4d.js', SCRIPT)
  write('assets/app-1a2b3c4d.js.map', '{}')
  write('manifest.webmanifest', '{"icons":[]}')
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('.releases.json', '{}')
  const options = { checkAnswers: true, logger: false, portalDir: folder }
  app = await buildServer(world().deps, options)
  secured = await buildServer(world().deps, { ...options, publicOrigin: 'https://portal.example.org' })
  serveDemoDocuments(app)
  serveDemoDocuments(secured)
})

afterAll(async () => {
  await app.close()
  await secured.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET') =>
  app.inject({ method, url, headers })

const policy = (style = '', script = '') =>
  `default-src 'self'; script-src 'self'${script}; style-src 'self'${style}; img-src 'self' blob: data:; font-src 'self'; ` +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const DATA = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const FOR_EVER = 'public, max-age=31536000, immutable'
const document = demoModels.flatMap((model) => model.documentation ?? [])[0]?.url ?? ''

/** A picture of the first customer, and the request headers of its owner. */
const ownFile = async () => {
  const token = await world().tokenOf(5)
  const type = { token, 'content-type': 'multipart/form-data; boundary=b' }
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
  const payload = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf}\r\n--b--\r\n`
  const answer = await app.inject({ method: 'POST', url: '/api/files', headers: type, payload })
  return { url: `/api/files/${answer.json<{ payload: string }>().payload}`, headers: { token } }
}

const PERMISSIONS =
  'accelerometer=(), autoplay=(), browsing-topics=(), camera=(self), display-capture=(), encrypted-media=(), fullscreen=(), ' +
  'geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), ' +
  'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()'

interface Kind {
  kind: string
  request: () => Promise<{ url: string; headers?: Record<string, string> }> | { url: string; headers?: Record<string, string> }
  status: number
  type: string | undefined
  csp: string
  cache: string | undefined
  disposition?: unknown
}

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

const kinds: Kind[] = [
  { kind: 'the shell', request: () => ({ url: '/' }), status: 200, type: HTML, csp: policy(), cache: 'no-cache' },
  { kind: 'a screen', request: () => ({ url: '/sales?page=2' }), status: 200, type: HTML, csp: policy(), cache: 'no-cache' },
  {
    kind: 'a prerendered page',
    request: () => ({ url: '/auth/login' }),
    status: 200,
    type: HTML,
    csp: policy(` '${OTHER_STYLE}' '${LOGIN_STYLE}'`, ` '${LOGIN_SCRIPT}'`),
    cache: 'no-cache',
  },
  {
    kind: 'an asset',
    request: () => ({ url: '/assets/app-1a2b3c4d.js' }),
    status: 200,
    type: 'application/javascript; charset=utf-8',
    csp: policy(),
    cache: FOR_EVER,
  },
  {
    kind: 'a file without a hash',
    request: () => ({ url: '/favicon.svg' }),
    status: 200,
    type: 'image/svg+xml; charset=utf-8',
    csp: policy(),
    cache: 'no-cache',
  },
  {
    kind: 'a missing asset',
    request: () => ({ url: '/assets/app-00000000.js' }),
    status: 404,
    type: TEXT,
    csp: DATA,
    cache: 'no-cache',
  },
  { kind: 'a missing file', request: () => ({ url: '/robots.txt' }), status: 404, type: TEXT, csp: DATA, cache: 'no-cache' },
  {
    kind: 'data',
    request: async () => ({ url: '/api/user', headers: { token: await world().tokenOf(5) } }),
    status: 200,
    type: JSON_TYPE,
    csp: DATA,
    cache: 'no-store',
  },
  { kind: 'a refusal', request: () => ({ url: '/api/user' }), status: 401, type: JSON_TYPE, csp: DATA, cache: 'no-store' },
  {
    kind: 'no such operation',
    request: () => ({ url: '/api/nothing' }),
    status: 404,
    type: JSON_TYPE,
    csp: DATA,
    cache: 'no-store',
  },
  {
    kind: 'an address that cannot be read',
    request: () => ({ url: '/api/%E0%A4%A' }),
    status: 400,
    type: JSON_TYPE,
    csp: DATA,
    cache: 'no-store',
  },
  ...['/%E0%A4%A', '/sales/%zz', '/%', '/%00'].map((url) => ({
    kind: `an unreadable address of a page ${url}`,
    request: () => ({ url }),
    status: 404,
    type: HTML,
    csp: policy(),
    cache: 'no-cache',
  })),
  {
    kind: "a user's file",
    request: ownFile,
    status: 200,
    type: 'application/pdf',
    csp: `sandbox; ${DATA}`,
    cache: 'no-store',
    disposition: expect.stringMatching(/^attachment; filename="[0-9a-f]{32}\.pdf"$/),
  },
  {
    kind: 'a document',
    request: () => ({ url: document }),
    status: 200,
    type: 'application/pdf',
    csp: DATA,
    cache: undefined,
    disposition: expect.stringMatching(/^attachment; filename="[\w.-]+\.pdf"$/),
  },
]

it.each(['br', 'gzip', 'identity'])(
  'the web-app manifest has its own type, packed as %s too: nosniff forbids guessing',
  async (encoding) => {
    const answer = await ask('/manifest.webmanifest', { 'accept-encoding': encoding })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json(;|$)/)
  },
)

describe('headers', () => {
  it.each(kinds)('$kind', async ({ request, status, type, csp, cache, disposition }) => {
    const { url, headers } = await request()
    const answer = await ask(url, headers)
    expect(answer.statusCode).toBe(status)
    const names = [
      'content-type',
      'content-disposition',
      'content-security-policy',
      'cache-control',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
      'strict-transport-security',
      'x-powered-by',
      'server',
    ]
    expect(Object.fromEntries(names.map((name) => [name, answer.headers[name]]))).toEqual({
      'content-type': type,
      'content-disposition': disposition,
      'content-security-policy': csp,
      'cache-control': cache,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': undefined,
      'x-powered-by': undefined,
      server: undefined,
    })
  })

  it.each(kinds)(
    'where people come by https $kind is never asked for without it again, whatever a proxy tells',
    async ({ request }) => {
      const { url, headers = {} } = await request()
      const answer = await secured.inject({ url, headers })
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    },
  )

  it('a client behind no proxy cannot say that it came by https', async () => {
    const answer = await ask('/api/user', { 'x-forwarded-proto': 'https' })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the built portal', () => {
  it.each([
    ['br', 'br, gzip, deflate', 'br'],
    ['gzip', 'gzip, deflate', 'gzip'],
    ['nothing', 'identity', undefined],
  ])('is sent as it was compressed at the build: %s', async (_, accepted, encoding) => {
    const answer = await ask('/assets/app-1a2b3c4d.js', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toBe('Accept-Encoding')
    const compressed = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) }
    expect(answer.rawPayload.equals(encoding ? compressed[encoding as 'br' | 'gzip'] : Buffer.from(SCRIPT))).toBe(true)
  })

  it('a page that has not changed is not sent again', async () => {
    const first = await ask('/auth/login')
    expect(first.body).toBe(LOGIN)
    const again = await ask('/auth/login', { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['/auth/login/', '/auth/login?from=mail'])('%s is the prerendered page, too', async (url) => {
    expect((await ask(url)).body).toBe(LOGIN)
  })

  it('a page of a new release has its own styles allowed while the server runs on', async () => {
    write('auth/login.html', LOGIN.replace('red', 'blue'))
    utimesSync(join(folder, 'auth/login.html'), new Date(), new Date(Date.now() + 5_000))
    const csp = String((await ask('/auth/login')).headers['content-security-policy'])
    expect(csp).toMatch(/style-src 'self'(?: 'sha256-[\w+/=]{44}'){2};/)
    expect(csp).not.toContain(LOGIN_STYLE)
  })

  it.each(['/assets/app-1a2b3c4d.js.map', '/assets/app-1a2b3c4d.js.br', '/.releases.json', '/assets/../.releases.json'])(
    '%s is nobody’s business',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404)
    },
  )

  it.each([
    '/',
    '/sales/',
    '/tool/100.00001',
    '/tool/100%7C00001',
    '/login',
    '/profile?sub=user-form',
    '/messages',
    '/receipt/7',
  ])('NV23 NV27 A22 %s is a place: 200', async (url) => {
    const answer = await ask(url)
    expect([answer.statusCode, answer.body]).toEqual([200, SHELL])
  })

  it.each(['/w/3q2-7wEjRWeJq83vASNFZw', '/w/3q2-7wEjRWeJq83vASNFZw/', '/w/3q2-7wEj.', '/handover', '/handover/'])(
    'E17 %s is a page for whoever holds the certificate or the link, and for no search engine',
    async (url) => {
      const answer = await ask(url)
      expect([answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([200, SHELL, 'noindex, nofollow'])
      expect((await ask('/faq')).headers['x-robots-tag']).toBeUndefined()
    },
  )

  it.each(['/no-such-page', '/sales/5', '/tool/1/2', '/admin', '/wp-login', '/Sales', '/constructor', '//sales'])(
    'NV23 %s is no place: 404 with the portal’s own page, which shows that there is none',
    async (url) => {
      const answer = await ask(url)
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([404, HTML, SHELL])
      const again = await ask(url, { 'if-none-match': String((await ask('/')).headers['etag']) })
      expect([again.statusCode, again.body]).toEqual([404, SHELL])
      const head = await ask(url, {}, 'HEAD')
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([404, HTML, ''])
    },
  )

  it.each(['/.git/config', '/.env', '/wp-login.php', '/sales/100.00001', '/receipt/a.pdf', '/assets/none', '/a.b/c'])(
    '%s is the address of a file that there is not: 404, plainly',
    async (url) => {
      const answer = await ask(url)
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([404, TEXT, 'Не найдено'])
    },
  )

  it.each(['/', '/api/', '/api/user?a=', '/tool/', '/sales?page='])(
    '%s with 15 kB behind it is nobody’s address: 404',
    async (start) => {
      for (const rest of ['/', 'a', '%20', '.', '?', '&']) {
        const answer = await ask(`${start}${rest.repeat(15_000 / rest.length)}x`)
        expect([rest, answer.statusCode]).toEqual([rest, 404])
      }
    },
  )

  it('HEAD answers like GET, without a body; other methods find no page', async () => {
    const head = await ask('/sales', {}, 'HEAD')
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, HTML, ''])
    // The types of `inject` do not know TRACE.
    for (const method of ['POST', 'OPTIONS', 'TRACE' as 'OPTIONS'] as const)
      expect([method, (await ask('/sales', {}, method)).statusCode]).toEqual([method, 404])
  })
})
