import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceCookie } from '../../kernel/call/caller.ts'
import { isSecure } from '../headers.ts'

const NAME = 'device'
const TOKEN = /^[\w-]{32}$/
/** Longer than any cookie of ours. */
const MOST = 16

/** The well-formed tokens of a request's cookie. */
export const deviceTokens = ({ headers }: FastifyRequest): string[] => {
  const named = (headers.cookie ?? '').split(/; */).find((pair) => pair.startsWith(`${NAME}=`))
  const tokens = (named ?? '').slice(NAME.length + 1).split('.')
  return tokens.length > MOST ? [] : tokens.filter((token) => TOKEN.test(token))
}

/** The cookie of a call: sent to /api only, unreadable for scripts, never sent from another site. */
export const deviceCookie = (request: FastifyRequest, reply: FastifyReply): DeviceCookie => ({
  tokens: deviceTokens(request),
  keep: (tokens, lifetime) => {
    const maxAge = tokens.length > 0 ? Math.floor(lifetime / 1000) : 0
    const parts = [`${NAME}=${tokens.join('.')}`, `Max-Age=${maxAge}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict']
    void reply.header('Set-Cookie', [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; '))
  },
})
