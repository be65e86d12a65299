/** Variables whose address leads to another machine, and what travels there. */
const LINES = {
  DATABASE_URL: 'postgres',
  DATABASE_MIGRATION_URL: 'postgres',
  SMS_URL: 'http',
  SMSC_URL: 'http',
  SMSRU_URL: 'http',
  DADATA_URL: 'http',
  DADATA_PARTY_URL: 'http',
  PROVERKACHEKA_URL: 'http',
  TBANK_URL: 'http',
  FILES_ENDPOINT: 'http',
  CLAMD: 'tcp',
} as const

export type LineName = keyof typeof LINES
export const LINE_NAMES = Object.keys(LINES) as LineName[]

/** Nobody sits between a process and its own machine. */
const OWN_MACHINE = new Set(['', 'localhost', '127.0.0.1', '[::1]'])

/** A URL with a user needs a host, a connection string of PostgreSQL does not: its host is the socket's folder in the query. */
const hostOf = (url: URL): string => url.searchParams.get('host') ?? url.hostname

const isPlain = (kind: 'postgres' | 'http' | 'tcp', address: string): boolean => {
  const url = new URL(address.replace('@/', '@localhost/'))
  const host = hostOf(url)
  if (host.startsWith('/') || OWN_MACHINE.has(host)) return false
  // The protocol of clamd knows no encryption.
  if (kind === 'tcp') return true
  return kind === 'http' ? url.protocol !== 'https:' : url.searchParams.get('sslmode') !== 'verify-full'
}

/**
 * The addresses that anybody on the way could read or answer for: no https, or PostgreSQL whose certificate and name are not checked.
 * Passwords, codes and personal data travel there.
 * @param accepted variables whose operator answers for the way
 */
export const plainLines = (env: Partial<Record<LineName, string | undefined>>, accepted: readonly LineName[]): LineName[] =>
  LINE_NAMES.filter((name) => {
    const address = env[name]
    return address !== undefined && !accepted.includes(name) && isPlain(LINES[name], address)
  })
