/** What is asked of an upgrade, and how it is turned down or passed over (A38). */
import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

type Refused = 400 | 401 | 403 | 404 | 429 | 503
const REASONS: Record<Refused, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

export const turnDown = (socket: Duplex, status: Refused): void => {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The token of the cookie that lives while the chat is open (B03). */
export const tokenOf = ({ headers: { cookie = '' } }: IncomingMessage): string | undefined =>
  cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('token='))
    ?.slice('token='.length)

/** Whether the page that asks is this portal's own: browsers send the cookie whatever page asks. */
export const isOwnPage = (app: FastifyInstance, { headers: { origin, host } }: IncomingMessage): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false
  return app.publicOrigin === null ? new URL(origin).host === host : origin === app.publicOrigin
}

/** Where one is asked for: the path alone counts. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? ''

export const isForSocket = ({ headers: { upgrade = '' } }: IncomingMessage): boolean => upgrade.toLowerCase() === 'websocket'

/** The body of such a request is not read any more: it has come behind what node took for the end of HTTP. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Answers as if nothing had been asked for beside the answer itself: a server may pass over any offer to upgrade (RFC 9110). */
export const answerPlainly = (app: FastifyInstance, request: IncomingMessage, socket: Socket): void => {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.on('finish', () => socket.end())
  app.server.emit('request', request, response)
}
