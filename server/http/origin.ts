/** Where people find the portal. */
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** `PUBLIC_ORIGIN`: https://portal.example.org; null where nobody has said it, which only a demonstration may. */
    publicOrigin: string | null
  }
}

/**
 * Whether people come by https. What the operator has said decides: a proxy may forget to tell, and a client may tell what it likes.
 * Without that word it is the connection's own protocol, or what a proxy that is trusted tells.
 */
export const isSecure = ({ protocol, server }: FastifyRequest): boolean =>
  (server.publicOrigin ?? `${protocol}:`).startsWith('https:')
