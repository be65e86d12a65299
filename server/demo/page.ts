import type { FastifyInstance } from 'fastify'
import { demoHtml } from './page/html.ts'
import { demoScript } from './page/script.ts'
import { demoCss } from './page/style.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves /demo in demo mode only: accounts, sign-in with one click, the SMS outbox. The portal knows nothing of /demo, and in
 * other modes the address is not found.
 */
export const serveDemoPage = (app: FastifyInstance): void => {
  const files: [path: string, type: string, text: () => string][] = [
    ['/demo', 'text/html', demoHtml],
    ['/demo/page.css', 'text/css', () => demoCss],
    ['/demo/page.js', 'text/javascript', () => demoScript],
  ]
  for (const [path, type, text] of files)
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' })
        .type(`${type}; charset=utf-8`)
        .send(text()),
    )
  app.get('/demo/', async (_request, reply) => reply.redirect('/demo'))
}
