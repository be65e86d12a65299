import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { PART_LENGTH } from '../../src/domain/sales/invoice.ts'
import type { Handlers } from '../kernel/call/handlers.ts'
import { Refusal, refuse } from '../kernel/call/refusal.ts'
import { bindContract } from './contract/bind.ts'
import { limitCalls } from './contract/limits.ts'
import { readBodies } from './contract/read-body.ts'
import type { HttpDeps } from './deps.ts'
import { countWaits } from './count-waits.ts'
import { endInTime } from './end-requests.ts'
import { handleErrors, sendError } from './errors.ts'
import { isApi, nameEncoding, setHeaders } from './headers.ts'
import './origin.ts'
import { servePortal } from './pages/portal.ts'
import { answerUnreadable } from './unreadable.ts'
import { AnswerLog, logRequests } from './watch/log.ts'
import type { Metrics } from './watch/metrics.ts'
import { watchSecurity } from './watch/security.ts'

/** Larger bodies are refused; files have a limit of their own. */
const BODY_LIMIT = 256 * 1024
const REQUEST_TIMEOUT = 120_000
/** Longer than any valid URL. */
const MAX_ADDRESS = 4_096
/** The serials of one part of a document, and longer than anything else in a path: the contract and not the router rejects a long one. */
const MAX_PARAMETER = PART_LENGTH

export interface AppOptions {
  /** Compare answers with the contract (development and tests). */
  checkAnswers: boolean
  logger: FastifyServerOptions['logger']
  /** Folder of the built portal, or null for the API alone. */
  portalDir: string | null
  /** The number of trusted proxies in front of the server. */
  proxies?: number
  /** Where people find the portal, https://portal.example.org; null or nothing where nobody has said it. */
  publicOrigin?: string | null
  /** What counts its answers. */
  metrics?: Pick<Metrics, 'watch'>
  /** Whether the server is about to close its port. */
  isStopping?: () => boolean
  /** The origin of a third-party captcha widget. */
  captchaOrigin?: string | null
}

const isReadable = (path: string): boolean => {
  try {
    return !decodeURI(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * A person at an address that a messenger has cut within a letter gets the portal's own page: the router would refuse it in JSON, before
 * any handler. Calls keep that refusal.
 */
const readable = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  return isApi(url) || isReadable(path) ? url : path.replaceAll('%', '%25')
}

/** Builds the server without listening. The caller closes it. */
export const buildApp = async (deps: HttpDeps, handlers: Handlers, options: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: options.logger ?? false,
    logController: new AnswerLog(),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < (options.proxies ?? 0),
    requestTimeout: REQUEST_TIMEOUT,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, app.log),
    // Requests over an open connection get ordinary answers during shutdown.
    return503OnClosing: false,
    rewriteUrl: ({ url = '' }) => readable(url),
    routerOptions: { maxParamLength: MAX_PARAMETER },
    frameworkErrors: (error, request, reply) => {
      // The router's own refusals skip all hooks.
      setHeaders(request, reply)
      sendError(error, reply)
    },
  })
  app.decorate('publicOrigin', options.publicOrigin ?? null)
  endInTime(app, options.isStopping ?? (() => false))
  countWaits(app)
  readBodies(app)
  handleErrors(app)
  watchSecurity(app, deps)
  logRequests(app)
  options.metrics?.watch(app)
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply)
    if (request.url.length > MAX_ADDRESS) refuse('notFound')
  })
  app.addHook('onSend', async (_request, reply) => nameEncoding(reply))
  await app.register(multipart)
  await limitCalls(app, deps)
  bindContract(app, handlers, deps, options.checkAnswers)
  const portal = options.portalDir === null ? null : await servePortal(app, options.portalDir, options.captchaOrigin ?? null)
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (portal && isRead && !isApi(request.url)) portal(request, reply)
    else sendError(new Refusal('notFound'), reply)
  })
  return app
}
