import fastify from 'fastify'
import type { Metrics } from './metrics.ts'

/** Where the metrics are read. */
export interface MetricsAddress {
  host: string
  port: number
}

/**
 * Serves /metrics on a separate port, so that the portal's port never exposes metrics.
 * @returns its address and a function that closes the listener
 */
export const listenForMetrics = async (
  metrics: Metrics,
  address: MetricsAddress,
): Promise<{ url: string; close(): Promise<void> }> => {
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => void reply.header('X-Content-Type-Options', 'nosniff'))
  app.get('/metrics', async (_request, reply) => {
    const text = await metrics.text()
    return reply.type(metrics.contentType).header('Cache-Control', 'no-store').send(text)
  })
  return { url: await app.listen(address), close: () => app.close() }
}
