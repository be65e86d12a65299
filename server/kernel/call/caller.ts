/**
 * The origin of a request, for limits: keyed hashes, each of a shorter prefix. The address cannot be recovered from them; the
 * log has them where somebody is not let through (D150).
 */
export interface Client {
  /** The network of one tenant's neighbours: /24 of IPv4, /48 of IPv6. */
  network: string
  /** The unit of limits: an IPv4 address, or an IPv6 /64, inside which a device picks addresses freely (D23). */
  address: string
  /** A User-Agent at this address: a client can fake it, so it only ever makes a share smaller. */
  browser: string
  /** The same hash of a phone that is tried: who tries many, and one that many try, are seen, and nobody's phone (D150). */
  phone: (mobile: string) => string
}

/** The device cookie of a known browser (D22): one token per account, without personal data. */
export interface DeviceCookie {
  tokens: readonly string[]
  /** Replaces the browser's tokens; an empty list removes the cookie. */
  keep(tokens: readonly string[], lifetime: number): void
}
