import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { serveAtlas } from '../../../server/http/pages/atlas.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-atlas-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the atlas')
  writeFileSync(join(folder, 'screen.html'), '<!doctype html>a screen')
  writeFileSync(join(folder, 'assets/main-1a2b3c4d.js'), 'export {}')
  app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
  await serveAtlas(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url })
  return {
    status: statusCode,
    cache: headers['cache-control'],
    csp: String(headers['content-security-policy']).split('; '),
    nosniff: headers['x-content-type-options'],
    corp: headers['cross-origin-resource-policy'],
    coop: headers['cross-origin-opener-policy'],
    referrer: headers['referrer-policy'],
    device: headers['permissions-policy'],
  }
}

const COMMON = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "connect-src 'none'",
]
/** A still screen of an earlier release brings its styles and fonts in its own text. */
const PAGE = ["style-src 'self' 'unsafe-inline'", "font-src 'self' data:", "frame-src 'self'", "frame-ancestors 'none'"]
const ALWAYS = {
  nosniff: 'nosniff',
  corp: 'same-origin',
  coop: 'same-origin',
  referrer: 'same-origin',
  device: 'camera=(), geolocation=(), microphone=()',
}

it.each([
  ['the page frames its own screens and stands in no frame', '/atlas/', PAGE, 'no-cache'],
  [
    'a screen stands in frames of this origin only',
    '/atlas/screen.html',
    ["style-src 'self'", "font-src 'self'", "frame-ancestors 'self'"],
    'no-cache',
  ],
  ['a hashed file stays', '/atlas/assets/main-1a2b3c4d.js', PAGE, 'public, max-age=31536000, immutable'],
])('%s, and no request leaves either', async (_, url, own, cache) => {
  expect(await ask(url)).toEqual({ status: 200, cache, csp: [...COMMON, ...own], ...ALWAYS })
})

it('the address without its slash leads there', async () => {
  const { statusCode, headers } = await app.inject({ url: '/atlas' })
  expect([statusCode, headers['location']]).toEqual([302, '/atlas/'])
})

it('where no atlas is built there is none', async () => {
  const bare = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
  expect(await serveAtlas(bare, join(folder, 'nowhere'))).toBe(false)
  expect((await bare.inject({ url: '/atlas' })).statusCode).toBe(404)
  await bare.close()
})
