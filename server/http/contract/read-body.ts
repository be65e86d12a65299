import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Operation } from './document.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A JSON body as it came: a signature is about its bytes. */
    rawBody: string
  }
}

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
/** Form fields by their content type, or sent as plain text (A13). */
const FORM_TYPES = [FORM, 'text/plain']

/** Registers parsers for the contract's content types. Multipart has its own parser. */
export const readBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    // Empty JSON counts as no body: portals set the content type on calls without one.
    request.rawBody = body as string
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
  app.addContentTypeParser(FORM_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/** The fields of a form; a repeated field is an error. */
const fieldsOf = (text: string): Record<string, string> => {
  const pairs = [...new URLSearchParams(text)]
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : refuse('invalidRequest')
}

/** @returns the media type whose schema validates the body of an operation, or null for no body or a file */
export const bodyTypeOf = ({ spec }: Operation): string | null => {
  const content = spec.requestBody?.content ?? {}
  return [JSON_TYPE, FORM].find((type) => type in content) ?? null
}

/**
 * The body in the form that the operation's schema expects: an object, in whatever content type it arrived.
 * @throws Refusal invalidRequest when the operation does not accept this content type
 */
export const bodyOf = ({ spec }: Operation, { body, headers }: FastifyRequest): unknown => {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isForm = FORM_TYPES.includes(type)
  const content = spec.requestBody?.content
  // JSON for an operation without a body is harmless.
  const isMeantForOthers = content ? (isForm || type === JSON_TYPE) && !(type in content) : isForm
  if (body !== undefined && isMeantForOthers) return refuse('invalidRequest')
  return isForm ? fieldsOf(typeof body === 'string' ? body : '') : body
}
