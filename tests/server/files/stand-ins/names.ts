import dns from 'node:dns'

/**
 * Names under «localhost» lead to this machine (RFC 6761), which not every resolver knows: a bucket in the host needs them.
 * @returns what undoes it
 */
export const resolveLocalNames = (): (() => void) => {
  const usual = dns.lookup
  const lookup = (name: string, ...rest: unknown[]): void =>
    Reflect.apply(usual, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest])
  dns.lookup = Object.assign(lookup, { __promisify__: usual.__promisify__ }) as typeof dns.lookup
  return () => {
    dns.lookup = usual
  }
}
