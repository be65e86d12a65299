import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import type { Binary, Call, Handler, Handlers, Streamed } from '../../kernel/call/handlers.ts'
import { Refusal, refuse } from '../../kernel/call/refusal.ts'
import { whileRacing } from '../../kernel/call/run-again.ts'
import { isTagKnown, tagOf, Unchanged } from '../../kernel/call/version.ts'
import { protectStanding } from '../../kernel/database/lock-people.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { answerOnce, findAnswer, hasKey, isAnswer, requestHash } from '../../kernel/idempotency/answer-once.ts'
import { AnsweredMeanwhile, keyed, unkeyed } from '../../kernel/idempotency/answer-public.ts'
import { findActor, newsVersionOf } from '../../modules/auth/sessions.ts'
import { withToken } from '../../modules/handovers/tokens.ts'
import { withEraseKey } from '../../modules/problem-reports/erase-key.ts'
import { paidAnswers } from '../../modules/payouts/first-answer.ts'
import { isApproved } from '../../modules/profile/lacks.ts'
import type { HttpDeps } from '../deps.ts'
import { noteRefusal } from '../errors.ts'
import { accessRefusal, asksForApproval, closesWhenLocked } from './access.ts'
import { createClientOf } from './client-of.ts'
import { deviceCookie } from './device-cookie.ts'
import { allOperations } from './document.ts'
import type { Operation } from './document.ts'
import { isForeign } from './foreign.ts'
import { endInTime, LONGEST_DOWNLOAD } from './end-in-time.ts'
import { createFlights } from './flights.ts'
import type { Flights } from './flights.ts'
import { limitOf } from './limits.ts'
import { bodyOf } from './read-body.ts'
import { readUpload } from './read-upload.ts'
import { answerCheck, compileRequest } from './schemas.ts'
import { createWriting, writeFile } from './table-files.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Why the caller may not call the operation any more; null for a call that may be made. */
    refusedAs: RefusalName | null
    /** The phone that a public call is about. */
    triedPhone: string | null
  }
  interface FastifyContextConfig {
    /** The contract's operation; other routes have none. */
    operation?: string
  }
}

const KEY_HEADER = 'idempotency-key'
/** Of digits alone, as the contract has phones; a registration's `username` is a name. */
const PHONE = /^\d{10,15}$/

type AnyCall = Call<'confirmSellerPurchase'>
type AnyHandler = (call: AnyCall) => Promise<object>

/** A handler's result: an envelope with its status, or bytes. */
type Ending = { status: number; body: unknown } | Binary | Streamed

const isFile = (answer: object): answer is Binary | Streamed => 'contentType' in answer

const requestOf = (operation: Operation) => {
  const checks = compileRequest(operation)
  return (request: FastifyRequest): { body: unknown; path: unknown; query: Record<string, unknown> } => {
    const query = { ...(request.query as Record<string, unknown>) }
    const path = { ...(request.params as Record<string, unknown>) }
    const headers = { ...request.headers }
    const body = bodyOf(operation, request)
    const bodyFits = checks.body === null || checks.body(body)
    if (!checks.path(path) || !checks.query(query) || !checks.headers(headers) || !bodyFits) refuse('invalidRequest')
    return { body, path, query }
  }
}

/** Public calls name the phone that they are about one way or the other. */
const phoneIn = (body: unknown): string | null => {
  const { mobile, username } = (body ?? {}) as { mobile?: unknown; username?: unknown }
  return ([mobile, username].find((phone) => typeof phone === 'string' && PHONE.test(phone)) as string | undefined) ?? null
}

type Parts = { body: unknown; path: unknown; query: unknown }

/** A command without an account stores its answers itself, step by step. */
const answerPublic = async (
  { db, now }: { db: HttpDeps['db']; now: number },
  { key, fingerprint }: { key: string | undefined; fingerprint: string },
  work: (commit: AnyCall['commit']) => Promise<object>,
): Promise<Ending> => {
  const answers = key === undefined ? unkeyed(db) : keyed(db, key, fingerprint, now)
  const before = await answers.find()
  if (before) return before
  try {
    return { status: 200, body: await work((last) => answers.commit(last)) }
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return error.answer
    if (!isAnswer(error)) throw error
    // A concurrent repeat may find its code used up by the first call: then the first call's answer counts.
    const refused = { status: error.status, body: error.body }
    const counted = await answers.remember(refused)
    if (counted === refused) throw error
    return counted
  }
}

/** @throws Unchanged when the caller has this version already */
const nameVersion = (request: FastifyRequest, reply: FastifyReply, name: string): void => {
  const tag = tagOf(name)
  reply.header('ETag', tag)
  if (isTagKnown(request.headers['if-none-match'], tag)) throw new Unchanged()
}

/** Versions that can be read without the rest of the caller: who asks every few seconds has them in hand nearly always. */
const VERSIONS: Partial<Record<string, typeof newsVersionOf>> = { countNotifications: newsVersionOf }

/** The ETag of the answer that the caller has already; null where the operation itself must tell. */
const knownTag = async ({ id }: Operation, { headers }: FastifyRequest, { db, now }: HttpDeps): Promise<string | null> => {
  const known = headers['if-none-match']
  const version = known === undefined ? null : await VERSIONS[id]?.(db, headers.token, now())
  if (version === null || version === undefined) return null
  return isTagKnown(known, tagOf(version)) ? tagOf(version) : null
}

/** Answers that outlive their key, because the work itself knows it. */
const LASTING: Partial<Record<string, typeof paidAnswers>> = { cashOut: paidAnswers }

/** Secrets that no key keeps: they are put into an answer on its way out, the first one and those of repeats (E17). */
const SECRETS: Partial<Record<string, (deps: HttpDeps, body: unknown) => unknown>> = {
  issueHandover: ({ certificateKey }, body) => withToken(certificateKey, body),
  reportProblem: ({ certificateKey }, body) => withEraseKey(certificateKey, body),
}

const isCommandOf = ({ parameters }: Operation): boolean =>
  parameters.some((parameter) => parameter.name.toLowerCase() === KEY_HEADER)

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers[KEY_HEADER]
  return typeof header === 'string' ? header : undefined
}

/** Runs a command without a key. The lock keeps the account from being deleted while it writes; that of a deleted account writes nothing. */
const runUnkeyed = (
  db: HttpDeps['db'],
  { person, isClosedByLock }: { person: string; isClosedByLock: boolean },
  work: (tx: Tx) => Promise<Ending>,
): Promise<Ending> =>
  whileRacing(() =>
    db.transaction(async (tx) => {
      const standing = (await protectStanding(tx, person)) ?? refuse('unauthorised')
      return isClosedByLock && standing.locked ? refuse('locked') : work(tx)
    }),
  )

/** What the operations of a server share. */
interface Shared {
  clientOf: ReturnType<typeof createClientOf>
  flights: Flights
  /** The files of whole lists that are being written. */
  writing: Flights
}

const answerer = (operation: Operation, handler: AnyHandler, deps: HttpDeps, { clientOf, flights, writing }: Shared) => {
  const isCommand = isCommandOf(operation)
  const isPublic = operation.spec['x-roles'].includes('anonymous')
  const end = async (request: FastifyRequest, reply: FastifyReply, parts: Parts, after: AnyCall['after']): Promise<Ending> => {
    const { actor } = request
    const now = deps.now()
    const key = keyOf(request)
    const call = (db: HttpDeps['db'], commit: AnyCall['commit'] = (work) => db.transaction(work)) =>
      handler({
        ...parts,
        actor,
        key: key ?? null,
        now,
        db,
        commit,
        client: async () => clientOf(request),
        version: (name: string) => nameVersion(request, reply, name),
        device: deviceCookie(request, reply),
        userAgent: request.headers['user-agent'] ?? '',
        after,
        signed: () => ({ body: request.rawBody, signature: String(request.headers['bank-signature'] ?? '') }),
        upload: () => readUpload(request),
      } as unknown as AnyCall)
    const fingerprint = (): string => requestHash(operation.method, operation.path, parts)
    if (request.refusedAs) {
      const asker = actor && key ? { userId: actor.id, key } : null
      const first = asker && (await findAnswer(deps.db, { ...asker, hash: fingerprint(), now }))
      const lasting = asker && !first ? ((await LASTING[operation.id]?.answer(deps.db, asker, parts.body)) ?? null) : null
      return first ?? lasting ?? refuse(request.refusedAs)
    }
    if (isCommand && isPublic)
      return answerPublic({ db: deps.db, now }, { key, fingerprint: fingerprint() }, (commit) => call(deps.db, commit))
    if (operation.spec['x-table-file'] && actor)
      return writeFile({ db: deps.db, now, writing }, actor.id, async () => (await call(deps.db)) as Streamed)
    if (!isCommand || !actor) {
      const answer = await call(deps.db)
      if (!isFile(answer)) return { status: 200, body: answer }
      return 'stream' in answer ? endInTime(answer, LONGEST_DOWNLOAD) : answer
    }
    const land = flights.begin(actor.id, key)
    try {
      const work = async (tx: Tx) => ({ status: 200, body: await call(tx) })
      const isClosedByLock = closesWhenLocked(operation.spec, actor)
      return await (key === undefined
        ? runUnkeyed(deps.db, { person: actor.id, isClosedByLock }, work)
        : answerOnce(deps.db, { userId: actor.id, key, hash: fingerprint(), now, isClosedByLock }, work))
    } finally {
      land()
    }
  }
  return async (request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<Ending> => {
    const afterwards: (() => Promise<void>)[] = []
    const ending = await end(request, reply, parts, (work) => void afterwards.push(work))
    for (const work of afterwards) await work()
    return ending
  }
}

const send = (reply: FastifyReply, ending: Ending): FastifyReply => {
  if (isFile(ending)) {
    const content = 'bytes' in ending ? ending.bytes : ending.stream
    return reply.headers(ending.headers).type(ending.contentType).send(content)
  }
  if (ending.status >= 400) noteRefusal(reply, ending.body)
  return reply.code(ending.status).send(ending.body)
}

/** Serves one operation: session, access, rate limit, request check, handler, answer check. */
const bindOperation = (
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  deps: HttpDeps,
  checkAnswers: boolean,
  shared: Shared,
): void => {
  const readRequest = requestOf(operation)
  const contradiction = checkAnswers ? answerCheck(operation) : () => null
  const answer = answerer(operation, handler, deps, shared)
  /**
   * A command may take from its own caller the right to call it: a repeat, whose first answer was lost on the way, gets that answer all
   * the same. Nobody else gets as far as a body.
   */
  const mayRepeat = async (request: FastifyRequest): Promise<boolean> => {
    const [{ actor }, key] = [request, keyOf(request)]
    if (!isCommandOf(operation) || actor === null || key === undefined) return false
    const lasting = LASTING[operation.id]
    return (await hasKey(deps.db, actor.id, key)) || (lasting?.has(deps.db, { userId: actor.id, key }) ?? false)
  }
  const withSecrets = (ending: Ending): Ending => {
    const put = SECRETS[operation.id]
    return put === undefined || isFile(ending) ? ending : { ...ending, body: put(deps, ending.body) }
  }
  const insist = (status: number, body: unknown): void => {
    const problem = contradiction(status, body)
    if (problem) throw new Error(`${operation.id} contradicts the contract: ${problem}`)
  }
  app.route({
    method: operation.method,
    url: `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { ...limitOf(operation.spec), operation: operation.id },
    // Before the body is read: a stranger must not learn from body errors, nor make the server parse a body.
    onRequest: async (request, reply) => {
      if (operation.spec['x-demo'] && !deps.isDemo) refuse('notFound')
      if (isForeign(request)) refuse('forbidden')
      const tag = await knownTag(operation, request, deps)
      if (tag !== null) return reply.header('ETag', tag).code(304).send()
      const actor = await findActor(deps.db, request.headers.token, deps.now(), deps.isDemo)
      request.actor =
        actor && asksForApproval(operation.spec)
          ? { ...actor, isApproved: await isApproved(deps.db, actor.id, deps.now()) }
          : actor
      const refused = accessRefusal(operation.spec, request.actor)
      if (refused && !(await mayRepeat(request))) refuse(refused)
      request.refusedAs = refused
      return undefined
    },
    handler: async (request, reply) => {
      const parts = readRequest(request)
      request.triedPhone = operation.spec['x-roles'].includes('anonymous') ? phoneIn(parts.body) : null
      try {
        const ending = withSecrets(await answer(request, reply, parts))
        if (!isFile(ending)) insist(ending.status, ending.body)
        return send(reply, ending)
      } catch (error) {
        if (error instanceof Unchanged) return reply.code(304).send()
        if (error instanceof Refusal) insist(error.status, error.body)
        throw error
      }
    },
  })
}

/**
 * Serves every operation of the contract under /api.
 * @param checkAnswers compare each answer with the contract; a mismatch is logged and answered with 500
 */
export const bindContract = (app: FastifyInstance, handlers: Handlers, deps: HttpDeps, checkAnswers: boolean): void => {
  app.decorateRequest('actor', null)
  app.decorateRequest('refusedAs', null)
  app.decorateRequest('triedPhone', null)
  const shared = { clientOf: createClientOf(deps.originKey), flights: createFlights(), writing: createWriting() }
  for (const operation of allOperations) {
    const handler = handlers[operation.id] as Handler<never> as unknown as AnyHandler
    bindOperation(app, operation, handler, deps, checkAnswers, shared)
  }
}
