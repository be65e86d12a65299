import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { REQUEST_ID } from './headers.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers requests that Node.js cannot parse: no route and no hook sees them. The answer is a bare status: the sender is no
 * portal, and the purpose of a body that arrived too slowly is unknown.
 */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const reqId = randomUUID()
  const status = STATUS[error.code ?? ''] ?? 400
  log.info({ reqId, status, code: error.code }, 'unreadable request')
  const text = `${STATUS_CODES[status] ?? ''}\n`
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `${REQUEST_ID}: ${reqId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
