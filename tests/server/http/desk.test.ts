import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveDesk } from '../../../server/http/pages/desk.ts'
import { buildServer } from '../../../server/start/server.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-desk-'))
const PAGE = '<!doctype html>the desk'
let app: FastifyInstance

const bare = () => buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/main-1a2b3c4d.js'), 'export {}')
  app = await bare()
  await serveDesk(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return {
    status: statusCode,
    body,
    cache: headers['cache-control'],
    csp: String(headers['content-security-policy']).split('; '),
    robots: headers['x-robots-tag'],
    referrer: headers['referrer-policy'],
    nosniff: headers['x-content-type-options'],
    device: headers['permissions-policy'],
  }
}

const ALWAYS = {
  csp: POLICY,
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
  nosniff: 'nosniff',
  device: 'camera=(), geolocation=(), microphone=()',
}

describe('E21, D263: the desk', () => {
  it.each([
    ['its address', '/desk', 200],
    ['the sign-in', '/desk/login', 200],
    ['a trailing slash and a query', '/desk/login/?from=1', 200],
    ['where reports are opened', '/support', 200],
    ['a report, whose code a browser writes with signs of its own', '/support/%D0%9C%D0%A1%D0%A2-7F3K-92?step=3', 200],
    ['an address without a screen', '/desk/nowhere', 404],
    ['a file that is not there', '/desk/index.js', 404],
  ])('%s has its page, strict headers and no place in a search engine', async (_, url, status) => {
    expect(await ask(url)).toEqual({ status, body: PAGE, cache: 'no-cache', ...ALWAYS })
  })

  it('a hashed file stays', async () => {
    expect(await ask('/desk/assets/main-1a2b3c4d.js')).toEqual({
      status: 200,
      body: 'export {}',
      cache: 'public, max-age=31536000, immutable',
      ...ALWAYS,
    })
  })

  it('a new release replaces the page under a running server', async () => {
    writeFileSync(join(folder, 'index.html'), `${PAGE}, newer`)
    expect((await ask('/desk')).body).toBe(`${PAGE}, newer`)
    writeFileSync(join(folder, 'index.html'), PAGE)
  })

  it('where no desk is built there is none', async () => {
    const other = await bare()
    expect(await serveDesk(other, join(folder, 'nowhere'))).toBe(false)
    expect((await other.inject({ url: '/desk' })).statusCode).toBe(404)
    await other.close()
  })
})
