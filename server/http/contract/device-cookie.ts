import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceCookie } from '../../kernel/call/caller.ts'
import { isSecure } from '../origin.ts'

const PLAIN = 'device'
/** Browsers take this name over https alone, so that nobody on a plain line can plant one. */
const SECURE = `__Secure-${PLAIN}`
const nameFor = (request: FastifyRequest): string => (isSecure(request) ? SECURE : PLAIN)
const TOKEN = /^[\w-]{32}$/
/** Longer than any cookie of ours. */
const MOST = 16

/** The well-formed tokens of a request's cookie; the plain name is that of releases before, and of installations without https. */
export const deviceTokens = (request: FastifyRequest): string[] => {
  const pairs = (request.headers.cookie ?? '').split(/; */)
  const valueOf = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const tokens = (valueOf(nameFor(request)) ?? valueOf(PLAIN) ?? '').split('.')
  return tokens.length > MOST ? [] : tokens.filter((token) => TOKEN.test(token))
}

/** The cookie of a call: sent to /api only, unreadable for scripts, never sent from another site. */
export const deviceCookie = (request: FastifyRequest, reply: FastifyReply): DeviceCookie => ({
  tokens: deviceTokens(request),
  keep: (tokens, lifetime) => {
    const maxAge = tokens.length > 0 ? Math.floor(lifetime / 1000) : 0
    const parts = [`${nameFor(request)}=${tokens.join('.')}`, `Max-Age=${maxAge}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict']
    void reply.header('Set-Cookie', [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; '))
  },
})
