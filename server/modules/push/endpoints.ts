import { lookup } from 'node:dns'
import { BlockList, isIPv6 } from 'node:net'
import type { LookupFunction } from 'node:net'

/** The push services of Chrome, Firefox, Edge and Safari. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
]

/** The addresses that messages may be posted to. */
export interface AllowedEndpoints {
  /** Names of hosts; «*.» stands for one or more names before the rest. */
  hosts: readonly string[]
  /** The origin of a push service on this machine, for tests; null in earnest. */
  local: string | null
}

const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern

/** Whether an address is one of a known push service: https, its usual port, no user. */
export const isAllowed = (endpoint: string, { hosts, local }: AllowedEndpoints): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (local !== null && origin === local) return true
  return protocol === 'https:' && port === '' && username === '' && password === '' && hosts.some((host) => fits(hostname, host))
}

const closed = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4')
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
/** IPv4 inside IPv6 by way of translators: the address inside may be a private one. */
closed.addSubnet('2002::', 16, 'ipv6')
closed.addSubnet('2001::', 32, 'ipv6')

/** Whether an address belongs to the internet, and to no network of our own. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? open.check(address, 'ipv6') && !closed.check(address, 'ipv6') : !closed.check(address, 'ipv4')

/** A known name that leads into our own network. */
export class PrivateAddress extends Error {}

/**
 * Looks a name up for a connection, which goes to the address that was checked: a name cannot lead elsewhere between check and use.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = error ? [] : found
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 4)
    if (!found.every(({ address }) => isPublic(address))) return callback(new PrivateAddress(hostname), '', 4)
    if (options.all) return callback(null, found)
    return callback(null, first.address, first.family)
  })
}
