import type { FastifyInstance } from 'fastify'
import type { Db } from '../../kernel/database/types.ts'
import { BANK_PATH, pageState, typeCard } from '../../modules/bank/page.ts'
import type { TypedCard } from '../../modules/bank/typed-card.ts'
import { endHtml, formHtml } from './html.ts'
import { bankScript } from './script.ts'
import { bankCss } from './style.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  // The address is the right to type a card.
  'Referrer-Policy': 'no-referrer',
}

const HTML = 'text/html; charset=utf-8'

const fieldsOf = (body: unknown): TypedCard => {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  const field = (name: keyof TypedCard): string => (fields.get(name) ?? '').slice(0, 40)
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc') }
}

/** Serves the sandbox bank's page, where a card is really typed. What is typed is never logged, echoed or stored whole. */
export const serveBankPage = (app: FastifyInstance, { db, now }: { db: Db; now: () => number }): void => {
  const files: [path: string, type: string, text: string][] = [
    [`${BANK_PATH}/page.css`, 'text/css', bankCss],
    [`${BANK_PATH}/page.js`, 'text/javascript', bankScript],
  ]
  for (const [path, type, text] of files)
    app.get(path, async (_request, reply) =>
      reply
        .headers({ ...HEADERS, 'Cache-Control': 'no-cache' })
        .type(`${type}; charset=utf-8`)
        .send(text),
    )

  app.get<{ Params: { token: string } }>(`${BANK_PATH}/:token`, async ({ params }, reply) => {
    const state = await pageState(db, params.token, now())
    return reply
      .code(state === 'gone' ? 404 : 200)
      .headers(HEADERS)
      .type(HTML)
      .send(state === 'open' ? formHtml({}) : endHtml(state))
  })

  app.post<{ Params: { token: string } }>(`${BANK_PATH}/:token`, async ({ params, body }, reply) => {
    const state = await pageState(db, params.token, now())
    const faults = state === 'open' ? await typeCard(db, params.token, fieldsOf(body), now()) : {}
    if (Object.keys(faults).length > 0) return reply.code(422).headers(HEADERS).type(HTML).send(formHtml(faults))
    return reply.headers(HEADERS).redirect(`${BANK_PATH}/${encodeURIComponent(params.token)}`, 303)
  })
}
