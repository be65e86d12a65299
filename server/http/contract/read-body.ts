import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Operation } from './document.ts'

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
/** Form fields by their type, or under the name of plain text (A13). */
const FORM_TYPES = [FORM, 'text/plain']

/** Teaches the server the content types of the contract. Multipart has a parser of its own. */
export const readBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    // Empty JSON is no body: portals set the content type on calls that carry none.
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
  app.addContentTypeParser(FORM_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/** The fields of a form; a field that comes twice is nobody's intention. */
const fieldsOf = (text: string): Record<string, string> => {
  const pairs = [...new URLSearchParams(text)]
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : refuse('invalidRequest')
}

/** @returns the media type whose schema judges the body of an operation, or null when it takes none or a file */
export const bodyTypeOf = ({ spec }: Operation): string | null => {
  const content = spec.requestBody?.content ?? {}
  return [JSON_TYPE, FORM].find((type) => type in content) ?? null
}

/**
 * The body as the operation's schema knows it: an object, whatever it was written as.
 * @throws Refusal invalidRequest when the operation does not take this content type
 */
export const bodyOf = ({ spec }: Operation, { body, headers }: FastifyRequest): unknown => {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isForm = FORM_TYPES.includes(type)
  const content = spec.requestBody?.content
  // JSON that comes where nothing is taken does no harm.
  const isMeantForOthers = content ? (isForm || type === JSON_TYPE) && !(type in content) : isForm
  if (body !== undefined && isMeantForOthers) return refuse('invalidRequest')
  return isForm ? fieldsOf(typeof body === 'string' ? body : '') : body
}
