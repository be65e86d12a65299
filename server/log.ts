import type { FastifyInstance } from 'fastify'

/**
 * One line per request: its number, method, the route's pattern, status, milliseconds, the refusal's name. Never the address itself (phones and serials
 * stand in paths and queries), headers or bodies (C06 of docs/decisions.md).
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const refusal = reply.refusal ?? undefined
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms, refusal }, 'request')
  })
}

/** Options of the logger: Fastify's own serialisers would write the address and the caller's IP. */
export const loggerOptions = {
  level: 'info',
  serializers: {
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
}
