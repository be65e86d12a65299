/**
 * Where a request comes from, for limits: keyed hashes, each of less than the one before. Nobody can tell the address from
 * them, and they are written to no log (C06).
 */
export interface Client {
  /** The neighbours that one tenant may have: /24 of IPv4, /48 of IPv6. */
  network: string
  /** Whom limits go by: IPv4, or /64 of IPv6, inside of which a device takes what it likes (D23). */
  address: string
  /** A User-Agent at this address: anybody may send another one, so it only ever makes a share smaller. */
  browser: string
}

/** What a browser carries to be known again (D22): a token for each account, and nothing about anybody. */
export interface DeviceCookie {
  tokens: readonly string[]
  /** Gives the browser these in place of what it has; none takes the cookie away. */
  keep(tokens: readonly string[], lifetime: number): void
}
