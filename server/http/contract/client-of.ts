import { createHmac } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Client } from '../../kernel/call/caller.ts'
import type { Key } from '../../kernel/secrets/keys.ts'

const IPV6_NETWORK = 48

/** The address without the port that a proxy may append: 198.51.100.1:5678 or [2001:db8::1]:443. */
const withoutPort = (text: string): string => /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text)?.slice(1).join('') ?? text

/**
 * The caller's address from the proxy; if that is no address, the proxy's own, so that a forged header does not escape the
 * limits.
 */
const addressOf = ({ ip, socket }: FastifyRequest): string => {
  const named = withoutPort(ip)
  return normalizeIP(isIP(named) ? named : (socket.remoteAddress ?? ''))
}

const networkOf = (address: string): string =>
  isIPv6(address) ? normalizeIP(address, IPV6_NETWORK) : address.split('.', 3).join('.')

/**
 * There are four thousand million addresses of IPv4: their hashes tell nothing to whoever has not got the key.
 * @returns a function that gives the origin of a request
 */
export const createClientOf = ({ value }: Key): ((request: FastifyRequest) => Client) => {
  const hashed = (text: string): string => createHmac('sha256', value).update(text).digest('hex')
  return (request) => {
    const address = addressOf(request)
    return {
      network: hashed(`network ${networkOf(address)}`),
      address: hashed(address),
      browser: hashed(`${address} ${request.headers['user-agent'] ?? ''}`),
      phone: (mobile) => hashed(`phone ${mobile}`),
    }
  }
}
