import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Actor } from '../modules/auth/actor.ts'
import { findActor } from '../modules/auth/sessions.ts'
import { readUpload } from '../modules/files/read-upload.ts'
import { answerOnce, requestHash } from '../modules/idempotency/answer-once.ts'
import { accessRefusal } from './access.ts'
import { allOperations } from './document.ts'
import type { Operation } from './document.ts'
import type { Binary, Call, Handler, Handlers } from './handlers.ts'
import { Refusal, refuse } from './refusal.ts'
import { whileRacing } from './run-again.ts'
import { compileAnswers, compileRequest } from './schemas.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

const KEY_HEADER = 'idempotency-key'

type AnyCall = Call<'confirmSellerPurchase'>
type AnyHandler = (call: AnyCall) => Promise<object>

/** What a handler ended with: an envelope with its status, or bytes. */
type Ending = { status: number; body: unknown } | Binary

const isBinary = (answer: object): answer is Binary => 'bytes' in answer

const requestOf = (operation: Operation) => {
  const checks = compileRequest(operation)
  return (request: FastifyRequest): { body: unknown; path: unknown; query: Record<string, unknown> } => {
    const query = { ...(request.query as Record<string, unknown>) }
    const path = { ...(request.params as Record<string, unknown>) }
    const headers = { ...request.headers }
    const bodyFits = checks.body === null || checks.body(request.body)
    if (!checks.path(path) || !checks.query(query) || !checks.headers(headers) || !bodyFits) refuse('invalidRequest')
    return { body: request.body, path, query }
  }
}

const answerer = (operation: Operation, handler: AnyHandler, deps: Deps) => {
  const isCommand = operation.parameters.some((parameter) => parameter.name.toLowerCase() === KEY_HEADER)
  return async (request: FastifyRequest, parts: { body: unknown; path: unknown; query: unknown }): Promise<Ending> => {
    const { actor } = request
    const now = deps.now()
    const callWith = (db: Deps['db']) => ({ ...parts, actor, now, db, upload: () => readUpload(request) }) as unknown as AnyCall
    if (!isCommand || !actor) {
      const answer = await handler(callWith(deps.db))
      return isBinary(answer) ? answer : { status: 200, body: answer }
    }
    const key = request.headers[KEY_HEADER]
    const work = async (db: Deps['db']) => ({ status: 200, body: await handler(callWith(db)) })
    if (typeof key !== 'string') return whileRacing(() => deps.db.transaction((tx) => work(tx)))
    const hash = requestHash(operation.method, operation.path, parts)
    return answerOnce(deps.db, { userId: actor.id, key, hash, now }, work)
  }
}

const send = (reply: FastifyReply, ending: Ending): FastifyReply =>
  'bytes' in ending
    ? reply.headers(ending.headers).type(ending.contentType).send(ending.bytes)
    : reply.code(ending.status).send(ending.body)

/** Serves one operation: session, access, request check, handler, answer check. */
const bindOperation = (
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  deps: Deps,
  checkAnswers: boolean,
): void => {
  const readRequest = requestOf(operation)
  const contradiction = checkAnswers ? compileAnswers(operation) : () => null
  const answer = answerer(operation, handler, deps)
  const insist = (status: number, body: unknown): void => {
    const problem = contradiction(status, body)
    if (problem) throw new Error(`${operation.id} contradicts the contract: ${problem}`)
  }
  app.route({
    method: operation.method,
    url: `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read: a stranger learns nothing from how a body is judged, and cannot make the server parse one.
    onRequest: async (request) => {
      request.actor = await findActor(deps.db, request.headers.token, deps.now())
      const refused = accessRefusal(operation.spec, request.actor)
      if (refused) refuse(refused)
    },
    handler: async (request, reply) => {
      const parts = readRequest(request)
      try {
        const ending = await answer(request, parts)
        if (!('bytes' in ending)) insist(ending.status, ending.body)
        return send(reply, ending)
      } catch (error) {
        if (error instanceof Refusal) insist(error.status, error.body)
        throw error
      }
    },
  })
}

/**
 * Serves every operation of the contract under /api.
 * @param checkAnswers compare each answer with the contract; a contradiction is logged and answered with 500
 */
export const bindContract = (app: FastifyInstance, handlers: Handlers, deps: Deps, checkAnswers: boolean): void => {
  app.decorateRequest('actor', null)
  for (const operation of allOperations) {
    const handler = handlers[operation.id] as Handler<never> as unknown as AnyHandler
    bindOperation(app, operation, handler, deps, checkAnswers)
  }
}
